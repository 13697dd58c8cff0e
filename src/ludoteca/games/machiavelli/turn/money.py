"""Step 2: money. Everything is paid from what a seat had when the step began (rules A.4).

The budget is the snapshot less what the seat has paid already (B-46): what is received in this
step cannot be spent in it, and no treasury is ever negative, unless the option allows debts.
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
from .plan import Plan
from .recruiting import recruit


def spend(state: MachiavelliState, plan: Plan, ctx: MachiavelliContext) -> Iterator[Event]:
    budget = Budget(state, ctx)
    yield from transfers(state, plan, budget, ctx)
    yield from assassinations(state, plan, budget, ctx)
    yield from bribe(state, plan, budget, ctx)
    yield from relief(state, plan, budget, ctx)
    yield from recruit(state, plan, budget, ctx)


def transfers(
    state: MachiavelliState, plan: Plan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """2A."""
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
    state: MachiavelliState, plan: Plan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """2B. Every attempt is thrown; several successes do no more than one (B-58)."""
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
        yield from mourn(state, plan, victim, ctx)


def mourn(
    state: MachiavelliState, plan: Plan, victim: Seat, ctx: MachiavelliContext
) -> Iterator[Event]:
    """All units of the victim hold, its besieged garrisons are gone, its sieges stand still."""
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
    state: MachiavelliState, plan: Plan, budget: Budget, ctx: MachiavelliContext
) -> Iterator[Event]:
    """2D, before recruitment, so that the ban can be lifted in the same turn."""
    for seat, expense in plan.paid_for(Relieve):
        province = ctx.board.map.index[expense.province]
        success = budget.covers(seat, RELIEF)
        if success:
            budget.pay(seat, RELIEF)
            state.famine[province] = False
            state.protected[province] |= state.season == AUTUMN
        yield FamineRelief(seat, expense.province, RELIEF, success, None if success else NO_MONEY)
