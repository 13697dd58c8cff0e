"""Statistics and key moments of a match of UNO, live or replayed from its record."""

from __future__ import annotations

from typing import cast

from ludoteca.kernel import State, Step
from ludoteca.parts.analysis import Analysis, Chronicle, Series

from .state import UnoState
from .statistics import Count, SeatFigures


class UnoAnalysis(Analysis, frozen=True, kw_only=True):
    """Its series are the cards in every hand and the points over time; a round is a hand."""

    seats: tuple[SeatFigures, ...]


class Analyst(Chronicle):
    """Follows a match; the analysis may be asked for at any time."""

    def is_kept(self, step: Step[State]) -> bool:
        """Hands change with every step."""
        return True

    def analysis(self) -> UnoAnalysis:
        start = cast(UnoState, self.start)
        count, pages = Count(len(start.out)), self.pages()
        for page in pages:
            count.read(page)
        states = [start, *(cast(UnoState, page.state) for page in pages)]
        rounds = tuple(state.round for state in states)
        steps = (self.first - 1, *(page.step for page in pages))
        hands = tuple(zip(*(map(float, state.counts) for state in states), strict=True))
        points = tuple(zip(*(map(float, state.scores) for state in states), strict=True))
        series = [Series("hand", rounds, steps, hands)]
        if rounds[-1] > 1:
            series.append(Series("points", rounds, steps, points))
        return UnoAnalysis(
            rounds=self.match.state.round,
            winner=self.winner(),
            seats=tuple(count.seats),
            series=tuple(series),
            moments=tuple(count.moments),
        )
