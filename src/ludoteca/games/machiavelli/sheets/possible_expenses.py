"""Expenses to offer to a seat, with prices, so that clients need no rules."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ludoteca.kernel import Rejected, Seat

from ..map.board import KINDS
from ..model.names import unit_name
from ..model.prices import BRIBE, PER_NUMBER, RECRUIT, RELIEF, upkeep
from ..model.sheet import Assassinate, Bribe
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import visible_provinces
from .checks import check_assassination, check_bribe, check_relief
from .recruitment import recruit_obstacle


class Recruits(Struct, frozen=True):
    """Kinds of units that a city can recruit."""

    city: str
    kinds: tuple[str, ...]
    income: int
    """Income that a new garrison would bring in spring."""


class PossibleExpenses(Struct, frozen=True):
    budget: int
    prices: dict[str, int]
    """For each kind of unit, a bribe, relief, and one number of an assassination."""
    income: int
    """Income of the garrisoned cities in spring, as things are now."""
    upkeep: int
    """Upkeep of all units then."""
    upkeep_of: dict[str, int]
    """Upkeep of one more unit of each kind."""
    transfer: tuple[str, ...]
    """Powers that ducats may be sent to."""
    assassinate: tuple[str, ...]
    bribe: tuple[str, ...]
    relieve: tuple[str, ...]
    recruit: tuple[Recruits, ...]


def possible_expenses(
    state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> PossibleExpenses:
    board = ctx.board.map
    rivals = [other for other in state.seats_in if other != seat]
    paying = state.garrisoned_cities(seat, ctx)
    return PossibleExpenses(
        budget=state.treasury[seat],
        prices={kind: RECRUIT[number] for number, kind in enumerate(KINDS)}
        | {"bribe": BRIBE, "relieve": RELIEF, "number": PER_NUMBER},
        income=sum(board.income(city) for city in paying),
        upkeep=sum(upkeep(state.unit_kind[n], ctx.options) for n in state.units_of(seat)),
        upkeep_of={kind: upkeep(number, ctx.options) for number, kind in enumerate(KINDS)},
        transfer=tuple(_power(state, rival, ctx) for rival in rivals),
        assassinate=tuple(_assassination_targets(state, seat, rivals, ctx)),
        bribe=tuple(_bribable_units(state, seat, ctx)),
        relieve=tuple(_relievable_provinces(state, seat, ctx)),
        recruit=tuple(_recruits(state, seat, ctx)),
    )


def _power(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> str:
    return ctx.board.powers[state.power[seat]].id


def _assassination_targets(
    state: MachiavelliState, seat: Seat, rivals: list[Seat], ctx: MachiavelliContext
) -> Iterator[str]:
    for rival in rivals:
        power = _power(state, rival, ctx)
        try:
            check_assassination(Assassinate(power, 6, (1,)), state, seat, ctx)
        except Rejected:
            continue
        yield power


def _bribable_units(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[str]:
    visible = visible_provinces(state, seat, ctx)
    for number in state.units:
        if state.place_of(number) not in visible:
            continue
        unit = unit_name(state, number, ctx.board.map)
        try:
            check_bribe(Bribe(unit), state, seat, ctx)
        except Rejected:
            continue
        yield unit


def _relievable_provinces(
    state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
) -> Iterator[str]:
    for province in ctx.board.map.land:
        id = ctx.board.map.ids[province]
        try:
            check_relief(id, state, seat, ctx)
        except Rejected:
            continue
        yield id


def _recruits(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[Recruits]:
    cities = state.cities_of(seat, ctx)
    garrisoned = {city for city in cities if state.garrison(city) is not None}
    for city in cities:
        kinds = tuple(
            name
            for kind, name in enumerate(KINDS)
            if not recruit_obstacle(state, seat, kind, city, garrisoned, ctx)
        )
        if kinds:
            income = 0 if city in garrisoned else ctx.board.map.income(city)
            yield Recruits(ctx.board.map.ids[city], kinds, income)
