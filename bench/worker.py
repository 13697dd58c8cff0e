"""One measured process: how often, how long, and the line it prints. The peers print the same."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import msgspec
from msgspec import Struct


class Run(Struct, frozen=True):
    """What one process measured; `moves` counts whatever the benchmark repeats."""

    moves: int
    seconds: float
    peer: str = ""
    version: str = ""

    @property
    def micros(self) -> float:
        """Microseconds for one."""
        return self.seconds / self.moves * 1_000_000


def report(seconds_for: Callable[[int], float]) -> None:
    """Read `--moves N --warmup M`, measure after a warm-up that is not counted, print the run."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--warmup", type=int, default=10_000)
    given = parser.parse_args()
    seconds_for(given.warmup)
    run = Run(given.moves, seconds_for(given.moves))
    print(msgspec.json.encode(run).decode())
