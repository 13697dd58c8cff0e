"""How a bot sees the others, from its view alone: who is near, who is ahead, who broke a word."""

from __future__ import annotations

from ludoteca.bots import Character
from ludoteca.kernel import Seat

from ...map.board import GARRISON, KINDS, Board, Province
from ...view import MachiavelliView, UnitView

AHEAD = 2
"""Cities more than somebody has, from which one is called the leader."""
LONGEST_MEMORY = 12
"""Turns that the best memory keeps a broken word."""


class Outlook:
    """The position of a seat towards the others."""

    def __init__(self, view: MachiavelliView, seat: Seat, character: Character) -> None:
        self.view, self.seat, self.character = view, seat, character
        self.board: Board = view.setting.map
        self.owner = {self.board.index[p.province]: p.owner for p in view.provinces}
        self.troops = [unit for unit in view.units if unit.kind != KINDS[GARRISON]]
        self.mine = self.troops_of(seat)

    def troops_of(self, seat: Seat) -> list[UnitView]:
        return [unit for unit in self.troops if unit.owner == seat]

    def place(self, unit: UnitView) -> Province:
        return self.board.index[unit.province]

    def reaches(self, seat: Seat, province: Province) -> bool:
        """Whether an army or fleet of a seat can advance into a province, or stands there."""
        return any(
            self.place(unit) == province
            or province in self.board.reach[KINDS.index(unit.kind)][self.place(unit)]
            for unit in self.troops_of(seat)
        )

    def stands_in(self, seat: Seat, province: Province) -> bool:
        return any(self.place(unit) == province for unit in self.troops_of(seat))

    def lands(self, seat: Seat) -> set[Province]:
        held = {place for place, owner in self.owner.items() if owner == seat}
        return held | {self.place(unit) for unit in self.troops_of(seat)}

    def is_near(self, other: Seat) -> bool:
        """Whether lands or troops of both touch."""
        theirs = self.lands(other)
        return any(
            near in theirs for place in self.lands(self.seat) for near in self.board.near[place]
        )

    def threat(self, seat: Seat, other: Seat) -> int:
        """How many armies and fleets of a seat stand in or next to lands of another."""
        lands = self.lands(other)
        return sum(
            self.place(unit) in lands
            or any(near in lands for near in self.board.near[self.place(unit)])
            for unit in self.troops_of(seat)
        )

    def cities(self, seat: Seat) -> int:
        """Cities that count; -1 where the fog hides them."""
        return self.view.standings[seat][0]

    @property
    def leader(self) -> Seat | None:
        """Who is ahead of this seat and of all others, as far as it sees."""
        seats = [seat for seat, out in enumerate(self.view.out) if not out]
        best = max(seats, key=self.cities)
        others = [self.cities(seat) for seat in seats if seat not in (best, self.seat)]
        ahead = best != self.seat and self.cities(best) >= self.cities(self.seat) + AHEAD
        return best if ahead and all(self.cities(best) > count for count in others) else None

    def prey(self, other: Seat) -> list[Province]:
        """Cities of another that this seat's troops could enter now, without anybody in the way."""
        held = {self.place(unit) for unit in self.troops}
        return [
            city
            for city in self.board.cities
            if self.owner.get(city) == other and city not in held and self.reaches(self.seat, city)
        ]

    def has_garrison(self, city: Province) -> bool:
        return any(
            unit.kind == KINDS[GARRISON] and self.place(unit) == city for unit in self.view.units
        )

    def remembers_breach_by(self, other: Seat) -> bool:
        """Whether it remembers that a seat broke its word to it."""
        memory = 1 + self.character.memory * (LONGEST_MEMORY - 1) // 100
        return any(
            other in pact.breakers
            and self.seat in pact.seats
            and self.view.round - pact.ended <= memory
            for pact in self.view.pacts
        )
