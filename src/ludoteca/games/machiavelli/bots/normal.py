"""Normal: tactical. It sends everybody where the most can be won soonest, joins forces by support
where somebody stands, besieges, breaks sieges of its own cities, and spends with the springs in
mind."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Chance, Choices, Move, Wait

from ..map.board import GARRISON, KINDS, Province
from ..model.sheet import Command
from ..moves import Submit
from ..view import MachiavelliView, UnitView
from .table import Table, duties, unit_ref
from .treasury import recruits

FARTHEST = 4
"""Cities further away than this are not worth a march."""
SIEGE_TURNS, BATTLE_TURNS = 2, 2
"""What a garrison and an army in the way cost."""


class Normal:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := duties(view, choices)) is not None:
            return duty
        assert view.seat is not None
        table = Table(view, view.seat)
        campaign = Campaign(table, chance)
        campaign.plan()
        return Submit(tuple(campaign.orders.values()), tuple(recruits(table)))


class Campaign:
    """One turn's orders, decided from the most pressing to the least."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table, self.chance = table, chance
        self.orders: dict[str, Command] = {}
        self.free = [unit for unit in table.mine if unit.kind != KINDS[GARRISON]]
        self.taken: set[Province] = set()
        """Where own units stay or go."""
        self.aimed_at: set[Province] = set()

    def plan(self) -> None:
        self.press_sieges()
        self.break_sieges()
        for _, unit, goal, step in sorted(self.marches(), key=lambda march: -march[0]):
            if unit in self.free and goal not in self.aimed_at:
                self.go(unit, goal, step)
        for unit in list(self.free):
            self.stay(unit)

    def order(self, unit: UnitView, action: str, target: str = "") -> None:
        retreats = self.table.retreats(unit)
        command = Command(unit_ref(unit), action, target, retreats=retreats)  # type: ignore[arg-type]
        self.orders[command.unit] = command
        self.free.remove(unit)
        if action != "advance":
            self.taken.add(self.table.place(unit))

    def advance(self, unit: UnitView, to: Province) -> None:
        self.taken.add(to)
        self.order(unit, "advance", self.table.board.ids[to])

    def press_sieges(self) -> None:
        """Under the walls of a city that is not ours: besiege, or let it fall by itself."""
        for unit in list(self.free):
            here = self.table.place(unit)
            if self.table.board.is_sea[here] or not self.table.is_prize(here):
                continue
            besieged = self.table.is_enemy(self.table.garrisons.get(here))
            self.order(unit, "besiege" if besieged else "hold")
            self.aimed_at.add(here)

    def break_sieges(self) -> None:
        """Drive besiegers away from own cities."""
        for city, garrison in self.table.garrisons.items():
            besieger = self.table.occupants.get(city)
            if garrison.owner == self.table.seat and self.table.is_enemy(besieger):
                self.attack(city)

    def attack(self, target: Province) -> bool:
        """One more than stand there, if they can come."""
        needed = 1 + self.table.crowds[target]
        able = [unit for unit in self.free if target in self.table.reach(unit)]
        if len(able) < needed or target in self.taken:
            return False
        first, *helpers = able[:needed]
        for helper in helpers:
            self.order(helper, "support", unit_ref(first))
        self.advance(first, target)
        return True

    def marches(self) -> Iterator[tuple[float, UnitView, Province, Province]]:
        """Every unit, city and first step on the way there, with what it is worth a turn."""
        for unit in self.free:
            for goal, (steps, step) in self.ways(unit).items():
                yield self.worth(goal, steps), unit, goal, step

    def ways(self, unit: UnitView) -> dict[Province, tuple[int, Province]]:
        """The cities worth having in reach: how many steps, and which is the first."""
        reach = self.table.board.reach[KINDS.index(unit.kind)]
        first = {to: to for to in self.table.reach(unit)}
        found: dict[Province, tuple[int, Province]] = {}
        ring = list(first)
        for steps in range(1, FARTHEST + 1):
            found.update({p: (steps, first[p]) for p in ring if self.table.is_prize(p)})
            outer = []
            for province in ring:
                if self.table.is_enemy(self.table.occupants.get(province)):
                    continue  # no way through
                for to in sorted(reach[province]):
                    if to not in first:
                        first[to] = first[province]
                        outer.append(to)
            ring = outer
        return found

    def worth(self, goal: Province, steps: int) -> float:
        """What a city brings, by the turns it takes; what is another's is worth a little more."""
        table = self.table
        turns = steps + SIEGE_TURNS * (goal in table.garrisons)
        turns += BATTLE_TURNS * table.is_enemy(table.occupants.get(goal))
        gain = 1 + 2 * table.board.income(goal) + (table.owner.get(goal, -1) >= 0)
        return gain / turns + self.chance.below(100) / 1000

    def go(self, unit: UnitView, goal: Province, step: Province) -> None:
        """The first step towards a city, with help where somebody stands in the way."""
        if step in self.taken or self.table.is_own(step):
            return
        if self.table.is_enemy(self.table.occupants.get(step)):
            if self.attack(step):
                self.aimed_at.add(goal)
            return
        self.aimed_at.add(goal)
        self.advance(unit, step)

    def stay(self, unit: UnitView) -> None:
        """Help a neighbour that stays, or hold."""
        for other in self.table.mine:
            command = self.orders.get(unit_ref(other))
            if command is not None and command.action in ("hold", "besiege"):
                if self.table.place(other) in self.table.reach(unit):
                    return self.order(unit, "support", command.unit)
        return self.order(unit, "hold")
