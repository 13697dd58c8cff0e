"""How the rounds make a winner: the first to so many points, or most points when everybody has
drawn equally often."""

from __future__ import annotations

from ludoteca.kernel import FirstToScore, GameRules, Millis, Reason, Seat

from .state import PictionaryContext, PictionaryState

MOST_LAPS = 25
"""Where points decide and nobody scores, the match ends after so many drawings of each seat."""


class EverybodyHasDrawn(GameRules):
    """A seat that was absent has lost its turn; the others have not."""

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
    """Whose turn to draw is still to come."""
    laps = ctx.options.laps if ctx.options.win == "rounds" else MOST_LAPS
    return [seat for seat in state.seats_in if state.turns[seat] < laps]
