"""Statistics and key moments of a match of Machiavelli, live or replayed from its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from ludoteca.kernel import Seat
from ludoteca.parts.analysis import (
    Analysis,
    Chart,
    Chronicle,
    Moment,
    Series,
    Statistics,
    counts,
    lead_for_good,
)

from .model.events import AssassinationTried, Income, PlayerEliminated
from .model.map_events import BribeTried, CityCaptured, RecruitTried, UnitEliminated
from .model.state import MachiavelliContext, MachiavelliState
from .victory import standing

WEIGHTS = {
    "turning_point": 1.0,
    "elimination": 0.9,
    "assassination": 0.8,
    "bribe": 0.6,
    "capture": 0.4,
}
"""Kind of moment → weight."""


class SeatStatistics(Struct):
    conquered: int = 0
    lost: int = 0
    """Cities."""
    recruited: int = 0
    fallen: int = 0
    """Units destroyed or disbanded."""
    income: int = 0
    bribes: int = 0
    assassinations: int = 0


class MachiavelliStatistics(Statistics[SeatStatistics]):
    weights = WEIGHTS

    @counts(CityCaptured)
    def captured(self, event: CityCaptured) -> None:
        self.seats[event.seat].conquered += 1
        if event.loser >= 0:
            self.seats[event.loser].lost += 1
            self.add_moment("capture", (event.seat, event.loser), province=event.city)

    @counts(RecruitTried)
    def recruited(self, event: RecruitTried) -> None:
        self.seats[event.seat].recruited += event.success

    @counts(UnitEliminated)
    def fell(self, event: UnitEliminated) -> None:
        if event.seat >= 0:
            self.seats[event.seat].fallen += 1

    @counts(Income)
    def earned(self, event: Income) -> None:
        self.seats[event.seat].income += event.amount

    @counts(BribeTried)
    def bribed(self, event: BribeTried) -> None:
        if event.success:
            self.seats[event.payer].bribes += 1
            self.add_moment("bribe", (event.payer, event.victim), province=event.province)

    @counts(AssassinationTried)
    def assassinated(self, event: AssassinationTried) -> None:
        if event.success:
            self.seats[event.attacker].assassinations += 1
            self.add_moment("assassination", (event.attacker, event.target))

    @counts(PlayerEliminated)
    def eliminated(self, event: PlayerEliminated) -> None:
        self.add_moment("elimination", (event.seat,))


class MachiavelliAnalysis(Analysis, frozen=True, kw_only=True):
    """Series: cities that count, ducats and units over time. A round is a turn."""

    seats: tuple[SeatStatistics, ...]


class Analyst(Chronicle[MachiavelliAnalysis]):
    """Follows a match; `analysis` works at any time."""

    def analysis(self) -> MachiavelliAnalysis:
        ctx: MachiavelliContext = self.match.engine.ctx
        start = cast(MachiavelliState, self.start)
        statistics = MachiavelliStatistics(SeatStatistics() for _ in start.out)
        chart = Chart("cities", "ducats", "units")
        chart.add(start.round, self.first - 1, *_standings(start, ctx))
        for page in self.pages():
            statistics.read(page)
            if page.state is not None:
                state = cast(MachiavelliState, page.state)
                chart.add(page.round, page.step, *_standings(state, ctx))
        winner, series = self.winner(), chart.series()
        moments = list(statistics.moments)
        if winner is not None:
            moments += _turning_point(series[0], winner)
        moments.sort(key=lambda moment: moment.step)
        return MachiavelliAnalysis(
            rounds=self.match.state.round,
            winner=winner,
            seats=tuple(statistics.seats),
            series=series,
            moments=tuple(moments),
        )


def _standings(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[list[float]]:
    """Cities that count, ducats and units, each for all seats."""
    seats = range(len(state.out))
    yield [float(standing(state, seat, ctx)[0]) for seat in seats]
    yield [*map(float, state.treasury)]
    yield [float(len(state.units_of(seat))) for seat in seats]


def _turning_point(cities: Series, winner: Seat) -> Iterator[Moment]:
    """The turn from which the winner had most cities for good; none where it always had."""
    point = lead_for_good(cities.values, winner)
    if 0 < point < len(cities.rounds):
        step, number = cities.steps[point], cities.rounds[point]
        count = int(cities.values[winner][point])
        weight = WEIGHTS["turning_point"]
        yield Moment(step, number, "turning_point", (winner,), {"count": count}, weight)
