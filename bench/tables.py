"""Server load: 200 tables of Risk with four connections each, on our server with durable storage
and on boardgame.io's server with storage in memory."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from .harness import PEERS, Figure, Missing, ours, run_ours, run_peer
from .load import boardgame_io_players, ludoteca_players
from .load.players import Player, Table, percentile, play_flat_out, play_paced
from .load.process import ServerProcess, free_port
from .risk import LIKE_THE_PEER, MAP

TABLES, SEATS = 200, 4
OPTIONS: dict[str, Any] = {**LIKE_THE_PEER, "turn_limit": 0, "placement": "batch"}
DISK = Path("/var/tmp")
"""On a disk; the default folder for temporary files may be in memory."""

RATE = 400.0
"""Moves per second that both servers can sustain: two at every table."""
WARM_UP, FLAT_OUT, PACED = 2.0, 1.5, 3.0
"""Seconds; the last two for each measurement."""
MOST_ROUNDS, TURNS = 10, 2
"""Measurements of each server per round: short ones in turns, so that a temporary slowdown of the
machine affects both."""
FEW_TABLES, MANY_TABLES, FEW_MOVES = 10, 100, 0.5
"""For measuring memory: tables, and seconds of play."""
CACHES_FILL = 2
"""Visits until the store's caches have their full size."""
NO_LIMITS = {
    "LUDOTECA_SOCKETS_PER_ADDRESS": "10000",
    "LUDOTECA_CONNECTIONS_PER_ADDRESS": "10000",
    "LUDOTECA_REQUESTS_PER_SECOND": "100000",
    "LUDOTECA_WORK_PER_ADDRESS": "100000",
    "LUDOTECA_WORK_PER_HOUSE": "100000",
    "LUDOTECA_SESSIONS_PER_MINUTE": "1000000",
    "LUDOTECA_TABLES_PER_ADDRESS": "10000",
    "LUDOTECA_TABLES_PER_HOUR": "1000000",
    "LUDOTECA_LOG_LEVEL": "warning",
}
"""All clients share one address."""
SHORT_LINGER = {"LUDOTECA_LINGER": "500"}


class Pace(Struct, frozen=True):
    """Results of one server at one pace."""

    cpu: float
    """CPU time in microseconds per move."""
    median: float
    """Milliseconds from a move until the last client has it."""
    slowest: float
    """The 99th percentile."""


class Load(Struct, frozen=True):
    """Results of one server."""

    flat_out: Pace
    """With every table playing as fast as possible."""
    rate: float
    """Moves per second, flat out."""
    paced: Pace
    """At a fixed rate that both servers can sustain."""


class Memory(Struct, frozen=True):
    """Memory of our server in kilobytes."""

    table: float
    """For a match under way, with four connections."""
    connection: float
    """For one more connection."""
    idle: float
    """For a table that was played at and has no connections any more."""


def figures(rounds: int) -> Iterator[Figure]:
    title = f"{TABLES} tables of {SEATS}"
    try:
        pairs, missing = _duel(min(rounds, MOST_ROUNDS) * TURNS), ""
    except Missing as why:
        alone = run_ours(ours("tables", "ours"), Load)
        pairs, missing = [(alone, alone)], str(why)
    compared = partial(_compared, pairs=pairs, missing=missing)
    told = "move → last client told"
    yield compared(f"{title}: CPU of one move", "µs", lambda load: load.flat_out.cpu, bar=2, goal=4)
    yield compared(f"{title}: time between two moves", "µs", lambda load: 1e6 / load.rate)
    yield compared(f"{title}: {told}, median", "ms", lambda load: load.flat_out.median)
    slowest = f"{told}, 99th percentile"
    yield compared(f"{title}: {slowest}", "ms", lambda load: load.flat_out.slowest, bar=1)
    pace = f"{title}, {RATE:.0f} moves/s"
    yield compared(f"{pace}: CPU of one move", "µs", lambda load: load.paced.cpu)
    yield compared(f"{pace}: {told}, median", "ms", lambda load: load.paced.median)
    yield compared(f"{pace}: {slowest}", "ms", lambda load: load.paced.slowest)
    memory = run_ours(ours("tables", "memory"), Memory)
    for name, kilobytes, goal in (
        ("a match that is played, with its connections", memory.table, 250),
        ("one more connection", memory.connection, 50),
        ("a table nobody looks at", memory.idle, 5),
    ):
        yield Figure(
            name=f"Memory of {name}", unit="kB", ours=kilobytes, goal=goal, less_is_better=True
        )


def _duel(turns: int) -> list[tuple[Load, Load]]:
    return run_peer(ours("tables", "both", str(turns)), list[tuple[Load, Load]])


