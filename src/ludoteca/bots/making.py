"""The bots of a game by strength, those for any game among them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol, runtime_checkable

from ludoteca.kernel import (
    AnyView,
    Bot,
    Chance,
    Choices,
    Game,
    Imagination,
    Match,
    Millis,
    Move,
    Seat,
    Wait,
)

from .search import Budget, SearchBot

SEARCH = "search"
RANDOM = "random"


@runtime_checkable
class ImaginingBot(Protocol):
    """A bot that also gets what its seat may imagine of the match."""

    def choose_imagining(
        self, view: AnyView, choices: Choices, chance: Chance, imagination: Imagination
    ) -> Move | Wait: ...


def strengths(game: Game) -> Sequence[str]:
    """The strengths at which somebody can play a game, the game's own in its order."""
    return (RANDOM, *game.bots, SEARCH)


def make_bot(game: Game, strength: str, limit: Millis | None = None) -> Bot:
    """A bot, or a refusal that lists the strengths. A search stops after `limit`; without one, the
    same seeds make the same moves."""
    if strength == SEARCH:
        return SearchBot(game, Budget(game.search.iterations, limit))
    return game.make_bot(strength)


@cache
def imagines(game: Game, strength: str) -> bool:
    """Whether a bot of this strength gets what its seat may imagine."""
    known = strength in strengths(game)
    return known and isinstance(make_bot(game, strength), ImaginingBot)


def ask(bot: Bot, match: Match, seat: Seat, choices: Choices, chance: Chance) -> Move | Wait:
    """The answer of a bot at a seat of a match."""
    imagination = match.imagination(seat) if isinstance(bot, ImaginingBot) else None
    return answer(bot, match.view(seat), choices, chance, imagination)


def answer(
    bot: Bot,
    view: AnyView,
    choices: Choices,
    chance: Chance,
    imagination: Imagination | None,
) -> Move | Wait:
    """The answer of a bot that may be in another process than the match."""
    if imagination is not None and isinstance(bot, ImaginingBot):
        return bot.choose_imagining(view, choices, chance, imagination)
    return bot.choose(view, choices, chance)
