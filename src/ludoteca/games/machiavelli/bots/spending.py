"""How the hard bot spends: on garrisons that pay, the richest cities first, and on all others
before armies eat the money up or the match ends."""

from __future__ import annotations

from collections.abc import Iterator

from ..map.board import GARRISON, KINDS, Province
from ..model.prices import RELIEF
from ..model.sheet import AnyExpense, Recruit, Relieve
from .prospects import GUARD, held, springs_left
from .table import Table

RICH = 4
"""Cities that bring so much are worth waiting for, and worth relief where somebody is near."""
PLENTY = 9
"""Who has so much garrisons poor cities too, if only to keep others out."""


class Spending:
    """One turn's expenses, from the most profitable to the least."""

    def __init__(self, table: Table) -> None:
        self.table, self.board = table, table.board
        self.ducats = table.view.treasury[table.seat]
        self.springs = springs_left(table)
        self.expenses: list[AnyExpense] = []
        self.guarded: set[Province] = set()
        """Where garrisons were bought."""
        self.plan()

    def plan(self) -> None:
        for city in self.starving():
            if self.board.income(city) >= RICH and self.is_threatened(city):
                self.relieve(city)
        saved = 0 if self.spends_all else GUARD * len([*self.awaited()])
        for city in self.open_cities():
            spare = self.ducats - (0 if self.board.income(city) >= RICH else saved)
            pays = held(self.board.income(city), self.springs) >= GUARD
            if spare >= GUARD and (pays or self.spends_all or spare >= PLENTY):
                self.guard(city)

    @property
    def spends_all(self) -> bool:
        """In autumn armies are about to eat up what is left; in the last year it is worth nothing
        but garrisons."""
        armies = any(unit.kind != KINDS[GARRISON] for unit in self.table.mine)
        return self.springs == 0 or (self.table.view.season == "autumn" and armies)

    def open_cities(self) -> list[Province]:
        """Own ones that can be garrisoned, the richest first."""
        mine = [city for city in self.own_cities() if not self.is_starving(city)]
        return sorted(mine, key=lambda city: -self.board.income(city))

    def own_cities(self) -> Iterator[Province]:
        for city in self.board.cities:
            if self.table.owner.get(city) == self.table.seat:
                if city not in self.table.garrisons and city not in self.guarded:
                    yield city

    def is_starving(self, city: Province) -> bool:
        return self.board.ids[city] in self.table.view.famine

    def starving(self) -> list[Province]:
        return [city for city in self.own_cities() if self.is_starving(city)]

    def awaited(self) -> Iterator[Province]:
        """Rich cities that will want a garrison next turn: besieged for the second time now, or
        not to be garrisoned while there is famine."""
        for city in self.board.cities:
            if self.board.income(city) >= RICH:
                seen = self.table.sieges.get(city)
                if seen == self.table.seat:
                    yield city
        yield from (city for city in self.starving() if self.board.income(city) >= RICH)

    def is_threatened(self, city: Province) -> bool:
        """Whether somebody else can be there this turn."""
        return any(
            self.table.is_enemy(unit) and (place == city or city in self.table.reach(unit))
            for place, unit in self.table.occupants.items()
        )

    def relieve(self, city: Province) -> None:
        if self.ducats >= RELIEF + GUARD:
            self.ducats -= RELIEF
            self.expenses.append(Relieve(self.board.ids[city]))
            self.guard(city)

    def guard(self, city: Province) -> None:
        self.ducats -= GUARD
        self.guarded.add(city)
        self.expenses.append(Recruit("garrison", self.board.ids[city]))
