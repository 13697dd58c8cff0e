"""The store's interface: people's pages and their ties. A session or account has a page from its
first moment on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import DeletionRow, Known, ProfileRow, TableRow, Tie, TieRow


class ProfileStore(Protocol):
    async def profile(self, player: str) -> ProfileRow | None: ...

    async def profile_by_handle(self, handle: str) -> ProfileRow | None: ...

    async def save_profile(self, profile: ProfileRow) -> None: ...

    async def known(self, players: Iterable[str]) -> Mapping[str, Known]:
        """Those of these players who are people and still there."""

    async def tie(self, tie: TieRow, most: int) -> bool:
        """Store a tie; False if the player has as many of the kind as they may. Who blocks somebody
        ends the following in both directions."""

    async def untie(self, player: str, kind: Tie, other: str) -> None: ...

    async def ties_of(self, player: str) -> Sequence[TieRow]:
        """The latest first."""

    async def blocked_with(self, player: str) -> frozenset[str]:
        """The players who blocked this one, or whom this one blocked."""

    async def sessions_of_players(self, players: Iterable[str]) -> Mapping[str, str]:
        """The sessions of these players, each with its player."""

    async def tables_with(
        self, sessions: Iterable[str], since: Millis, limit: int
    ) -> Sequence[TableRow]:
        """Tables touched since then with any of these sessions, the last touched first."""

    async def adopt_guest(self, session: str, account: str) -> None:
        """Carry over what a guest played and chose into an account, and the ratings in games and
        paces where the account has none."""

    async def begin_deletion(self, deletion: DeletionRow) -> None:
        """Delete who somebody is: account, sessions, links, page, ties, ratings, preferences,
        mails and pushes to them; and remember that the rest is to be deleted."""

    async def deletions(self) -> Sequence[DeletionRow]: ...

    async def tables_to_forget(self, ids: Sequence[str]) -> Sequence[str]:
        """The codes of tables in which these sessions stand anywhere. Looks through all."""

    async def tournaments_to_forget(self, ids: Sequence[str]) -> Sequence[str]:
        """The same of tournaments, by sessions and players."""

    async def matches_to_forget(
        self, sessions: Sequence[str], limit: int
    ) -> Sequence[tuple[str, str]]:
        """Matches of these sessions, each with the code of its table, perhaps empty."""

    async def forget_in_match(self, match: str, deletion: DeletionRow) -> None:
        """Take a person's name and ids out of a match and its log."""

    async def end_deletion(self, deletion: DeletionRow) -> None:
        """Delete what they wrote and their participations, and that there is more to do."""

    async def drop_guest_profiles(self) -> int:
        """Delete the pages and ties of guests whose session is gone; returns how many pages."""
