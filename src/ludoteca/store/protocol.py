"""The store's interface, the same for every database; `tests/store` is its contract."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from ludoteca.kernel import Millis

from .rows import (
    AccountRow,
    DueRow,
    HouseRow,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MessageRow,
    Ranked,
    RatingChange,
    RatingRow,
    ReadMark,
    ReportRow,
    SessionRow,
    SnapshotRow,
    StoredAmount,
    TableRow,
    UnitOfWork,
)
from .statement import Records

NO_END = 1 << 62
"""Larger than the number of steps of any match."""


class Conflict(Exception):
    """Another writer was first: reload and try again."""


class InUse(Exception):
    """Another server has this database open."""


class Unavailable(Exception):
    """The database cannot be reached or written; nothing was stored. Calls succeed again once it is
    back. (If the connection breaks during a commit, that may have been stored; a retry then raises
    Conflict.)"""


@runtime_checkable
class Store(Protocol):
    """Every method is one transaction, durable when it returns."""

    def claim(self) -> None:
        """Raise InUse if another server has claimed this database, which only one may play on;
        `close` gives it back. PostgreSQL has no claim: servers there see each other's writes as
        conflicts, and several nodes are to share it."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise Unavailable unless the database can be read and written."""

    # Sessions, links and accounts

    async def add_session(self, session: SessionRow) -> None: ...

    async def session_by_token(self, token_hash: str) -> SessionRow | None:
        """By its token, or by the one before a rotation."""

    async def session(self, id: str) -> SessionRow | None: ...

    async def session_by_calendar(self, secret_hash: str) -> SessionRow | None: ...

    async def sessions_of(self, account: str) -> Sequence[SessionRow]:
        """The sessions logged in to an account."""

    async def save_session(self, session: SessionRow, *fields: str) -> None:
        """Update these fields, or all: what another request changed meanwhile stays as it is. A
        dropped session is not created again."""

    async def drop_sessions(self, *, account: str = "", session: str = "") -> None:
        """Log out one session or all of an account; their links stop working."""

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

    # Tables

    async def add_table(self, table: TableRow) -> None:
        """Raise Conflict if the code is taken."""

    async def table(self, code: str) -> TableRow | None: ...

    async def save_table(self, table: TableRow) -> None:
        """Store revision n if n - 1 is stored; raise Conflict otherwise."""

    async def open_tables(self, limit: int) -> Sequence[TableRow]:
        """Tables anybody may join, the most recently touched first. Here as in all lists, the row
        holds a reference in place of large options."""

    async def tables_of(self, session: str, limit: int) -> Sequence[TableRow]:
        """The most recently touched first."""

    async def drop_tables(self, untouched_since: Millis) -> Sequence[str]:
        """Delete tables untouched since then, unless a match is under way there. Their messages are
        deleted; their matches stay, without a table. Returns the codes."""

    async def stored_by(self, *, host: str = "", opened_from: str = "") -> StoredAmount:
        """What the tables of a host, or of an address, take up."""

    async def drop_documents(self, created_before: Millis) -> int:
        """Delete large documents of that age no table or match refers to; returns their number."""

    # Matches

    async def add_match(
        self, match: MatchRow, work: UnitOfWork, sessions: Sequence[str] = ()
    ) -> None:
        """Store a match with its first step and its players' sessions; raise Conflict if its id is
        taken or its table is gone."""

    async def match(self, id: str) -> MatchRow | None: ...

    async def table_of_match(self, id: str) -> str | None:
        """The code of the table it is played at."""

    async def change_sitters(self, match: MatchRow, session: str) -> None:
        """After a seat was taken over: store the set-up, and list the match for the new player."""

    async def upgrade_match(self, match: MatchRow, snapshot: SnapshotRow) -> None:
        """After a change of rules: store the set-up with its version, and the new state."""

    async def matches_of(self, session: str, limit: int) -> Sequence[MatchRow]:
        """The matches a session played in, newest first, also when their tables are gone."""

    async def abandoned_matches(self, since: Millis) -> Sequence[MatchRow]:
        """Unfinished matches without a step since then and without a deadline, at tables untouched
        since then."""

    def append(self, work: UnitOfWork) -> Awaitable[None]:
        """Store a step and all that goes with it; raise Conflict if a seq is taken."""

    async def log(self, match: str, since: int = 0, until: int = NO_END) -> Sequence[LogRow]:
        """The steps from `since` up to, not including, `until`, in order."""

    async def log_records(self, match: str) -> Records:
        """All steps, not decoded: `read_log_records` does so, in another process."""

    async def snapshot(self, match: str) -> SnapshotRow | None:
        """The latest."""

    async def due(self, before: Millis, limit: int, *, post: bool = False) -> Sequence[DueRow]:
        """Deadlines and reminders due by then on one of the clocks, the most overdue first."""

    async def next_due(self, *, post: bool = False) -> Millis | None:
        """When the next deadline or reminder on one of the clocks is due."""

    async def reminded(self, due: DueRow, mails: Sequence[MailRow]) -> bool:
        """Store the mails of a reminder, once; False if that was done before or the deadline has
        changed."""

    # Ratings

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

    # The house

    async def house(self) -> HouseRow | None:
        """The last heartbeat; None in a new database."""

    async def save_house(self, house: HouseRow) -> None: ...

    async def reopen(self, house: HouseRow, closed: Millis) -> None:
        """The first heartbeat after a long closure, whose time does not count against tables."""

    # Messages and mail

    async def add_message(self, message: MessageRow) -> MessageRow:
        """Returns the message with its id; raise Conflict if the table is gone. At one table, ids
        become visible in ascending order."""

    async def message(self, table: str, id: int) -> MessageRow | None: ...

    async def messages(
        self, table: str, since: int, limit: int, before: int | None = None
    ) -> Sequence[MessageRow]:
        """Messages with an id above `since`, and below `before` if it is given, in order; the
        latest `limit` if there are more."""

    async def mark_read(self, mark: ReadMark) -> None:
        """Marks only move forward."""

    async def read_marks(self, table: str, session: str) -> Sequence[ReadMark]: ...

    async def add_mail(self, mail: MailRow) -> None: ...

    async def take_mail(self, now: Millis, limit: int, retry_at: Millis) -> Sequence[MailRow]:
        """Mails to send now; each is due again at `retry_at` unless it is dropped. Taking counts as
        a try: `tries` is 1 the first time."""

    async def add_report(self, report: ReportRow) -> None:
        """Once per message and reporter."""

    async def reports(self, limit: int) -> Sequence[ReportRow]:
        """The reports that were not mailed yet, the oldest first."""

    async def mail_reports(self, mail: MailRow, upto: int) -> None:
        """Replace the reports with ids up to `upto` by a mail; nothing if there are none."""

    async def drop_mail(self, id: int) -> None:
        """After a mail was sent or given up."""
