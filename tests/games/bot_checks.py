"""Checks of the bots of every game: they keep the rules, and each strength beats the one below."""

from __future__ import annotations

from typing import Any

from ludoteca.arena import drive, simulate
from ludoteca.check.plans import plans
from ludoteca.kernel import Bot, Chance, Choices, Game, Move, Wait

TOURNAMENTS: list[tuple[list[str], float]] = [
    (["normal", "easy"], 1 / 2),
    (["hard", "normal"], 1 / 2),
    (["normal", "easy", "easy", "easy"], 1 / 4),
    (["hard", "normal", "normal", "normal"], 1 / 4),
]
"""The bots, and the share of matches that the first would win if all were equal."""


class CheckedBot:
    """A bot whose every answer must be in the choices."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: Any, choices: Choices, chance: Chance) -> Move | Wait:
        move: Move | Wait = self.bot.choose(view, choices, chance)
        assert isinstance(move, Wait) or move in choices
        return move


def assert_answers_are_choices(game: Game, name: str, set_ups: int) -> None:
    """Play matches under many options to the end."""
    for _, plan in plans(game, set_ups, seed=0):
        match = plan.start(game)
        bots = [CheckedBot(game.make_bot(name)) for _ in range(plan.seats)]
        drive(match, bots, plan.players_chance())
        assert match.over


def assert_first_is_best(game: Game, bots: list[str], share: float) -> None:
    """The first bot wins more than its share, with 95 % confidence over a thousand matches."""
    found = simulate(game, bots, matches=1000, seed=2026)
    assert found.bots[0].low > share
