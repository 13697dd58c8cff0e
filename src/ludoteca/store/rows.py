"""What must last, as plain rows: sessions, accounts, tables, matches, logs, messages, mail."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, UnsetType

from ludoteca.kernel import Millis, Seat


class SessionRow(Struct, frozen=True, kw_only=True):
    """A browser that said its name. The token itself is never stored, only its hash."""

    id: str
    token_hash: str
    name: str
    locale: str
    account: str | None = None
    created: Millis
    seen: Millis
    calendar: str = ""
    """The hash of the secret in the address of its calendar; empty where it has none."""


class AccountRow(Struct, frozen=True, kw_only=True):
    """An e-mail address that was proven."""

    id: str
    email: str
    name: str
    locale: str
    created: Millis
    mail_wanted: bool = True
    mail_key: str = ""
    """What the unsubscribe link of its mails is made from; good for nothing else."""


class LinkRow(Struct, frozen=True, kw_only=True):
    """A login link, a code that moves a session to another device, or one that lets somebody
    take over a seat; works once."""

    hash: str
    kind: str
    """`login`, `device` or `seat`."""
    session: str = ""
    """Whose it is; with the session it goes."""
    email: str = ""
    match: str = ""
    seat: int | None = None
    """For a `seat`: which one of which match."""
    expires: Millis


class TableRow(Struct, frozen=True, kw_only=True):
    """A table, whole, with the revision that guards it against lost updates."""

    code: str
    revision: int
    document: dict[str, Any]
    """What the server keeps of a table (`server.tables.Table`), as JSON types."""
    is_open: bool
    """Whether it shows in the list of open tables."""
    sessions: tuple[str, ...]
    """Everybody who sits there or watches, to find `my tables`."""
    created: Millis
    touched: Millis


class MatchRow(Struct, frozen=True, kw_only=True):
    """The set-up of a match: everything of its record but the log."""

    id: str
    table: str
    """Empty once the table was cleaned up."""
    game: str
    setup: dict[str, Any]
    """A record (`Match.record()`) with an empty log, its seed included: never leaves the server."""
    created: Millis
    over: str = ""
    """Why it ended; empty while it goes on."""


class LogRow(Struct, frozen=True, kw_only=True, gc=False):
    """One step: the input, and its events with their audience, so that resuming reads and does
    not replay."""

    match: str
    seq: int
    """The step's index in the log."""
    input: dict[str, Any]
    """With `"sender": [session, message]` where a message brought it; sent again, it gets the same
    answer."""
    events: list[dict[str, Any]]
    """`{"to": [seats] | null, "event": {…}, "public": {…} | null}`."""
    wall: Millis
    """When it was stored, on the wall clock."""


class SnapshotRow(Struct, frozen=True, kw_only=True):
    """A state after so many steps: bounds how much has to be replayed when a match is loaded."""

    match: str
    seq: int
    state: dict[str, Any]


class DueRow(Struct, frozen=True, kw_only=True):
    """When something happens by itself, on the wall clock."""

    match: str
    at: Millis
    wake: Millis
    """When to look at it: at that moment, or before where people are to be reminded of it."""


class MessageRow(Struct, frozen=True, kw_only=True):
    """Chat at a table, or a letter between seats. Never part of a record."""

    id: int = 0
    """Given by the store, increasing."""
    table: str
    match: str = ""
    sender: str
    """A session."""
    name: str
    seat: Seat | None = None
    to: tuple[Seat, ...] | None = None
    """The seats a letter is for; None for everybody at the table."""
    text: str
    wall: Millis
    round: int = 0
    """Of the match, when it was written; 0 where there was none."""
    phase: str = ""


class ReadMark(Struct, frozen=True, kw_only=True):
    """How far somebody has read a conversation at a table."""

    table: str
    session: str
    talk: str
    """Which conversation: the seats in it, or empty for what everybody hears."""
    upto: int
    """The number of the last message that was read."""


class MailRow(Struct, frozen=True, kw_only=True):
    """A mail to send, kept until it is sent or given up."""

    id: int = 0
    message_id: str
    """Stable, so that a mail sent twice is seen as one."""
    to: str
    subject: str
    text: str
    html: str
    due: Millis
    tries: int = 0
    locale: str = "en"
    unsubscribe: str = ""
    """Where to say that no more are wanted. Mails that have it are news of matches: those that are
    due at once for one reader are sent as one."""


class UnitOfWork(Struct, frozen=True, kw_only=True, gc=False):
    """What one accepted input writes, all of it in one transaction or none."""

    match: str
    log: tuple[LogRow, ...]
    due: Millis | UnsetType | None = None
    """The next moment something is due; None when nothing is, unset where that is as it was."""
    remind: Millis | None = None
    """When to remind people of it, where that is still to come. Stored when `due` changes."""
    snapshot: SnapshotRow | None = None
    over: str = ""
    mails: tuple[MailRow, ...] = ()
