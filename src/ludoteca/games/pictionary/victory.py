"""The end of a match: a target of points, or most points after equally many drawings of all."""

from __future__ import annotations

from ludoteca.kernel import FirstToScore, GameRules, Millis, Reason, Seat

from .state import PictionaryContext, PictionaryState

MOST_LAPS = 25
"""Drawings of each seat after which a match to a target of points ends anyway."""


class EverybodyHasDrawn(GameRules):
    """Ends after all laps. An absent seat loses its turn; the others keep theirs."""

    def is_complete(self, state: PictionaryState, ctx: PictionaryContext) -> bool:
        return not seats_to_draw(state, ctx)

    def reason(self, state: PictionaryState, ctx: PictionaryContext) -> Reason:
        return "rounds_played"

    def total_rounds(self, ctx: PictionaryContext) -> int | None:
        return ctx.options.laps * ctx.seats if ctx.options.win == "rounds" else None

    def pause_after(self, state: PictionaryState, ctx: PictionaryContext) -> Millis:
        return 1000 * ctx.options.showing


class PointsDecide(FirstToScore):
    only_between_rounds = True

    def is_complete(self, state: PictionaryState, ctx: PictionaryContext) -> bool:
        return ctx.options.win == "first_to_points" and super().is_complete(state, ctx)


def seats_to_draw(state: PictionaryState, ctx: PictionaryContext) -> list[Seat]:
    """Seats that still have to draw in this lap."""
    laps = ctx.options.laps if ctx.options.win == "rounds" else MOST_LAPS
    return [seat for seat in state.seats_in if state.turns[seat] < laps]
