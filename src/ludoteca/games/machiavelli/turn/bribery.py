"""Step 2C: bribes. A fixed price, no die; the unit changes sides and holds this turn."""

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
from .plan import Plan


def bribe(
    state: MachiavelliState, plan: Plan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """Rivals who would both pay for the same unit cancel each other, at no cost (B-60)."""
    offers = list(_offers(state, plan, ctx))
    purse = list(budget.left)
    serious = []
    for seat, _, _ in offers:
        serious.append(purse[seat] >= BRIBE)
        purse[seat] -= BRIBE * serious[-1]
    wooed = Counter(number for (_, number, _), able in zip(offers, serious, strict=True) if able)
    for (seat, number, wish), able in zip(offers, serious, strict=True):
        reason = NO_MONEY if not able else "rival_bribe" if wooed[number] > 1 else ""
        place = state.place_of(number)
        told = (kind_name(state, number), ctx.board.map.ids[place], BRIBE)
        seen = witnesses(state, ctx, place)
        yield BribeTried(
            seat, state.unit_owner[number], *told, not reason, reason or None, seen=seen
        )
        if not reason:
            budget.pay(seat, BRIBE)
            plan.retreats[number] = tuple(ctx.board.map.index[id] for id in wish.retreats)
            yield from change_sides(state, plan, number, seat, ctx)


def _offers(
    state: MachiavelliState, plan: Plan, ctx: MachiavelliContext
) -> Iterator[tuple[Seat, int, Bribe]]:
    """Each seat's bribes, each unit once; what was killed meanwhile cannot be bribed."""
    for seat, expenses in enumerate(plan.expenses):
        asked: set[int] = set()
        for expense in expenses:
            if isinstance(expense, Bribe):
                number = find_unit(state, expense.unit, ctx.board.map)
                if number is not None and number not in asked:
                    asked.add(number)
                    yield seat, number, expense


def change_sides(
    state: MachiavelliState, plan: Plan, number: int, seat: Seat, ctx: MachiavelliContext
) -> Iterator[Event]:
    """A bribed besieger gives up its siege; a bribed garrison hands over its city (B-42)."""
    place = state.place_of(number)
    state.unit_owner[number] = seat
    plan.halted.add(number)
    state.lift_siege(place)
    if state.unit_kind[number] == GARRISON:
        loser, state.owner[place] = state.owner[place], seat
        seen = witnesses(state, ctx, place)
        yield CityCaptured(ctx.board.map.ids[place], loser, seat, "bribe", seen=seen)
