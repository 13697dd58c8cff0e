"""Observers: hooks through which statistics and analyses follow a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from ..inputs import Step
from ..state import State
from ..types import AnyMatch


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
        """Statistics, series and key moments, as plain data."""


class BotExplainer(Observer):
    """An observer that explains the moves of bots afterwards."""

    @abstractmethod
    def explanations(self) -> Sequence[Any]:
        """The reasons of the bots' moves, as plain data: empty until the match is over."""
