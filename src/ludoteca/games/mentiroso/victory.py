"""The end of a match: after equally many speeches of all, at a score or when time is up."""

from __future__ import annotations

from ludoteca.parts.endings import HostsEnding
from ludoteca.parts.laps import EqualTurns

from .state import MOST_LAPS

RULES = HostsEnding(rounds=EqualTurns("rounds"), most=EqualTurns(MOST_LAPS))
