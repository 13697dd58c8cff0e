"""Moves replayed per second from a record, parsing included."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import ludoteca
from ludoteca import Match

from .harness import Figure, alone, ours
from .pig import play
from .worker import report

SEATS = 8
TARGET = 500


def figures(rounds: int) -> Iterator[Figure]:
    command = ours("replaying", "--moves", "50000", "--warmup", "5000")
    yield alone("Replaying a record", command, rounds=rounds, goal=100_000, per_second=True)


def seconds_for(moves: int) -> float:
    """Replay records of long matches of Pig with `moves` moves in total."""
    game = ludoteca.game("pig")
    seconds = 0.0
    while moves > 0:
        match = Match.start(
            game, seats=SEATS, options={"target": TARGET}, seed=ludoteca.seed_from_int(moves)
        )
        moves -= play(match, moves)
        record = match.record()
        began = perf_counter()
        Match.replay(record)
        seconds += perf_counter() - began
    return seconds


if __name__ == "__main__":
    report(seconds_for)
