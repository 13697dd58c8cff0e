"""Observers: hooks through which statistics and analyses follow a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import Any

from ..inputs import Step
from ..state import State
from ..types import AnyMatch, Seat


class Observer:
    """Reads everything and changes nothing, in live matches and in replays alike."""

    def before(self, match: AnyMatch) -> None:
        """The match has started."""

    def step(self, match: AnyMatch, step: Step[State]) -> None:
        """A step was accepted; `match.state` is the position after it."""

    def after(self, match: AnyMatch) -> None:
        """The match is over."""


class Analyst(Observer):
    """An observer that sums up the match afterwards."""

    @abstractmethod
    def analysis(self) -> Any:
        """Statistics, series, key moments and awards, as plain data."""

    def report(self, silenced: Collection[Seat]) -> Any:
        """What only this game tells of a match afterwards, such as a gallery: plain data, without
        what these seats wrote."""
        return None


class BotExplainer(Observer):
    """An observer that explains the moves of bots afterwards."""

    @abstractmethod
    def explanations(self) -> Sequence[Any]:
        """The reasons of the bots' moves, as plain data: empty until the match is over."""
