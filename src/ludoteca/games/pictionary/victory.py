"""The end of a match: after equally many drawings of all, at a score or when time is up."""

from __future__ import annotations

from ludoteca.kernel import FixedRounds, Seat
from ludoteca.parts.endings import HostsEnding

from .state import PictionaryContext, PictionaryState, plays_together

MOST_LAPS = 25
"""Drawings of each seat after which a match to points or by time ends anyway."""


class EverybodyHasDrawn(FixedRounds):
    """Ends after all laps. An absent seat loses its turn; the others keep theirs."""

    def is_complete(self, state: PictionaryState, ctx: PictionaryContext) -> bool:
        return not seats_to_draw(state, ctx)

    def total_rounds(self, ctx: PictionaryContext) -> int:
        return laps(ctx) * ctx.seats


RULES = HostsEnding(rounds=EverybodyHasDrawn("rounds"), most=EverybodyHasDrawn(MOST_LAPS))


def laps(ctx: PictionaryContext) -> int:
    """The drawings of each seat, at most."""
    if ctx.options.ends == "rounds":
        return ctx.options.rounds
    if ctx.options.ends == "score" and plays_together(ctx):
        return min(ctx.options.target, MOST_LAPS)  # a score that two can miss
    return MOST_LAPS


def seats_to_draw(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that still have to draw in this lap."""
    return [seat for seat in state.seats_in if state.turns[seat] < laps(ctx)]
