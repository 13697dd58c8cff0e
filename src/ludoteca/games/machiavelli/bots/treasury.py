"""Expenses of the normal bot: garrisons first, armies only if the coming spring can pay upkeep."""

from __future__ import annotations

from collections.abc import Iterator

from ..map.board import ARMY, FLEET, GARRISON, KINDS, Province
from ..model.prices import RECRUIT, UPKEEP
from ..model.sheet import AnyExpense, Recruit
from .position import Position

UPKEEPS = UPKEEP["full"]
MOST_MOBILE = 1
"""Armies and fleets from which none is recruited, because upkeep exceeds the gain."""
LAST_TURNS = 3
"""Last turns of a match, without another spring: only garrisons are bought."""


class Purse:
    """Ducats left to spend, and the balance of the coming spring."""

    def __init__(self, position: Position) -> None:
        view = position.view
        self.ducats = view.treasury[position.seat]
        held = [city for city, unit in position.garrisons.items() if unit.owner == position.seat]
        income = sum(position.board.income(city) for city in held)
        upkeep = sum(UPKEEPS[KINDS.index(unit.kind)] for unit in position.mine)
        self.spring = self.ducats + income - upkeep

    def buy(self, kind: int, income: int = 0) -> None:
        self.ducats -= RECRUIT[kind]
        self.spring += income - RECRUIT[kind] - UPKEEPS[kind]


def recruits(position: Position) -> Iterator[AnyExpense]:
    purse = Purse(position)
    yield from _garrisons(position, purse)
    yield from _troops(position, purse)


def _own_cities(position: Position) -> list[Province]:
    """Own cities without famine, richest first."""
    board = position.board
    mine = [city for city in board.cities if position.owner.get(city) == position.seat]
    fed = [city for city in mine if board.ids[city] not in position.view.famine]
    return sorted(fed, key=lambda city: -board.income(city))


def _garrisons(position: Position, purse: Purse) -> Iterator[AnyExpense]:
    """They count for victory and bring income, so nothing is saved for spring."""
    for city in _own_cities(position):
        open_city = city not in position.garrisons
        if open_city and not position.is_enemy(position.occupants.get(city)):
            if purse.ducats >= RECRUIT[GARRISON]:
                purse.buy(GARRISON, position.board.income(city))
                yield Recruit("garrison", position.board.ids[city])


def _troops(position: Position, purse: Purse) -> Iterator[AnyExpense]:
    """An army or fleet where there is room, if the spring balance allows it."""
    board, view = position.board, position.view
    mobile = sum(unit.kind != KINDS[GARRISON] for unit in position.mine)
    if view.round > view.turns - LAST_TURNS:
        return
    for city in _own_cities(position):
        held = position.garrisons.get(city)
        room = held is not None and held.owner == position.seat and city not in position.occupants
        by_land = any(not board.is_sea[near] for near in board.reach[ARMY][city])
        kind = ARMY if by_land or not board.is_port[city] else FLEET
        keep = RECRUIT[kind] + UPKEEPS[kind]
        if room and mobile < MOST_MOBILE and purse.ducats >= RECRUIT[kind] and purse.spring >= keep:
            purse.buy(kind)
            mobile += 1
            yield Recruit(KINDS[kind], board.ids[city])
