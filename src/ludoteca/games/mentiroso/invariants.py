"""Invariants of every position of Mentiroso."""

from __future__ import annotations

from collections.abc import Iterator

from .moves import LINE, MOST_LINES
from .state import NONE_YET, MentirosoContext, MentirosoState, Phase


def invariants(state: MentirosoState, ctx: MentirosoContext) -> Iterator[str]:
    if len(set(state.used)) < len(state.used):
        yield "a statement comes twice"
    if state.used[-1:] != [state.statement]:
        yield f"statement {state.statement} is not the last of {state.used}"
    if state.orator in state.voters:
        yield "the orator may vote"
    if any(vote != NONE_YET for seat, vote in enumerate(state.votes) if seat not in state.voters):
        yield "somebody has voted who may not"
    is_early = state.phase == Phase.PREPARING or (
        state.phase == Phase.SPEAKING and not ctx.options.early_votes
    )
    if is_early and any(vote != NONE_YET for vote in state.votes):
        yield f"somebody has voted while the orator is {state.phase}"
    if len(state.lines) > MOST_LINES or not all(map(LINE.contains, state.lines)):
        yield f"the orator wrote {len(state.lines)} lines"
    if sorted(state.order) != list(range(ctx.seats)):
        yield f"the order is {state.order}"
    if min(state.scores) < 0:
        yield "somebody has less than nothing"
