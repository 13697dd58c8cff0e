"""The store's interface: ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import Ranked, RatingChange, RatingRow


class RatingStore(Protocol):
    async def ratings(
        self, game: str, pace: str, players: Iterable[str]
    ) -> Mapping[str, RatingRow]:
        """The ratings of those of these players who have one."""

    async def ratings_of(self, player: str) -> Sequence[RatingRow]:
        """By game and pace."""

    async def matches_to_rate(self, limit: int) -> Sequence[str]:
        """Ids of matches that are over and still to be rated, the oldest first."""

    async def rate_match(
        self, match: str, outcome: str, changes: Sequence[RatingChange] = ()
    ) -> bool:
        """Store the changes of ratings by a match that is over, and `outcome` as its `rating`;
        once: False if that was done before. Raise Conflict if a rating is not what the change
        began with."""

    async def rating_changes(self, match: str) -> Sequence[RatingChange]:
        """By player."""

    async def rating_history(self, player: str, limit: int) -> Sequence[RatingChange]:
        """The latest changes, in order of time."""

    async def rated_together(
        self, player: str, since: Millis, *, game: str = "", pace: str = ""
    ) -> Mapping[str, int]:
        """The number of rated matches with each other player after `since`, of one game and pace
        or of all."""

    async def leaderboard(
        self, game: str, pace: str, deviation: float, *, limit: int, offset: int = 0
    ) -> Sequence[Ranked]:
        """Accounts and bots with at most this deviation, the best first."""

    async def count_rated(
        self, game: str, pace: str, deviation: float, *, above: float | None = None
    ) -> int:
        """The number of rows of that leaderboard, or of those with a mean above this."""

    async def drop_guest_ratings(self) -> int:
        """Delete the ratings of guests whose session is gone; returns their number."""
