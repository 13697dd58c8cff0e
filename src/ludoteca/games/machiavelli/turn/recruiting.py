"""Step 2D: recruitment. New units are placed at once; they hold and defend in this turn."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event

from ..map.board import GARRISON, KINDS
from ..model.map_events import RecruitTried
from ..model.prices import RECRUIT
from ..model.sheet import Recruit
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import witnesses
from ..sheets.recruitment import recruit_obstacle
from .budget import NO_MONEY, Budget
from .plan import TurnPlan


def recruit(
    state: MachiavelliState, plan: TurnPlan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    garrisoned = {city for city in ctx.board.map.cities if state.garrison(city) is not None}
    raised: set[Recruit] = set()
    for seat, expense in plan.paid_for(Recruit):
        city, kind = ctx.board.map.index[expense.city], KINDS.index(expense.kind)
        reason = recruit_obstacle(state, seat, kind, city, garrisoned, ctx)
        if not reason and expense in raised:
            reason = "one_of_a_kind"  # per city and turn, even where there is room (B-48)
        if not reason and not budget.covers(seat, RECRUIT[kind]):
            reason = NO_MONEY
        if not reason:
            raised.add(expense)
            budget.pay(seat, RECRUIT[kind])
            state.add_unit(seat, kind, city)
            if kind == GARRISON:
                state.lift_siege(city)  # a siege of it begins anew (B-43)
        seen = witnesses(state, ctx, city)
        unit = (seat, expense.kind, expense.city, RECRUIT[kind])
        yield RecruitTried(*unit, not reason, reason or None, seen=seen)
