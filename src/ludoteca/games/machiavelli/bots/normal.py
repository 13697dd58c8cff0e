"""The normal bot: sends units to the cities with the best gain per turn, supports attacks on
occupied provinces, besieges, relieves its own cities, and keeps the coming spring's upkeep."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Chance, Choices, Move, Wait

from ..adjudicator.types import Action
from ..map.board import GARRISON, KINDS, Province
from ..model.sheet import Command
from ..moves import Submit
from ..view import MachiavelliView, UnitView
from .position import Position, routine_move, unit_ref
from .treasury import recruits

FARTHEST = 4
"""Steps beyond which cities are ignored."""
SIEGE_TURNS, BATTLE_TURNS = 2, 2
"""Turns that a garrison and an army in the way cost."""


class Normal:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := routine_move(view, choices)) is not None:
            return duty
        assert view.seat is not None
        position = Position(view, view.seat)
        campaign = Campaign(position, chance)
        campaign.plan()
        return Submit(tuple(campaign.orders.values()), tuple(recruits(position)))


class Campaign:
    """One turn's orders, decided from the most pressing to the least."""

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position, self.chance = position, chance
        self.orders: dict[str, Command] = {}
        self.free = [unit for unit in position.mine if unit.kind != KINDS[GARRISON]]
        self.taken: set[Province] = set()
        """Provinces that own units stay in or advance to."""
        self.aimed_at: set[Province] = set()

    def plan(self) -> None:
        self.press_sieges()
        self.break_sieges()
        for _, unit, goal, step in sorted(self.marches(), key=lambda march: -march[0]):
            if unit in self.free and goal not in self.aimed_at:
                self.go(unit, goal, step)
        for unit in list(self.free):
            self.stay(unit)

    def order(self, unit: UnitView, action: Action, target: str = "") -> None:
        retreats = self.position.retreats(unit)
        command = Command(unit_ref(unit), action, target, retreats=retreats)
        self.orders[command.unit] = command
        self.free.remove(unit)
        if action != "advance":
            self.taken.add(self.position.place(unit))

    def advance(self, unit: UnitView, to: Province) -> None:
        self.taken.add(to)
        self.order(unit, "advance", self.position.board.ids[to])

    def press_sieges(self) -> None:
        """In the province of another owner's city: besiege, or hold if it has no garrison."""
        for unit in list(self.free):
            here = self.position.place(unit)
            if self.position.board.is_sea[here] or not self.position.is_prize(here):
                continue
            besieged = self.position.is_enemy(self.position.garrisons.get(here))
            self.order(unit, "besiege" if besieged else "hold")
            self.aimed_at.add(here)

    def break_sieges(self) -> None:
        """Attack the besiegers of own cities."""
        for city, garrison in self.position.garrisons.items():
            besieger = self.position.occupants.get(city)
            if garrison.owner == self.position.seat and self.position.is_enemy(besieger):
                self.attack(city)

    def attack(self, target: Province) -> bool:
        """Attack with one unit more than there are defenders, if enough are in reach."""
        needed = 1 + self.position.crowds[target]
        able = [unit for unit in self.free if target in self.position.reach(unit)]
        if len(able) < needed or target in self.taken:
            return False
        first, *helpers = able[:needed]
        for helper in helpers:
            self.order(helper, "support", unit_ref(first))
        self.advance(first, target)
        return True

    def marches(self) -> Iterator[tuple[float, UnitView, Province, Province]]:
        """Every unit, city and first step on the way, with the gain per turn."""
        for unit in self.free:
            for goal, (steps, step) in self.ways(unit).items():
                yield self.worth(goal, steps), unit, goal, step

    def ways(self, unit: UnitView) -> dict[Province, tuple[int, Province]]:
        """Cities of other owners within `FARTHEST`: the number of steps and the first one."""
        reach = self.position.board.reach[KINDS.index(unit.kind)]
        first = {to: to for to in self.position.reach(unit)}
        found: dict[Province, tuple[int, Province]] = {}
        ring = list(first)
        for steps in range(1, FARTHEST + 1):
            found.update({p: (steps, first[p]) for p in ring if self.position.is_prize(p)})
            outer = []
            for province in ring:
                if self.position.is_enemy(self.position.occupants.get(province)):
                    continue  # no way through
                for to in sorted(reach[province]):
                    if to not in first:
                        first[to] = first[province]
                        outer.append(to)
            ring = outer
        return found

    def worth(self, goal: Province, steps: int) -> float:
        """Gain of a city per turn until it falls; cities of rivals are worth more than neutral
        ones."""
        position = self.position
        turns = steps + SIEGE_TURNS * (goal in position.garrisons)
        turns += BATTLE_TURNS * position.is_enemy(position.occupants.get(goal))
        gain = 1 + 2 * position.board.income(goal) + (position.owner.get(goal, -1) >= 0)
        return gain / turns + self.chance.below(100) / 1000

    def go(self, unit: UnitView, goal: Province, step: Province) -> None:
        """Take the first step towards a city, with support if it is occupied."""
        if step in self.taken or self.position.is_own(step):
            return
        if self.position.is_enemy(self.position.occupants.get(step)):
            if self.attack(step):
                self.aimed_at.add(goal)
            return
        self.aimed_at.add(goal)
        self.advance(unit, step)

    def stay(self, unit: UnitView) -> None:
        """Support an adjacent unit that holds or besieges, or hold."""
        for other in self.position.mine:
            command = self.orders.get(unit_ref(other))
            if command is not None and command.action in ("hold", "besiege"):
                if self.position.place(other) in self.position.reach(unit):
                    return self.order(unit, "support", command.unit)
        return self.order(unit, "hold")
