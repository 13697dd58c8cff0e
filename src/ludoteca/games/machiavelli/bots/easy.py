"""Easy: sane orders. It walks towards cities worth having, besieges, garrisons what it can."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Chance, Choices, Move, Wait

from ..map.board import GARRISON, KINDS, Province
from ..model.prices import RECRUIT, UPKEEP
from ..model.sheet import AnyExpense, Command, Recruit
from ..moves import Submit
from ..view import MachiavelliView, UnitView
from .table import Table, duties, unit_ref


class Easy:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := duties(view, choices)) is not None:
            return duty
        assert view.seat is not None
        table = Table(view, view.seat)
        return Submit(tuple(_orders(table, chance)), tuple(recruits(table)))


def recruits(table: Table) -> Iterator[AnyExpense]:
    """Garrisons for the richest cities first: they pay for themselves and win the match."""
    view, board = table.view, table.board
    ducats = view.treasury[table.seat]
    reserve = sum(UPKEEP["full"][KINDS.index(unit.kind)] for unit in table.mine) // 2
    mine = [city for city in board.cities if table.owner.get(city) == table.seat]
    for city in sorted(mine, key=lambda city: -board.income(city)):
        famine = board.ids[city] in view.famine
        if city not in table.garrisons and not famine and ducats >= RECRUIT[GARRISON]:
            ducats -= RECRUIT[GARRISON]
            yield Recruit("garrison", board.ids[city])
    for city in mine:
        free = city in table.garrisons and city not in table.occupants
        if free and board.ids[city] not in view.famine and ducats >= 6 + reserve:
            ducats -= 6 + reserve
            yield Recruit("army", board.ids[city])


def _orders(table: Table, chance: Chance) -> Iterator[Command]:
    taken: set[Province] = set()
    for unit in table.mine:
        if unit.kind == KINDS[GARRISON]:
            continue
        command, goes_to = _order(table, unit, taken, chance)
        taken.add(goes_to)
        yield command


def _order(
    table: Table, unit: UnitView, taken: set[Province], chance: Chance
) -> tuple[Command, Province]:
    """Besiege what is under the walls, else go for the nearest city, else hold."""
    ref, here, retreats = unit_ref(unit), table.place(unit), table.retreats(unit)
    at_sea = table.board.is_sea[here]
    if not at_sea and table.is_prize(here) and table.is_enemy(table.garrisons.get(here)):
        return Command(ref, "besiege", retreats=retreats), here
    if not at_sea and table.is_prize(here):
        return Command(ref, retreats=retreats), here  # it falls by itself
    steps = [to for to in table.reach(unit) if to not in taken and not table.is_own(to)]
    if not steps:
        return Command(ref, retreats=retreats), here
    goal = min(steps, key=lambda to: (table.distance(unit, to), chance.below(1000)))
    return Command(ref, "advance", table.board.ids[goal], retreats=retreats), goal
