"""The moves a seat may make now, as compact choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import asdict

from ludoteca.kernel import Choices, Free, Rejected, Row, Seat

from .model.names import unit_text
from .model.state import GARRISON_RANK, MachiavelliContext, MachiavelliState, Phase
from .model.visibility import in_sight
from .moves import MOST_SAVES, Extend, Pass, Ready, Submit, Vote
from .sheets.checks import check_disband, check_expenses, check_orders
from .sheets.possible_expenses import possible_expenses
from .sheets.possible_orders import possible_orders
from .sheets.random_sheets import random_disband, random_expenses, random_orders
from .turn.absence import BALLOTS, open_votes, voters
from .turn.phases import waited_for


def offers(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Choices:
    return Choices(*_rows(state, seat, ctx))


def _rows(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Row]:
    waiting = seat in waited_for(state)
    may_save = state.saves[seat] < MOST_SAVES
    if state.phase == Phase.ORDERS and may_save:
        yield Submit.where(
            orders=_free("orders", check_orders, random_orders, _orders, state, seat, ctx),
            expenses=_free(
                "expenses", check_expenses, random_expenses, _expenses, state, seat, ctx
            ),
            disband=_free("disband", check_disband, random_disband, _disband, state, seat, ctx),
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
    check: Callable[..., None],
    sampler: Callable[..., Any],
    hints: Callable[..., dict[str, Any]],
    state: MachiavelliState,
    seat: Seat,
    ctx: MachiavelliContext,
) -> Free:
    def accepts(value: Any) -> bool:
        try:
            check(value, state, seat, ctx)
        except Rejected:
            return False
        return True

    return Free(
        kind,
        lambda chance: sampler(chance, state, seat, ctx),
        accepts,
        lambda: hints(state, seat, ctx),
    )


def _orders(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> dict[str, Any]:
    sight = in_sight(state, seat, ctx)
    mine = sorted(state.units_of(seat), key=lambda number: _as_listed(state, number))
    return {"units": possible_orders(state, mine, sight, ctx)}


def _as_listed(state: MachiavelliState, number: int) -> tuple[bool, int, int]:
    """Armies and fleets by their provinces, then garrisons."""
    rank = state.rank_of(number)
    return rank == GARRISON_RANK, state.place_of(number), rank


def _expenses(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> dict[str, Any]:
    return asdict(possible_expenses(state, seat, ctx))


def _disband(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> dict[str, Any]:
    units = state.units_of(seat)
    return {"units": tuple(unit_text(state, number, ctx.board.map) for number in units)}
