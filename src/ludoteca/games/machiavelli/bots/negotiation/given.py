"""What a bot has agreed on, written into its sheet: whom it spares, helps and pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from ludoteca.kernel import Seat

from ...map.board import GARRISON, KINDS, Board, Province
from ...map.scenario import LETTERS
from ...model.names import format_unit
from ...model.pacts import Pact, PactKind
from ...model.prices import BRIBE, RECRUIT, RELIEF
from ...model.sheet import (
    AnyExpense,
    Assassinate,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Sheet,
    Transfer,
)
from ...view import MachiavelliView, UnitView

PEACEFUL: frozenset[PactKind] = frozenset({"peace", "non_aggression"})


def in_force(view: MachiavelliView, seat: Seat) -> list[Pact]:
    """What a seat has agreed on for this turn."""
    return [pact for pact in view.pacts if pact.state == "agreed" and seat in pact.seats]


def spared(view: MachiavelliView, seat: Seat) -> frozenset[Seat]:
    """Seats that a seat has promised not to attack."""
    return frozenset(pact.other(seat) for pact in in_force(view, seat) if pact.kind in PEACEFUL)


class Promises:
    """A sheet that keeps what a seat has agreed on."""

    def __init__(self, view: MachiavelliView, seat: Seat, sheet: Sheet) -> None:
        self.view, self.seat = view, seat
        self.board: Board = view.setting.map
        self.owner = {self.board.index[p.province]: p.owner for p in view.provinces}
        self.units = {_ref(unit): unit for unit in view.units}
        self.orders = {command.unit: command for command in sheet.orders}
        self.expenses = [*sheet.expenses]
        self.disband = sheet.disband
        self.bound: set[str] = set()
        """Units whose orders keep a promise already."""

    def kept(self) -> Sheet:
        pacts = in_force(self.view, self.seat)
        for pact in pacts:
            place = self.board.index.get(pact.province, -1)
            if pact.kind == "demilitarised":
                self._keep_out(place)
            elif pact.kind == "joint_attack":
                self._attack(place)
            elif pact.kind == "support" and pact.giver == self.seat:
                self._support(place, pact.taker)
        self._spare(spared(self.view, self.seat))
        due = [pact for pact in pacts if pact.kind == "payment" and pact.giver == self.seat]
        self._pay([Transfer(self._power(pact.taker), pact.amount) for pact in due])
        return Sheet(tuple(self.orders.values()), tuple(self.expenses), self.disband)

    def _power(self, seat: Seat) -> str:
        return self.view.setting.powers[self.view.power[seat]].id

    # Orders

    def _place(self, unit: UnitView) -> Province:
        return self.board.index[unit.province]

    def _mine(self) -> Iterator[tuple[str, UnitView]]:
        """Own armies and fleets."""
        for ref, unit in self.units.items():
            if unit.owner == self.seat and unit.kind != KINDS[GARRISON]:
                yield ref, unit

    def _reaches(self, unit: UnitView, place: Province) -> bool:
        return place in self.board.reach[KINDS.index(unit.kind)][self._place(unit)]

    def _order(self, ref: str, command: Command) -> None:
        """Change an order; own supports for what the unit was to do are void, so they hold."""
        before = self.orders.get(ref)
        retreats = () if before is None else before.retreats
        self.orders[ref] = replace(command, retreats=retreats)
        for other, helping in [*self.orders.items()]:
            if helping.action in ("support", "convoy") and helping.target == ref:
                self.orders[other] = Command(other, retreats=helping.retreats)

    def _aim(self, command: Command) -> Province:
        """Where an order is aimed at: of a support, where an own unit goes or any unit stands."""
        if command.action == "advance":
            return self.board.index.get(command.target, -1)
        if command.action == "support":
            helped = self.orders.get(command.target)
            if helped is not None and helped.action == "advance":
                return self._aim(helped)
        unit = self.units.get(command.unit)
        return -1 if unit is None else self._place(unit)

    def _free_to(self, place: Province) -> Iterator[tuple[str, UnitView]]:
        """Own units that can get to a province, first those with nothing better to do."""
        able = [
            (ref, unit)
            for ref, unit in self._mine()
            if ref not in self.bound and self._reaches(unit, place)
        ]
        idle = ("hold", "support", "advance", "besiege", "convert", "convoy")
        yield from sorted(able, key=lambda one: idle.index(self._action(one[0])))

    def _action(self, ref: str) -> str:
        command = self.orders.get(ref)
        return "hold" if command is None else command.action

    def _keep_out(self, place: Province) -> None:
        for ref, unit in [*self._mine()]:
            command = self.orders.get(ref, Command(ref))
            if command.action == "advance" and self._aim(command) == place:
                self._order(ref, Command(ref))
                command = self.orders[ref]
            if self._place(unit) == place and command.action != "advance":
                self._leave(ref, unit)
        self.expenses = [
            expense
            for expense in self.expenses
            if not (
                isinstance(expense, Recruit)
                and expense.kind != KINDS[GARRISON]
                and self.board.index[expense.city] == place
            )
        ]

    def _leave(self, ref: str, unit: UnitView) -> None:
        held = {self._place(other) for other in self.units.values()}
        aims = {self._aim(command) for command in self.orders.values()}
        reach = sorted(self.board.reach[KINDS.index(unit.kind)][self._place(unit)])
        closed = held | aims | self._lands_of(spared(self.view, self.seat))
        for to in reach:
            if to not in closed:
                self._order(ref, Command(ref, "advance", self.board.ids[to]))
                self.bound.add(ref)
                return

    def _lands_of(self, seats: frozenset[Seat]) -> set[Province]:
        return {place for place, owner in self.owner.items() if owner in seats}

    def _attack(self, place: Province) -> None:
        for ref, command in self.orders.items():
            fights = command.action in ("advance", "besiege", "support")
            if fights and self._aim(command) == place:
                self.bound.add(ref)
                return
        for ref, _ in self._free_to(place):
            self._order(ref, Command(ref, "advance", self.board.ids[place]))
            self.bound.add(ref)
            return

    def _support(self, place: Province, taker: Seat) -> None:
        """Support their unit there, or the first that could go there."""
        theirs = [(ref, unit) for ref, unit in self.units.items() if unit.owner == taker]
        troops = [(ref, unit) for ref, unit in theirs if unit.kind != KINDS[GARRISON]]
        there = [ref for ref, unit in troops if self._place(unit) == place]
        could = [ref for ref, unit in troops if self._reaches(unit, place)]
        for helped in (there + could)[:1]:
            for ref, _ in self._free_to(place):
                self._order(ref, Command(ref, "support", helped))
                self.bound.add(ref)
                return

    def _spare(self, others: frozenset[Seat]) -> None:
        hostile = [
            ref
            for ref, command in self.orders.items()
            if command.action in ("advance", "besiege") and self._hits(command, others)
        ]
        for ref in hostile:
            self._order(ref, Command(ref))
        powers = {self._power(seat) for seat in others}
        self.expenses = [
            expense for expense in self.expenses if not self._harms(expense, others, powers)
        ]

    def _hits(self, command: Command, others: frozenset[Seat]) -> bool:
        aim = self._aim(command)
        owner = self.owner.get(aim, -1)
        held = {unit.owner for unit in self.units.values() if self._place(unit) == aim}
        return owner in others or (owner != self.seat and bool(held & others))

    def _harms(self, expense: AnyExpense, others: frozenset[Seat], powers: Iterable[str]) -> bool:
        if isinstance(expense, Bribe):
            unit = self.units.get(expense.unit)
            return unit is not None and unit.owner in others
        return isinstance(expense, Assassinate) and expense.target in powers

    # Money

    def _pay(self, due: Sequence[Transfer]) -> None:
        """Payments first; other expenses as far as the rest allows."""
        new = [each for each in due if each not in self.expenses]
        if not new:
            return
        left = self.view.treasury[self.seat] - sum(each.amount for each in new)
        kept: list[AnyExpense] = []
        for expense in self.expenses:
            if cost(expense) <= left:
                left -= cost(expense)
                kept.append(expense)
        self.expenses = [*new, *kept]


def _ref(unit: UnitView) -> str:
    return format_unit(LETTERS[KINDS.index(unit.kind)], unit.province, unit.rank)


PRICES: Mapping[type[AnyExpense], int] = {Bribe: BRIBE, Relieve: RELIEF}


def cost(expense: AnyExpense) -> int:
    if isinstance(expense, Transfer | Assassinate):
        return expense.amount
    if isinstance(expense, Recruit):
        return RECRUIT[KINDS.index(expense.kind)]
    return PRICES[type(expense)]
