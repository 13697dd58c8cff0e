"""Forgetting: what a match need not hold in memory once its log is stored elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .log import TakeBack

if TYPE_CHECKING:
    from .match import Match


def forget(match: Match, before: int) -> None:
    """Let go of the inputs that led to the last position kept before a step, but for the very
    last of them: it tells whether that position follows a take-back.

    Of the positions before it the first of each round stays, and those that could not be rebuilt
    without still earlier ones: after a take-back, and where the rules changed.
    """
    first = match.kept_before(before)
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
