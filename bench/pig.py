"""Pig: the cost of the kernel for one move (check, draft, apply, round logic), against
boardgame.io's local client. Both hold at 20 and ask for no choices."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import ludoteca
from ludoteca import Match
from ludoteca_pig.game import Hold, PigState, Roll

from .harness import Figure, against, ours, peer
from .worker import report

SEATS = 3
HOLD_AT = 20


def figures(rounds: int) -> Iterator[Figure]:
    yield against(
        "Pig: one move",
        ours("pig", "--moves", "50000", "--warmup", "5000"),
        peer("pig.mjs", "--moves", "15000", "--warmup", "10000"),
        rounds=rounds,
        goal=10,
    )


def seconds_for(moves: int) -> float:
    """Seconds for this many moves over several matches, without starting them."""
    game = ludoteca.game("pig")
    seconds = 0.0
    matches = 0
    while moves > 0:
        matches += 1
        match = Match.start(game, seats=SEATS, seed=ludoteca.seed_from_int(matches))
        began = perf_counter()
        moves -= play(match, moves)
        seconds += perf_counter() - began
    return seconds


def play(match: Match, at_most: int) -> int:
    """Play a match to its end, or at most this many moves; returns their number."""
    for played in range(at_most):
        state = match.state
        if state.over:
            return played
        assert isinstance(state, PigState)
        move = Hold() if state.pot >= HOLD_AT else Roll()
        match.play(state.turn, move, at=state.at + 1000)
    return at_most


if __name__ == "__main__":
    report(seconds_for)
