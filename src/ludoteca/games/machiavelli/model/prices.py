"""Prices in ducats (rules A.4 and B.3)."""

from __future__ import annotations

from ..about import MachiavelliOptions
from ..map.board import ARMY, FLEET, GARRISON

RECRUIT = {ARMY: 6, FLEET: 6, GARRISON: 3}
UPKEEP = {
    "full": {ARMY: 3, FLEET: 3, GARRISON: 1},
    "light": {ARMY: 1, FLEET: 1, GARRISON: 0},
}
BRIBE = 15
RELIEF = 3
PER_NUMBER = 6
"""Price of each number of the die in an assassination."""


def upkeep(kind: int, options: MachiavelliOptions) -> int:
    return UPKEEP[options.upkeep][kind]
