"""Invariants of every position of Trivia."""

from __future__ import annotations

from collections.abc import Iterator

from .state import OPTIONS, TriviaContext, TriviaState


def invariants(state: TriviaState, ctx: TriviaContext) -> Iterator[str]:
    if len(set(state.order)) < len(state.order):
        yield "a question is asked twice"
    if sorted(state.shown) != list(range(OPTIONS)):
        yield f"the options lie as {state.shown}"
    if any(answer >= 0 for seat, answer in enumerate(state.answers) if seat not in state.asked):
        yield "somebody has answered who was not asked"
    if any(not 0 <= taken <= ctx.options.limit for taken in state.taken):
        yield f"an answer came early or late: {state.taken}"
    if min(state.scores) < 0:
        yield "somebody has less than nothing"
