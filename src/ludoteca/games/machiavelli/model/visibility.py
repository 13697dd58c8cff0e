"""Visibility in the fog of war (an option; without it every seat sees all provinces)."""

from __future__ import annotations

from ludoteca.kernel import Seat

from ..map.board import NOWHERE, Province
from .state import MachiavelliContext, MachiavelliState


def visible_provinces(
    state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext
) -> frozenset[Province]:
    """Provinces a seat sees: its own, those of its units, and all adjacent ones. A spectator sees
    none in the fog."""
    board = ctx.board.map
    if not ctx.options.fog or state.over:
        return frozenset(range(len(board.ids)))
    if seat is None:
        return frozenset()
    posts = {state.place_of(number) for number in state.units_of(seat)}
    posts.update(province for province, owner in enumerate(state.owner) if owner == seat)
    return frozenset(posts.union(*(board.near[post] for post in posts)))


def witnesses(
    state: MachiavelliState, ctx: MachiavelliContext, *provinces: Province
) -> tuple[Seat, ...] | None:
    """Seats that see any of these provinces; None for all."""
    if not ctx.options.fog:
        return None
    places = {province for province in provinces if province != NOWHERE}
    return tuple(
        seat
        for seat in range(ctx.seats)
        if not places.isdisjoint(visible_provinces(state, seat, ctx))
    )
