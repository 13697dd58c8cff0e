"""Evaluation of orders for the hard bot: the value of a turn's result for one seat, in ducats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from ..adjudicator import (
    ACTIONS,
    ADVANCE,
    BESIEGE,
    CONVERT,
    Decisions,
    Order,
    Rulings,
    Unit,
    adjudicate,
)
from ..map.board import ARMY, GARRISON, KINDS, NOWHERE, Kind, Province
from ..model.sheet import Command, Recruit
from .joint_action import HOLDS, JointAction, Reply
from .position import Position, unit_ref
from .prospects import GUARD, TROOPS_KEEP, held, left_open, springs_left
from .spending import Spending
from .treasury import recruits

SIEGE_TURNS, BATTLE_TURNS = 2, 1
"""Turns that a garrison and an army in the way cost."""
FARTHEST, BEST = 4, 4
"""Steps within which a unit looks for cities, and the number it considers."""
A_TURN = 0.7
"""Discount of a city's value per turn until it falls."""
ROOM = 0.03
"""Value of one more city that can have a garrison."""
EATEN = 0.5
"""Share of unspent money that is counted as lost to upkeep in spring."""
REGARD, REGARD_FOR_LEADER = 1.17, 1.69
"""Weight of the losses of a rival, shared among the rivals, and that of the strongest."""
IN_DANGER = (1.0, 0.7, 0.4)
"""Share of a city's value counted as lost if it falls in 0, 1 or 2 turns."""
DISPUTED = 0.25
"""Probability that a city falls next turn after a standoff in this one."""
ALIVE = 0.5
"""Value of an army or fleet."""
RESTLESS = 3.0
"""Value of having an army at all, where there is money for the garrison it leaves."""
LEISURE = 1.5
"""Weight of joint action when there is no money for more cities; less while there is."""
SATURATED = 0.35
"""Share of what a city may bring that is lost with each city that waits for its garrison."""
EXPOSED = 0.3
"""Probability that a city without its garrison falls where somebody may come."""


