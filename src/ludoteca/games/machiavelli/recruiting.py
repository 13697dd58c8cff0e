"""Step 2D: recruitment. New units stand at once, hold this turn and fight for their place."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Seat

from .board import FLEET, GARRISON, KINDS
from .budget import NO_MONEY, Budget
from .map_events import RecruitTried
from .plan import Plan
from .prices import RECRUIT
from .sheet import Recruit
from .sight import witnesses
from .state import MachiavelliContext, MachiavelliState


def recruit(
    state: MachiavelliState, plan: Plan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    garrisoned = {city for city in ctx.board.map.cities if state.garrison(city) is not None}
    raised: set[Recruit] = set()
    for seat, expense in plan.paid_for(Recruit):
        city, kind = ctx.board.map.index[expense.city], KINDS.index(expense.kind)
        reason = why_not(state, seat, kind, city, garrisoned, ctx)
        if not reason and expense in raised:
            reason = "one_of_a_kind"  # in each city and turn, even where there is room (B-48)
        if not reason and not budget.covers(seat, RECRUIT[kind]):
            reason = NO_MONEY
        if not reason:
            raised.add(expense)
            budget.pay(seat, RECRUIT[kind])
            state.add_unit(seat, kind, city)
            if kind == GARRISON:
                state.lift_siege(city)  # a siege of it begins anew (B-43)
        seen = witnesses(state, ctx, city)
        told = (seat, expense.kind, expense.city, RECRUIT[kind])
        yield RecruitTried(*told, not reason, reason or None, seen=seen)


def why_not(
    state: MachiavelliState,
    seat: Seat,
    kind: int,
    city: int,
    garrisoned: set[int],
    ctx: MachiavelliContext,
) -> str:
    """Why a unit cannot be recruited in a city, leaving money aside (B-47, B-48); `garrisoned`
    are the cities that had a garrison when recruitment began."""
    if state.owner[city] != seat:
        return "not_your_city"
    if state.famine[city]:
        return "famine"
    if kind == GARRISON:
        return _why_no_garrison(state, seat, city, ctx)
    if kind == FLEET and not ctx.board.map.is_port[city]:
        return "not_a_port"
    if city not in garrisoned and ctx.options.recruits_need_garrison:
        return "needs_garrison"
    return "" if state.has_room(city, seat, ctx) else "province_occupied"


def _why_no_garrison(
    state: MachiavelliState, seat: Seat, city: int, ctx: MachiavelliContext
) -> str:
    if state.garrison(city) is not None:
        return "has_garrison"
    outside = state.occupant(city)
    is_enemy = outside is not None and state.unit_owner[outside] != seat
    return "province_occupied" if is_enemy and not ctx.options.garrisons_under_enemy else ""
