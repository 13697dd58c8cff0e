"""Forecast: what a turn would come to if everybody ordered so, in numbers, as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ..adjudicator import ACTIONS, ADVANCE, BESIEGE, CONVERT, Decisions, Order, Unit, adjudicate
from ..board import GARRISON, KINDS, NOWHERE, Province
from ..sheet import Command
from ..view import MachiavelliView
from .table import Table, unit_ref
from .treasury import springs_left

HELD, OWNED, ANOTHERS = 1.0, 0.7, -0.2
"""What a city is worth with a garrison of ours, without one, and in other hands."""
UNDER_SIEGE, UNDER_THREAT = 0.4, 0.2
"""How much of a city is as good as lost while somebody besieges it, or stands before it."""
ALIVE, ENEMY_LOST = 4.0, 1.0
PULL, FARTHEST = 0.5, 4


class Forecast:
    """The board as one seat sees it, ready to be decided again and again."""

    def __init__(self, table: Table) -> None:
        self.table, self.seat, self.board = table, table.seat, table.board
        view: MachiavelliView = table.view
        index = self.board.index
        self.units = [Unit(u.owner, KINDS.index(u.kind), index[u.province]) for u in view.units]
        self.numbers = {unit_ref(unit): at for at, unit in enumerate(view.units)}
        self.mine = [at for at, unit in enumerate(self.units) if self.is_mobile_of(unit, self.seat)]
        self.garrisons = {u.place: u.owner for u in self.units if u.kind == GARRISON}
        self.sieges = {index[p.province]: p.besieger for p in view.provinces if p.siege}
        springs = springs_left(table)
        self.worths = {city: 1 + springs * self.board.income(city) for city in self.board.cities}
        self.pull = cache(self._pull)

    @staticmethod
    def is_mobile_of(unit: Unit, seat: int) -> bool:
        return unit.owner == seat and unit.kind != GARRISON

    def order(self, command: Command) -> Order:
        """An order as the adjudicator reads it."""
        action = ACTIONS.index(command.action)
        if action == ADVANCE:
            return Order(ADVANCE, self.board.index[command.target])
        if action == CONVERT:
            return Order(CONVERT, KINDS.index(command.target))
        target = self.numbers.get(command.target, -1)
        return Order(action, target)

    def orders(self, commands: Sequence[Command]) -> dict[int, Order]:
        found = {self.numbers[command.unit]: self.order(command) for command in commands}
        return {at: order for at, order in found.items() if order.target < len(self.units)}

    def value(self, own: Mapping[int, Order], replies: Sequence[Mapping[int, Order]]) -> float:
        """What these orders bring on the average of some replies."""
        return sum(self._value({**reply, **own}) for reply in replies) / len(replies)

    def _value(self, given: Mapping[int, Order]) -> float:
        orders = [given.get(at, HOLDS) for at in range(len(self.units))]
        decided = adjudicate(self.board, self.units, orders)
        standing = {
            place: at
            for at, place in enumerate(decided.places)
            if place != NOWHERE and self.units[at].kind != GARRISON
        }
        cities = sum(self._city(city, standing.get(city), decided) for city in self.worths)
        return cities + self._army(decided)

    def _city(self, city: Province, before_it: int | None, decided: Decisions) -> float:
        outside = None if before_it is None else self.units[before_it].owner
        inside, worth = self.garrisons.get(city), self.worths[city]
        if inside is None:
            fought = city in decided.contested or city in decided.repelled
            owner = self.table.owner.get(city, -1)
            owner = owner if outside is None or fought else outside
            return worth * (OWNED if owner == self.seat else ANOTHERS if owner >= 0 else 0)
        sign = HELD if inside == self.seat else ANOTHERS
        if before_it is None or outside == inside:
            return worth * sign
        besieges = decided.orders[before_it].action == BESIEGE
        if besieges and self.sieges.get(city) == outside:
            return worth * (OWNED if outside == self.seat else ANOTHERS)
        pressed = UNDER_SIEGE if besieges else UNDER_THREAT
        if inside == self.seat:
            return worth * (sign - pressed)
        return worth * (sign + (pressed if outside == self.seat else 0))

    def _army(self, decided: Decisions) -> float:
        total = 0.0
        for at in self.mine:
            place = decided.places[at]
            if place == NOWHERE:
                continue
            total += ALIVE + PULL * self.pull(self.units[at].kind, place)
        lost = sum(self.units[at].owner != self.seat for at in decided.dislodged)
        own_lost = len(decided.dislodged) - lost
        return total + ENEMY_LOST * lost - ALIVE / 2 * own_lost

    def _pull(self, kind: int, start: Province) -> float:
        """How much a unit there has before it: the best city by the turns it takes."""
        best, seen, ring = 0.0, {start}, [start]
        for steps in range(FARTHEST):
            for city in ring:
                if self.table.is_prize(city):
                    turns = 1 + steps + 2 * (city in self.garrisons)
                    best = max(best, self.worths[city] / turns)
            ring = [to for p in ring for to in self.board.reach[kind][p] if to not in seen]
            seen.update(ring)
        return best


HOLDS = Order()
