"""The store's interface: sessions, links and accounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import AccountRow, LinkRow, SessionRow


class PeopleStore(Protocol):
    async def add_session(self, session: SessionRow) -> None: ...

    async def session_by_token(self, token_hash: str) -> SessionRow | None:
        """By its token, or by the one before a rotation."""

    async def session(self, id: str) -> SessionRow | None: ...

    async def session_by_calendar(self, secret_hash: str) -> SessionRow | None: ...

    async def sessions_of(self, account: str) -> Sequence[SessionRow]:
        """The sessions logged in to an account."""

    async def add_program(self, program: SessionRow, maker: str, most: int) -> bool:
        """Add the session of a program that the session `maker` asks for; False if its player has
        `most` already."""

    async def programs_of(self, player: str) -> Sequence[SessionRow]:
        """The sessions of the programs of a player, the oldest first."""

    async def save_session(self, session: SessionRow, *fields: str) -> None:
        """Update these fields, or all: what another request changed meanwhile stays as it is. A
        dropped session is not created again."""

    async def drop_sessions(self, *, account: str = "", session: str = "") -> None:
        """Log out one session or all of an account, with the programs of the guest or the account;
        their links stop working."""

    async def drop_unseen_sessions(self, since: Millis) -> int:
        """Delete sessions not used since then; returns their number."""

    async def add_link(self, link: LinkRow) -> None: ...

    async def link(self, hash: str, now: Millis) -> LinkRow | None:
        """Look up a link without using it; None if it is unknown or expired."""

    async def take_link(self, hash: str, now: Millis) -> LinkRow | None:
        """Use a link, which works once; None if it is unknown, used or expired."""

    async def drop_replay_links(self, match: str, session: str) -> None:
        """Delete the links to the replay of a match that a session made."""

    async def drop_links(self, now: Millis) -> None:
        """Delete expired links."""

    async def account_by_email(self, email: str) -> AccountRow | None: ...

    async def account(self, id: str) -> AccountRow | None: ...

    async def account_by_mail_key(self, key: str) -> AccountRow | None: ...

    async def save_account(self, account: AccountRow) -> None:
        """Insert or update; raise Conflict if the address belongs to another account."""
