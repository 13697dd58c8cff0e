"""The hard bot: guesses the orders of the others several times, and searches for the joint orders
of its own units with the best average result."""

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
from .position import Position, routine_move, unit_ref
from .spending import Spending

REPLIES = 6
"""Number of guesses of the orders of the others."""
PASSES = 3
EPSILON = 1e-6


class Hard:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := routine_move(view, choices)) is not None:
            return duty
        assert view.seat is not None
        position = Position(view, view.seat)
        spending = Spending(position)
        search = Search(position, spending, chance)
        orders = search.best()
        commands, disband = search.commands(orders), search.by_promise(orders)
        return Submit(tuple(commands), tuple(spending.expenses), tuple(disband))


class Search:
    """Hill climbing over joint orders, by one unit or one supported attack at a time."""

    def __init__(self, position: Position, spending: Spending, chance: Chance) -> None:
        self.position, self.chance = position, chance
        self.forecast = Forecast(position, spending)
        self.board, self.units = position.board, self.forecast.units
        self.replies = [self._guess() for _ in range(REPLIES)]

    def _guess(self) -> dict[int, Order]:
        """Orders of the others, as the normal bot would give them from what this seat sees."""
        found: dict[int, Order] = {}
        for rival in self.forecast.rivals():
            found |= self._plan(self.forecast.seen_by(rival))
        return found

    def _plan(self, position: Position) -> dict[int, Order]:
        campaign = Campaign(position, self.chance)
        campaign.plan()
        return self.forecast.orders([*campaign.orders.values()])

    def best(self) -> dict[int, Order]:
        orders = self._plan(self.position)
        value = self._value(orders)
        for _ in range(PASSES):
            before = value
            for change in [*self._single(orders), *self._attacks()]:
                tried = {**orders, **change}
                worth = self._value(tried)
                if worth > value + EPSILON:
                    orders, value = tried, worth
            if value <= before + EPSILON:
                break
        return orders

    def _value(self, orders: Mapping[int, Order]) -> float:
        return self.forecast.value(orders, self.replies)

    def _single(self, orders: Mapping[int, Order]) -> Iterator[dict[int, Order]]:
        """All changes of the order of one unit."""
        for at in self.forecast.mine:
            unit = self.units[at]
            yield {at: Order(HOLD)}
            if not self.board.is_sea[unit.place] and self.position.is_prize(unit.place):
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
        """Supported attacks of two units, on provinces that are occupied or have a city."""
        reach = self.board.reach
        for first in self.forecast.mine:
            unit = self.units[first]
            for to in sorted(reach[unit.kind][unit.place]):
                held = self.position.is_enemy(self.position.occupants.get(to))
                if not held and not self.position.is_prize(to):
                    continue
                for helper in self.forecast.mine:
                    other = self.units[helper]
                    if helper != first and to in reach[other.kind][other.place]:
                        yield {first: Order(ADVANCE, to), helper: Order(SUPPORT, first)}

    def commands(self, orders: Mapping[int, Order]) -> Iterator[Command]:
        for unit in self.position.mine:
            if unit.kind == KINDS[GARRISON]:
                continue
            ref = unit_ref(unit)
            order = orders.get(self.forecast.numbers[ref], Order())
            target = self._target(order)
            retreats = self.position.retreats(unit)
            yield Command(ref, ACTIONS[order.action], target, retreats=retreats)

    def by_promise(self, orders: Mapping[int, Order]) -> list[str]:
        """Armies and fleets by what they can still gain, least first: the disbanding list."""

        def promise(at: int) -> float:
            order, unit = orders.get(at, Order()), self.units[at]
            place = order.target if order.action == ADVANCE else unit.place
            return self.forecast.promise(unit.kind, place)

        return [
            unit_ref(self.position.view.units[at]) for at in sorted(self.forecast.mine, key=promise)
        ]

    def _target(self, order: Order) -> str:
        if order.action == ADVANCE:
            return self.board.ids[order.target]
        if order.action == SUPPORT:
            return unit_ref(self.position.view.units[order.target])
        return ""
