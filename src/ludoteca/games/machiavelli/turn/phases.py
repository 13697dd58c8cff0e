"""The phases of a turn: beginning, deadline and end."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event

from ..model.events import PhaseChanged
from ..model.state import SEASONS, MachiavelliContext, MachiavelliState, Phase
from .resolution import resolve

MINUTE = 60_000


def phase_minutes(state: MachiavelliState, ctx: MachiavelliContext) -> int:
    talking = state.phase == Phase.DIPLOMACY
    return ctx.options.diplomacy_minutes if talking else ctx.options.orders_minutes


def open_phase(state: MachiavelliState, phase: str, ctx: MachiavelliContext) -> Event:
    state.phase = phase
    state.deadline = ctx.at + phase_minutes(state, ctx) * MINUTE
    state.ready = [False] * ctx.seats
    season = SEASONS[state.season]
    return PhaseChanged(state.round, season, state.year, phase, state.deadline)


def end_phase(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    if state.phase == Phase.DIPLOMACY:
        yield open_phase(state, Phase.ORDERS, ctx)
    else:
        yield from resolve(state, ctx)


def end_phase_early(state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
    if ctx.options.ends_early and not state.pending_seats(ctx):
        yield from end_phase(state, ctx)
