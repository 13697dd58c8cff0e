"""What a seat may do: send a sheet, let the turn pass, be ready, vote, ask for more time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ludoteca.kernel import Event, Move, Rejected, Seat

from .model.events import DeadlineExtended, OrdersSaved, SeatReady, VoteCast
from .model.sheet import AnyExpense, Command, Sheet, UnitName
from .model.state import MachiavelliContext, MachiavelliState, Phase
from .sheets.checks import check_disband, check_expenses, check_orders
from .turn.absence import come_back
from .turn.phases import MINUTE, end_if_all_are_ready, phase_minutes

MOST_SAVES = 60
"""Sheets and ballots may be changed so often in one turn: enough for people, too little for a
flood."""


class Submit(Move, phases={Phase.ORDERS}, out_of_turn=True):
    """Send a sheet. It takes the place of one sent before; units without an order hold."""

    orders: tuple[Command, ...] = ()
    expenses: tuple[AnyExpense, ...] = ()
    disband: tuple[UnitName, ...] = ()

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        if state.saves[seat] >= MOST_SAVES:
            raise Rejected("too_many_saves", most=MOST_SAVES)
        check_orders(self.orders, state, seat, ctx)
        check_expenses(self.expenses, state, seat, ctx)
        check_disband(self.disband, state, seat, ctx)

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.sheets[seat] = Sheet(self.orders, self.expenses, self.disband)
        state.passed[seat] = False
        state.saves[seat] += 1
        yield OrdersSaved(seat)
        yield from come_back(state, seat)
        yield from end_if_all_are_ready(state, ctx)


class Pass(Move, phases={Phase.ORDERS}):
    """Send nothing: all units hold, and the turn counts as missed."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.passed[seat] = True
        yield from end_if_all_are_ready(state, ctx)


class Ready(Move, phases={Phase.DIPLOMACY}):
    """Have no more to say; the phase ends when everybody is ready."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.ready[seat] = True
        yield SeatReady(seat)
        yield from end_if_all_are_ready(state, ctx)


class Vote(Move, out_of_turn=True):
    """Say what shall become of a seat that has missed three turns."""

    target: Seat
    option: Literal["ai", "replacement", "elimination"]

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.ballots[seat][self.target] = self.option
        state.saves[seat] += 1
        yield VoteCast(seat, self.target, self.option)


class Extend(Move, out_of_turn=True):
    """Ask once in a match for as much time again."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.extended[seat] = True
        state.deadline += phase_minutes(state, ctx) * MINUTE
        yield DeadlineExtended(seat, state.deadline)


MOVES = (Submit, Pass, Ready, Vote, Extend)
