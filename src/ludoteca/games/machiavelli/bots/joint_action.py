"""Values of joint action for the hard bot: supports for what others fight over, own units near
each other, enemies driven out; and the cost of repeating a failed advance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple

from ..adjudicator import ADVANCE, SUPPORT, Decisions, Order, Unit
from ..map.board import GARRISON, NOWHERE, Province
from .position import Position, unit_ref

BACKED, BACKED_FRIEND = 12.0, 12.0
"""Value of a support for what others fight over: of an own unit, and of anybody's against the
strongest rival."""
AT_HAND, MOST_AT_HAND = 0.9, 2
"""Value of a support for each enemy that may come, and the number of those that count."""
DRIVEN_OUT = 1.5
"""Value of driving out an army or fleet of another power."""
PAIR = 1.8
"""Value of a unit that can attack an enemy together with another one next turn."""
NEAR, A_STEP, FARTHEST = 1.2, 0.6, 4
"""Value of a unit beside another one, its discount for every step between them, and the steps
beyond which it is nothing."""
IN_VAIN = 1.5
"""Cost of an advance that failed in the same way in the turn before, and has no support now."""
HOLDS = Order()


class Reply(NamedTuple):
    """A guess of the orders of all others."""

    orders: dict[int, Order]
    fought: set[Province]
    """Provinces that their armies and fleets advance to, or stay in."""
    led: set[Province]
    """The same for the strongest of them."""


def aim(at: int, units: Sequence[Unit], orders: Mapping[int, Order]) -> Province:
    """The province that a support for a unit is for."""
    order = orders.get(at, HOLDS)
    return order.target if order.action == ADVANCE else units[at].place


def failed_advances(position: Position) -> dict[int, Province]:
    """Units that stand where they stood when their advance failed in the last turn, by number, each
    with the target: those of all seats, as far as the last sheets are public."""
    found: dict[int, Province] = {}
    numbers = {unit_ref(unit): (at, unit) for at, unit in enumerate(position.view.units)}
    for seat, sheet in enumerate(position.view.last_sheets):
        for command in () if sheet is None else sheet.orders:
            at, unit = numbers.get(command.unit, (-1, None))
            if command.action == "advance" and unit is not None and unit.owner == seat:
                found[at] = position.board.index[command.target]
    return found


class JointAction:
    """The units and rivals of one seat, prepared for the values of many orders."""

    def __init__(
        self, position: Position, units: Sequence[Unit], rivals: Iterable[int], leader: int
    ) -> None:
        self.board, self.seat, self.units = position.board, position.seat, units
        self.rivals, self.leader = set(rivals), leader
        self.mine = [at for at, unit in enumerate(units) if self._is_troop(unit, {self.seat})]
        self.failed = failed_advances(position)
        self.threats = self._threats()
        self.nearness = cache(self._nearness)

    @staticmethod
    def _is_troop(unit: Unit, owners: set[int]) -> bool:
        return unit.kind != GARRISON and unit.owner in owners

    def _threats(self) -> dict[Province, int]:
        """The number of units of others that may advance to each province."""
        found: dict[Province, int] = {}
        for unit in self.units:
            if unit.owner != self.seat:
                for to in self.board.reach[unit.kind][unit.place]:
                    found[to] = found.get(to, 0) + 1
        return found

    def value(self, orders: Mapping[int, Order], decided: Decisions, reply: Reply) -> float:
        """Value of supports and of units near each other."""
        total = self._together(decided)
        for at in self.mine:
            order = orders.get(at, HOLDS)
            if order.action == SUPPORT:
                threats = self.threats.get(aim(order.target, self.units, orders), 0)
                total += AT_HAND * min(MOST_AT_HAND, threats)
        for supported, helpers in decided.supporters.items():
            owner, place = self.units[supported].owner, aim(supported, self.units, orders)
            ours = sum(self.units[helper].owner == self.seat for helper in helpers)
            if owner == self.seat and place in reply.fought:
                total += BACKED * ours
            elif owner in self.rivals - {self.leader} and place in reply.led:
                total += BACKED_FRIEND * ours
        return total

    def outcome(self, orders: Mapping[int, Order], decided: Decisions) -> float:
        """Value of enemies driven out, and cost of repeating what has just failed."""
        total = 0.0
        for victim in decided.dislodged:
            total += DRIVEN_OUT * (self.units[victim].owner in self.rivals)
        given = [(at, orders.get(at, HOLDS)) for at in self.mine]
        helped = {order.target for _, order in given if order.action == SUPPORT}
        for at, order in given:
            again = order.action == ADVANCE and order.target == self.failed.get(at)
            total -= IN_VAIN * (again and at not in helped)
        return total

    def _together(self, decided: Decisions) -> float:
        """Value of own units that can help each other next turn, or attack together."""
        places = [(self.units[at].kind, decided.places[at]) for at in self.mine]
        spots = [(kind, place) for kind, place in places if place != NOWHERE]
        enemies = {
            place
            for unit, place in zip(self.units, decided.places, strict=True)
            if place != NOWHERE and self._is_troop(unit, self.rivals)
        }
        reach, best = self.board.reach, [0.0] * len(spots)
        for one, other in permutations(range(len(spots)), 2):
            (kind, place), (fellow, there) = spots[one], spots[other]
            near = self.nearness(place).get(there, 0.0)
            if near < PAIR and enemies & reach[kind][place] & reach[fellow][there]:
                near = PAIR
            best[one] = max(best[one], near)
        return sum(best)

    def _nearness(self, start: Province) -> dict[Province, float]:
        """Provinces by how near they are: less with every step."""
        found, ring, value = {start: NEAR}, {start}, NEAR
        for _ in range(FARTHEST):
            value *= A_STEP
            ring = {to for p in ring for to in self.board.near[p] if to not in found}
            found.update(dict.fromkeys(ring, value))
        return found

    def friends(self, reach: frozenset[Province], reply: Reply) -> list[int]:
        """Units of others that may fight the strongest rival in one of these provinces."""
        return [
            at
            for at, unit in enumerate(self.units)
            if self._is_troop(unit, self.rivals - {self.leader})
            if (place := aim(at, self.units, reply.orders)) in reach and place in reply.led
        ]
