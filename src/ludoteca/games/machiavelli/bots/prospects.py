"""Prospects: what cities bring until the end of the match, in ducats. In the end three of them buy
a garrison, and garrisons win; so this is what a careful player counts in."""

from __future__ import annotations

from functools import cache

from ..map.board import GARRISON
from ..model.prices import RECRUIT, UPKEEP
from .table import Table

SPARED = 0.81
"""How likely a province is to be spared by a famine, with a die for every five of them."""
GUARD = RECRUIT[GARRISON]
KEEP = UPKEEP["full"][GARRISON]


def springs_left(table: Table) -> int:
    """How often cities will still pay."""
    view = table.view
    return sum(turn % 3 == 1 for turn in range(view.round + 1, view.turns + 1))


@cache
def held(income: int, springs: int) -> float:
    """What a city with a garrison is worth: what it will earn, and the garrison itself in the
    end. Where famine kills the garrison, another one is bought if it pays."""
    if springs == 0:
        return GUARD
    later = springs - 1
    fed, starved = income + held(income, later), left_open(income, later)
    return SPARED * fed + (1 - SPARED) * starved - KEEP


@cache
def left_open(income: int, springs: int) -> float:
    """What a city without a garrison is worth: that one can be bought."""
    return max(0.0, held(income, springs) - GUARD)
