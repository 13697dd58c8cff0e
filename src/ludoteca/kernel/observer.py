"""Observer: the hook through which statistics and analyses follow a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match.log import Step
    from .match.match import Match
    from .state import State


class Observer:
    """Sees everything and changes nothing. Works on live matches and on replays alike."""

    def before(self, match: Match) -> None:
        """The match has started."""

    def step(self, match: Match, step: Step[State]) -> None:
        """Something happened; `match.state` is the position after it."""

    def after(self, match: Match) -> None:
        """The match is over."""


class Analyst(Observer):
    """An observer who knows afterwards what there is to say about the match."""

    @abstractmethod
    def analysis(self) -> Any:
        """Statistics, series and key moments, as plain data."""


class BotExplainer(Observer):
    """An observer who knows afterwards why computer players moved as they did."""

    @abstractmethod
    def explanations(self) -> Sequence[Any]:
        """Their reasons, as plain data: nothing before the match is over."""
