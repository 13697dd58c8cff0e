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
BREATH: Millis = 1000


class RandomBot:
    """Plays a random legal move. Available in every game."""

    def __init__(self) -> None:
        self.is_breathless = False

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        """After a move that may be made in quick succession it takes a breath: guessing on and on,
        it would leave the others no time, nor the match."""
        if self.is_breathless:
            self.is_breathless = False
            return Wait(BREATH)
        move = choices.sample(chance)
        self.is_breathless = move.streaming
        return move
