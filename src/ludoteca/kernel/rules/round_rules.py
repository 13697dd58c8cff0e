"""RoundRules: how one round of a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from ..choices.choices import Choices
from ..choices.move import Move
from ..event import Happening
from ..rejected import GameError, Rejected
from ..types import AnyContext, AnyState, AnyView, Millis, Reason, Seat
from .ranking import Ranking, rank_by_score


class Due(Struct, frozen=True):
    """An alarm at an absolute moment of match time.

    With `skips` the autopilot plays for every seat the match waits for (a turn clock); otherwise
    `expire` is called.
    """

    at: Millis
    name: str
    skips: bool = False
    grace: Millis = 0
    """Hidden grace period: the deadline people see is this much earlier."""


class RoundEnd:
    """A reusable ending of rounds; see `endings`."""

    def reason(self, rounds: RoundRules, state: AnyState, ctx: AnyContext) -> Reason | None:
        raise NotImplementedError


class RoundRules:
    """How one round is played. Of these methods `begin`, `expire`, `end`, `leave`, `rejoin` and
    `join` may draw from `ctx.chance`, as `State.start` and `Move.apply` may."""

    first_round: ClassVar[int] = 1
    """0 if the set-up is played as a round of its own."""
    ends: ClassVar[RoundEnd | None] = None
    """A reusable ending, instead of `is_over`."""

    def begin(self, state: AnyState, ctx: AnyContext) -> Happening:
        """Begin a round: deal, ask, pass the turn …"""
        return None

    def to_act(self, state: AnyState, ctx: AnyContext) -> Sequence[Seat]:
        """The seats the match waits for: one, several (simultaneous) or none."""
        raise NotImplementedError

    def choices(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Choices:
        """The legal moves of a seat. Seats the match does not wait for may have choices too: moves
        declared `out_of_turn`."""
        raise NotImplementedError

    def due(self, state: AnyState, ctx: AnyContext) -> Due | None:
        """The next alarm of the round."""
        return None

    def expire(self, state: AnyState, ctx: AnyContext) -> Happening:
        """Handle an alarm; `state.rang` is its name."""
        return None

    def is_over(self, state: AnyState, ctx: AnyContext) -> Reason | None:
        """Why the round is over, or None while it goes on."""
        if self.ends is None:
            raise GameError(f"{type(self).__name__} says neither `ends` nor `is_over`")
        return self.ends.reason(self, state, ctx)

    def end(self, state: AnyState, ctx: AnyContext) -> Happening:
        """End a round: open the sheets, show the answer …"""
        return None

    def winner(self, state: AnyState, ctx: AnyContext) -> Seat | None:
        """The winner of the round, if there is one."""
        return None

    def points(self, state: AnyState, ctx: AnyContext) -> Sequence[int]:
        """The points of every seat, added to the scores at the end of the round."""
        nothing: Sequence[int] = (0,) * ctx.seats
        return nothing

    def ranking(self, state: AnyState, ctx: AnyContext) -> Ranking:
        """The ranking under every ending that does not rank by itself: by points; games add their
        tie-breaks. Seats that are out rank last."""
        return rank_by_score(state.scores, state.out, ctx.teams)

    def pause_after(self, state: AnyState, ctx: AnyContext) -> Millis:
        """Length of the intermission that shows the round's result."""
        return 0

    def can_begin(self, state: AnyState, ctx: AnyContext) -> bool:
        """Whether another round can begin: there is a question left, a card to deal …"""
        return True

    def autopilot(self, view: AnyView, choices: Choices) -> Move:
        """A legal, cautious move for an absent seat."""
        return choices.first()

    def leave(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """Handle a seat leaving; it is already marked as out."""
        return None

    def rejoin(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """Handle a seat coming back, if the game allows it."""
        raise Rejected("no_rejoin", seat=seat)

    def join(self, state: AnyState, seat: Seat, ctx: AnyContext) -> Happening:
        """Prepare a new player's seat, where `About.joins` allows it: called as the round begins
        with which it plays, before `begin`. It has no points."""
        return None

    def open_seats(self, state: AnyState) -> Sequence[Seat]:
        """Seats in the match that another person may take over by `rejoin`."""
        return ()

    def may_write(self, state: AnyState, sender: Seat, recipient: Seat | None) -> bool:
        """Whether a seat may send a letter to another now (None: to all)."""
        return True

    def may_say(self, state: AnyState, seat: Seat, text: str, ctx: AnyContext) -> bool:
        """Whether a seat may write this where others read it: False where it would give away what
        others have yet to find out."""
        return True
