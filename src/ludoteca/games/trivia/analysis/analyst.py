"""Follows a match of Trivia, live or replayed from its record, and sums it up."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from ludoteca.kernel import State, Step
from ludoteca.parts.analysis import Analysis, Chart, Chronicle
from ludoteca.parts.awards import climbs

from ..state import TriviaContext, TriviaState
from .past_questions import PastQuestion, past_questions
from .report import QuizReport, report_of
from .statistics import HONOURS, SeatStatistics, moments_of, statistics_of


class TriviaAnalysis(Analysis, frozen=True, kw_only=True):
    """Series: points over time. A round is a question."""

    seats: tuple[SeatStatistics, ...]


class Analyst(Chronicle[TriviaAnalysis]):
    """Follows a match; `analysis` and `report` work at any time."""

    def is_kept(self, step: Step[State]) -> bool:
        """Every step: the answers to a question are gone when the next one begins."""
        return True

    def analysis(self) -> TriviaAnalysis:
        asked, ctx = self._asked(), self._ctx
        steps = {one.step for one in asked}
        chart = Chart("points")
        start = cast(TriviaState, self.start)
        chart.add(start.round, self.first - 1, [*map(float, start.scores)])
        for page in self.pages():
            if page.step in steps:
                state = cast(TriviaState, page.state)
                chart.add(page.round, page.step, [*map(float, state.scores)])
        (points,) = chart.series()
        seats = statistics_of(ctx.seats, asked, climbs([row[1:] for row in points.values]))
        return TriviaAnalysis(
            rounds=len(asked),
            winner=self.winner(),
            seats=seats,
            series=(points,) if asked else (),
            moments=tuple(moments_of(asked)),
            awards=self.awards(HONOURS, seats),
        )

    def report(self, silenced: Collection[int]) -> QuizReport:
        return report_of(self._asked(), silenced)

    def _asked(self) -> list[PastQuestion]:
        return [*past_questions(self.pages(), cast(TriviaState, self.start), self._ctx)]

    @property
    def _ctx(self) -> TriviaContext:
        return self.match.engine.ctx
