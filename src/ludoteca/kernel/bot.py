"""Bot: a program that chooses moves from a view and its choices. It gets nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from .chance import Chance
from .choices.choices import Choices
from .move import Move
from .types import AnyView, Millis


class Wait(Struct, frozen=True):
    """A bot's answer when it does not move yet: ask again in so many milliseconds."""

    ms: Millis


class Bot(Protocol):
    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait: ...


MakeBot: TypeAlias = Callable[[], Bot]


class RandomBot:
    """Plays any legal move. Every game has it."""

    def choose(self, view: AnyView, choices: Choices, chance: Chance) -> Move | Wait:
        return choices.sample(chance)
