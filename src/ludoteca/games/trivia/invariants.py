"""Invariants of every position of Trivia."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from .kinds import FAMILIES, FULL
from .state import GIVEN, ONE_OPTION, TriviaContext, TriviaState, question_of


def invariants(state: TriviaState, ctx: TriviaContext) -> Iterator[str]:
    if len(set(state.order)) < len(state.order):
        yield "a question is asked twice"
    question = question_of(state, ctx)
    if sorted(state.shown) != list(range(FAMILIES[question.kind].places(question))):
        yield f"the options lie as {state.shown}"
    if any(answer >= 0 for seat, answer in enumerate(state.answers) if seat not in state.asked):
        yield "somebody has answered who was not asked"
    if any(not 0 <= taken <= ctx.options.limit for taken in state.taken):
        yield f"an answer came early or late: {state.taken}"
    if min(state.scores) < 0:
        yield "somebody has less than nothing"
    yield from _of_answers(state, ctx)


def _of_answers(state: TriviaState, ctx: TriviaContext) -> Iterator[str]:
    """Answers are either options or kept with what they are worth."""
    if (state.given is UNSET) != (question_of(state, ctx).kind in ONE_OPTION):
        yield "the answers are kept in the wrong place"
    if state.given is UNSET or state.shares is UNSET:
        return
    given = [answer is not None for answer in state.given]
    if given != [answer == GIVEN for answer in state.answers]:
        yield "an answer is missing"
    if any(not 0 <= share <= FULL for share in state.shares):
        yield f"an answer is worth too little or too much: {state.shares}"
