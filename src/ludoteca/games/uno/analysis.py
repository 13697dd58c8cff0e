"""Statistics and key moments of a match of UNO, live or replayed from its record."""

from __future__ import annotations

from typing import cast

from ludoteca.kernel import State, Step
from ludoteca.parts.analysis import Analysis, Chart, Chronicle

from .state import UnoState
from .statistics import HONOURS, SeatStatistics, UnoStatistics


class UnoAnalysis(Analysis, frozen=True, kw_only=True):
    """Series: cards in every hand, and points over time. A round is a hand."""

    seats: tuple[SeatStatistics, ...]


class Analyst(Chronicle[UnoAnalysis]):
    """Follows a match; `analysis` works at any time."""

    def is_kept(self, step: Step[State]) -> bool:
        """Every step: each one changes the hands."""
        return True

    def analysis(self) -> UnoAnalysis:
        start = cast(UnoState, self.start)
        statistics = UnoStatistics(start)
        chart = Chart("hand", "points")
        _add(chart, self.first - 1, start)
        for page in self.pages():
            statistics.read(page)
            _add(chart, page.step, cast(UnoState, page.state))
        hands, points = chart.series()
        return UnoAnalysis(
            rounds=self.match.state.round,
            winner=self.winner(),
            seats=tuple(statistics.seats),
            series=(hands, points) if hands.rounds[-1] > 1 else (hands,),
            moments=tuple(statistics.moments),
            awards=self.awards(HONOURS, statistics.seats),
        )


def _add(chart: Chart, step: int, state: UnoState) -> None:
    chart.add(state.round, step, [*map(float, state.counts)], [*map(float, state.scores)])
