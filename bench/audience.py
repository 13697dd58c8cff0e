"""Latency of answers: 30 players and 270 in the audience of one table answer within one second, on
our server with durable storage. There is no peer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from .harness import Figure, ours, run_ours
from .load.crowd import CrowdedTable
from .load.players import percentile
from .tables import DISK, our_server

SEATS, AUDIENCE = 30, 270
QUESTIONS = 10
OPTIONS: dict[str, Any] = {
    "language": "en",
    "mode": "everyone",
    "kinds": "choice",
    "rounds": QUESTIONS + 2,
    "reading": 0,
    "seconds": 60,
    "showing": 0,
}
SETTINGS = {"LUDOTECA_COUNTDOWN": "0"}
PAUSE = 0.5
"""Seconds between two questions, in which everybody is told of the next."""


class Crowd(Struct, frozen=True):
    median: float
    """Milliseconds from an answer to its reply."""
    slowest: float
    """The 99th percentile."""
    lost: int
    """Answers without a reply."""


def figures(rounds: int) -> Iterator[Figure]:
    title = f"{SEATS} players and {AUDIENCE} in the audience answer within 1 s"
    crowd = run_ours(ours("audience"), Crowd)
    for name, unit, value, goal, bar in (
        ("answer → reply, median", "ms", crowd.median, 50, None),
        ("answer → reply, 99th percentile", "ms", crowd.slowest, 250, 500),
        ("answers that were lost", "", crowd.lost, 0, 0),
    ):
        yield Figure(
            name=f"{title}: {name}",
            unit=unit,
            ours=value,
            goal=goal,
            bar=bar,
            less_is_better=True,
        )


async def measure() -> Crowd:
    with TemporaryDirectory(dir=DISK) as folder, our_server(folder, **SETTINGS) as server:
        table = CrowdedTable(server.port, SEATS, AUDIENCE, OPTIONS)
        await table.begin(server.port)
        await asyncio.sleep(PAUSE)
        await table.answer_all()  # to warm up
        table.delays.clear()
        lost = 0
        for _ in range(QUESTIONS):
            await asyncio.sleep(PAUSE)
            lost += await table.answer_all()
        return Crowd(
            median=percentile(table.delays, 50) * 1e3,
            slowest=percentile(table.delays, 99) * 1e3,
            lost=lost,
        )


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(asyncio.run(measure())).decode() + "\n")
