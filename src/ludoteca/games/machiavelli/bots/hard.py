"""Hard: searches. It thinks of what the others will likely order, and looks for the joint orders
of its own units that come off best against all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludoteca.kernel import Chance, Choices, Move, Wait

from ..adjudicator import ACTIONS, ADVANCE, BESIEGE, HOLD, SUPPORT, Order
from ..map.board import GARRISON, KINDS
from ..model.sheet import Command
from ..moves import Submit
from ..view import MachiavelliView
from .forecast import Forecast
from .normal import Campaign
from .spending import Spending
from .table import Table, duties, unit_ref

REPLIES = 6
"""So many guesses what the others order."""
PASSES = 3
LITTLE = 1e-6


class Hard:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := duties(view, choices)) is not None:
            return duty
        assert view.seat is not None
        table = Table(view, view.seat)
        spending = Spending(table)
        search = Search(table, spending, chance)
        orders = search.best()
        commands, first_to_go = search.commands(orders), search.by_promise(orders)
        return Submit(tuple(commands), tuple(spending.expenses), tuple(first_to_go))


class Search:
    """Better and better joint orders, one unit or one supported attack at a time."""

    def __init__(self, table: Table, spending: Spending, chance: Chance) -> None:
        self.table, self.chance = table, chance
        self.forecast = Forecast(table, spending)
        self.board, self.units = table.board, self.forecast.units
        self.replies = [self._guess() for _ in range(REPLIES)]

    def _guess(self) -> dict[int, Order]:
        """What the others would order if they thought a turn ahead, as good as can be seen."""
        found: dict[int, Order] = {}
        for rival in self.forecast.rivals():
            found |= self._plan(self.forecast.seen_by(rival))
        return found

    def _plan(self, table: Table) -> dict[int, Order]:
        campaign = Campaign(table, self.chance)
        campaign.plan()
        return self.forecast.orders([*campaign.orders.values()])

    def best(self) -> dict[int, Order]:
        orders = self._plan(self.table)
        value = self._value(orders)
        for _ in range(PASSES):
            before = value
            for change in [*self._single(orders), *self._attacks()]:
                tried = {**orders, **change}
                worth = self._value(tried)
                if worth > value + LITTLE:
                    orders, value = tried, worth
            if value <= before + LITTLE:
                break
        return orders

    def _value(self, orders: Mapping[int, Order]) -> float:
        return self.forecast.value(orders, self.replies)

    def _single(self, orders: Mapping[int, Order]) -> Iterator[dict[int, Order]]:
        """One unit does something else."""
        for at in self.forecast.mine:
            unit = self.units[at]
            yield {at: Order(HOLD)}
            if not self.board.is_sea[unit.place] and self.table.is_prize(unit.place):
                yield {at: Order(BESIEGE)}
            reach = self.board.reach[unit.kind][unit.place]
            for to in sorted(reach):
                yield {at: Order(ADVANCE, to)}
            for other in self.forecast.mine:
                order = orders.get(other, Order())
                aim = order.target if order.action == ADVANCE else self.units[other].place
                if other != at and aim in reach:
                    yield {at: Order(SUPPORT, other)}

    def _attacks(self) -> Iterator[dict[int, Order]]:
        """Two units together, where one alone would not get in."""
        reach = self.board.reach
        for first in self.forecast.mine:
            unit = self.units[first]
            for to in sorted(reach[unit.kind][unit.place]):
                held = self.table.is_enemy(self.table.occupants.get(to))
                if not held and not self.table.is_prize(to):
                    continue
                for helper in self.forecast.mine:
                    other = self.units[helper]
                    if helper != first and to in reach[other.kind][other.place]:
                        yield {first: Order(ADVANCE, to), helper: Order(SUPPORT, first)}

    def commands(self, orders: Mapping[int, Order]) -> Iterator[Command]:
        for unit in self.table.mine:
            if unit.kind == KINDS[GARRISON]:
                continue
            ref = unit_ref(unit)
            order = orders.get(self.forecast.numbers[ref], Order())
            target = self._target(order)
            retreats = self.table.retreats(unit)
            yield Command(ref, ACTIONS[order.action], target, retreats=retreats)  # type: ignore[arg-type]

    def by_promise(self, orders: Mapping[int, Order]) -> list[str]:
        """Armies and fleets, those first that have the least before them: they may go first when
        the money does not last."""

        def promise(at: int) -> float:
            order, unit = orders.get(at, Order()), self.units[at]
            place = order.target if order.action == ADVANCE else unit.place
            return self.forecast.promise(unit.kind, place)

        return [
            unit_ref(self.table.view.units[at]) for at in sorted(self.forecast.mine, key=promise)
        ]

    def _target(self, order: Order) -> str:
        if order.action == ADVANCE:
            return self.board.ids[order.target]
        if order.action == SUPPORT:
            return unit_ref(self.table.view.units[order.target])
        return ""
