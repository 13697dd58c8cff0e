"""Search for joint orders: hill climbing, by the order of one unit or by orders that belong
together: a supported attack, a supported stand, a convoy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludoteca.kernel import Chance

from ..adjudicator import ACTIONS, ADVANCE, BESIEGE, CONVERT, CONVOY, HOLD, SUPPORT, Order
from ..map.board import ARMY, FLEET, GARRISON, KINDS, Province
from ..model.sheet import Command
from .forecast import Forecast
from .guesses import Guesses
from .joint_action import aim
from .position import unit_ref

PASSES = 3
EPSILON = 1e-6


class Search:
    def __init__(self, forecast: Forecast, chance: Chance) -> None:
        self.forecast, self.position = forecast, forecast.position
        self.board, self.units = forecast.board, forecast.units
        self.guesses = Guesses(forecast, chance)
        self.replies = self.guesses.all()

    def best(self) -> dict[int, Order]:
        orders = self.guesses.plan(self.position)
        value = self._value(orders)
        for _ in range(PASSES):
            before = value
            for change in [*self._single(orders), *self._attacks(), *self._convoys()]:
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
            if self.board.is_port[unit.place]:
                yield {at: Order(CONVERT, FLEET if unit.kind == ARMY else ARMY)}
            reach = self.board.reach[unit.kind][unit.place]
            for to in sorted(reach):
                yield {at: Order(ADVANCE, to)}
            for other in self.forecast.mine:
                if other != at and aim(other, self.units, orders) in reach:
                    yield {at: Order(SUPPORT, other)}
            for other in self.forecast.joint_action.friends(reach, self.replies[0]):
                yield {at: Order(SUPPORT, other)}
        for at in self.forecast.garrisoned if not self.forecast.mine else ():
            if self.units[at].place not in self.position.occupants:
                yield {at: Order(HOLD)}
                yield {at: Order(CONVERT, ARMY)}

    def _attacks(self) -> Iterator[dict[int, Order]]:
        """Supported attacks of two units, on provinces that are occupied, have a city or may be
        fought over."""
        for first in self.forecast.mine:
            for to in sorted(self._reach(first)):
                held = self.position.is_enemy(self.position.occupants.get(to))
                disputed = to in self.replies[0].fought
                if not held and not disputed and not self.position.is_prize(to):
                    continue
                for helper in self.forecast.mine:
                    if helper != first and to in self._reach(helper):
                        yield {first: Order(ADVANCE, to), helper: Order(SUPPORT, first)}

    def _convoys(self) -> Iterator[dict[int, Order]]:
        """Armies carried by one fleet to a coast with a city worth having."""
        for fleet in self.forecast.mine:
            sea = self.units[fleet].place
            if self.units[fleet].kind != FLEET or not self.board.is_sea[sea]:
                continue
            for army in self.forecast.mine:
                here = self.units[army].place
                if self.units[army].kind != ARMY or sea not in self.board.seas[here]:
                    continue
                for to in self._coasts(sea):
                    if to != here and to not in self._reach(army):
                        yield {army: Order(ADVANCE, to), fleet: Order(CONVOY, army)}

    def _coasts(self, sea: Province) -> list[Province]:
        return [to for to in self.board.near[sea] if not self.board.is_sea[to]]

    def _reach(self, at: int) -> frozenset[Province]:
        return self.board.reach[self.units[at].kind][self.units[at].place]

    # Sheets

    def commands(self, orders: Mapping[int, Order]) -> Iterator[Command]:
        for unit in self.position.mine:
            ref = unit_ref(unit)
            order = orders.get(self.forecast.numbers[ref], Order())
            if unit.kind == KINDS[GARRISON] and order.action != CONVERT:
                continue
            retreats = self.position.retreats(unit)
            yield Command(ref, ACTIONS[order.action], self._target(order), retreats=retreats)

    def by_potential(self, orders: Mapping[int, Order]) -> list[str]:
        """Armies and fleets by what they can still gain, least first: the disbanding list."""

        def potential(at: int) -> float:
            order, unit = orders.get(at, Order()), self.units[at]
            place = order.target if order.action == ADVANCE else unit.place
            return self.forecast.potential(unit.kind, place)

        return [
            unit_ref(self.position.view.units[at])
            for at in sorted(self.forecast.mine, key=potential)
        ]

    def _target(self, order: Order) -> str:
        if order.action == ADVANCE:
            return self.board.ids[order.target]
        if order.action in (SUPPORT, CONVOY):
            return unit_ref(self.position.view.units[order.target])
        return KINDS[order.target] if order.action == CONVERT else ""
