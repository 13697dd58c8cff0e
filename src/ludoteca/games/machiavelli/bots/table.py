"""What a bot sees of the table, in numbers, and what every bot does alike."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from ludoteca.kernel import Choices, Move, Seat, Wait

from ..board import GARRISON, KINDS, Board, Province
from ..moves import Ready, Submit, Vote
from ..names import unit_name
from ..scenario import LETTERS
from ..view import MachiavelliView, UnitView

FAR = 99
A_YEAR = 3
PATIENCE = 3_600_000
"""How long a bot that has done its part sleeps, unless something happens."""


def duties(view: MachiavelliView, choices: Choices) -> Move | Wait | None:
    """What every bot does alike besides its sheet: be ready, vote, wait for the others."""
    kinds, seat = choices.kinds, view.seat
    if Ready in kinds:
        return Ready()
    for row in choices.rows:
        if row.move is Vote and seat is not None and not view.ballots[seat][row.domains[0]]:
            return Vote(row.domains[0], ballot_on(row.domains[0], view))
    if Submit not in kinds or seat is None or view.sent[seat] or view.passed[seat]:
        return Wait(PATIENCE)
    return None


def ballot_on(absent: Seat, view: MachiavelliView) -> Literal["ai", "replacement"]:
    """By post somebody new is welcome as long as there is something to play for: land, and a year
    to come. In an evening nobody should wait for that; and a bot votes nobody off."""
    has_land = any(province.owner == absent for province in view.provinces)
    has_time = view.turns - view.round >= A_YEAR
    return "replacement" if has_land and has_time and not view.ends_early else "ai"


class Table:
    """What a seat sees, in numbers."""

    def __init__(self, view: MachiavelliView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.board: Board = view.setting.map
        index = self.board.index
        self.owner = {index[p.province]: p.owner for p in view.provinces}
        self.occupants = {index[u.province]: u for u in view.units if u.kind != KINDS[GARRISON]}
        self.crowds = Counter(index[u.province] for u in view.units if u.kind != KINDS[GARRISON])
        """How many armies and fleets stand in a province."""
        self.garrisons = {index[u.province]: u for u in view.units if u.kind == KINDS[GARRISON]}
        self.sieges = {index[p.province]: p.besieger for p in view.provinces if p.siege}
        """Whose unit besieges a city since last turn."""
        self.mine = [unit for unit in view.units if unit.owner == seat]

    def place(self, unit: UnitView) -> Province:
        return self.board.index[unit.province]

    def reach(self, unit: UnitView) -> list[Province]:
        return sorted(self.board.reach[KINDS.index(unit.kind)][self.place(unit)])

    def is_prize(self, province: Province) -> bool:
        """A city of somebody else."""
        return self.board.has_city(province) and self.owner.get(province, -1) != self.seat

    def is_enemy(self, unit: UnitView | None) -> bool:
        return unit is not None and unit.owner != self.seat

    def retreats(self, unit: UnitView) -> tuple[str, ...]:
        free = [to for to in self.reach(unit) if to not in self.occupants]
        free.sort(key=lambda to: (self.owner.get(to, -1) != self.seat, -self.board.income(to)))
        return tuple(self.board.ids[to] for to in free[:4])

    def is_own(self, province: Province) -> bool:
        """Whether an own army or fleet stands there."""
        occupant = self.occupants.get(province)
        return occupant is not None and occupant.owner == self.seat

    def distance(self, unit: UnitView, start: Province) -> int:
        """How far it is from there to a city worth having; strong places count as further."""
        reach = self.board.reach[KINDS.index(unit.kind)]
        seen, ring, steps = {start}, [start], 0
        while ring:
            prizes = [province for province in ring if self.is_prize(province)]
            if prizes:
                return 2 * steps + min(map(self.strength, prizes))
            ring = list(dict.fromkeys(to for p in ring for to in reach[p] if to not in seen))
            seen.update(ring)
            steps += 1
        return FAR

    def strength(self, province: Province) -> int:
        return (province in self.garrisons) + 2 * self.is_enemy(self.occupants.get(province))


def unit_ref(unit: UnitView) -> str:
    return unit_name(LETTERS[KINDS.index(unit.kind)], unit.province, unit.rank)