class Forecast:
    """The position of one seat, prepared for repeated adjudication."""

    def __init__(self, position: Position, spending: Spending) -> None:
        self.position, self.seat, self.board = position, position.seat, position.board
        view, index = position.view, self.board.index
        self.units = [Unit(u.owner, KINDS.index(u.kind), index[u.province]) for u in view.units]
        self.rulings = Rulings(stacking=any(unit.rank > 1 for unit in view.units))
        self.numbers = {unit_ref(unit): at for at, unit in enumerate(view.units)}
        self.mine = [at for at, unit in enumerate(self.units) if self.is_mobile_of(unit, self.seat)]
        self.garrisoned = [
            at
            for at, unit in enumerate(self.units)
            if unit.owner == self.seat and unit.kind == GARRISON
        ]
        self.springs, self.turns_left = springs_left(position), view.turns - view.round
        self.price = GUARD * (1 - EATEN) if spending.ducats >= GUARD else GUARD
        """Effective price of a garrison."""
        self.garrisons = {u.place: u.owner for u in self.units if u.kind == GARRISON}
        self.garrisons |= self._new_garrisons()
        self.garrisons |= dict.fromkeys(spending.guarded, self.seat)
        self.hunger = max(0.0, 1 - SATURATED * len(spending.open_cities()))
        """Weight of another city without a garrison, as there is money for few."""
        self.leisure = LEISURE - self.hunger
        self.regard = self._regards()
        self.gains = {city: self._gain(city) for city in self.board.cities}
        self.restless = RESTLESS * (not self.mine and spending.ducats >= GUARD)
        self.joint_action = JointAction(position, self.units, self.regard, self.leader)
        self.pulls = cache(self._pulls)
        self.marching_out = cache(self._marching_out)

    @staticmethod
    def is_mobile_of(unit: Unit, seat: int) -> bool:
        return unit.owner == seat and unit.kind != GARRISON

    def rivals(self) -> list[int]:
        return sorted({unit.owner for unit in self.units} - {self.seat, -1})

    def seen_by(self, seat: int) -> Position:
        return Position(replace(self.position.view, seat=seat), seat)

    def _new_garrisons(self) -> dict[Province, int]:
        """Garrisons the others are expected to recruit, which are placed before movement."""
        return {
            self.board.index[expense.city]: rival
            for rival in self.rivals()
            for expense in recruits(self.seen_by(rival))
            if isinstance(expense, Recruit) and expense.kind == "garrison"
        }

    def _regards(self) -> dict[int, float]:
        """Weights of the rivals; the strongest counts most."""
        wealth = {rival: float(self.position.view.treasury[rival]) for rival in self.rivals()}
        for city, owner in self.garrisons.items():
            if owner in wealth:
                wealth[owner] += held(self.board.income(city), self.springs)
        leader = self.leader = max(wealth, key=lambda rival: wealth[rival], default=-1)
        return {
            rival: (REGARD_FOR_LEADER if rival == leader else REGARD) / len(wealth)
            for rival in wealth
        }

    def _gain(self, city: Province) -> float:
        """Value of taking a city from its owner."""
        owner = self.position.owner.get(city, -1)
        return self._to_come(city) + self.regard.get(owner, 0) * self._worth(city, owner)

    def _to_come(self, city: Province) -> float:
        """Value of an own city without a garrison. If it is taken in autumn, its garrison comes too
        late for the income of the coming spring."""
        autumn = self.position.view.season == "autumn" and self.springs > 0
        more = max(0.0, held(self.board.income(city), self.springs - autumn) - self.price)
        return ROOM + more * self.hunger

    def _worth(self, city: Province, owner: int) -> float:
        income = self.board.income(city)
        if self.garrisons.get(city) == owner:
            return held(income, self.springs)
        return self._to_come(city) if owner == self.seat else left_open(income, self.springs)

    # Orders

    def order(self, command: Command) -> Order:
        """A command as an order of the adjudicator."""
        action = ACTIONS.index(command.action)
        if action == ADVANCE:
            return Order(ADVANCE, self.board.index[command.target])
        if action == CONVERT:
            return Order(CONVERT, KINDS.index(command.target))
        target = self.numbers.get(command.target, -1)
        return Order(action, target)

    def orders(self, commands: Sequence[Command]) -> dict[int, Order]:
        return {self.numbers[command.unit]: self.order(command) for command in commands}

    # Values

    def value(self, own: Mapping[int, Order], replies: Sequence[Reply]) -> float:
        """Average value of these orders over the guessed replies."""
        total = sum(self._value({**reply.orders, **own}, reply) for reply in replies)
        return total / len(replies)

    def _value(self, given: Mapping[int, Order], reply: Reply) -> float:
        orders = [given.get(at, HOLDS) for at in range(len(self.units))]
        decided = adjudicate(self.board, self.units, orders, rulings=self.rulings)
        standing = {
            place: at
            for at, place in enumerate(decided.places)
            if place != NOWHERE and self.units[at].kind != GARRISON
        }
        cities = [self._city(city, at, decided) for city, at in standing.items()]
        leaving = [at for at in self.garrisoned if orders[at].action == CONVERT]
        return (
            sum(cities)
            + self._hopes(decided)
            + sum(map(self.marching_out, leaving))
            + self.restless * bool(leaving)
            + self.leisure * self.joint_action.value(given, decided, reply)
            + self.joint_action.outcome(given, decided)
        )

    def _marching_out(self, at: int) -> float:
        """Value of turning a garrison into an army."""
        city = self.units[at].place
        lost = self._worth(city, self.seat) - self._to_come(city)
        risk = (
            self._worth(city, self.seat) * EXPOSED * min(1, self.joint_action.threats.get(city, 0))
        )
        keep = TROOPS_KEEP * self.springs
        return A_TURN * self.potential(ARMY, city) + ALIVE - keep - lost - risk

    def _turns_to_fall(self, city: Province, before_it: int, decided: Decisions) -> int:
        """Turns until a city falls to the unit in its province."""
        if city not in self.garrisons:
            fought = city in decided.contested or city in decided.repelled
            return int(fought)
        if decided.orders[before_it].action != BESIEGE:
            return SIEGE_TURNS
        return 0 if self.position.sieges.get(city) == self.units[before_it].owner else 1

    def _city(self, city: Province, before_it: int, decided: Decisions) -> float:
        """Change in value because of the unit in a city's province."""
        outside = self.units[before_it].owner
        owner = self.garrisons.get(city, self.position.owner.get(city, -1))
        if outside == owner or city not in self.gains:
            return 0
        turns = self._turns_to_fall(city, before_it, decided)
        if turns > self.turns_left:
            return 0  # the match ends before that
        if owner == self.seat:
            return -IN_DANGER[turns] * self._worth(city, owner)
        if outside == self.seat:
            return self.gains[city] if turns == 0 else 0  # later gains are counted in `_hopes`
        return 0

    def _hopes(self, decided: Decisions) -> float:
        """Discounted gains of own units: each its best city, no city twice."""
        alive = [at for at in self.mine if decided.places[at] != NOWHERE]
        hopes = [(hope, at, city) for at in alive for hope, city in self._hopes_of(at, decided)]
        total, aimed = ALIVE * len(alive), set()
        for hope, at, city in sorted(hopes, reverse=True):
            if at in alive and city not in aimed:
                alive.remove(at)
                aimed.add(city)
                total += hope
        return total

    def _hopes_of(self, at: int, decided: Decisions) -> list[tuple[float, Province]]:
        """Cities a unit may take from its new province, with their discounted gains."""
        place, order = decided.places[at], decided.orders[at]
        kind = order.target if order.action == CONVERT else self.units[at].kind
        pulls = self.pulls(kind, place)
        if decided.orders[at].action == BESIEGE and place in self.garrisons:
            turns = self._turns_to_fall(place, at, decided)
            if self._is_ahead(turns):
                return [(self.gains[place] * A_TURN**turns, place)]
            return [(hope, city) for hope, city in pulls if city != place]
        return [
            (hope * (DISPUTED if city in decided.contested else 1), city) for hope, city in pulls
        ]

    def potential(self, kind: Kind, place: Province) -> float:
        """The best discounted gain for a unit of this kind in a province."""
        return max((hope for hope, _ in self.pulls(kind, place)), default=0.0)

    def _pulls(self, kind: Kind, start: Province) -> list[tuple[float, Province]]:
        """The best cities near a province, discounted by the turns until they would fall."""
        found, seen, ring = [], {start}, [start]
        for steps in range(FARTHEST):
            for city in ring:
                turns = steps + self._turns_before(city) if self.position.is_prize(city) else 0
                if self._is_ahead(turns):
                    found.append((self.gains[city] * A_TURN**turns, city))
            ring = [to for p in ring for to in self.board.reach[kind][p] if to not in seen]
            seen.update(ring)
        return sorted(found, reverse=True)[:BEST]

    def _is_ahead(self, turns: int) -> bool:
        """Whether a number of turns lies in the future and within the match."""
        return 0 < turns <= self.turns_left

    def _turns_before(self, city: Province) -> int:
        occupied = self.position.is_enemy(self.position.occupants.get(city))
        return SIEGE_TURNS * (city in self.garrisons) + BATTLE_TURNS * occupied
