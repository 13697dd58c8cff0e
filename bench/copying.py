"""Cost of copying a state with two lists of 42 and ten scalars, as in Risk."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from msgspec import field

from ludoteca import Seat, State

from .harness import Figure, alone, ours
from .worker import report

SEATS = 3
TERRITORIES = 42


class Position(State):
    """The base state has nine scalars and two lists by seat; `turn` is the tenth scalar."""

    turn: Seat = 0
    owner: list[Seat] = field(default_factory=lambda: [0] * TERRITORIES)
    armies: list[int] = field(default_factory=lambda: [1] * TERRITORIES)


def figures(rounds: int) -> Iterator[Figure]:
    command = ours("copying", "--moves", "500000", "--warmup", "50000")
    yield alone("Copying a state", command, rounds=rounds, goal=2)


def seconds_for(copies: int) -> float:
    position = Position(scores=(0,) * SEATS, out=(0,) * SEATS)
    began = perf_counter()
    for _ in range(copies):
        position.copy()
    return perf_counter() - began


if __name__ == "__main__":
    report(seconds_for)
