"""TeraDeck: choices, a random choice and playing it, by all its rules at four seats. There is no
peer; a bare engine in JavaScript without validation makes 240,000 moves a second."""

from __future__ import annotations

from collections.abc import Iterator

from .harness import Figure, alone, ours
from .uno import seconds_for
from .worker import report


def figures(rounds: int) -> Iterator[Figure]:
    command = ours("teradeck", "--moves", "30000", "--warmup", "3000")
    yield alone("TeraDeck: random moves", command, rounds=rounds, goal=100_000, per_second=True)


if __name__ == "__main__":
    report(lambda moves: seconds_for(moves, "teradeck", seats=4, options={}))
