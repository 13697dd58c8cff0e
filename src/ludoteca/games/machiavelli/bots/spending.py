"""Expenses of the hard bot: garrisons that pay, richest cities first; all others before upkeep
takes the money or the match ends."""

from __future__ import annotations

from collections.abc import Iterator

from ..map.board import GARRISON, KINDS, Province
from ..model.prices import RELIEF
from ..model.sheet import AnyExpense, Recruit, Relieve
from .position import Position
from .prospects import GUARD, held, springs_left

RICH = 4
"""Income from which the bot saves for a city's garrison, and relieves it if it is threatened."""
PLENTY = 9
"""Ducats from which poor cities get garrisons too."""


class Spending:
    """One turn's expenses, from the most profitable to the least."""

    def __init__(self, position: Position) -> None:
        self.position, self.board = position, position.board
        self.ducats = position.view.treasury[position.seat]
        self.springs = springs_left(position)
        self.expenses: list[AnyExpense] = []
        self.guarded: set[Province] = set()
        """Cities that garrisons were bought for."""
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
        """In autumn upkeep is about to take what is left; in the last year money only buys
        garrisons."""
        armies = any(unit.kind != KINDS[GARRISON] for unit in self.position.mine)
        return self.springs == 0 or (self.position.view.season == "autumn" and armies)

    def open_cities(self) -> list[Province]:
        """Own cities that can recruit a garrison, richest first."""
        mine = [city for city in self.own_cities() if not self.is_starving(city)]
        return sorted(mine, key=lambda city: -self.board.income(city))

    def own_cities(self) -> Iterator[Province]:
        for city in self.board.cities:
            if self.position.owner.get(city) == self.position.seat:
                if city not in self.position.garrisons and city not in self.guarded:
                    yield city

    def is_starving(self, city: Province) -> bool:
        return self.board.ids[city] in self.position.view.famine

    def starving(self) -> list[Province]:
        return [city for city in self.own_cities() if self.is_starving(city)]

    def awaited(self) -> Iterator[Province]:
        """Rich cities that will need a garrison next turn: they fall to a siege now, or cannot
        recruit because of famine."""
        for city in self.board.cities:
            if self.board.income(city) >= RICH:
                seen = self.position.sieges.get(city)
                if seen == self.position.seat:
                    yield city
        yield from (city for city in self.starving() if self.board.income(city) >= RICH)

    def is_threatened(self, city: Province) -> bool:
        """Whether a unit of another owner is in the province or can advance to it."""
        return any(
            self.position.is_enemy(unit) and (place == city or city in self.position.reach(unit))
            for place, unit in self.position.occupants.items()
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
