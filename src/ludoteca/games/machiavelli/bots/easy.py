"""Easy: sane orders. It walks towards cities worth having, besieges, garrisons what it can."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Chance, Choices, Move, Seat, Wait

from ..board import GARRISON, KINDS, Board, Province
from ..moves import Ready, Submit, Vote
from ..prices import RECRUIT, UPKEEP
from ..scenario import LETTERS
from ..sheet import AnyExpense, Command, Recruit
from ..view import MachiavelliView, UnitView

PATIENCE = 3_600_000
"""How long a bot that has done its part sleeps, unless something happens."""


class Easy:
    def choose(self, view: MachiavelliView, choices: Choices, chance: Chance) -> Move | Wait:
        if (duty := duties(view, choices)) is not None:
            return duty
        assert view.seat is not None
        table = Table(view, view.seat)
        return Submit(tuple(_orders(table, chance)), tuple(table.recruits()))


def duties(view: MachiavelliView, choices: Choices) -> Move | Wait | None:
    """What every bot does alike besides its sheet: be ready, vote, wait for the others."""
    kinds, seat = choices.kinds, view.seat
    if Ready in kinds:
        return Ready()
    for row in choices.rows:
        if row.move is Vote and seat is not None and not view.ballots[seat][row.leaves[0]]:
            return Vote(row.leaves[0], "ai")
    if Submit not in kinds or seat is None or view.sent[seat] or view.passed[seat]:
        return Wait(PATIENCE)
    return None


class Table:
    """What a seat sees, in numbers."""

    def __init__(self, view: MachiavelliView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.board: Board = view.setting.map
        index = self.board.index
        self.owner = {index[p.province]: p.owner for p in view.provinces}
        self.occupants = {index[u.province]: u for u in view.units if u.kind != KINDS[GARRISON]}
        self.garrisons = {index[u.province]: u for u in view.units if u.kind == KINDS[GARRISON]}
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

    def recruits(self) -> Iterator[AnyExpense]:
        """Garrisons for the richest cities first: they pay for themselves and win the match."""
        view, board = self.view, self.board
        ducats = view.treasury[self.seat]
        reserve = sum(UPKEEP["full"][KINDS.index(unit.kind)] for unit in self.mine) // 2
        mine = [city for city in board.cities if self.owner.get(city) == self.seat]
        for city in sorted(mine, key=lambda city: -board.income(city)):
            famine = board.ids[city] in view.famine
            if city not in self.garrisons and not famine and ducats >= RECRUIT[GARRISON]:
                ducats -= RECRUIT[GARRISON]
                yield Recruit("garrison", board.ids[city])
        for city in mine:
            free = city in self.garrisons and city not in self.occupants
            if free and board.ids[city] not in view.famine and ducats >= 6 + reserve:
                ducats -= 6 + reserve
                yield Recruit("army", board.ids[city])


def unit_ref(unit: UnitView) -> str:
    return f"{LETTERS[KINDS.index(unit.kind)]} {unit.province}"


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
    steps = [to for to in table.reach(unit) if to not in taken and not _is_own(table, to)]
    if not steps:
        return Command(ref, retreats=retreats), here
    goal = min(steps, key=lambda to: (distance(table, unit, to), chance.below(1000)))
    return Command(ref, "advance", table.board.ids[goal], retreats=retreats), goal


def _is_own(table: Table, province: Province) -> bool:
    occupant = table.occupants.get(province)
    return occupant is not None and occupant.owner == table.seat


def distance(table: Table, unit: UnitView, start: Province) -> int:
    """How far it is from there to a city worth having; strong places count as further away."""
    reach = table.board.reach[KINDS.index(unit.kind)]
    seen, ring, steps = {start}, [start], 0
    while ring:
        for province in ring:
            if table.is_prize(province):
                guarded = province in table.garrisons
                held = table.is_enemy(table.occupants.get(province))
                return 2 * steps + guarded + 2 * held
        ring = [to for province in ring for to in reach[province] if to not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        steps += 1
    return 99
