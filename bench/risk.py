"""Risk: choices, a random choice and playing it, against boardgame.io's local client playing a
Risk-shaped game on the same map with the same features (cards and fortifying off). The full rules
are measured too, without a peer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import ludoteca
from ludoteca import FastChance, Match, seed_from_int

from .harness import ROOT, Figure, against, alone, interpreted, is_compiled, ours, peer
from .worker import report

SEATS = 3
TURNS = 300
MAP = ROOT / "src" / "ludoteca" / "games" / "risk" / "maps" / "classic.json"
LIKE_THE_PEER: dict[str, Any] = {
    "turn_limit": TURNS,
    "cards": "off",
    "fortify": "none",
    "confirm": "automatic",
    "blitz": False,
}
FULL_RULES: dict[str, Any] = {"turn_limit": TURNS}
FULL = "--full"


def figures(rounds: int) -> Iterator[Figure]:
    mine = ours("risk", "--moves", "30000", "--warmup", "3000")
    theirs = peer("risk.mjs", "--map", str(MAP), "--turns", str(TURNS), "--moves", "15000")
    yield against("Risk: one random move", mine, theirs, rounds=rounds, bar=7, goal=10)
    if is_compiled():
        plain = "Risk: one random move, interpreted"
        yield against(plain, interpreted(mine), theirs, rounds=rounds, goal=7)
    yield alone(
        "Risk: one random move, full rules",
        ours("risk", FULL, "--moves", "30000", "--warmup", "3000"),
        rounds=rounds,
        goal=30,
    )
    yield Figure(
        name="Risk: one move of PyPI's package Risk",
        unit="µs",
        ours=0,
        missing="its newest release, 0.1.4, is written for Python 2 and does not import here",
        goal=1,
    )


def seconds_for(moves: int, options: dict[str, Any] = LIKE_THE_PEER) -> float:
    """Seconds for this many moves over several matches, without starting them."""
    game = ludoteca.game("risk")
    seconds, matches = 0.0, 0
    while moves > 0:
        matches += 1
        seed = seed_from_int(matches)
        match = Match.start(game, seats=SEATS, seed=seed, options=options, chance=FastChance)
        chance = FastChance(seed_from_int(-matches))
        began = perf_counter()
        moves -= play(match, chance, moves)
        seconds += perf_counter() - began
    return seconds


def play(match: Match, chance: FastChance, at_most: int) -> int:
    """Play at random to the end, or at most this many moves; returns their number."""
    for played in range(at_most):
        waited_for = match.to_act()
        if not waited_for:
            return played
        seat = waited_for[0]
        match.play(seat, match.choices(seat).sample(chance))
    return at_most


if __name__ == "__main__":
    if FULL in sys.argv:
        sys.argv.remove(FULL)
        report(lambda moves: seconds_for(moves, FULL_RULES))
    else:
        report(seconds_for)
