"""The audience of Pictionary: spectators guess the word too. What they write nobody else reads, and
each is told at once whether it was right or close."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel import AudienceRules, Event, Seat, Told

from .events import GuessedRight, NearlyGuessed
from .moves import Claim
from .state import NEVER, PictionaryContext, PictionaryState, asked_to_guess


def guest(state: PictionaryState, ctx: PictionaryContext) -> tuple[PictionaryState, Seat] | None:
    """In the place of one who may guess, as if nobody had guessed anything."""
    asked = asked_to_guess(state, ctx)
    if not asked or state.is_choosing:
        return None
    draft, seat = state.copy(), asked[0]
    draft.right, draft.claims, draft.guesses = [], [], []
    draft.locked, draft.waiting = [False] * ctx.seats, [""] * ctx.seats
    draft.heard = [state.began + NEVER] * ctx.seats
    return draft, seat


def tell(events: Sequence[Event]) -> Told:
    if any(isinstance(event, GuessedRight) for event in events):
        return "right"
    return "close" if any(isinstance(event, NearlyGuessed) for event in events) else "wrong"


AUDIENCE = AudienceRules(guest=guest, but=(Claim,), tell=tell)
