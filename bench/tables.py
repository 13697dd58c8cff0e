"""Tables on the network: 200 tables of Risk with four connections each, on our server with durable
storage and on boardgame.io's server with its storage in memory; the same load for both."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from .frame import PEERS, Figure
from .load import boardgame_io_players, ludoteca_players
from .load.players import Table, percentile, play_flat_out, play_paced
from .load.process import ServerProcess, free_port
from .risk import LIKE_THE_PEER, MAP

TABLES, SEATS = 200, 4
OPTIONS: dict[str, Any] = {**LIKE_THE_PEER, "turn_limit": 0, "placement": "batch"}
DISK = Path("/var/tmp")
"""On a disk, where the folder for temporary files may be in memory."""

RATE = 400.0
"""Moves a second that both can carry: two at every table."""
WARM_UP, PACED, FLAT_OUT = 3.0, 6.0, 4.0
"""Seconds."""
NO_LIMITS = {
    "LUDOTECA_SOCKETS_PER_ADDRESS": "10000",
    "LUDOTECA_REQUESTS_PER_SECOND": "100000",
    "LUDOTECA_SESSIONS_PER_MINUTE": "1000000",
    "LUDOTECA_LOG_LEVEL": "warning",
}
"""Everybody comes from this machine here."""


class Load(Struct, frozen=True):
    """What one server did under the load."""

    paced_cpu: float
    """Seconds of the processor for one move, at the pace that both can carry."""
    median: float
    """Seconds from a move until the last client is told."""
    slowest: float
    """The same: 99 of 100 take no longer."""
    flat_out_rate: float
    """Moves a second, when everybody plays as fast as it goes."""
    flat_out_cpu: float


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


async def measure(server: ServerProcess, tables: Sequence[Table]) -> Load:
    await play_flat_out(tables, WARM_UP)
    before = server.cpu_seconds
    delays = await play_paced(tables, RATE, PACED)
    paced_cpu = (server.cpu_seconds - before) / len(delays)
    before = server.cpu_seconds
    moves = await play_flat_out(tables, FLAT_OUT)
    return Load(
        paced_cpu,
        percentile(delays, 50),
        percentile(delays, 99),
        moves / FLAT_OUT,
        (server.cpu_seconds - before) / moves,
    )


async def measure_ours() -> Load:
    with TemporaryDirectory(dir=DISK) as folder, our_server(folder) as server:
        tables = await ludoteca_players.open_tables(server.port, TABLES, SEATS, OPTIONS)
        return await measure(server, tables)


async def measure_peer() -> Load:
    with TemporaryDirectory(dir=DISK) as folder, peer_server(folder) as server:
        tables = await boardgame_io_players.open_tables(server.port, TABLES, SEATS, MAP)
        return await measure(server, tables)


MEASURED = {"ours": measure_ours, "peer": measure_peer}

if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(MEASURED[sys.argv[1]]())).decode())
