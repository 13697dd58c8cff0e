"""The store: what the server asks of it, whichever database is behind; one contract test."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol, runtime_checkable

from ludoteca.kernel import Millis

from .rows import (
    AccountRow,
    DueRow,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MessageRow,
    ReadMark,
    SessionRow,
    SnapshotRow,
    TableRow,
    Unit,
)

NO_END = 1 << 62
"""No match has so many steps."""


class Conflict(Exception):
    """Somebody else wrote first: reload and try again."""


class Unavailable(Exception):
    """The database cannot be reached or written now; nothing was stored. It may be tried again:
    later calls work by themselves once the database is back. (A connection that broke in the very
    moment of a commit leaves open whether it was; trying again then raises Conflict if so.)"""


@runtime_checkable
class Store(Protocol):
    """Every method is one transaction. What returned is durable."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise Unavailable unless the database answers."""

    # Who people are

    async def add_session(self, session: SessionRow) -> None: ...

    async def session_by_token(self, token_hash: str) -> SessionRow | None: ...

    async def session(self, id: str) -> SessionRow | None: ...

    async def session_by_calendar(self, secret_hash: str) -> SessionRow | None: ...

    async def sessions_of(self, account: str) -> Sequence[SessionRow]:
        """All browsers in which somebody has logged in."""

    async def save_session(self, session: SessionRow) -> None:
        """A session that was dropped stays dropped."""

    async def drop_sessions(self, *, account: str = "", session: str = "") -> None:
        """Log out: one session, or everywhere. Links made for them do not work any more."""

    async def drop_unseen_sessions(self, since: Millis) -> int:
        """Clean up: sessions nobody used since then. Returns how many."""

    async def add_link(self, link: LinkRow) -> None: ...

    async def link(self, hash: str, now: Millis) -> LinkRow | None:
        """Look at a link without using it up; None when there is none or it has expired."""

    async def take_link(self, hash: str, now: Millis) -> LinkRow | None:
        """Use a link up; None when there is none, it was used, or it has expired."""

    async def drop_links(self, now: Millis) -> None:
        """Clean up: links that have expired."""

    async def account_by_email(self, email: str) -> AccountRow | None: ...

    async def account(self, id: str) -> AccountRow | None: ...

    async def account_by_mail_key(self, key: str) -> AccountRow | None: ...

    async def save_account(self, account: AccountRow) -> None:
        """New or known; raise Conflict when the address belongs to another account."""

    # Tables

    async def add_table(self, table: TableRow) -> None:
        """Raise Conflict when the code is taken."""

    async def table(self, code: str) -> TableRow | None: ...

    async def save_table(self, table: TableRow) -> None:
        """Store revision n where n - 1 is stored; raise Conflict otherwise."""

    async def open_tables(self, limit: int) -> Sequence[TableRow]:
        """Tables anybody may join, the last touched first."""

    async def tables_of(self, session: str, limit: int) -> Sequence[TableRow]:
        """The last touched first."""

    async def drop_tables(self, untouched_since: Millis) -> Sequence[str]:
        """Clean up: tables nobody touched since, unless a match goes on there. Their messages go
        too; their matches stay, as records of no table. Returns the codes."""

    # Matches

    async def add_match(self, match: MatchRow, unit: Unit, sessions: Sequence[str] = ()) -> None:
        """With its first step and the sessions of who sits in it; raise Conflict when its id is
        taken or its table is gone."""

    async def match(self, id: str) -> MatchRow | None: ...

    async def change_sitters(self, match: MatchRow, session: str) -> None:
        """Somebody took over a seat: store the set-up anew, and let them find the match."""

    async def matches_of(self, session: str, limit: int) -> Sequence[MatchRow]:
        """Those somebody sat in, the last begun first; also when their tables are gone."""

    async def abandoned_matches(self, since: Millis) -> Sequence[MatchRow]:
        """Matches that go on, in which nothing happened since then and nothing is due, at tables
        nobody touched since."""

    def append(self, unit: Unit) -> Awaitable[None]:
        """Write a step and all that goes with it; raise Conflict when a seq is taken."""

    async def log(self, match: str, since: int = 0, until: int = NO_END) -> Sequence[LogRow]:
        """Its steps in their order, from step `since` on, those before step `until`."""

    async def snapshot(self, match: str) -> SnapshotRow | None:
        """The latest."""

    async def due(self, before: Millis, limit: int) -> Sequence[DueRow]:
        """What is to be looked at by then, the most overdue first."""

    async def next_due(self) -> Millis | None:
        """The earliest moment at which anything is to be looked at."""

    async def reminded(self, due: DueRow, mails: Sequence[MailRow]) -> bool:
        """Store the mails that remind of it, once; False when that was done before or it is due
        at another moment by now."""

    # Messages and mail

    async def add_message(self, message: MessageRow) -> MessageRow:
        """Returns it with its number; raise Conflict when the table is gone. At one table a higher
        number is never seen before a lower one."""

    async def messages(self, table: str, since: int, limit: int) -> Sequence[MessageRow]:
        """Those with a number above `since`, in their order; the latest when there are more."""

    async def mark_read(self, mark: ReadMark) -> None:
        """A mark never goes back."""

    async def read_marks(self, table: str, session: str) -> Sequence[ReadMark]: ...

    async def add_mail(self, mail: MailRow) -> None: ...

    async def take_mail(self, now: Millis, limit: int, retry_at: Millis) -> Sequence[MailRow]:
        """Mails to send now; they come again at `retry_at` unless they are done by then. Taking
        counts as a try: `tries` is 1 the first time."""

    async def drop_mail(self, id: int) -> None:
        """Sent, or given up."""
