"""RoundRules: how one round of a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from ..choices.choices import Choices
from ..event import Happening
from ..move import Move
from ..rejected import GameError, Rejected
from ..types import AnyContext, AnyState, AnyView, Millis, Reason, Seat


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
