"""Bodies and answers of Play now."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.kernel import Millis

from ..shared import Body
from ..vocabulary import Short

SeatCount = Annotated[int, Meta(ge=1, le=100)]


class PlayNow(Body):
    """The match somebody wants to play."""

    game: Short
    fewest: SeatCount
    most: SeatCount
    """Seats, with bots if they may fill."""
    bots: bool = False
    """Whether bots may take the seats that are missing after a while."""


class TicketView(Struct, frozen=True, kw_only=True):
    """The caller waits for others."""

    game: str
    fewest: int
    most: int
    bots: bool
    waited: Millis
    others: int
    """Other people who wait for the same game."""
    expected: Millis | None
    """How long people waited for it lately; None while that is not known."""
    version: int
    """Changes with everything but the times; to be told when it does."""
    table: str | None
    """The code of the table where the match begins."""


class GameWaiting(Struct, frozen=True):
    """How many people wait for a game."""

    game: str
    people: int


class WaitingRoomView(Struct, frozen=True, kw_only=True):
    ticket: TicketView | None
    games: tuple[GameWaiting, ...]
    """Those somebody waits for."""
