"""The view of a bot in indices, and the moves that all bots make alike."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from ludoteca.kernel import Choices, Move, Seat, Wait

from ..map.board import GARRISON, KINDS, Board, Province
from ..map.scenario import LETTERS
from ..model.names import format_unit
from ..model.state import Phase
from ..moves import Ready, Submit, Vote
from ..view import MachiavelliView, UnitView
from .negotiation.given import spared

FAR = 99
A_YEAR = 3
PATIENCE = 3_600_000
"""Milliseconds that a bot with nothing to do waits, unless something happens."""


def routine_move(view: MachiavelliView, choices: Choices) -> Move | Wait | None:
    """Moves besides the sheet: be ready, vote, wait for the others. None: send a sheet."""
    kinds, seat = choices.kinds, view.seat
    if Ready in kinds and view.phase == Phase.DIPLOMACY:
        return Ready()
    for row in choices.rows:
        if row.move is Vote and seat is not None and not view.ballots[seat][row.domains[0]]:
            return Vote(row.domains[0], ballot_on(row.domains[0], view))
    if Submit not in kinds or seat is None or view.sent[seat] or view.passed[seat]:
        return Wait(PATIENCE)
    return None


def ballot_on(absent: Seat, view: MachiavelliView) -> Literal["ai", "replacement"]:
    """By correspondence, a replacement if the seat has land and a year to play. In an evening a
    match does not wait for one. Bots never vote for elimination."""
    has_land = any(province.owner == absent for province in view.provinces)
    has_time = view.turns - view.round >= A_YEAR
    return "replacement" if has_land and has_time and not view.ends_early else "ai"


class Position:
    """The view of a seat, by index of the province."""

    def __init__(self, view: MachiavelliView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.board: Board = view.setting.map
        index = self.board.index
        self.owner = {index[p.province]: p.owner for p in view.provinces}
        self.occupants = {index[u.province]: u for u in view.units if u.kind != KINDS[GARRISON]}
        self.crowds = Counter(index[u.province] for u in view.units if u.kind != KINDS[GARRISON])
        """Number of armies and fleets in a province."""
        self.garrisons = {index[u.province]: u for u in view.units if u.kind == KINDS[GARRISON]}
        self.sieges = {index[p.province]: p.besieger for p in view.provinces if p.siege}
        """Owners of the units that have besieged a city since the last turn."""
        self.spared = spared(view, seat)
        self.mine = [unit for unit in view.units if unit.owner == seat]

    def place(self, unit: UnitView) -> Province:
        return self.board.index[unit.province]

    def reach(self, unit: UnitView) -> list[Province]:
        return sorted(self.board.reach[KINDS.index(unit.kind)][self.place(unit)])

    def is_prize(self, province: Province) -> bool:
        """Whether a province has a city of another owner."""
        owner = self.owner.get(province, -1)
        return self.board.has_city(province) and owner != self.seat and owner not in self.spared

    def is_enemy(self, unit: UnitView | None) -> bool:
        return unit is not None and unit.owner != self.seat

    def retreats(self, unit: UnitView) -> tuple[str, ...]:
        free = [to for to in self.reach(unit) if to not in self.occupants]
        free.sort(key=lambda to: (self.owner.get(to, -1) != self.seat, -self.board.income(to)))
        return tuple(self.board.ids[to] for to in free[:4])

    def is_own(self, province: Province) -> bool:
        """Whether a province has an own army or fleet."""
        occupant = self.occupants.get(province)
        return occupant is not None and occupant.owner == self.seat

    def distance(self, unit: UnitView, start: Province) -> int:
        """Distance from a province to the nearest city of another owner; defended ones count as
        farther."""
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
    return format_unit(LETTERS[KINDS.index(unit.kind)], unit.province, unit.rank)
