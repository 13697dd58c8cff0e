"""Rows: ratings, and what matches did to them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from ludoteca.kernel import Millis


class RatingRow(Struct, frozen=True, kw_only=True):
    """How well a player plays a game at a pace."""

    player: str
    """`account:<id>`, `guest:<session>` or `bot:<strength>`."""
    game: str
    pace: str
    mean: float
    deviation: float
    matches: int


class RatingChange(Struct, frozen=True, kw_only=True):
    """What a match did to a player's rating."""

    match: str
    player: str
    game: str
    pace: str
    mean_before: float
    deviation_before: float
    mean: float
    deviation: float
    matches: int
    """Rated matches of the player, with this one."""
    wall: Millis


class Ranked(NamedTuple):
    """A row of a leaderboard."""

    rating: RatingRow
    name: str
    """Of the account; empty for a bot."""
