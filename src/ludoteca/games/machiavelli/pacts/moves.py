"""Moves of a negotiation: propose, answer, withdraw, give notice. No seat is waited for."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import Event, Move, Rejected, Seat

from ..model.pact_events import (
    PactAccepted,
    PactDeclined,
    PactProposed,
    PactRenounced,
    PactWithdrawn,
    told,
)
from ..model.pacts import LASTING, MOST_AGREED, MOST_OPEN, Pact, Terms
from ..model.state import MachiavelliContext, MachiavelliState, Phase
from .book import (
    add,
    change,
    check_terms,
    find,
    has_room,
    may_agree,
    may_negotiate,
    pact_of,
)

TALKS = {Phase.DIPLOMACY, Phase.ORDERS}


def _check_time(state: MachiavelliState, ctx: MachiavelliContext) -> None:
    if not may_negotiate(state, ctx):
        raise Rejected("may_not_negotiate")


class Propose(Move, phases=TALKS, out_of_turn=True, addressed=True):
    """Propose an agreement to another seat."""

    terms: Terms

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        _check_time(state, ctx)
        check_terms(self.terms, seat, state, ctx)
        if not has_room(state, seat, self.terms.to):
            raise Rejected("too_many_proposals", most=MOST_OPEN)

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        pact = pact_of(self.terms, seat, state)
        add(state, pact)
        yield told(PactProposed, pact, seat)


class Reply(Move):
    """Base of moves about a pact: with whom, and its number between the two."""

    other: Seat
    number: int

    def pact(self, state: MachiavelliState, seat: Seat) -> Pact:
        pact = find(state, seat, self.other, self.number)
        if pact is None:
            raise Rejected("no_such_proposal")
        return pact


class Accept(Reply, phases=TALKS, out_of_turn=True, addressed=True):
    """Accept a proposal."""

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        _check_time(state, ctx)
        if not is_answerable(self.pact(state, seat), seat):
            raise Rejected("no_such_proposal")
        if not may_agree(state, seat, self.other):
            raise Rejected("too_many_agreements", most=MOST_AGREED)

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        pact = self.pact(state, seat)
        last = 0 if pact.kind == "peace" else state.round
        if pact.kind in LASTING:
            last += pact.turns - 1
        pact = change(state, pact, state="agreed", first=state.round, last=last)
        yield told(PactAccepted, pact, seat)


class Decline(Reply, phases=TALKS, out_of_turn=True, addressed=True):
    """Decline a proposal."""

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        _check_time(state, ctx)
        if not is_answerable(self.pact(state, seat), seat):
            raise Rejected("no_such_proposal")

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        pact = change(state, self.pact(state, seat), state="declined", ended=state.round)
        yield told(PactDeclined, pact, seat)


class Withdraw(Reply, phases=TALKS, out_of_turn=True, addressed=True):
    """Take a proposal of one's own back, as long as it is not answered."""

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        _check_time(state, ctx)
        if not is_withdrawable(self.pact(state, seat), seat):
            raise Rejected("no_such_proposal")

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        pact = change(state, self.pact(state, seat), state="withdrawn", ended=state.round)
        yield told(PactWithdrawn, pact, seat)


class Renounce(Reply, phases=TALKS, out_of_turn=True, addressed=True):
    """Give notice of a peace: it still holds in this turn, and ends with it."""

    def check(self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext) -> None:
        _check_time(state, ctx)
        if not is_renounceable(self.pact(state, seat)):
            raise Rejected("no_such_agreement")

    def apply(
        self, state: MachiavelliState, seat: Seat, ctx: MachiavelliContext
    ) -> Iterator[Event]:
        pact = change(state, self.pact(state, seat), last=state.round)
        yield told(PactRenounced, pact, seat)


def is_answerable(pact: Pact, seat: Seat) -> bool:
    return pact.state == "open" and pact.to == seat


def is_withdrawable(pact: Pact, seat: Seat) -> bool:
    return pact.state == "open" and pact.by == seat


def is_renounceable(pact: Pact) -> bool:
    """A peace without an end yet."""
    return pact.state == "agreed" and pact.kind == "peace" and not pact.last


PACT_MOVES: tuple[type[Move], ...] = (Propose, Accept, Decline, Withdraw, Renounce)
