"""The fog of war: who sees which provinces (an option; without it everybody sees all)."""

from __future__ import annotations

from ludoteca.kernel import Seat

from ..map.board import NOWHERE, Province
from .state import MachiavelliContext, MachiavelliState


def in_sight(
    state: MachiavelliState, seat: Seat | None, ctx: MachiavelliContext
) -> frozenset[Province]:
    """Own units, own provinces and everything next to them."""
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
    """Who sees what happens in any of these provinces; None for everybody."""
    if not ctx.options.fog:
        return None
    places = {province for province in provinces if province != NOWHERE}
    return tuple(
        seat for seat in range(ctx.seats) if not places.isdisjoint(in_sight(state, seat, ctx))
    )
