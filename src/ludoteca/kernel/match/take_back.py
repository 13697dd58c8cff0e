"""Take-backs: the position a match may return to, and the reasons to refuse it."""

from __future__ import annotations

from ..event import Event, TakenBack
from ..hidden import Slot
from ..inputs import TakeBack
from ..rejected import Rejected
from ..state import State
from .history import History
from .queries import Queries


def take_back(
    history: History, queries: Queries, state: State, given: TakeBack
) -> tuple[State, list[Event]]:
    """The state after a take-back, and its events."""
    draft = _earlier_state(history, queries, state, given).copy()
    draft.at = given.at
    return draft, [TakenBack(given.step)]


def _earlier_state(history: History, queries: Queries, state: State, given: TakeBack) -> State:
    """The state before a step, unless a seat would keep knowledge it gained since."""
    if state.over:
        raise Rejected("match_over")
    if not 0 <= given.step < history.steps:
        raise Rejected("no_such_step", step=given.step)
    before = history.state_at(given.step)
    if before.drawn != state.drawn or _secrets(queries, before) != _secrets(queries, state):
        raise Rejected("chance_was_drawn", step=given.step)
    if before.taken_seats != state.taken_seats:
        raise Rejected("somebody_joined", step=given.step)
    due = queries.due(before)
    if due is not None and due.at <= given.at:
        raise Rejected("too_late_to_take_back", step=given.step)
    return before


def _secrets(queries: Queries, state: State) -> list[list[Slot]]:
    """The hidden slots of every seat: they change when a secret is revealed."""
    ctx = queries.read_only_ctx(state)
    pools = (queries.game.hidden(state, seat, ctx) for seat in (None, *range(ctx.seats)))
    return [[slot for pool in own for slot in pool.slots] for own in pools]
