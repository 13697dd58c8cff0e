"""The end of a match: after a single hand, or by points (rule 12)."""

from __future__ import annotations

from ludoteca.kernel import FirstToEmptyHand, FirstToScore, GameRules, Millis, Ranking, Reason
from ludoteca.parts.teams import rank_sides

from .state import UnoContext, UnoState


class SingleHand(FirstToEmptyHand):
    """The first empty hand wins; without one, the smallest."""

    def is_complete(self, state: UnoState, ctx: UnoContext) -> bool:
        return state.finished > 0

    def reason(self, state: UnoState, ctx: UnoContext) -> Reason:
        return state.ended


class ToPoints(FirstToScore):
    """Most points win; fewest where every seat scores its own hand."""

    def ranking(self, state: UnoState, ctx: UnoContext) -> Ranking:
        if ctx.options.scoring == "winner_takes_all":
            return super().ranking(state, ctx)
        return rank_sides([[-score for score in state.scores]], state.out, ctx.teams)


class UnoRules(GameRules):
    """`SingleHand` or `ToPoints`, by the option `match`."""

    only_between_rounds = True
    single_hand = SingleHand(lambda state: state.counts)
    to_points = ToPoints("target")

    def _chosen(self, ctx: UnoContext) -> GameRules:
        return self.single_hand if ctx.options.match == "single_hand" else self.to_points

    def is_complete(self, state: UnoState, ctx: UnoContext) -> bool:
        return self._chosen(ctx).is_complete(state, ctx)

    def reason(self, state: UnoState, ctx: UnoContext) -> Reason:
        return self._chosen(ctx).reason(state, ctx)

    def ranking(self, state: UnoState, ctx: UnoContext) -> Ranking:
        return self._chosen(ctx).ranking(state, ctx)

    def total_rounds(self, ctx: UnoContext) -> int | None:
        return 1 if ctx.options.match == "single_hand" else None

    def pause_after(self, state: UnoState, ctx: UnoContext) -> Millis:
        return 1000 * ctx.options.pause_seconds
