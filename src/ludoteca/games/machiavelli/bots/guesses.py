"""Guesses of what the others will order, from what one seat sees."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ludoteca.kernel import Chance

from ..adjudicator import ADVANCE, Order
from ..map.board import GARRISON, Province
from .forecast import Forecast
from .joint_action import Reply, aim
from .normal import Campaign
from .position import Position

QUIET, HOSTILE = 6, 2
"""Guesses in which the others play as the normal bot would, and in which they also attack us."""
ATTACKS = 50
"""Percentage of the units near us that attack in a hostile guess."""


class Guesses:
    """Joint orders of all others."""

    def __init__(self, forecast: Forecast, chance: Chance) -> None:
        self.forecast, self.chance = forecast, chance
        self.rivals = [forecast.seen_by(rival) for rival in forecast.rivals()]

    def all(self) -> list[Reply]:
        leader = (self.forecast.leader,)
        quiet = [self._quiet() for _ in range(QUIET)]
        hostile = [self._quiet() | dict(self._attacks()) for _ in range(HOSTILE)]
        for number, guess in enumerate(quiet):
            if number % 2:
                guess.update(self._again())
        return [
            *(
                Reply(orders, self._fought(orders), self._fought(orders, leader))
                for orders in quiet
            ),
            *(Reply(orders, set(), set()) for orders in hostile),
        ]

    def _fought(self, orders: dict[int, Order], by: Collection[int] = ()) -> set[Province]:
        """Provinces that armies and fleets of others advance to, or stay in."""
        units, by = self.forecast.units, by or self.forecast.rivals()
        return {
            aim(at, units, orders)
            for at, unit in enumerate(units)
            if unit.owner in by and unit.kind != GARRISON
        }

    def plan(self, position: Position) -> dict[int, Order]:
        """Orders of one seat, as the normal bot would give them."""
        campaign = Campaign(position, self.chance)
        campaign.plan()
        return self.forecast.orders([*campaign.orders.values()])

    def _quiet(self) -> dict[int, Order]:
        found: dict[int, Order] = {}
        for rival in self.rivals:
            found |= self.plan(rival)
        return found

    def _again(self) -> dict[int, Order]:
        """Advances that failed in the last turn, tried again."""
        failed, units = self.forecast.joint_action.failed, self.forecast.units
        return {
            at: Order(ADVANCE, to)
            for at, to in failed.items()
            if units[at].owner != self.forecast.seat
        }

    def _attacks(self) -> Iterator[tuple[int, Order]]:
        """Units of the others advance to where ours stand, or where we besiege."""
        forecast = self.forecast
        ours = {forecast.units[at].place for at in forecast.mine}
        for at, unit in enumerate(forecast.units):
            if unit.owner in (forecast.seat, -1) or unit.kind == GARRISON:
                continue
            near = sorted(ours & forecast.board.reach[unit.kind][unit.place])
            if near and self.chance.below(100) < ATTACKS:
                yield at, Order(ADVANCE, self.chance.choice(near))
