"""The past of a match: positions rebuilt from the log, and what need not be held in memory once
that is stored elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..rejected import Rejected
from ..state import State
from .log import AnyInput, TakeBack

if TYPE_CHECKING:
    from .match import Match

KEEP_EVERY = 64
"""A position is kept every so many steps; those between are rebuilt from the log. To rebuild one
after a take-back others have to be rebuilt, and if there were take-backs before those, again
others: so what follows a take-back is always kept."""


def state_at(match: Match, step: int) -> State:
    """The state before a step."""
    if not 0 <= step <= match.steps:
        raise Rejected("no_such_step", step=step)
    if step == match.steps:
        return match.state
    nearest = kept_before(match, step)
    if nearest < min(step, match.forgotten):
        raise Rejected("not_kept", step=step)
    return rebuilt(match, nearest, match.log[nearest - match.forgotten : step - match.forgotten])


def kept_before(match: Match, step: int) -> int:
    """The nearest step before this one, or this one itself, whose position is kept."""
    nearest = max((kept for kept in match.kept if kept <= step), default=None)
    if nearest is None:
        raise Rejected("not_kept", step=step)
    return nearest


def rebuilt(match: Match, kept: int, inputs: Sequence[AnyInput]) -> State:
    """The state to which the inputs after a position that is kept lead."""
    state = match.kept[kept]
    for count, given in enumerate(inputs, kept + 1):
        state = match.next(state, given)[0]
        is_kept = not count % KEEP_EVERY or type(given) is TakeBack
        if is_kept and count >= match.forgotten:
            match.kept[count] = state
    return state


def forget(match: Match, before: int) -> None:
    """Let go of the inputs that led to the last position kept before a step, but for the very
    last of them: it tells whether that position follows a take-back.

    Of the positions before it the first of each round stays, and those that could not be rebuilt
    without still earlier ones: after a take-back, and where the rules changed.
    """
    first = kept_before(match, before)
    if first <= match.forgotten + 1:
        return
    changes = {step for step, _ in match.rules_versions}
    rounds = {state.round for step, state in match.kept.items() if step <= match.forgotten}
    for step in sorted(step for step in match.kept if match.forgotten < step < first):
        is_rebuilt = type(match.log[step - 1 - match.forgotten]) is not TakeBack
        if is_rebuilt and step not in changes and match.kept[step].round in rounds:
            del match.kept[step]
        else:
            rounds.add(match.kept[step].round)
    del match.log[: first - 1 - match.forgotten]
    match.forgotten = first - 1
