"""Steps 5 to 7: conversions, then sieges (B-33), then ownership (rules A.7)."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Seat

from ..map.board import GARRISON, KINDS, Province
from ..model.map_events import CityCaptured, Conversion, Siege
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import witnesses
from .losses import remove
from .movement import Movement

TURNS_TO_CAPTURE = 2


def convert_units(
    state: MachiavelliState, movement: Movement, ctx: MachiavelliContext
) -> Iterator[Event]:
    """A garrison can convert only if its province has room (B-40): no unit there or, with stacking,
    only units of its owner (B-10)."""
    for number, kind in movement.conversions():
        place, seat = state.place_of(number), state.unit_owner[number]
        before, born = state.unit_kind[number], state.unit_born[number]
        is_blocked = before == GARRISON and not state.has_room(place, seat, ctx)
        if not is_blocked:
            state.take_unit(number)
            state.add_unit(seat, kind, place, born)
        conversion = (seat, ctx.board.map.ids[place], KINDS[before], KINDS[kind], not is_blocked)
        reason = "province_occupied" if is_blocked else None
        yield Conversion(*conversion, reason, seen=witnesses(state, ctx, place))


def besiege_cities(
    state: MachiavelliState,
    movement: Movement,
    assassinated: set[Seat],
    ctx: MachiavelliContext,
) -> Iterator[Event]:
    for city, seat in sorted(movement.relieved.items()):
        yield _siege_event(state, city, seat, "lifted", ctx)
    besieged = movement.besieged()
    for city in ctx.board.map.cities:
        garrison = state.garrison(city)
        if city in besieged and garrison is not None:
            yield from _continue_siege(state, city, garrison, ctx)
        elif not state.siege[city]:
            continue
        elif garrison is not None and _is_frozen(state, city, assassinated, ctx):
            yield _siege_event(state, city, state.unit_owner[city], "frozen", ctx)
        else:
            seat = state.besieger[city]
            state.lift_siege(city)
            yield _siege_event(state, city, seat, "lifted", ctx)


def _is_frozen(
    state: MachiavelliState, city: Province, assassinated: set[Seat], ctx: MachiavelliContext
) -> bool:
    """The siege of an assassinated ruler pauses for a turn (B-36)."""
    return ctx.options.frozen_sieges and state.unit_owner[city] in assassinated


def _continue_siege(
    state: MachiavelliState, city: Province, garrison: int, ctx: MachiavelliContext
) -> Iterator[Event]:
    """A unit that besieges in two consecutive turns takes the city (B-35). It is the first in the
    province, and stays so as long as it besieges; a unit does not besiege in the turn it enters."""
    seat = state.unit_owner[city]
    if not state.siege[city]:
        state.siege[city], state.besieger[city] = 1, seat
        yield _siege_event(state, city, seat, "started", ctx)
        return
    state.siege[city] = TURNS_TO_CAPTURE
    yield _siege_event(state, city, seat, "completed", ctx)
    state.lift_siege(city)
    yield from remove(state, garrison, "siege", ctx)
    yield from capture(state, city, seat, "siege", ctx)


def _siege_event(
    state: MachiavelliState, city: Province, seat: Seat, stage: str, ctx: MachiavelliContext
) -> Event:
    seen = witnesses(state, ctx, city)
    id = ctx.board.map.ids[city]
    return Siege(id, seat, state.owner[city], state.siege[city], stage, seen=seen)


def take_possession(
    state: MachiavelliState, movement: Movement, ctx: MachiavelliContext
) -> Iterator[Event]:
    """A city without a garrison falls to the unit in its province, unless there was fighting
    (B-38). A province without a city belongs to the last army or fleet in it (B-44)."""
    board = ctx.board.map
    for place in board.land:
        if state.occupant(place) is None:
            continue
        seat = state.unit_owner[place]
        if not board.has_city(place):
            state.owner[place] = seat
        elif state.owner[place] != seat and state.garrison(place) is None:
            if not movement.was_fought_over(place):
                how = "neutral" if state.owner[place] < 0 else "ungarrisoned"
                yield from capture(state, place, seat, how, ctx)


def capture(
    state: MachiavelliState, city: Province, seat: Seat, how: str, ctx: MachiavelliContext
) -> Iterator[Event]:
    loser, state.owner[city] = state.owner[city], seat
    state.lift_siege(city)
    if ctx.options.free_garrison and state.garrison(city) is None:
        state.add_unit(seat, GARRISON, city)
    seen = witnesses(state, ctx, city)
    yield CityCaptured(ctx.board.map.ids[city], loser, seat, how, seen=seen)
