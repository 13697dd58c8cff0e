"""GameRules: how rounds add up to a winner."""

from __future__ import annotations

from typing import ClassVar

from ..types import AnyContext, AnyState, Millis, Reason
from .ranking import Ranking, rank_by_score
from .round_rules import Due


class GameRules:
    """How the rounds make a winner. The defaults: most points win, rounds follow at once, and
    the match is over when all others have left."""

    plays_on_alone: ClassVar[bool] = False
    """Whether a match goes on when the others have left and only one (or one team) is there."""
    only_between_rounds: ClassVar[bool] = False
    """Whether nothing but the end of a round can complete a match; then nobody asks before. It is
    said beside `is_complete`, and not inherited where that is written anew."""

    def __init_subclass__(cls) -> None:
        if "is_complete" in vars(cls) and "only_between_rounds" not in vars(cls):
            cls.only_between_rounds = False

    def is_complete(self, state: AnyState, ctx: AnyContext) -> bool:
        raise NotImplementedError

    def within_rounds(self) -> GameRules | None:
        """What of these rules can complete a match in the middle of a round."""
        return None if self.only_between_rounds else self

    def reason(self, state: AnyState, ctx: AnyContext) -> Reason:
        """Why the match is complete."""
        raise NotImplementedError

    def ranking(self, state: AnyState, ctx: AnyContext) -> Ranking:
        """By points; who is out comes after everybody who is not."""
        return rank_by_score(state.scores, state.out, ctx.teams)

    def total_rounds(self, ctx: AnyContext) -> int | None:
        """How many rounds there will be, where that is known."""
        return None

    def starts_another_round(self, state: AnyState, ctx: AnyContext) -> bool:
        return True

    def pause_after(self, state: AnyState, ctx: AnyContext) -> Millis:
        """How long to show the round's result before the next begins."""
        return 0

    def due(self, state: AnyState, ctx: AnyContext) -> Due | None:
        """A moment at which the whole match is judged anew, such as a time limit."""
        return None

    @property
    def is_timed(self) -> bool:
        """Whether `due` or a pause ever says anything, so that nobody asks in vain."""
        mine = type(self)
        return mine.due is not GameRules.due or mine.pause_after is not GameRules.pause_after
