"""Context: what rules need that is not the position: set-up, the moment, and chance."""

from __future__ import annotations

from typing import Generic

from typing_extensions import TypeVar

from .chance import Chance
from .options import Options
from .rules.ranking import Teams
from .types import Millis, Seat

O_co = TypeVar("O_co", bound=Options, default=Options, covariant=True)
B_co = TypeVar("B_co", default=None, covariant=True)


class Context(Generic[O_co, B_co]):
    """`Context[MyOptions, MyBoard]`: the frozen set-up of a match, and now.

    `chance` may be drawn from in `State.start`, `begin`, `apply`, `expire`, `leave` and `rejoin`;
    elsewhere drawing from it is an error.
    """

    __slots__ = ("at", "board", "chance", "options", "seats", "teams")

    def __init__(
        self, seats: int, options: O_co, board: B_co, teams: Teams, chance: Chance
    ) -> None:
        self.seats = seats
        self.options = options
        self.board = board
        self.teams = teams
        self.chance = chance
        self.at: Millis = 0

    def team_of(self, seat: Seat) -> int:
        """The team of a seat; without teams everybody is a team of their own."""
        return self.teams[seat] if self.teams else seat
