"""The two rule objects of every game: how one round is played, how the rounds make a winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from ..choices.choices import Choices
from ..event import Happening
from ..move import Move
from ..rejected import GameError, Rejected
from ..types import AnyContext, AnyState, AnyView, Millis, Reason, Seat
from .ranking import Ranking, rank_by_score


class Due(Struct, frozen=True):
    """An absolute moment of match time at which something happens by itself.

    With `skips`, the autopilot plays for everybody the match waits for (a turn clock);
    otherwise `expire` is called.
    """

    at: Millis
    name: str
    skips: bool = False
    grace: Millis = 0
    """How much of it is grace, of which nobody is told: the deadline people see is before."""


class RoundEnd:
    """A reusable way for a round to end; see `endings`."""

    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        raise NotImplementedError


class RoundRules:
    """How ONE round is played. Methods that return events may draw from `ctx.chance`."""

    first_round: ClassVar[int] = 1
    """0 where the set-up is played too, as round 0."""
    ends: ClassVar[RoundEnd | None] = None
    """How a round ends, where a reusable ending says it."""

    def begin(self, state: AnyState, ctx: AnyContext) -> Happening:
        """Deal, ask, pass the turn …"""
        return None

    def to_act(self, state: AnyState, ctx: AnyContext) -> Sequence[Seat]:
        """Whom the match waits for: one seat, several (simultaneous) or none."""
        raise NotImplementedError

    def choices(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Choices:
        """What a seat may do. Seats nobody waits for may have choices too: moves that are
        declared `out_of_turn`."""
        raise NotImplementedError

    def due(self, state: AnyState, ctx: AnyContext) -> Due | None:
        """The next thing that happens by itself."""
        return None

    def expire(self, state: AnyState, ctx: AnyContext) -> Happening:
        """Time is up; `state.rang` names the alarm."""
        return None

    def is_over(self, state: AnyState, ctx: AnyContext) -> Reason | None:
        """Why the round is over, or None while it goes on."""
        if self.ends is None:
            raise GameError(f"{type(self).__name__} says neither `ends` nor `is_over`")
        return self.ends.reason(self, state, ctx)

    def end(self, state: AnyState, ctx: AnyContext) -> Happening:
        """The round is over: open the sheets, show the answer …"""
        return None

    def winner(self, state: AnyState, ctx: AnyContext) -> Seat | None:
        """Who won the round, where that means something."""
        return None

    def points(self, state: AnyState, ctx: AnyContext) -> Sequence[int]:
        """What every seat gets for the round, paid once at its end."""
        nothing: Sequence[int] = (0,) * ctx.seats
        return nothing

    def autopilot(self, view: AnyView, choices: Choices) -> Move:
        """A legal, modest move for a seat that is absent."""
        return choices.first()

    def leave(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """A seat goes; it is marked as out already."""
        return None

    def rejoin(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """A seat that left comes back, where the game has a place for it."""
        raise Rejected("no_rejoin", seat=seat)

    def open_seats(self, state: AnyState) -> Sequence[Seat]:
        """Seats that are in the match and wait for another person to take them over, who then
        comes by `rejoin`."""
        return ()

    def may_write(self, state: AnyState, sender: Seat, recipient: Seat | None) -> bool:
        """Whether a seat may send a letter now to another (None: to all)."""
        return True


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
