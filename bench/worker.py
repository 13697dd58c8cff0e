"""A measured process: its arguments, and the JSON line it prints. Peers print the same."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import msgspec
from msgspec import Struct


class Run(Struct, frozen=True):
    """The result of one process; `moves` counts whatever the benchmark repeats."""

    moves: int
    seconds: float
    peer: str = ""
    version: str = ""

    @property
    def micros(self) -> float:
        """Microseconds per move."""
        return self.seconds / self.moves * 1_000_000


def report(seconds_for: Callable[[int], float]) -> None:
    """Parse `--moves N --warmup M`, warm up, measure and print the run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--warmup", type=int, default=10_000)
    given = parser.parse_args()
    seconds_for(given.warmup)
    run = Run(given.moves, seconds_for(given.moves))
    print(msgspec.json.encode(run).decode())
