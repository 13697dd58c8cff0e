"""Expected value of cities until the end of the match, in ducats. Garrisons count for victory and
cost three ducats, so ducats are the unit of account."""

from __future__ import annotations

from functools import cache

from ..map.board import ARMY, GARRISON
from ..model.prices import RECRUIT, UPKEEP
from .position import Position

SPARED = 0.81
"""Probability that famine spares a province, with one die for five provinces."""
GUARD = RECRUIT[GARRISON]
KEEP, TROOPS_KEEP = UPKEEP["full"][GARRISON], UPKEEP["full"][ARMY]


def springs_left(position: Position) -> int:
    """Number of springs with income left in the match."""
    view = position.view
    return sum(turn % 3 == 1 for turn in range(view.round + 1, view.turns + 1))


@cache
def held(income: int, springs: int) -> float:
    """Value of a city with a garrison: its income, and the garrison itself in the end. A garrison
    lost to famine is bought again if that pays."""
    if springs == 0:
        return GUARD
    later = springs - 1
    fed, starved = income + held(income, later), left_open(income, later)
    return SPARED * fed + (1 - SPARED) * starved - KEEP


@cache
def left_open(income: int, springs: int) -> float:
    """Value of a city without a garrison: that of buying one."""
    return max(0.0, held(income, springs) - GUARD)
