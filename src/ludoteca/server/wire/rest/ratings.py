"""REST bodies about ratings and leaderboards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.kernel import Millis


class RatingPoint(Struct, frozen=True, kw_only=True):
    """A rating after a match, for the graph."""

    wall: Millis
    mean: int
    deviation: int


class OwnRating(Struct, frozen=True, kw_only=True):
    """The caller's rating in a game."""

    game: str
    pace: Literal["live", "post"]
    mean: int
    deviation: int
    matches: int
    provisional: bool
    """Whether it is too uncertain for a leaderboard, or a guest's."""
    points: tuple[RatingPoint, ...]
    """The latest, in order of time."""


class LeaderboardRow(Struct, frozen=True, kw_only=True):
    rank: int | None
    """None for your own row while you are not listed."""
    name: str
    bot: str | None
    """The strength of a bot."""
    mean: int
    deviation: int
    matches: int
    yours: bool
    handle: str = ""
    """Of the player's page; empty for a bot."""


class Leaderboard(Struct, frozen=True, kw_only=True):
    """The best players of a game: accounts and bots whose rating is certain enough."""

    game: str
    pace: Literal["live", "post"]
    rows: tuple[LeaderboardRow, ...]
    total: int
    page: int
    """From 0."""
    most_deviation: int
    """The largest deviation that is listed."""
    you: LeaderboardRow | None
    """Your own row, listed or not; None without a rating."""
