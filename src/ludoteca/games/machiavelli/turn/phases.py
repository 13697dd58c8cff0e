"""The phases of a turn: pending seats, beginning, deadline and end."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Seat

from ..model.events import PhaseChanged
from ..model.state import SEASONS, MachiavelliContext, MachiavelliState, Phase, Status
from .resolution import resolve

MINUTE = 60_000


def pending_seats(state: MachiavelliState) -> list[Seat]:
    """Seats that have neither sent a sheet nor passed, or are not ready. Seats on `AI` hold by
    themselves."""
    if state.phase == Phase.DIPLOMACY:
        done = state.ready
    else:
        done = [
            sheet is not None or passed
            for sheet, passed in zip(state.sheets, state.passed, strict=True)
        ]
    return [seat for seat in state.seats_in if not done[seat] and state.status[seat] != Status.AI]


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
    if ctx.options.ends_early and not pending_seats(state):
        yield from end_phase(state, ctx)
