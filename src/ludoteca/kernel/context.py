"""Context: everything rules need besides the position: set-up, moment, rules version, chance."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias

from msgspec import Struct
from typing_extensions import TypeVar

from .chance import Chance
from .options import Options
from .rules.ranking import Teams
from .types import Millis, Seat

O_co = TypeVar("O_co", bound=Options, default=Options, covariant=True)
B_co = TypeVar("B_co", default=None, covariant=True)


class Context(Struct, Generic[O_co, B_co], frozen=True, gc=False):
    """`Context[MyOptions, MyBoard]`: the set-up of a match at one moment. It never changes, so it
    may be kept: another moment has another context.

    `chance` may be drawn from in `State.start`, `begin`, `apply`, `expire`, `end`, `leave`,
    `rejoin` and `join`; elsewhere drawing from it is an error.
    """

    seats: int
    options: O_co
    board: B_co
    teams: Teams
    chance: Chance
    at: Millis = 0
    version: int = 1
    """The rules version in force. A changed rule keeps its old branch under it:
    `if ctx.version < 3: …`."""

    def at_moment(self, at: Millis) -> Context[O_co, B_co]:
        """The same set-up at another moment."""
        return Context(
            self.seats, self.options, self.board, self.teams, self.chance, at, self.version
        )

    def drawing_from(self, chance: Chance) -> Context[O_co, B_co]:
        """The same set-up with another source of chance."""
        return Context(
            self.seats, self.options, self.board, self.teams, chance, self.at, self.version
        )

    def team_of(self, seat: Seat) -> int:
        """The team of a seat; without teams every seat is its own team."""
        return self.teams[seat] if self.teams else seat


MatchContext: TypeAlias = Context[Any, Any]
"""The context of a match of any game: the kernel hands options and board through."""
