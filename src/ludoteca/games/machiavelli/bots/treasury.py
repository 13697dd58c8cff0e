"""How a careful bot spends: on garrisons first, on armies only what the coming spring can keep."""

from __future__ import annotations

from collections.abc import Iterator

from ..map.board import ARMY, FLEET, GARRISON, KINDS, Province
from ..model.prices import RECRUIT, UPKEEP
from ..model.sheet import AnyExpense, Recruit
from .table import Table

UPKEEPS = UPKEEP["full"]
MOST_MOBILE = 1
"""Who has so many armies and fleets recruits none: they cost more than they win."""
LAST_TURNS = 3
"""So many turns before the end there is no spring any more, and garrisons are all that counts."""


class Purse:
    """What is left to spend, and how the books of the coming spring would look."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.ducats = view.treasury[table.seat]
        held = [city for city, unit in table.garrisons.items() if unit.owner == table.seat]
        income = sum(table.board.income(city) for city in held)
        upkeep = sum(UPKEEPS[KINDS.index(unit.kind)] for unit in table.mine)
        self.spring = self.ducats + income - upkeep

    def buy(self, kind: int, income: int = 0) -> None:
        self.ducats -= RECRUIT[kind]
        self.spring += income - RECRUIT[kind] - UPKEEPS[kind]


def recruits(table: Table) -> Iterator[AnyExpense]:
    purse = Purse(table)
    yield from _garrisons(table, purse)
    yield from _troops(table, purse)


def _own_cities(table: Table) -> list[Province]:
    """Those without famine, the richest first."""
    board = table.board
    mine = [city for city in board.cities if table.owner.get(city) == table.seat]
    fed = [city for city in mine if board.ids[city] not in table.view.famine]
    return sorted(fed, key=lambda city: -board.income(city))


def _garrisons(table: Table, purse: Purse) -> Iterator[AnyExpense]:
    """They count, and they pay for themselves; what is left in spring only feeds armies."""
    for city in _own_cities(table):
        open_city = city not in table.garrisons
        if open_city and not table.is_enemy(table.occupants.get(city)):
            if purse.ducats >= RECRUIT[GARRISON]:
                purse.buy(GARRISON, table.board.income(city))
                yield Recruit("garrison", table.board.ids[city])


def _troops(table: Table, purse: Purse) -> Iterator[AnyExpense]:
    """An army or fleet where there is room, as long as the spring pays for it."""
    board, view = table.board, table.view
    mobile = sum(unit.kind != KINDS[GARRISON] for unit in table.mine)
    if view.round > view.turns - LAST_TURNS:
        return
    for city in _own_cities(table):
        held = table.garrisons.get(city)
        room = held is not None and held.owner == table.seat and city not in table.occupants
        by_land = any(not board.is_sea[near] for near in board.reach[ARMY][city])
        kind = ARMY if by_land or not board.is_port[city] else FLEET
        keep = RECRUIT[kind] + UPKEEPS[kind]
        if room and mobile < MOST_MOBILE and purse.ducats >= RECRUIT[kind] and purse.spring >= keep:
            purse.buy(kind)
            mobile += 1
            yield Recruit(KINDS[kind], board.ids[city])  # type: ignore[arg-type]
