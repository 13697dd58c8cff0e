"""The end of a match: after equally many drawings of all, at a score or when time is up."""

from __future__ import annotations

from ludoteca.kernel import Seat
from ludoteca.parts.endings import HostsEnding
from ludoteca.parts.laps import EqualTurns, seats_to_go

from .state import PictionaryContext, PictionaryState, plays_together

MOST_LAPS = 25
"""Drawings of each seat after which a match to points or by time ends anyway."""


class Drawings(EqualTurns):
    """Everybody draws equally often."""

    def laps(self, ctx: PictionaryContext) -> int:
        return laps(ctx)


RULES = HostsEnding(rounds=Drawings("rounds"), most=Drawings(MOST_LAPS))


def laps(ctx: PictionaryContext) -> int:
    """The drawings of each seat, at most."""
    if ctx.options.ends == "rounds":
        return ctx.options.rounds
    if ctx.options.ends == "score" and plays_together(ctx):
        return min(ctx.options.target, MOST_LAPS)  # a score that two can miss
    return MOST_LAPS


def seats_to_draw(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that still have to draw in this match."""
    return seats_to_go(state, laps(ctx))
