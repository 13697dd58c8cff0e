"""Bots: programs that choose moves from a view and its choices alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from ..chance import Chance
from ..choices.choices import Choices
from ..choices.move import Move
from ..types import AnyView, Millis


class Wait(Struct, frozen=True):
    """A bot's answer when it does not move yet: ask again after `ms` milliseconds."""

    ms: Millis


class Bot(Protocol):
    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait: ...


MakeBot: TypeAlias = Callable[[], Bot]


class RandomBot:
    """Plays a random legal move. Available in every game."""

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        return choices.sample(chance)
