"""The end of a match: after equally many drawings of all, at a score or when time is up."""

from __future__ import annotations

from ludoteca.kernel import Seat
from ludoteca.parts.endings import HostsEnding
from ludoteca.parts.laps import EqualTurns, seats_to_go

from .state import PictionaryContext, PictionaryState

MOST_LAPS = 25
"""Drawings of each seat after which a match to points or by time ends anyway."""

RULES = HostsEnding(rounds=EqualTurns("rounds"), most=EqualTurns(MOST_LAPS))


def seats_to_draw(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that still have to draw in this match."""
    return seats_to_go(state, ctx.options.rounds if ctx.options.ends == "rounds" else MOST_LAPS)
