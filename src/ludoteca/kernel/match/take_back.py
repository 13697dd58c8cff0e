"""Taking back: the position a match may return to, and what forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..event import Event, TakenBack
from ..rejected import Rejected
from ..state import State
from .log import TakeBack

if TYPE_CHECKING:
    from .match import Match


def taken_back(match: Match, state: State, given: TakeBack) -> tuple[State, list[Event]]:
    """The state after a take-back, and what happened."""
    draft = state_to_return_to(match, state, given).copy()
    draft.at = given.at
    return draft, [TakenBack(given.step)]


def state_to_return_to(match: Match, state: State, given: TakeBack) -> State:
    """The state before a step, unless something would be known that should not be."""
    if state.over:
        raise Rejected("match_over")
    if not 0 <= given.step < match.steps:
        raise Rejected("no_such_step", step=given.step)
    before = match.state_at(given.step)
    if before.drawn != state.drawn or _secrets(match, before) != _secrets(match, state):
        raise Rejected("chance_was_drawn", step=given.step)
    due = match.engine.due(before)
    if due is not None and due.at <= given.at:
        raise Rejected("too_late_to_take_back", step=given.step)
    return before


def _secrets(match: Match, state: State) -> list[list[Any]]:
    """The slots that are hidden from anybody, to see whether something was shown since."""
    ctx = match.engine.read_only_ctx(state)
    pools = (match.game.hidden(state, seat, ctx) for seat in (None, *range(match.seats)))
    return [[slot for pool in own for slot in pool.slots] for own in pools]
