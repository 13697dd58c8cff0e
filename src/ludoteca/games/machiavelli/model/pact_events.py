"""Events about agreements: only the two seats see them."""

from __future__ import annotations

from ludoteca.kernel import Event, Seat

from .pacts import Pact
from .term_types import ProvinceId


class PactEvent(Event):
    """Base of these events: who acts, the other side, and the terms."""

    seat: Seat
    other: Seat
    pact: str
    """Its kind."""
    giver: Seat
    taker: Seat
    """Who supports or pays whom."""
    province: ProvinceId | None
    turns: int
    amount: int

    def audience(self) -> tuple[Seat, ...]:
        return (self.seat, self.other)

    def public(self) -> None:
        return None


class PactProposed(PactEvent):
    pass


class PactAccepted(PactEvent):
    pass


class PactDeclined(PactEvent):
    pass


class PactWithdrawn(PactEvent):
    pass


class PactRenounced(PactEvent):
    """Notice is given of a peace: it ends with the turn."""


class PactKept(PactEvent):
    """It has come to its end and was kept."""


class PactBroken(PactEvent):
    """The seat broke its word."""


class PactVoid(PactEvent):
    """It came to nothing, through nobody's fault."""


PACT_EVENTS: tuple[type[PactEvent], ...] = (
    PactProposed,
    PactAccepted,
    PactDeclined,
    PactWithdrawn,
    PactRenounced,
    PactKept,
    PactBroken,
    PactVoid,
)


def told(event: type[PactEvent], pact: Pact, seat: Seat) -> PactEvent:
    """An event about a pact, of something that a seat does."""
    giver = pact.giver if pact.giver >= 0 else pact.by
    taker = pact.other(giver)
    terms = (pact.province or None, pact.turns, pact.amount)
    return event(seat, pact.other(seat), pact.kind, giver, taker, *terms)
