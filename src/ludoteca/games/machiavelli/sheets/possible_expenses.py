"""What a seat may spend ducats on, with prices: what pages offer, so that they need no rules."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from ludoteca.kernel import Rejected, Seat

from ..map.board import KINDS
from ..model.names import unit_text
from ..model.prices import BRIBE, PER_NUMBER, RECRUIT, RELIEF, upkeep
from ..model.sheet import Assassinate, Bribe
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import in_sight
from .checks import check_assassination, check_bribe, check_relief
from .recruitment import why_not


class Recruits(Struct, frozen=True):
    """The kinds of units that a city has room for."""

    city: str
    kinds: tuple[str, ...]
    income: int
    """What a new garrison would make it pay in spring."""


class PossibleExpenses(Struct, frozen=True):
    budget: int
    prices: dict[str, int]
    """Of each kind of unit, a bribe, relief, and one number of an assassin's die."""
    income: int
    """What the garrisoned cities would pay if it were spring now."""
    upkeep: int
    """What the units would cost then."""
    upkeep_of: dict[str, int]
    """And one more of each kind."""
    transfer: tuple[str, ...]
    """The powers that may be paid."""
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
        assassinate=tuple(_victims(state, seat, rivals, ctx)),
        bribe=tuple(_venal(state, seat, ctx)),
        relieve=tuple(_hungry(state, seat, ctx)),
        recruit=tuple(_recruits(state, seat, ctx)),
    )


def _power(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> str:
    return ctx.board.powers[state.power[seat]].id


def _victims(
    state: MachiavelliState, seat: Seat, rivals: list[Seat], ctx: MachiavelliContext
) -> Iterator[str]:
    for rival in rivals:
        power = _power(state, rival, ctx)
        try:
            check_assassination(Assassinate(power, 6, (1,)), state, seat, ctx)
        except Rejected:
            continue
        yield power


def _venal(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[str]:
    sight = in_sight(state, seat, ctx)
    for number in state.units:
        if state.place_of(number) not in sight:
            continue
        unit = unit_text(state, number, ctx.board.map)
        try:
            check_bribe(Bribe(unit), state, seat, ctx)
        except Rejected:
            continue
        yield unit


def _hungry(state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Iterator[str]:
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
            if not why_not(state, seat, kind, city, garrisoned, ctx)
        )
        if kinds:
            income = 0 if city in garrisoned else ctx.board.map.income(city)
            yield Recruits(ctx.board.map.ids[city], kinds, income)
