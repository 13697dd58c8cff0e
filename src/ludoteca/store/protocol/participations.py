"""The store's interface: who played in which match. The rows are written with the match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import ParticipationRow, Tally


class ParticipationStore(Protocol):
    async def participations(self, match: str) -> Sequence[ParticipationRow]:
        """By seat, the present holder last."""

    async def participations_of(
        self,
        player: str,
        viewer: str,
        *,
        game: str = "",
        opponent: str = "",
        before: tuple[Millis, str] | None = None,
        running: bool = False,
        limit: int,
    ) -> Sequence[ParticipationRow]:
        """Those of a player that another one (empty: a stranger) may know of, the last begun first,
        begun before that time and match; or of those only what they are playing."""

    async def match_ends(self, matches: Iterable[str]) -> Mapping[str, tuple[str, str]]:
        """Of each of these matches the code of its table and the reason of its end, both perhaps
        empty."""

    async def count_courses(self, player: str, since: Millis = 0) -> dict[str, int]:
        """How the matches of a player begun since then went: the number for each course."""

    async def tallies(self, player: str, viewer: str) -> Sequence[Tally]:
        """Of each game and pace, the most played first, of what the viewer may know of."""

    async def opponents(self, player: str, viewer: str, limit: int) -> Sequence[Tally]:
        """Of each other player, the most frequent first: how often the player ranked above them
        (`won`) or level with them (`drawn`)."""

    async def unlisted_matches(self, limit: int) -> Sequence[str]:
        """Ids of matches of earlier versions whose participations are still to be stored."""

    async def list_match(
        self, match: str, steps: int, participations: Sequence[ParticipationRow]
    ) -> bool:
        """Store the participations of such a match, worked out when it had so many steps; False if
        it has others by now."""
