"""Conditions of recruitment, shared by the offer and the resolution."""

from __future__ import annotations

from ludoteca.kernel import Seat

from ..map.board import FLEET, GARRISON
from ..model.state import MachiavelliContext, MachiavelliState


def recruit_obstacle(
    state: MachiavelliState,
    seat: Seat,
    kind: int,
    city: int,
    garrisoned: set[int],
    ctx: MachiavelliContext,
) -> str:
    """The reason why a city cannot recruit a unit, money aside (B-47, B-48); empty if it can.
    `garrisoned` are the cities that had a garrison when recruitment began."""
    if state.owner[city] != seat:
        return "not_your_city"
    if state.famine[city]:
        return "famine"
    if kind == GARRISON:
        return _garrison_obstacle(state, seat, city, ctx)
    if kind == FLEET and not ctx.board.map.is_port[city]:
        return "not_a_port"
    if city not in garrisoned and ctx.options.recruits_need_garrison:
        return "needs_garrison"
    return "" if state.has_room(city, seat, ctx) else "province_occupied"


def _garrison_obstacle(
    state: MachiavelliState, seat: Seat, city: int, ctx: MachiavelliContext
) -> str:
    if state.garrison(city) is not None:
        return "has_garrison"
    outside = state.occupant(city)
    is_enemy = outside is not None and state.unit_owner[outside] != seat
    return "province_occupied" if is_enemy and not ctx.options.garrisons_under_enemy else ""
