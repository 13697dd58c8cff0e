"""Plays a game to a ranking under every ready-made ending that it lists, whatever its own rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ludoteca.arena.drive import Endless, drive
from ludoteca.kernel import (
    AnyView,
    Bot,
    Chance,
    Choices,
    Ending,
    FastChance,
    FirstToScore,
    FixedRounds,
    Game,
    GameRules,
    LastRoundBefore,
    LastStanding,
    Match,
    Millis,
    Move,
    TimeLimit,
    Wait,
    any_of,
    seed_from_int,
)

from .failure import CheckFailed, crashed
from .plans import Plan

ROUNDS = 12
"""More rounds than the brief options of any game of ours ask for."""
TARGET = 10_000
"""A score that is hardly reached: the cap of rounds ends the match."""
LIMIT: Millis = 5 * 60_000
THINKING: Millis = 1000
"""Time a player takes for a move, so that time passes in games without a clock too."""
TRIES = 5
"""Matches in which nobody may score before it counts as a fault."""

PLAYED: Mapping[Ending, tuple[GameRules, ...]] = {
    "rounds": (FixedRounds(ROUNDS),),
    "score": tuple(any_of(FirstToScore(most), FixedRounds(ROUNDS)) for most in (1, TARGET)),
    "minutes": (LastRoundBefore(LIMIT), TimeLimit(LIMIT)),
    "last_standing": (LastStanding(),),
}


class Unhurried:
    """A bot that takes its time for every move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.has_waited = False

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        self.has_waited = not self.has_waited
        return Wait(THINKING) if self.has_waited else self.bot.choose(view, choices, chance)


def check_endings(game: Game, seed: int, max_steps: int) -> None:
    """Every ending ends the match without an error, and somebody scores where points decide."""
    for ending in game.endings:
        for rules in PLAYED[ending]:
            _check(replace(game, rules=rules, endings=()), ending, seed, max_steps)


def _check(game: Game, ending: Ending, seed: int, max_steps: int) -> None:
    """Play until somebody scores. Failures have no record: it would not hold these rules."""
    for match in _matches(game, ending, seed, max_steps):
        if ending == "last_standing" or any(match.state.scores):
            return
    raise CheckFailed("points", f"nobody scores in {TRIES} matches that end by {ending!r}")


def _matches(game: Game, ending: Ending, seed: int, max_steps: int) -> Iterator[Match]:
    """Finished matches between bots of the first strength the game lists, or random ones."""
    strength = next(iter(game.bots), "random")
    fewest, most = game.about.seats
    for number in range(TRIES):
        seats = min(most, fewest + number)
        match = Plan(seats, game.about.brief, (), seed + number).start(game)
        bots = [Unhurried(game.make_bot(strength)) for _ in range(seats)]
        doing = f"a match of {seats} seats that ends by {ending!r}"
        try:
            drive(match, bots, FastChance(seed_from_int(seed + number)), max_steps=max_steps)
        except Endless as error:
            raise CheckFailed("ends", f"{doing}: {error}") from error
        except Exception as error:
            raise crashed(doing, error) from error
        yield match
