"""The end of a match: most points, then more right answers, then less time for them."""

from __future__ import annotations

from ludoteca.kernel import GameRules, Millis, Ranking, Reason
from ludoteca.parts.teams import rank_sides

from .state import TriviaContext, TriviaState, total_questions


class TriviaRules(GameRules):
    only_between_rounds = True

    def is_complete(self, state: TriviaState, ctx: TriviaContext) -> bool:
        return state.finished >= total_questions(ctx)

    def reason(self, state: TriviaState, ctx: TriviaContext) -> Reason:
        return "rounds_played"

    def total_rounds(self, ctx: TriviaContext) -> int:
        return total_questions(ctx)

    def ranking(self, state: TriviaState, ctx: TriviaContext) -> Ranking:
        quick = [-time for time in state.correct_time]
        return rank_sides([state.scores, state.correct, quick], state.out, ctx.teams)

    def pause_after(self, state: TriviaState, ctx: TriviaContext) -> Millis:
        return 1000 * ctx.options.showing
