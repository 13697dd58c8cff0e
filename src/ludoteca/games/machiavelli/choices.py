"""The moves a seat may make now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from ludoteca.kernel import Chance, Choices, Free, Rejected, Row, Seat

from .model.names import unit_name
from .model.state import DRAFTS, GARRISON_RANK, MachiavelliContext, MachiavelliState, Phase
from .model.visibility import visible_provinces
from .moves import (
    FALLBACKS,
    Draft,
    Extend,
    Fallback,
    NotReady,
    Pass,
    Ready,
    SheetMove,
    Submit,
    Vote,
    may_draft,
    most_saves,
)
from .pacts.offers import TermsHints, negotiation
from .sheets.checks import check_disband, check_expenses, check_orders
from .sheets.possible_expenses import PossibleExpenses, possible_expenses
from .sheets.possible_orders import PossibleOrders, possible_orders
from .sheets.random_sheets import random_disband, random_expenses, random_orders
from .turn.absence import BALLOTS, open_votes, voters

V = TypeVar("V")


class OrderHints(Struct, frozen=True):
    """The orders that make sense for each unit of the seat."""

    units: tuple[PossibleOrders, ...]


class DisbandHints(Struct, frozen=True):
    """The units of the seat, as sheets name them."""

    units: tuple[str, ...]


class SameHints(Struct, frozen=True):
    """The hints are those of the same field of another move."""

    as_in: str = Submit.tag


HINTS: Mapping[str, type[Struct]] = {
    "orders": OrderHints,
    "expenses": PossibleExpenses,
    "disband": DisbandHints,
    "as_sent": SameHints,
    "terms": TermsHints,
}
"""The hints of each free field."""


def choices(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Choices:
    return Choices(*_rows(state, seat, ctx))


def _rows(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Row]:
    may_save = state.saves[seat] < most_saves(ctx)
    if state.phase == Phase.ORDERS and may_save:
        yield _sheet_row(Submit, state, seat, ctx, hinted=True)
    if may_draft(state, seat, ctx):
        yield _sheet_row(Draft, state, seat, ctx, hinted=state.phase != Phase.ORDERS)
    yield from _readiness(state, seat, ctx)
    for target in open_votes(state):
        if may_save and seat in voters(state, target):
            yield Vote.where(target=target, option=list(BALLOTS))
    if ctx.options.extensions and not state.extended[seat]:
        yield Extend.where()
    yield from negotiation(state, seat, ctx)


def _readiness(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Row]:
    """To be ready or not, to pass, and what counts at the deadline otherwise."""
    waiting, ordering = seat in state.pending_seats(ctx), state.phase == Phase.ORDERS
    if ordering and waiting:
        yield Pass.where()
    if ctx.version < DRAFTS:
        if waiting and not ordering and ctx.options.ends_early:
            yield Ready.where()
        return
    if not state.ready[seat]:
        yield Ready.where()
    if may_draft(state, seat, ctx):
        if state.ready[seat]:
            yield NotReady.where()
        else:
            yield Fallback.where(use=FALLBACKS[not state.passed[seat]])


def _sheet_row(
    move: type[SheetMove],
    state: MachiavelliState,
    seat: Seat,
    ctx: MachiavelliContext,
    *,
    hinted: bool,
) -> Row:
    """A row of sheets; of two rows in one phase, one is enough to carry the hints."""
    at = (state, seat, ctx)
    kinds = ("orders", "expenses", "disband") if hinted else ("as_sent",) * 3
    hints = (_order_hints, possible_expenses, _disband_hints) if hinted else (_same_hints,) * 3
    return move.where(
        orders=_free(kinds[0], check_orders, random_orders, hints[0], *at),
        expenses=_free(kinds[1], check_expenses, random_expenses, hints[1], *at),
        disband=_free(kinds[2], check_disband, random_disband, hints[2], *at),
    )


def _free(
    kind: str,
    check: Callable[[V, MachiavelliState, Seat, MachiavelliContext], None],
    sampler: Callable[[Chance, MachiavelliState, Seat, MachiavelliContext], V],
    hints: Callable[[MachiavelliState, Seat, MachiavelliContext], Struct],
    state: MachiavelliState,
    seat: Seat,
    ctx: MachiavelliContext,
) -> Free:
    def accepts(value: V) -> bool:
        try:
            check(value, state, seat, ctx)
        except Rejected:
            return False
        return True

    return Free(
        kind,
        lambda chance: sampler(chance, state, seat, ctx),
        accepts,
        lambda: asdict(hints(state, seat, ctx)),
    )


def _same_hints(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> SameHints:
    return SameHints()


def _order_hints(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> OrderHints:
    visible = visible_provinces(state, seat, ctx)
    mine = sorted(state.units_of(seat), key=lambda number: _sort_key(state, number))
    return OrderHints(possible_orders(state, mine, visible, ctx))


def _sort_key(state: MachiavelliState, number: int) -> tuple[bool, int, int]:
    """Armies and fleets by province, then garrisons."""
    rank = state.rank_of(number)
    return rank == GARRISON_RANK, state.place_of(number), rank


def _disband_hints(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> DisbandHints:
    units = state.units_of(seat)
    return DisbandHints(tuple(unit_name(state, number, ctx.board.map) for number in units))
