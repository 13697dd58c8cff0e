"""Expenses of the hard bot: garrisons that pay, richest cities first; all others before upkeep
takes the money or the match ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ..map.board import ARMY, FLEET, GARRISON, KINDS, Kind, Province
from ..model.prices import BRIBE, RECRUIT, RELIEF, UPKEEP
from ..model.sheet import AnyExpense, Bribe, Recruit, Relieve
from .position import Position, unit_ref
from .prospects import GUARD, KEEP, TROOPS_KEEP, held, springs_left

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

    # What is left when every city has its garrison

    def has_idle(self, ducats: int) -> bool:
        """Whether no city needs these ducats, now or, before the last turn, next turn."""
        view = self.position.view
        saved = PLENTY if view.round < view.turns else 0
        return not self.open_cities() and self.ducats >= ducats + saved

    def raise_troops(self, potential: Callable[[Kind, Province], float]) -> None:
        """An army or fleet where it has most to gain, if the coming spring can pay it."""
        options = [
            (potential(kind, city), kind, city)
            for city, unit in self.position.garrisons.items()
            if unit.owner == self.position.seat and not self.is_starving(city)
            if city not in self.position.occupants
            for kind in (ARMY, FLEET)
            if kind == ARMY or self.board.is_port[city]
        ]
        worth, kind, city = max(options, default=(0.0, ARMY, -1))
        can_keep = self.balance() >= RECRUIT[kind] + TROOPS_KEEP
        if worth > 0 and can_keep and self.springs and self.has_idle(RECRUIT[kind]):
            self.ducats -= RECRUIT[kind]
            self.expenses.append(Recruit(KINDS[kind], self.board.ids[city]))

    def balance(self) -> int:
        """Ducats after the income and upkeep of the coming spring."""
        position = self.position
        held = [c for c, unit in position.garrisons.items() if unit.owner == position.seat]
        income = sum(map(self.board.income, [*held, *self.guarded]))
        owed = sum(UPKEEP["full"][KINDS.index(unit.kind)] for unit in position.mine)
        return self.ducats + income - owed - KEEP * len(self.guarded)

    def bribe(self, gains: Mapping[Province, float]) -> bool:
        """The garrison with the city that is worth most, where money has no better use: the city
        comes with its garrison."""
        options = [
            (gains[city], city)
            for city, unit in self.position.garrisons.items()
            if unit.owner >= 0 and self.position.is_prize(city)
        ]
        _, city = max(options, default=(0.0, -1))
        if city < 0 or not self.has_idle(BRIBE):
            return False
        self.ducats -= BRIBE
        self.expenses.insert(0, Bribe(unit_ref(self.position.garrisons[city])))
        return True
