"""Moves: draft or send a sheet, be ready, pass, vote on an absent seat, extend the deadline."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from ludoteca.kernel import Event, Move, Rejected, Seat, named

from .model.events import (
    DeadlineExtended,
    DraftSaved,
    FallbackChosen,
    OrdersSaved,
    SeatNotReady,
    SeatReady,
    VoteCast,
)
from .model.sheet import NOTHING, AnyExpense, Command, Sheet, UnitName
from .model.state import DRAFTS, MachiavelliContext, MachiavelliState, Phase
from .pacts.moves import PACT_MOVES
from .sheets.checks import check_disband, check_expenses, check_orders
from .turn.absence import Ballot, come_back
from .turn.phases import MINUTE, end_phase_early, phase_minutes

MOST_SAVES = 60
"""Sheets and ballots that a seat may send in one turn, against flooding."""
MOST_DRAFTS = 200
"""Drafts and changes of mind, in one turn; what is sent at last is counted beyond."""

FallbackUse: TypeAlias = Annotated[Literal["draft", "hold"], named("fallback")]
FALLBACKS: tuple[FallbackUse, ...] = ("draft", "hold")


def most_saves(ctx: MachiavelliContext) -> int:
    """Sheets and ballots that a seat may send in one turn, drafts included."""
    return MOST_SAVES + (MOST_DRAFTS if ctx.version >= DRAFTS else 0)


def may_draft(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> bool:
    return ctx.version >= DRAFTS and state.saves[seat] < MOST_DRAFTS


class SheetMove(Move):
    """Base of moves with a sheet: orders, expenses, units to disband first."""

    orders: tuple[Command, ...] = ()
    expenses: tuple[AnyExpense, ...] = ()
    disband: tuple[UnitName, ...] = ()

    @property
    def sheet(self) -> Sheet:
        return Sheet(self.orders, self.expenses, self.disband)

    def check_sheet(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        check_orders(self.orders, state, seat, ctx)
        check_expenses(self.expenses, state, seat, ctx)
        check_disband(self.disband, state, seat, ctx)


class Submit(SheetMove, phases={Phase.ORDERS}, out_of_turn=True):
    """Send a sheet, which replaces an earlier one, and be ready; units without an order hold."""

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        if state.saves[seat] >= most_saves(ctx):
            raise Rejected("too_many_saves", most=most_saves(ctx))
        self.check_sheet(state, seat, ctx)

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.sheets[seat] = self.sheet
        state.passed[seat] = False
        state.saves[seat] += 1
        yield OrdersSaved(seat)
        if ctx.version >= DRAFTS:
            state.ready[seat] = True
        yield from come_back(state, seat)
        yield from end_phase_early(state, ctx)


class Draft(SheetMove, phases={Phase.DIPLOMACY, Phase.ORDERS}, out_of_turn=True):
    """Write a sheet down without sending it: nobody is told, and it counts at the deadline."""

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        if ctx.version < DRAFTS:
            raise Rejected("no_drafts")
        if state.saves[seat] >= MOST_DRAFTS:
            raise Rejected("too_many_drafts", most=MOST_DRAFTS)
        self.check_sheet(state, seat, ctx)

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.saves[seat] += 1
        if state.sheets[seat] != self.sheet:
            state.sheets[seat] = self.sheet
            yield DraftSaved(seat)


class Fallback(Move, phases={Phase.DIPLOMACY, Phase.ORDERS}, out_of_turn=True):
    """Choose what counts if one is not ready at the deadline: the draft, or all units hold."""

    use: FallbackUse

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.passed[seat] = self.use == "hold"
        state.saves[seat] += 1
        yield FallbackChosen(seat, self.use)


class Pass(Move, phases={Phase.ORDERS}):
    """Let all units hold; the turn counts as missed. A draft is kept, should one think better."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.passed[seat] = True
        if ctx.version >= DRAFTS:
            state.ready[seat] = True
            yield SeatReady(seat)
        yield from end_phase_early(state, ctx)


class Ready(Move, phases={Phase.DIPLOMACY, Phase.ORDERS}, out_of_turn=True):
    """Be ready: in diplomacy for the orders, then with the orders as they are drafted. A phase ends
    when all seats are, unless it lasts until its deadline."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.ready[seat] = True
        yield SeatReady(seat)
        if state.phase == Phase.ORDERS:
            state.sheets[seat] = state.sheets[seat] or NOTHING
            state.passed[seat] = False
            yield from come_back(state, seat)
        yield from end_phase_early(state, ctx)


class NotReady(Move, phases={Phase.DIPLOMACY, Phase.ORDERS}, out_of_turn=True):
    """Take it back that one is ready."""

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        state.ready[seat] = False
        state.saves[seat] += 1
        yield SeatNotReady(seat)


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


MOVES: tuple[type[Move], ...] = (
    Submit,
    Draft,
    Fallback,
    Pass,
    Ready,
    NotReady,
    Vote,
    Extend,
    *PACT_MOVES,
)
