"""Candidates: the moves a search tries at a node."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ludoteca.kernel import AnyView, Chance, Choices, Move, SearchHooks

MOST_AT_ONCE = 24
"""Moves that are all tried. Where there are more, the search widens as it goes on."""


def first_candidates(
    hooks: SearchHooks, view: AnyView, choices: Choices, chance: Chance
) -> tuple[Sequence[Move], bool]:
    """The moves to begin with, and whether these are all."""
    if hooks.candidates is not None:
        offered = hooks.candidates(view, choices, chance)
        if offered:
            return offered, True
    if all(row.is_finite for row in choices.rows):
        listed = [*islice(choices.legal_moves(), MOST_AT_ONCE + 1)]
        if len(listed) <= MOST_AT_ONCE:
            chance.shuffle(listed)
            return listed, True
    return [choices.sample(chance)], False
