"""Invariants of every position."""

from __future__ import annotations

from collections.abc import Iterator

from .map.board import ARMY, FLEET, GARRISON
from .model.names import unit_name
from .model.state import (
    FIRST,
    GARRISON_RANK,
    NEUTRAL,
    NONE,
    SECOND,
    MachiavelliContext,
    MachiavelliState,
)


def invariants(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[str]:
    yield from _units(state, ctx)
    yield from _stacks(state, ctx)
    yield from _sieges(state, ctx)
    for seat, ducats in enumerate(state.treasury):
        if ducats < 0 and ctx.options.budget == "less_spent":
            yield f"seat {seat} has {ducats} ducats"
    for province, owner in enumerate(state.owner):
        if owner != NEUTRAL and state.out[owner]:
            yield f"{ctx.board.map.ids[province]} belongs to seat {owner}, which is out"


def _units(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[str]:
    """Every unit's owner is in the match and its kind can stand in its province; only garrisons are
    neutral."""
    board = ctx.board.map
    for number, kind in enumerate(state.unit_kind):
        if kind == NONE:
            if state.unit_owner[number] != NEUTRAL or state.unit_born[number]:
                yield f"unit {number} is empty but has an owner or a turn"
            continue
        place, owner = state.place_of(number), state.unit_owner[number]
        text = unit_name(state, number, board)
        stands = {
            ARMY: not board.is_sea[place],
            FLEET: board.is_sea[place] or board.is_port[place],
            GARRISON: board.has_city(place),
        }[kind]
        if not stands or (kind == GARRISON) != (state.rank_of(number) == GARRISON_RANK):
            yield f"{text} cannot stand there"
        if owner == NEUTRAL and kind != GARRISON:
            yield f"{text} is neutral"
        if owner != NEUTRAL and state.out[owner]:
            yield f"{text} belongs to seat {owner}, which is out"
        if kind == GARRISON and state.owner[place] != owner:
            yield f"{text} holds a city of seat {state.owner[place]}"


def _stacks(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[str]:
    """Only units of one owner are stacked, only if the option allows it, without gaps (B-10)."""
    behind = range(state.number_of(0, SECOND), len(state.unit_kind))
    for place in {state.place_of(number) for number in behind if state.unit_kind[number] != NONE}:
        id, occupants = ctx.board.map.ids[place], state.occupants(place)
        if not ctx.options.stacking:
            yield f"{len(occupants)} units stand in {id}"
        if len({state.unit_owner[number] for number in occupants}) > 1:
            yield f"units of several powers stand in {id}"
        ranks = [state.rank_of(number) for number in occupants]
        if ranks != [FIRST, *range(SECOND, len(ranks) + 1)][: len(ranks)]:
            yield f"the units in {id} have the ranks {ranks}"


def _sieges(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[str]:
    """A siege has a besieger outside and a garrison inside."""
    for city, counter in enumerate(state.siege):
        besieger = state.besieger[city]
        if counter not in (0, 1) or (counter == 0) != (besieger == NEUTRAL):
            yield f"the siege of {ctx.board.map.ids[city]} is at {counter}, by seat {besieger}"
        elif counter and state.unit_owner[city] != besieger:
            yield f"there is no besieger in {ctx.board.map.ids[city]}"
