"""Statistics and key moments of a match of Risk, live or replayed from its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ludoteca.kernel import Seat
from ludoteca.parts.analysis import (
    Analysis,
    Chronicle,
    Figure,
    Moment,
    Series,
    greatest_rise,
    lead_for_good,
)

from ..map.board import Board
from ..realm import reinforcements
from ..state import RiskState
from .statistics import HORIZON, Battle, Count, SeatFigures, Tenure

THE_MOMENT = 1.0
"""The weight of the turning point: nothing weighs more than all armies on the map."""


class RiskAnalysis(Analysis, frozen=True, kw_only=True):
    """Its series are territories, armies, luck and strength over time."""

    seats: tuple[SeatFigures, ...]
    tenures: tuple[Tenure, ...]


class Analyst(Chronicle):
    """Follows a match; the analysis may be asked for at any time."""

    def analysis(self) -> RiskAnalysis:
        board: Board = self.match.engine.ctx.board
        start = cast(RiskState, self.start)
        count, chart = Count(start, board), _Chart(board)
        chart.add(self.first - 1, start.round, start, count)
        for page in self.pages():
            count.read(page)
            if page.state is not None:
                chart.add(page.step, page.round, cast(RiskState, page.state), count)
        for figures, luck in zip(count.seats, count.luck, strict=True):
            figures.luck = float(luck)
        winner = self.winner()
        series = chart.series()
        moments = [*count.moments, *_of_luck(count.battles)]
        if winner is not None:
            moments.append(_turning_point(series[-1], winner))
        moments.sort(key=lambda moment: moment.step)
        return RiskAnalysis(
            rounds=self.match.state.round,
            winner=winner,
            seats=tuple(count.seats),
            tenures=tuple(count.tenures),
            series=series,
            moments=tuple(moments),
        )


class _Chart:
    """Gathers the figures of all seats at the end of every round."""

    NAMES = ("territories", "armies", "luck", "strength")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rounds: list[int] = []
        self.steps: list[int] = []
        self.points: list[tuple[list[float], ...]] = []

    def add(self, step: int, round: int, state: RiskState, count: Count) -> None:
        seats = range(len(state.out))
        held = [state.territories_of(seat) for seat in seats]
        armies = [float(sum(state.armies[t] for t in own)) for own in held]
        both = zip(armies, held, strict=True)
        strength = [a + HORIZON * self._income(set(own)) for a, own in both]
        whole = sum(strength) or 1.0
        self.rounds.append(round)
        self.steps.append(step)
        self.points.append(
            (
                [float(len(own)) for own in held],
                armies,
                [float(luck) for luck in count.luck],
                [part / whole for part in strength],
            )
        )

    def _income(self, held: set[int]) -> int:
        """What a seat gets each turn; nothing where it has nothing left."""
        if not held:
            return 0
        complete = [c for c in self.board.continents if held.issuperset(c.members)]
        return reinforcements(len(held), complete)

    def series(self) -> tuple[Series, ...]:
        rounds, steps = tuple(self.rounds), tuple(self.steps)
        return tuple(
            Series(name, rounds, steps, tuple(zip(*points, strict=True)))
            for name, points in zip(self.NAMES, zip(*self.points, strict=True), strict=True)
        )


def _of_luck(battles: list[Battle]) -> Iterator[Moment]:
    """The battle in which the attacker had the best of luck, and that with the worst."""
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


def _turning_point(strength: Series, winner: Seat) -> Moment:
    """When the winner began to lead for good, or, who always led, gained most at once."""
    shares = strength.values[winner]
    point = lead_for_good(strength.values, winner)
    if not 0 < point < len(shares):
        point = greatest_rise(shares)
    before = shares[max(0, point - 1)]
    figures: dict[str, Figure] = {
        "before": round(100 * before),
        "after": round(100 * shares[point]),
    }
    step, number = strength.steps[point], strength.rounds[point]
    return Moment(step, number, "turning_point", (winner,), figures, THE_MOMENT)
