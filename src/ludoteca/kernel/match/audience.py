"""Playing along: what a spectator may answer now, and how the rules judge it. Changes nothing."""

from __future__ import annotations

from msgspec import Struct

from ..choices.choices import NOTHING, Choices
from ..choices.move import Move
from ..definition.audience import Told
from ..rejected import Rejected
from ..state import State
from ..types import Millis
from .queries import Queries


class Judged(Struct, frozen=True):
    """The verdict on the answer of a spectator."""

    points: int
    """Paid at the end of the round."""
    told: Told
    """What the spectator may know of it now."""

    @property
    def is_final(self) -> bool:
        """Whether no other answer follows in this round."""
        return self.told in ("", "right")


def audience_choices(queries: Queries, state: State, at: Millis) -> Choices:
    """The moves that are open to every spectator who has not answered yet."""
    rules = queries.game.audience
    if rules is None or state.over or state.rest_until is not None:
        return NOTHING
    found = rules.guest(state, queries.read_only_ctx(state))
    if found is None:
        return NOTHING
    draft, seat = found
    rows = queries.choices(draft, seat, at).rows
    return Choices(*[row for row in rows if row.move not in rules.but])


def judge_audience(queries: Queries, state: State, move: Move, at: Millis) -> Judged:
    """Judge an answer as that of a seat, or refuse it."""
    rules = queries.game.audience
    if rules is None or type(move) in rules.but:
        raise Rejected("not_for_audience")
    if state.over:
        raise Rejected("match_over")
    due = queries.due(state)
    if state.rest_until is not None or (due is not None and due.at < at):
        raise Rejected("between_rounds")
    found = rules.guest(state, queries.read_only_ctx(state))
    if found is None:
        raise Rejected("between_rounds")
    draft, seat = found
    queries.check(draft, seat, move, at)
    draft.at = at
    ctx = queries.read_only_ctx(draft)
    events = tuple(move.apply(draft, seat, ctx) or ())
    return Judged(max(0, queries.rounds.points(draft, ctx)[seat]), rules.tell(events))
