"""REST bodies about profiles: one's own, and people's pages with history, statistics and ties."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.kernel import Millis, Seat

from ..shared import Body
from .matches import MatchSummary
from .people import Session
from .ratings import OwnRating

MOST_FAVOURITES = 20
Course = Literal["playing", "finished", "resigned", "left", "removed", "absent", "replaced"]


class PlayerName(Struct, frozen=True, kw_only=True):
    """A player where they are named."""

    name: str
    handle: str = ""
    """Their page is `/player/{handle}`; empty for a bot, and for a guest who is gone."""
    bot: str | None = None
    """The strength of a bot."""


class PlayedMatch(Struct, frozen=True, kw_only=True):
    """A match of a player, as far as the caller may know of it."""

    match: str
    table: str
    """The code of its table while it is under way and others may watch; else empty."""
    game: str
    pace: Literal["live", "post"]
    started: Millis
    ended: Millis | None
    over: bool
    course: Course
    seat: Seat
    place: int | None
    tied: int
    """Sides that share the place."""
    sides: int
    rated: bool
    took_over: bool
    others: tuple[PlayerName, ...]


class PlayedPage(Struct, frozen=True, kw_only=True):
    matches: tuple[PlayedMatch, ...]
    next: str
    """Asks for the matches before these; empty at the end."""


class GameTally(Struct, frozen=True, kw_only=True):
    """Matches of a game at a pace that are over."""

    game: str
    pace: Literal["live", "post"]
    matches: int
    won: int
    drawn: int
    rated: int


class OpponentTally(Struct, frozen=True, kw_only=True):
    """Matches with another player that are over."""

    player: PlayerName
    matches: int
    ahead: int
    """The owner of the page had a better place."""
    level: int


class Reliability(Struct, frozen=True, kw_only=True):
    """The share of matches that were begun and not abandoned."""

    percent: int | None
    """None while there are too few."""
    matches: int


class PlayerPage(Struct, frozen=True, kw_only=True):
    """A person's page."""

    handle: str
    name: str
    since: Millis
    guest: bool
    yours: bool
    hidden: bool
    """Whether only they themselves see their history and statistics."""
    ratings: tuple[OwnRating, ...]
    tallies: tuple[GameTally, ...]
    opponents: tuple[OpponentTally, ...]
    reliability: Reliability
    favourites: tuple[str, ...]
    playing: tuple[PlayedMatch, ...]
    followed: bool
    """By the caller."""
    blocked: bool
    """By the caller."""


class ProfileChange(Body):
    hidden: bool | None = None
    favourites: Annotated[list[str], Meta(max_length=MOST_FAVOURITES)] | None = None


class DeletionWish(Body):
    name: Annotated[str, Meta(max_length=200)]
    """One's own name, typed once more."""


class FollowedPlayer(Struct, frozen=True, kw_only=True):
    player: PlayerName
    state: Literal["", "waiting", "playing"]
    """What they do at a public table."""
    table: str
    """Its code."""
    game: str


class Ties(Struct, frozen=True, kw_only=True):
    """Whom the caller follows and blocks. Nobody else is told."""

    followed: tuple[FollowedPlayer, ...]
    blocked: tuple[PlayerName, ...]
    silenced: tuple[str, ...]
    """The sessions of the blocked, whose messages are not shown."""


class Profile(Struct, frozen=True, kw_only=True):
    session: Session
    matches: tuple[MatchSummary, ...]
    ratings: tuple[OwnRating, ...] = ()
    handle: str = ""
    """Of one's own page."""
    hidden: bool = False
    """Whether others see neither history nor statistics."""
    favourites: tuple[str, ...] = ()
