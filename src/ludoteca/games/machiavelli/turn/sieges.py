"""Steps 5 to 7: conversions, then sieges (B-33), then who owns what (rules A.7)."""

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
    """A garrison can come out only while nobody stands before its gates (B-40), or none but its
    own where units stand together (B-10)."""
    for number, kind in movement.conversions():
        place, seat = state.place_of(number), state.unit_owner[number]
        before, born = state.unit_kind[number], state.unit_born[number]
        inside = before == GARRISON and not state.has_room(place, seat, ctx)
        if not inside:
            state.take_unit(number)
            state.add_unit(seat, kind, place, born)
        told = (seat, ctx.board.map.ids[place], KINDS[before], KINDS[kind], not inside)
        reason = "province_occupied" if inside else None
        yield Conversion(*told, reason, seen=witnesses(state, ctx, place))


def besiege_cities(
    state: MachiavelliState,
    movement: Movement,
    assassinated: set[Seat],
    ctx: MachiavelliContext,
) -> Iterator[Event]:
    for city, seat in sorted(movement.relieved.items()):
        yield _told(state, city, seat, "lifted", ctx)
    besieged = movement.besieged()
    for city in ctx.board.map.cities:
        garrison = state.garrison(city)
        if city in besieged and garrison is not None:
            yield from _press(state, city, garrison, ctx)
        elif not state.siege[city]:
            continue
        elif garrison is not None and _is_frozen(state, city, assassinated, ctx):
            yield _told(state, city, state.unit_owner[city], "frozen", ctx)
        else:
            seat = state.besieger[city]
            state.lift_siege(city)
            yield _told(state, city, seat, "lifted", ctx)


def _is_frozen(
    state: MachiavelliState, city: Province, assassinated: set[Seat], ctx: MachiavelliContext
) -> bool:
    """The siege of an assassinated ruler stands still for a turn (B-36)."""
    return ctx.options.frozen_sieges and state.unit_owner[city] in assassinated


def _press(
    state: MachiavelliState, city: Province, garrison: int, ctx: MachiavelliContext
) -> Iterator[Event]:
    """The same unit in two turns running takes the city (B-35): the first one in the province, who
    is so as long as it besieges. Who comes in does not besiege in that turn."""
    seat = state.unit_owner[city]
    if not state.siege[city]:
        state.siege[city], state.besieger[city] = 1, seat
        yield _told(state, city, seat, "started", ctx)
        return
    state.siege[city] = TURNS_TO_CAPTURE
    yield _told(state, city, seat, "completed", ctx)
    state.lift_siege(city)
    yield from remove(state, garrison, "siege", ctx)
    yield from capture(state, city, seat, "siege", ctx)


def _told(
    state: MachiavelliState, city: Province, seat: Seat, stage: str, ctx: MachiavelliContext
) -> Event:
    seen = witnesses(state, ctx, city)
    id = ctx.board.map.ids[city]
    return Siege(id, seat, state.owner[city], state.siege[city], stage, seen=seen)


def take_possession(
    state: MachiavelliState, movement: Movement, ctx: MachiavelliContext
) -> Iterator[Event]:
    """Empty cities fall to who stands before them, unless there was fighting (B-38). Provinces
    without a city belong to the last army or fleet that stood there (B-44)."""
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
