"""Statistics and key moments of a match of Risk, live or replayed from its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ludoteca.kernel import Seat
from ludoteca.parts.analysis import (
    Analysis,
    Chart,
    Chronicle,
    Figure,
    Moment,
    Series,
    greatest_rise,
    lead_for_good,
)

from ..holdings import reinforcements
from ..map.board import Board, Territory
from ..state import RiskState
from .statistics import HORIZON, Battle, RiskStatistics, SeatStatistics, Tenure

THE_MOMENT = 1.0
"""Weight of the turning point: as much as all armies on the map."""


class RiskAnalysis(Analysis, frozen=True, kw_only=True):
    """Series: territories, armies, luck and strength over time."""

    seats: tuple[SeatStatistics, ...]
    tenures: tuple[Tenure, ...]


class Analyst(Chronicle[RiskAnalysis]):
    """Follows a match; `analysis` works at any time."""

    def analysis(self) -> RiskAnalysis:
        board: Board = self.match.engine.ctx.board
        start = cast(RiskState, self.start)
        statistics = RiskStatistics(start, board)
        chart = Chart("territories", "armies", "luck", "strength")
        chart.add(start.round, self.first - 1, *_standings(start, statistics))
        for page in self.pages():
            statistics.read(page)
            if page.state is not None:
                state = cast(RiskState, page.state)
                chart.add(page.round, page.step, *_standings(state, statistics))
        for seat, luck in zip(statistics.seats, statistics.luck, strict=True):
            seat.luck = float(luck)
        winner = self.winner()
        series = chart.series()
        moments = [*statistics.moments, *_of_luck(statistics.battles)]
        if winner is not None:
            moments += _turning_point(series[-1], winner)
        moments.sort(key=lambda moment: moment.step)
        return RiskAnalysis(
            rounds=self.match.state.round,
            winner=winner,
            seats=tuple(statistics.seats),
            tenures=tuple(statistics.tenures),
            series=series,
            moments=tuple(moments),
        )


def _standings(state: RiskState, statistics: RiskStatistics) -> Iterator[list[float]]:
    """Territories, armies, luck and share of the strength, each for all seats."""
    held = [state.territories_of(seat) for seat in range(len(state.out))]
    armies = [float(sum(state.armies[t] for t in own)) for own in held]
    both = zip(armies, held, strict=True)
    strength = [a + HORIZON * _income(set(own), statistics.board) for a, own in both]
    whole = sum(strength) or 1.0
    yield [float(len(own)) for own in held]
    yield armies
    yield [float(luck) for luck in statistics.luck]
    yield [part / whole for part in strength]


def _income(held: set[Territory], board: Board) -> int:
    """Reinforcements of a turn; none for a seat without territories."""
    if not held:
        return 0
    complete = [c for c in board.continents if held.issuperset(c.members)]
    return reinforcements(len(held), complete)


def _of_luck(battles: list[Battle]) -> Iterator[Moment]:
    """The luckiest and the unluckiest battle for the attacker."""
    best = max((b for b in battles if b.luck > 0), key=lambda b: b.luck, default=None)
    worst = min((b for b in battles if b.luck < 0), key=lambda b: b.luck, default=None)
    for kind, battle in (("luckiest_battle", best), ("unluckiest_battle", worst)):
        if battle is not None:
            figures: dict[str, Figure] = {
                "source": battle.source,
                "target": battle.target,
                "rolls": battle.rolls,
                "luck": round(float(battle.luck), 2),
            }
            seats = (battle.seat, battle.defender)
            yield Moment(battle.step, battle.round, kind, seats, figures, battle.weight)


def _turning_point(strength: Series, winner: Seat) -> Iterator[Moment]:
    """The point from which the winner led for good; its greatest gain where it always led. None
    where its share did not change in whole percents."""
    shares = strength.values[winner]
    point = lead_for_good(strength.values, winner)
    if not 0 < point < len(shares):
        point = greatest_rise(shares)
    before, after = round(100 * shares[max(0, point - 1)]), round(100 * shares[point])
    if before == after:
        return
    figures: dict[str, Figure] = {"before": before, "after": after}
    step, number = strength.steps[point], strength.rounds[point]
    yield Moment(step, number, "turning_point", (winner,), figures, THE_MOMENT)
