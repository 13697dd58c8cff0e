"""A round of the match: one season, from its events to its resolution."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Choices, Due, Event, Move, Reason, Rejected, RoundRules, Seat

from .choices import choices
from .model.state import MachiavelliContext, MachiavelliState, Phase, Status
from .moves import Pass, Ready
from .pacts.book import is_talking
from .turn.absence import abandon, take_over
from .turn.phases import end_phase, open_phase
from .turn.seasons import advance_date, begin_season
from .view import MachiavelliView


class MachiavelliRounds(RoundRules):
    def begin(self, state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
        state.ended = ""
        advance_date(state)
        yield from begin_season(state, ctx)
        has_talks = ctx.options.diplomacy_minutes > 0
        yield open_phase(state, Phase.DIPLOMACY if has_talks else Phase.ORDERS, ctx)

    def to_act(self, state: MachiavelliState, ctx: MachiavelliContext) -> list[Seat]:
        if state.phase == Phase.DIPLOMACY and not ctx.options.ends_early:
            return []
        return state.pending_seats(ctx)

    def choices(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> Choices:
        return choices(state, seat, ctx)

    def due(self, state: MachiavelliState, ctx: MachiavelliContext) -> Due:
        grace = 1000 * ctx.options.grace_seconds
        return Due(state.deadline + grace, state.phase, grace=grace)

    def expire(self, state: MachiavelliState, ctx: MachiavelliContext) -> Iterator[Event]:
        return end_phase(state, ctx)

    def is_over(self, state: MachiavelliState, ctx: MachiavelliContext) -> Reason | None:
        if state.out.count(0) < 2:
            return "last_standing"
        return state.ended or None

    def autopilot(self, view: MachiavelliView, choices: Choices) -> Move:
        """An absent seat's draft counts; without one its units hold, and it has missed the turn."""
        drafted = view.sheet is not None and view.if_not_sent == "draft"
        return Ready() if view.phase == Phase.DIPLOMACY or drafted else Pass()

    def leave(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        yield from abandon(state, seat, ctx)
        if state.seats_in and not state.pending_seats(ctx) and ctx.options.ends_early:
            yield from end_phase(state, ctx)

    def open_seats(self, state: MachiavelliState) -> list[Seat]:
        """Seats for which a replacement was voted (A.12)."""
        return [seat for seat in state.seats_in if state.status[seat] == Status.REPLACEMENT]

    def rejoin(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        """A new player takes over everything; seats that left or were eliminated stay out."""
        if state.status[seat] != Status.REPLACEMENT:
            raise Rejected("no_rejoin", seat=seat)
        return take_over(state, seat)

    def may_write(self, state: MachiavelliState, sender: Seat, recipient: Seat | None) -> bool:
        """Letters are sent in the diplomatic phase (B-74)."""
        return is_talking(state)
