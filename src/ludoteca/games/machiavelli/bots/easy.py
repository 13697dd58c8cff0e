"""The easy bot: advances to the nearest city, besieges, buys garrisons, and lets others live: it
leaves their cities alone in the first year, and a power with few cities for ever."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Chance, Choices, Move, Wait

from ..map.board import GARRISON, KINDS, Province
from ..model.prices import RECRUIT, UPKEEP
from ..model.sheet import AnyExpense, Command, Recruit
from ..moves import Submit
from ..view import MachiavelliView, UnitView
from .position import FAR, Position, routine_move, unit_ref

A_YEAR = 3
FEW_CITIES = 3
"""A power with as many or fewer is spared."""


class GentlePosition(Position):
    """A position in which cities of weak powers, and at first of all powers, are no prizes."""

    def is_prize(self, province: Province) -> bool:
        if not super().is_prize(province):
            return False
        owner = self.owner.get(province, -1)
        return owner < 0 or (self.view.round > A_YEAR and self._cities_of(owner) > FEW_CITIES)

    def _cities_of(self, seat: int) -> int:
        return sum(self.owner.get(city) == seat for city in self.board.cities)


class Easy:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := routine_move(view, choices)) is not None:
            return duty
        assert view.seat is not None
        position = GentlePosition(view, view.seat)
        return Submit(tuple(_orders(position, chance)), tuple(recruits(position)))


def recruits(position: Position) -> Iterator[AnyExpense]:
    """Garrisons for the richest cities first, because they bring income and count for victory."""
    view, board = position.view, position.board
    ducats = view.treasury[position.seat]
    reserve = sum(UPKEEP["full"][KINDS.index(unit.kind)] for unit in position.mine) // 2
    mine = [city for city in board.cities if position.owner.get(city) == position.seat]
    for city in sorted(mine, key=lambda city: -board.income(city)):
        famine = board.ids[city] in view.famine
        if city not in position.garrisons and not famine and ducats >= RECRUIT[GARRISON]:
            ducats -= RECRUIT[GARRISON]
            yield Recruit("garrison", board.ids[city])
    for city in mine:
        free = city in position.garrisons and city not in position.occupants
        if free and board.ids[city] not in view.famine and ducats >= 6 + reserve:
            ducats -= 6 + reserve
            yield Recruit("army", board.ids[city])


def _orders(position: Position, chance: Chance) -> Iterator[Command]:
    taken: set[Province] = set()
    for unit in position.mine:
        if unit.kind == KINDS[GARRISON]:
            continue
        command, goes_to = _order(position, unit, taken, chance)
        taken.add(goes_to)
        yield command


def _order(
    position: Position, unit: UnitView, taken: set[Province], chance: Chance
) -> tuple[Command, Province]:
    """Besiege the city of the province, else advance to the nearest one, else hold."""
    ref, here, retreats = unit_ref(unit), position.place(unit), position.retreats(unit)
    at_sea = position.board.is_sea[here]
    if not at_sea and position.is_prize(here) and position.is_enemy(position.garrisons.get(here)):
        return Command(ref, "besiege", retreats=retreats), here
    if not at_sea and position.is_prize(here):
        return Command(ref, retreats=retreats), here  # it falls without a siege
    steps = [
        to
        for to in position.reach(unit)
        if to not in taken and not position.is_own(to) and position.distance(unit, to) < FAR
    ]
    if not steps:
        return Command(ref, retreats=retreats), here
    goal = min(steps, key=lambda to: (position.distance(unit, to), chance.below(1000)))
    return Command(ref, "advance", position.board.ids[goal], retreats=retreats), goal