def _compared(
    name: str,
    unit: str,
    of: Callable[[Load], float],
    *,
    pairs: Sequence[tuple[Load, Load]],
    missing: str,
    bar: float | None = None,
    goal: float = 1,
) -> Figure:
    """A figure of both servers; lower is better."""
    return Figure(
        name=name,
        unit=unit,
        ours=median(of(mine) for mine, _ in pairs),
        peer=None if missing else median(of(other) for _, other in pairs),
        peer_name="" if missing else f"boardgame.io {_peer_version()}",
        ratios=() if missing else tuple(of(other) / of(mine) for mine, other in pairs),
        missing=missing,
        goal=goal,
        bar=bar,
    )


def _peer_version() -> str:
    package = PEERS / "node_modules" / "boardgame.io" / "package.json"
    version: str = json.loads(package.read_text("utf-8"))["version"]
    return version


# The servers


def our_server(folder: str, **more: str) -> ServerProcess:
    port = free_port()
    command = [sys.executable, "-m", "ludoteca.cli", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder}/bench.db"]
    return ServerProcess(command, Path(folder), {**NO_LIMITS, **more}, port)


def peer_server(folder: str) -> ServerProcess:
    port = free_port()
    program = ["node", str(PEERS / "risk_server.mjs")]
    command = [*program, "--map", str(MAP), "--seats", str(SEATS), "--port", str(port)]
    return ServerProcess(command, Path(folder), {"NODE_ENV": "production"}, port)


# Measurements


async def measure_ours() -> Load:
    with TemporaryDirectory(dir=DISK) as folder, our_server(folder) as server:
        tables = await ludoteca_players.open_tables(server.port, TABLES, SEATS, OPTIONS)
        await play_flat_out(tables, WARM_UP)
        return await _measure(server, tables)


async def measure_both(turns: int) -> list[tuple[Load, Load]]:
    """Load both servers in turns; which one is first alternates."""
    with (
        TemporaryDirectory(dir=DISK) as folder,
        our_server(folder) as mine,
        peer_server(folder) as theirs,
    ):
        own = await ludoteca_players.open_tables(mine.port, TABLES, SEATS, OPTIONS)
        others = await boardgame_io_players.open_tables(theirs.port, TABLES, SEATS, MAP)
        for tables in (own, others):
            await play_flat_out(tables, WARM_UP)
        pairs = []
        for turn in range(turns):
            if turn % 2:
                us = await _measure(mine, own)
                them = await _measure(theirs, others)
            else:
                them = await _measure(theirs, others)
                us = await _measure(mine, own)
            pairs.append((us, them))
        return pairs


async def _measure(server: ServerProcess, tables: Sequence[Table]) -> Load:
    began = server.cpu_seconds
    delays = await play_flat_out(tables, FLAT_OUT)
    between = server.cpu_seconds
    paced = await play_paced(tables, RATE, PACED)
    return Load(
        flat_out=_pace(between - began, delays),
        paced=_pace(server.cpu_seconds - between, paced),
        rate=len(delays) / FLAT_OUT,
    )


def _pace(seconds: float, delays: Sequence[float]) -> Pace:
    return Pace(
        cpu=seconds / len(delays) * 1e6,
        median=percentile(delays, 50) * 1e3,
        slowest=percentile(delays, 99) * 1e3,
    )


async def measure_memory() -> Memory:
    """Connect, play and leave, several times. Growth after the first time is memory the process
    keeps for reuse; growth after that would be a leak of tables."""
    with TemporaryDirectory(dir=DISK) as folder, our_server(folder, **SHORT_LINGER) as server:
        await _visit(server, FEW_TABLES)
        empty = server.kilobytes
        playing, connected = await _visit(server, MANY_TABLES)
        for _ in range(CACHES_FILL):
            await _visit(server, MANY_TABLES)
        before = server.kilobytes
        await _visit(server, MANY_TABLES)
        return Memory(
            table=(playing - empty) / MANY_TABLES,
            connection=(connected - playing) / (MANY_TABLES * SEATS),
            idle=max(0.0, (server.kilobytes - before) / MANY_TABLES),
        )


async def _visit(server: ServerProcess, count: int) -> tuple[int, int]:
    """Returns the memory during the matches, and with every connection opened twice."""
    tables = await ludoteca_players.open_tables(server.port, count, SEATS, OPTIONS)
    await play_flat_out(tables, FEW_MOVES)
    playing = server.kilobytes
    again = await ludoteca_players.arrive_again(server.port, tables)
    connected = server.kilobytes
    everybody: list[Player] = [*again, *(player for table in tables for player in table.players)]
    ludoteca_players.leave(everybody)
    await ludoteca_players.wait_until_unloaded(server.port)
    return playing, connected


def measured(what: str, *turns: str) -> Any:
    match what:
        case "both":
            return asyncio.run(measure_both(*map(int, turns)))
        case "memory":
            return asyncio.run(measure_memory())
        case "ours":
            return asyncio.run(measure_ours())
        case _:
            raise SystemExit(f"error: nothing is measured under the name {what}")


if __name__ == "__main__":
    print(msgspec.json.encode(measured(*sys.argv[1:])).decode())
