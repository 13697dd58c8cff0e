"""Search: iterations a second for one decision in the middle of a match, and making one imagined
match, for every game. There is no peer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from time import process_time

import ludoteca
from ludoteca import FastChance, Match, seed_from_int
from ludoteca.bots import Budget, SearchBot

from .harness import Figure, alone, ours
from .worker import report

GOALS = {
    "machiavelli": (20, 250),
    "mentiroso": (1000, 100),
    "pictionary": (100, 500),
    "risk": (1000, 100),
    "teradeck": (500, 100),
    "trivia": (500, 100),
    "uno": (500, 150),
}
"""Game → iterations a second, and microseconds for an imagined match."""
SEATS, MOVES = 3, 12
ROUNDS = 3
ENOUGH = 50
"""Iterations for each process, at least."""


def figures(rounds: int) -> Iterator[Figure]:
    for game, (rate, micros) in GOALS.items():
        few = min(rounds, ROUNDS)
        one = ours("search", game, "search", "--moves", str(max(ENOUGH, rate)), "--warmup", "10")
        name = f"Search, {game}"
        yield alone(f"{name}: iterations", one, rounds=few, goal=rate, per_second=True)
        one = ours("search", game, "imagine", "--moves", "3000", "--warmup", "300")
        yield alone(f"{name}: one imagined match", one, rounds=few, goal=micros)


def middle(game_id: str) -> Match:
    """A match after some random moves, with a seat to act that may choose."""
    game = ludoteca.game(game_id)
    seats, chance = max(SEATS, game.about.seats[0]), FastChance(bytes(32))
    match = Match.start(game, seats=seats, seed=seed_from_int(1), chance=FastChance)
    moves = 0
    while moves < MOVES or not any(len(match.choices(seat).rows) > 1 for seat in match.to_act()):
        to_act = match.to_act()
        if to_act:
            seat = chance.choice(to_act)
            match.play(seat, match.choices(seat).sample(chance))
            moves += 1
        elif (due := match.due()) is not None:
            match.advance(due.at)
    return match


def seconds_for(times: int, game_id: str, what: str) -> float:
    match = middle(game_id)
    seat = max(match.to_act(), key=lambda one: len(match.choices(one).rows))
    imagination, chance = match.imagination(seat), FastChance(bytes(32))
    assert imagination is not None
    if what == "search":
        bot = SearchBot(match.game, Budget(times))
        began = process_time()
        bot.think(match.view(seat), match.choices(seat), chance, imagination)
        return process_time() - began
    began = process_time()
    for _ in range(times):
        imagination.match(chance)
    return process_time() - began


if __name__ == "__main__":
    game_id, what = sys.argv.pop(1), sys.argv.pop(1)
    report(partial(seconds_for, game_id=game_id, what=what))
