"""Sandbox: resolve supposed orders for any units on the board that a seat sees.

Only steps without chance are resolved: movement, retreats, conversions, sieges.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel import Event, Rejected

from .map.board import KINDS
from .model.names import find_unit
from .model.sheet import Command, Sheet
from .model.state import NEUTRAL, NONE, SEASONS, MachiavelliContext, MachiavelliState
from .sheets.checks import check_provinces, check_target
from .sheets.possible_orders import PossibleOrders, possible_orders
from .turn.plan import read_sheets
from .turn.resolution import campaign
from .view import MachiavelliView, ProvinceView, UnitView, provinces_seen, units_seen

MAX_ORDERS = 200


class SandboxOrders(Struct, frozen=True, forbid_unknown_fields=True):
    orders: Annotated[tuple[Command, ...], Meta(max_length=MAX_ORDERS)] = ()


class SandboxResult(Struct, frozen=True):
    """The result of the supposed orders, and the orders that every unit could be given."""

    possible: tuple[PossibleOrders, ...]
    events: tuple[Event, ...]
    units: tuple[UnitView, ...]
    provinces: tuple[ProvinceView, ...]


def sandbox(view: MachiavelliView, given: object, ctx: MachiavelliContext) -> SandboxResult:
    try:
        tried = msgspec.convert(given, SandboxOrders)
    except msgspec.ValidationError as error:
        raise Rejected("bad_supposition", problem=str(error)) from None
    state, visible = visible_state(view, ctx), frozenset(range(len(ctx.board.map.ids)))
    ruled = [number for number in state.units if state.unit_owner[number] != NEUTRAL]
    possible = possible_orders(state, ruled, visible, ctx)
    write_sheets(state, tried.orders, ctx)
    events = tuple(campaign(state, read_sheets(state, ctx), ctx))
    return SandboxResult(
        possible=possible,
        events=events,
        units=tuple(units_seen(state, visible, ctx)),
        provinces=tuple(provinces_seen(state, visible, ctx)),
    )


def visible_state(view: MachiavelliView, ctx: MachiavelliContext) -> MachiavelliState:
    """A state with the visible units and provinces and nothing else."""
    board = ctx.board.map
    count = len(board.ids)
    state = MachiavelliState(
        power=view.power,
        season=SEASONS.index(view.season),
        year=view.year,
        unit_kind=[NONE] * (2 * count),
        unit_owner=[NEUTRAL] * (2 * count),
        unit_born=[0] * (2 * count),
        owner=[NEUTRAL] * count,
        siege=[0] * count,
        besieger=[NEUTRAL] * count,
        sheets=[None] * ctx.seats,
        disband=[()] * ctx.seats,
        out=view.out,
        scores=view.scores,
    )
    for unit in view.units:
        kind = KINDS.index(unit.kind)
        state.add_unit(unit.owner, kind, board.index[unit.province], unit.born)
    for seen in view.provinces:
        place = board.index[seen.province]
        state.owner[place] = seen.owner
        state.siege[place], state.besieger[place] = seen.siege, seen.besieger
    return state


def write_sheets(
    state: MachiavelliState, orders: tuple[Command, ...], ctx: MachiavelliContext
) -> None:
    """Put every order on the sheet of its unit's owner."""
    by_seat: dict[int, dict[str, Command]] = {}
    for command in orders:
        number = find_unit(state, command.unit, ctx.board.map)
        if number is None or state.unit_owner[number] == NEUTRAL:
            raise Rejected("unit_not_seen", unit=command.unit)
        check_target(command, ctx)
        check_provinces(command.retreats, ctx)
        by_seat.setdefault(state.unit_owner[number], {})[command.unit] = command
    for seat, commands in by_seat.items():
        state.sheets[seat] = Sheet(tuple(commands.values()))
