"""UNO: choices, a random choice and playing it, against RLCard's UNO environment, whose step also
makes the state for its agents. Both play two seats at random and draw only when nothing fits."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import ludoteca
from ludoteca import FastChance, Match, seed_from_int

from .harness import Figure, against, ours, python_peer
from .worker import report

SEATS = 2
OPTIONS: dict[str, Any] = {"catch_millis": 0, "forced_play": True}


def figures(rounds: int) -> Iterator[Figure]:
    yield against(
        "UNO: one random step",
        ours("uno", "--moves", "30000", "--warmup", "3000"),
        python_peer("rlcard_uno.py", "--moves", "20000", "--warmup", "2000"),
        rounds=rounds,
        goal=5,
    )


def seconds_for(
    moves: int, game_id: str = "uno", seats: int = SEATS, options: dict[str, Any] = OPTIONS
) -> float:
    """Seconds for this many moves over several matches, without starting them."""
    game = ludoteca.game(game_id)
    seconds, matches = 0.0, 0
    while moves > 0:
        matches += 1
        seed = seed_from_int(matches)
        match = Match.start(game, seats=seats, seed=seed, options=options, chance=FastChance)
        chance = FastChance(seed_from_int(-matches))
        began = perf_counter()
        while not match.over and moves > 0:
            seat = match.to_act()[0]
            match.play(seat, match.choices(seat).sample(chance))
            moves -= 1
        seconds += perf_counter() - began
    return seconds


if __name__ == "__main__":
    report(seconds_for)
