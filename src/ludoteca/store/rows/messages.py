"""Rows: chat and letters, mail, and reports."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ludoteca.kernel import Millis, Seat

ReportKind: TypeAlias = Literal["message", "person"]


class MessageRow(Struct, frozen=True, kw_only=True):
    """Chat at a table, or a letter between seats. Never part of a record."""

    id: int = 0
    """Assigned by the store, ascending."""
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
    """Round of the match when it was written; 0 without a match."""
    phase: str = ""


class ReadMark(Struct, frozen=True, kw_only=True):
    """How far a session has read a conversation at a table."""

    table: str
    session: str
    talk: str
    """The conversation: its seats, or empty for the chat of the table."""
    upto: int
    """Id of the last message read."""


class MailRow(Struct, frozen=True, kw_only=True):
    """A mail in the outbox, until it is sent or given up."""

    id: int = 0
    message_id: str
    """Stable, so that mail programs recognise a mail sent twice."""
    to: str
    subject: str
    text: str
    html: str
    due: Millis
    tries: int = 0
    locale: str = "en"
    unsubscribe: str = ""
    """The unsubscribe URL. Only news of matches has one; such mails that are due together for one
    reader are sent as one."""


class ReportRow(Struct, frozen=True, kw_only=True):
    """What somebody reported to the operators: a message, or a person. A copy: the table may be
    gone by then."""

    id: int = 0
    """Assigned by the store, ascending."""
    kind: ReportKind = "message"
    table: str
    """Where it happened; empty for a report from a person's page."""
    match: str = ""
    """The match there at that time; empty for none."""
    number: int
    """Id of the message; for a person the day, so that they may be reported again later."""
    game: str
    sender: str
    """Session of the person it is about; their player where no session is known."""
    player: str = ""
    """The player it is about, as in `RatingRow`."""
    name: str
    text: str
    before: tuple[str, ...]
    """Lines of the conversation before it."""
    by: str
    """Session of the reporter."""
    by_name: str
    reason: str = "other"
    """From the list of the wire."""
    note: str = ""
    """What the reporter adds."""
    wall: Millis
    mailed: bool = False
    """Whether it needs no mail to the operator any more."""
    outcome: str = ""
    """What an operator decided; empty while it is open."""
