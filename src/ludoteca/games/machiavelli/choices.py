"""The moves a seat may make now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from ludoteca.kernel import Chance, Choices, Free, Rejected, Row, Seat

from .model.names import unit_name
from .model.state import GARRISON_RANK, MachiavelliContext, MachiavelliState, Phase
from .model.visibility import visible_provinces
from .moves import MOST_SAVES, Extend, Pass, Ready, Submit, Vote
from .sheets.checks import check_disband, check_expenses, check_orders
from .sheets.possible_expenses import PossibleExpenses, possible_expenses
from .sheets.possible_orders import PossibleOrders, possible_orders
from .sheets.random_sheets import random_disband, random_expenses, random_orders
from .turn.absence import BALLOTS, open_votes, voters
from .turn.phases import pending_seats

V = TypeVar("V")


class OrderHints(Struct, frozen=True):
    """The orders that make sense for each unit of the seat."""

    units: tuple[PossibleOrders, ...]


class DisbandHints(Struct, frozen=True):
    """The units of the seat, as sheets name them."""

    units: tuple[str, ...]


HINTS: Mapping[str, type[Struct]] = {
    "orders": OrderHints,
    "expenses": PossibleExpenses,
    "disband": DisbandHints,
}
"""The hints of each field of a sheet."""


def choices(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Choices:
    return Choices(*_rows(state, seat, ctx))


def _rows(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Row]:
    waiting = seat in pending_seats(state)
    may_save = state.saves[seat] < MOST_SAVES
    if state.phase == Phase.ORDERS and may_save:
        yield Submit.where(
            orders=_free("orders", check_orders, random_orders, _order_hints, state, seat, ctx),
            expenses=_free(
                "expenses", check_expenses, random_expenses, possible_expenses, state, seat, ctx
            ),
            disband=_free(
                "disband", check_disband, random_disband, _disband_hints, state, seat, ctx
            ),
        )
    if state.phase == Phase.ORDERS and waiting:
        yield Pass.where()
    elif waiting and ctx.options.ends_early:
        yield Ready.where()
    for target in open_votes(state):
        if may_save and seat in voters(state, target):
            yield Vote.where(target=target, option=list(BALLOTS))
    if ctx.options.extensions and not state.extended[seat]:
        yield Extend.where()


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
