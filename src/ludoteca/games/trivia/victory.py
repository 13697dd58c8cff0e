"""The end of a match: after a number of questions, at a score or when time is up."""

from __future__ import annotations

from ludoteca.kernel import FirstToScore, FixedRounds, LastRoundBefore
from ludoteca.parts.endings import HostsEnding

from .state import TriviaContext, TriviaState, all_teams_asked, total_questions


class AllAsked(FixedRounds):
    def total_rounds(self, ctx: TriviaContext) -> int:
        return total_questions(ctx)


class EnoughPoints(FirstToScore):
    """Where teams take turns, all of them are asked equally often."""

    only_between_rounds = True

    def is_complete(self, state: TriviaState, ctx: TriviaContext) -> bool:
        return all_teams_asked(state, ctx) and super().is_complete(state, ctx)


class LastQuestions(LastRoundBefore):
    """Where teams take turns, all of them are asked equally often."""

    def starts_another_round(self, state: TriviaState, ctx: TriviaContext) -> bool:
        return not all_teams_asked(state, ctx) or super().starts_another_round(state, ctx)


RULES = HostsEnding(
    rounds=AllAsked("rounds"),
    score=EnoughPoints("target"),
    minutes=LastQuestions("time_limit"),
)
