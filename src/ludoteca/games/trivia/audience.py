"""The audience of Trivia: spectators answer the same question, and learn with everybody whether
they were right."""

from __future__ import annotations

from ludoteca.kernel import AudienceRules, Seat

from .moves import Pass
from .state import NONE_YET, TriviaContext, TriviaState

GUEST: Seat = 0
"""The place of a guest in a copy of the state."""


def guest(state: TriviaState, ctx: TriviaContext) -> tuple[TriviaState, Seat]:
    draft = state.copy()
    draft.out, draft.scores = (0,) * ctx.seats, (0,) * ctx.seats
    draft.asked, draft.answers = (GUEST,), [NONE_YET] * ctx.seats
    return draft, GUEST


AUDIENCE = AudienceRules(guest=guest, but=(Pass,))
