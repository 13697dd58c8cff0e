"""Step 2: money. Everything is paid from the treasury at the beginning of the step (rules A.4).

The budget is a snapshot less what the seat has paid (B-46): money received in this step cannot be
spent in it, and no treasury becomes negative, unless an option allows debts.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Seat

from ..map.board import GARRISON
from ..model.events import AssassinationEffect, AssassinationTried, FamineRelief, TransferMade
from ..model.names import find_seat
from ..model.prices import RELIEF
from ..model.sheet import Assassinate, Relieve, Transfer
from ..model.state import AUTUMN, MachiavelliContext, MachiavelliState, Status
from .bribery import bribe
from .budget import NO_MONEY, Budget
from .losses import remove
from .plan import TurnPlan
from .recruiting import recruit


def spend(state: MachiavelliState, plan: TurnPlan, ctx: MachiavelliContext) -> Iterator[Event]:
    budget = Budget(state, ctx)
    yield from transfers(state, plan, budget, ctx)
    yield from assassinations(state, plan, budget, ctx)
    yield from bribe(state, plan, budget, ctx)
    yield from relief(state, plan, budget, ctx)
    yield from recruit(state, plan, budget, ctx)


def transfers(
    state: MachiavelliState, plan: TurnPlan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """2A: transfers."""
    for seat, expense in plan.paid_for(Transfer):
        recipient = find_seat(state, expense.to, ctx)
        if recipient is None:
            continue
        success = budget.covers(seat, expense.amount)
        if success:
            budget.pay(seat, expense.amount)
            state.treasury[recipient] += expense.amount
        away = state.status[recipient] != Status.ACTIVE
        reason = None if success else NO_MONEY
        yield TransferMade(seat, recipient, expense.amount, success, reason, expense.note, away)


def assassinations(
    state: MachiavelliState, plan: TurnPlan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """2B: assassinations. Every attempt is rolled for; several successes have the effect of one
    (B-58)."""
    for seat, expense in plan.paid_for(Assassinate):
        victim = find_seat(state, expense.target, ctx)
        if victim is None or not state.tokens[seat][victim]:
            continue
        tried = (seat, victim, expense.amount, expense.numbers)
        if not budget.covers(seat, expense.amount):
            yield AssassinationTried(*tried, None, False, NO_MONEY)
            continue
        budget.pay(seat, expense.amount)
        state.tokens[seat][victim] = False
        roll = ctx.chance.die()
        success = roll in expense.numbers
        if success:
            plan.assassinated.add(victim)
        yield AssassinationTried(*tried, roll, success, None if success else "missed")
    for victim in sorted(plan.assassinated):
        yield from apply_assassination(state, plan, victim, ctx)


def apply_assassination(
    state: MachiavelliState, plan: TurnPlan, victim: Seat, ctx: MachiavelliContext
) -> Iterator[Event]:
    """All units of the victim hold, its besieged garrisons are removed, its sieges pause."""
    ids = ctx.board.map.ids
    units = state.units_of(victim)
    plan.halted.update(units)
    fallen = [
        number
        for number in units
        if state.unit_kind[number] == GARRISON and state.siege[state.place_of(number)]
    ]
    frozen = [city for city, besieger in enumerate(state.besieger) if besieger == victim]
    if ctx.options.fog:
        yield AssassinationEffect(victim, (), ())
    else:
        gates = tuple(ids[state.place_of(number)] for number in fallen)
        yield AssassinationEffect(victim, gates, tuple(ids[city] for city in frozen))
    for number in fallen:
        yield from remove(state, number, "assassination", ctx)


def relief(
    state: MachiavelliState, plan: TurnPlan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """2D: famine relief, before recruitment, so that it lifts the ban in the same turn."""
    for seat, expense in plan.paid_for(Relieve):
        province = ctx.board.map.index[expense.province]
        success = budget.covers(seat, RELIEF)
        if success:
            budget.pay(seat, RELIEF)
            state.famine[province] = False
            state.protected[province] |= state.season == AUTUMN
        yield FamineRelief(seat, expense.province, RELIEF, success, None if success else NO_MONEY)
