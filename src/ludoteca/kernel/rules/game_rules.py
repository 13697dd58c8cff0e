"""GameRules: how rounds add up to a winner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ..types import AnyContext, AnyState, Millis, Reason
from .ranking import Ranking, rank_by_score
from .round_rules import Due, RoundRules


class GameRules:
    """How rounds add up to a winner. Defaults: most points win, rounds follow without a pause, and
    the match ends when all others have left."""

    plays_on_alone: ClassVar[bool] = False
    """Whether a match goes on when only one seat (or team) is left."""
    only_between_rounds: ClassVar[bool] = False
    """Whether only the end of a round can complete a match, so `is_complete` is not asked before.
    Set it beside `is_complete`: overriding that resets it."""

    def __init_subclass__(cls) -> None:
        if "is_complete" in vars(cls) and "only_between_rounds" not in vars(cls):
            cls.only_between_rounds = False

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        raise NotImplementedError

    def within_rounds(self) -> GameRules | None:
        """The part of these rules that can complete a match within a round."""
        return None if self.only_between_rounds else self

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        """Why the match is complete."""
        raise NotImplementedError

    def ranking(self, state: AnyState, ctx: AnyContext) -> Ranking:
        """By points; seats that are out rank last. Rules that do not override this leave it to
        `RoundRules.ranking`, which knows the tie-breaks of the game."""
        return rank_by_score(state.scores, state.out, ctx.teams)

    def ranking_of(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Ranking:
        """The ranking of a match of these rounds."""
        ranks = type(self).ranking is not GameRules.ranking
        return self.ranking(state, ctx) if ranks else rounds.ranking(state, ctx)

    def parts(self) -> Iterable[GameRules]:
        """The rules that these consist of."""
        return (self,)

    def total_rounds(self, ctx: AnyContext) -> int | None:
        """The total number of rounds, if known."""
        return None

    def starts_another_round(self, state: AnyState, ctx: AnyContext) -> bool:
        return True

    def reason_to_stop(self, state: AnyState, ctx: AnyContext) -> Reason:
        """Why no other round starts, where `starts_another_round` is false."""
        return "no_more_rounds"

    def pause_after(self, state: AnyState, ctx: AnyContext) -> Millis:
        """Length of the intermission that shows the round's result, if longer than that of the
        rounds themselves."""
        return 0

    def due(self, state: AnyState, ctx: AnyContext) -> Due | None:
        """The next moment to ask `is_complete` again, such as a time limit."""
        return None

    @property
    def is_timed(self) -> bool:
        """Whether `due` or `pause_after` is overridden; otherwise they are never asked."""
        mine = type(self)
        return mine.due is not GameRules.due or mine.pause_after is not GameRules.pause_after
