"""Latency of strokes: 50 tables of ten drawing and guessing at once, on our server with durable
storage. There is no peer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from .harness import Figure, ours, run_ours
from .load.artists import draw_and_guess, open_drawing_tables
from .load.players import percentile
from .tables import DISK, our_server

TABLES, SEATS = 50, 10
STROKES, GUESSES = 12.0, 3.0
"""Per second and table: one person drawing without a pause, nine guessing."""
OPTIONS: dict[str, Any] = {
    "language": "en",
    "win": "rounds",
    "laps": 10,
    "seconds": 30,
    "showing": 0,
}
"""Rounds of half a minute without breaks."""
WARM_UP, MINUTES = 60.0, 2
"""Seconds until bounded buffers are full, after which memory should not grow; then the minutes
that are measured."""
NO_COUNTDOWN = {"LUDOTECA_COUNTDOWN": "0"}
MEBI = 1024


class Party(Struct, frozen=True):
    median: float
    """Milliseconds from a stroke to the last screen."""
    slowest: float
    """The 99th percentile."""
    lost: int
    """Strokes that did not reach every screen."""
    growth: float
    """Growth of the server's memory in MB per minute, after the warm-up."""
    cpu: float
    """CPU time in microseconds per stroke and screen."""


def figures(rounds: int) -> Iterator[Figure]:
    title = f"{TABLES} tables of {SEATS}, {TABLES * STROKES:.0f} strokes/s"
    party = run_ours(ours("strokes"), Party)
    for name, unit, value, goal, bar in (
        ("stroke → last screen, median", "ms", party.median, 100, None),
        ("stroke → last screen, 99th percentile", "ms", party.slowest, 250, 500),
        ("strokes that were lost", "", party.lost, 0, 0),
        ("memory that grows in a minute", "MB", party.growth, 2, 10),
        ("CPU of a stroke on a screen", "µs", party.cpu, 200, None),
    ):
        yield Figure(
            name=f"{title}: {name}",
            unit=unit,
            ours=value,
            goal=goal,
            bar=bar,
            less_is_better=True,
        )


async def measure() -> Party:
    with TemporaryDirectory(dir=DISK) as folder, our_server(folder, **NO_COUNTDOWN) as server:
        tables = await open_drawing_tables(server.port, TABLES, SEATS, OPTIONS)
        await draw_and_guess(tables, STROKES, GUESSES, WARM_UP)
        for table in tables:
            table.delays.clear()
        began, held = server.cpu_seconds, server.kilobytes
        await draw_and_guess(tables, STROKES, GUESSES, 60.0 * MINUTES)
        delays = [delay for table in tables for delay in table.delays]
        return Party(
            median=percentile(delays, 50) * 1e3,
            slowest=percentile(delays, 99) * 1e3,
            lost=sum(table.missing for table in tables),
            growth=max(0, server.kilobytes - held) / MEBI / MINUTES,
            cpu=(server.cpu_seconds - began) / (len(delays) * SEATS) * 1e6,
        )


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(asyncio.run(measure())).decode() + "\n")
