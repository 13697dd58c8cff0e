"""Step 2C: bribes, at a fixed price and without dice. A bribed unit changes owner and holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.kernel import Event, Seat

from ..map.board import GARRISON
from ..model.map_events import BribeTried, CityCaptured
from ..model.names import find_unit, kind_name
from ..model.prices import BRIBE
from ..model.sheet import Bribe
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import witnesses
from .budget import NO_MONEY, Budget
from .plan import TurnPlan


def bribe(
    state: MachiavelliState, plan: TurnPlan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """Several bribes for the same unit cancel each other, at no cost (B-60)."""
    offers = list(_offers(state, plan, ctx))
    purse = list(budget.left)
    payable = []
    for seat, _, _ in offers:
        payable.append(purse[seat] >= BRIBE)
        purse[seat] -= BRIBE * payable[-1]
    counts = Counter(number for (_, number, _), able in zip(offers, payable, strict=True) if able)
    for (seat, number, expense), able in zip(offers, payable, strict=True):
        reason = NO_MONEY if not able else "rival_bribe" if counts[number] > 1 else ""
        place = state.place_of(number)
        unit = (kind_name(state, number), ctx.board.map.ids[place], BRIBE)
        seen = witnesses(state, ctx, place)
        yield BribeTried(
            seat, state.unit_owner[number], *unit, not reason, reason or None, seen=seen
        )
        if not reason:
            budget.pay(seat, BRIBE)
            plan.retreats[number] = tuple(ctx.board.map.index[id] for id in expense.retreats)
            yield from change_sides(state, plan, number, seat, ctx)


def _offers(
    state: MachiavelliState, plan: TurnPlan, ctx: MachiavelliContext
) -> Iterator[tuple[Seat, int, Bribe]]:
    """Each seat's bribes, each unit once; units that no longer exist are skipped."""
    for seat, expenses in enumerate(plan.expenses):
        asked: set[int] = set()
        for expense in expenses:
            if isinstance(expense, Bribe):
                number = find_unit(state, expense.unit, ctx.board.map)
                if number is not None and number not in asked:
                    asked.add(number)
                    yield seat, number, expense


def change_sides(
    state: MachiavelliState, plan: TurnPlan, number: int, seat: Seat, ctx: MachiavelliContext
) -> Iterator[Event]:
    """A bribed besieger lifts its siege; with a bribed garrison goes the city (B-42)."""
    place = state.place_of(number)
    state.unit_owner[number] = seat
    plan.halted.add(number)
    state.lift_siege(place)
    if state.unit_kind[number] == GARRISON:
        loser, state.owner[place] = state.owner[place], seat
        seen = witnesses(state, ctx, place)
        yield CityCaptured(ctx.board.map.ids[place], loser, seat, "bribe", seen=seen)
