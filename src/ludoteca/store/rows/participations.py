"""Rows: who played in which match, and how it went for them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Millis, Seat

Departure: TypeAlias = Literal["left", "removed", "absent"]
"""How a seat was given up: by its holder, by the others or the host, or for absence."""
Course: TypeAlias = Literal[
    "playing", "finished", "resigned", "left", "removed", "absent", "replaced"
]
"""`resigned`: gave up, which ended the match. `replaced`: somebody else continued for a holder who
had not given the seat up."""


class ParticipationRow(Struct, frozen=True, kw_only=True):
    """One holder of a seat of a match. A seat that changes hands has a row for each of them."""

    match: str
    seat: Seat
    player: str
    """As in `RatingRow`."""
    name: str
    """As it was shown."""
    game: str
    pace: str
    started: Millis
    ended: Millis | None = None
    """When it ended for them; None while they play."""
    course: Course = "playing"
    place: int | None = None
    """Of their side in the ranking, from 1; None before the end, and for who was replaced."""
    tied: int = 1
    """Sides that share this place."""
    side: int
    """The seat, or its team: those on one side are not opponents."""
    sides: int
    """Places there are: the number of seats, or of teams."""
    rated: bool = False
    took_over: bool = False
    """Whether they continued somebody else's position."""
    holds: bool = True
    """Whether nobody else continued theirs: the place at the end is for them."""
    private: bool = False
    """Whether only those who played may know of it."""
    anonymous: bool = False
    """Whether only they themselves may know of it until the match is over."""


class SeatCourse(Struct, frozen=True, kw_only=True, gc=False):
    """What some steps meant for the holder of a seat. Acyclic: `gc=False` is safe."""

    seat: Seat
    course: Course
    """`playing` for a seat that came back; `finished` leaves a seat given up earlier as it is."""
    ended: Millis | None
    place: int | None = None
    tied: int = 1
    sides: int = 0
    """Number of sides that were ranked at the end; 0 before it."""


class Tally(Struct, frozen=True, kw_only=True):
    """How often a player played something, and how it went."""

    of: str
    """A game, or another player."""
    pace: str = ""
    matches: int
    """That are over, and whose seat they held to the end or gave up."""
    won: int
    drawn: int
    """All sides shared the first place."""
    rated: int = 0
