"""The JSON documents inside rows, as far as their keys are known.

They are not validated when they are read: a record may hold keys of another version, which have to
be kept.
"""

from __future__ import annotations

from typing import Any, TypedDict

from ludoteca.kernel import JsonObject, Seat


class SitterDocument(TypedDict):
    """The player of a seat: a person by their session, or a bot by its strength."""

    name: str
    person: str | None
    bot: str | None


class RatedSeat(TypedDict):
    """Who is rated for a seat of a rated match: its holder at the start."""

    player: str
    """As in `RatingRow`."""
    person: str | None
    """The session; None for a bot."""


class ArrangedDocument(TypedDict):
    """Why the server arranged a match."""

    origin: str
    id: str
    """What the match is part of, such as a tournament's pairing."""


class SeatChangeDocument(TypedDict):
    """Somebody took over a seat."""

    step: int
    """After how many steps of the match."""
    seat: Seat
    before: str
    """The name of who had it."""
    name: str
    bot: str | None


class DealtRoles(TypedDict):
    """How roles were dealt by wishes."""

    roles: list[str]
    """By seat."""
    wishes: list[list[str]]
    """Of the players, in the order of their seats before."""
    seats: list[Seat]
    """The seats they got, in the same order."""


class MatchSetup(TypedDict, total=False):
    """A record (`Match.record()`) with an empty log, and what the server adds to it."""

    format: int
    game: str
    rules: list[list[int]]
    seats: int
    options: JsonObject
    """As the game declares them."""
    teams: list[int]
    seed: str
    chance: str
    fair: JsonObject | None
    """`kernel.FairSeed`."""
    log: list[JsonObject]
    digest: str
    over: str
    places: list[list[Seat]]
    snapshots: list[JsonObject]
    sitters: list[SitterDocument]
    given_up: list[Seat]
    """Seats whose holder plays no more, while nobody else has taken them over."""
    seat_changes: list[SeatChangeDocument]
    """In order; missing where nobody took over a seat."""
    commitment: str
    spectators: bool
    """Whether people without a seat could watch; True where it is missing."""
    options_by: str
    """The person who brought the secret options; nobody where it is missing."""
    tutorial: bool
    """Whether it is a tutorial: unlisted and unrated; False where it is missing."""
    anonymous: bool
    """Whether nobody may know before the end who plays; False where it is missing."""
    dealt: DealtRoles
    """Where roles were dealt by wishes; missing elsewhere."""
    arranged: ArrangedDocument
    """Of a match the server arranged; missing at others."""
    rated: list[RatedSeat]
    """By seat, at a rated table; missing at others."""
    empty: list[Seat]
    """Seats that nobody had taken at the start; missing where all were."""
    outcomes: list[int]
    position: JsonObject


class StoredEvent(TypedDict):
    """An event with its audience."""

    to: list[Seat] | None
    """The seats that see all of it; None for everybody."""
    event: Any
    """The event, open to every game: a struct when written, JSON types when read."""
    public: Any
    """The event as all others see it; None where they see nothing."""
