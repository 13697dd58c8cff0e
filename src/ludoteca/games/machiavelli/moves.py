"""Moves: send a sheet, pass, be ready, vote on an absent seat, extend the deadline."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Move, Rejected, Seat

from .model.events import DeadlineExtended, OrdersSaved, SeatReady, VoteCast
from .model.sheet import AnyExpense, Command, Sheet, UnitName
from .model.state import MachiavelliContext, MachiavelliState, Phase
from .sheets.checks import check_disband, check_expenses, check_orders
from .turn.absence import Ballot, come_back
from .turn.phases import MINUTE, end_phase_early, phase_minutes

MOST_SAVES = 60
"""Sheets and ballots that a seat may send in one turn, against flooding."""


class Submit(Move, phases={Phase.ORDERS}, out_of_turn=True):
    """Send a sheet, which replaces an earlier one; units without an order hold."""

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
        yield from end_phase_early(state, ctx)


class Pass(Move, phases={Phase.ORDERS}):
    """Send no sheet: all units hold, and the turn counts as missed."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.passed[seat] = True
        yield from end_phase_early(state, ctx)


class Ready(Move, phases={Phase.DIPLOMACY}):
    """Be ready; the diplomatic phase ends when all seats are."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.ready[seat] = True
        yield SeatReady(seat)
        yield from end_phase_early(state, ctx)


class Vote(Move, out_of_turn=True):
    """Vote on a seat that has missed three turns."""

    target: Seat
    option: Ballot

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.ballots[seat][self.target] = self.option
        state.saves[seat] += 1
        yield VoteCast(seat, self.target, self.option)


class Extend(Move, out_of_turn=True):
    """Extend the deadline by the length of the phase, once per seat and match."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.extended[seat] = True
        state.deadline += phase_minutes(state, ctx) * MINUTE
        yield DeadlineExtended(seat, state.deadline)


MOVES = (Submit, Pass, Ready, Vote, Extend)
