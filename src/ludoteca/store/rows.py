"""The rows of the store: sessions, accounts, tables, matches, logs, ratings, messages, mail."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, UnsetType

from ludoteca.kernel import JsonObject, Millis, Seat

from .documents import MatchSetup, StoredEvent


class SessionRow(Struct, frozen=True, kw_only=True):
    """A browser session of a guest or an account. The token is stored only as a hash."""

    id: str
    token_hash: str
    name: str
    locale: str
    account: str | None = None
    created: Millis
    seen: Millis
    calendar: str = ""
    """Hash of the secret in its calendar's URL; empty if it has none."""
    previous_hash: str = ""
    """Hash of the token before a rotation, until the new token is first used."""
    device: str = ""
    """Hash of the device cookie, which outlives the session; empty until its browser has one."""
    agent: str = ""
    """Name of the browser and its system, such as `Firefox, Linux`; empty if unknown."""


class AccountRow(Struct, frozen=True, kw_only=True):
    """An account, with a verified e-mail address."""

    id: str
    email: str
    name: str
    locale: str
    created: Millis
    mail_wanted: bool = True
    mail_key: str = ""
    """The secret in the unsubscribe links of its mails."""


class LinkRow(Struct, frozen=True, kw_only=True):
    """A one-time link: to log in, to move a session to another device, or to take over a seat; or a
    lasting one to the replay of a match."""

    hash: str
    kind: str
    """`login`, `device`, `seat` or `replay`."""
    session: str = ""
    """The owner; dropping the session drops the link."""
    email: str = ""
    match: str = ""
    seat: int | None = None
    """For kind `seat`: the match and its seat; for kind `replay` the match."""
    expires: Millis


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as one document, with a revision against lost updates."""

    code: str
    revision: int
    document: JsonObject
    """`server.tables.Table` as JSON types; the store does not look into it."""
    is_open: bool
    """Whether it is in the list of open tables."""
    sessions: tuple[str, ...]
    """Players and spectators, to find `my tables`."""
    created: Millis
    touched: Millis
    host: str = ""
    """Session of the host; empty once it is closed."""
    opened_from: str = ""
    """Hash of the address it was opened from; empty once it is closed."""


class MatchRow(Struct, frozen=True, kw_only=True):
    """A match without its log."""

    id: str
    table: str
    """Empty once the table was deleted."""
    game: str
    setup: MatchSetup
    """Includes the seed: secret until the match is over."""
    created: Millis
    over: str = ""
    """The reason of its end; empty while it is under way."""
    rating: str = ""
    """Empty for a match that does not count, `open` until it is rated, then `rated`; or else why it
    was not."""


class LogRow(Struct, frozen=True, kw_only=True, gc=False):
    """One step: the input, and its events with their audience, so that clients are caught up
    without a replay. Acyclic, so `gc=False` is safe."""

    match: str
    seq: int
    """The step's index in the log."""
    input: JsonObject
    """`"sender": [session, message]` names the client's message, if there was one: sent again, it
    gets the same answer."""
    events: list[StoredEvent]
    wall: Millis
    """When it was stored, in wall-clock time."""


class SnapshotRow(Struct, frozen=True, kw_only=True):
    """The state after `seq` steps: bounds the replay when a match is loaded."""

    match: str
    seq: int
    state: JsonObject


class DueRow(Struct, frozen=True, kw_only=True):
    """The next deadline or alarm of a match, on the clock the match runs on."""

    match: str
    at: Millis
    wake: Millis
    """When to act: at `at`, or before it where a reminder is to be sent."""
    post: bool = False
    """Whether it is on the clock of correspondence (wall time) or on that of live matches."""
    since: Millis = 0
    """When this deadline was set, on the same clock."""


class HouseRow(Struct, frozen=True, kw_only=True):
    """The heartbeat of the server: how long it has been open, and when it last said so."""

    id: int = 1
    live: Millis
    """Time on the clock of live matches, which stops while no server is open."""
    wall: Millis
    """Wall-clock time of the heartbeat."""


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


class StoredAmount(NamedTuple):
    """What a person or an address keeps in the store."""

    tables: int
    """Open tables."""
    bytes: int
    """Size of their large documents; equal ones count once."""


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
    """A message somebody reported, until the operator is mailed. A copy: the table may be gone by
    then."""

    id: int = 0
    """Assigned by the store, ascending."""
    table: str
    number: int
    """Id of the message."""
    game: str
    sender: str
    name: str
    text: str
    before: tuple[str, ...]
    """Lines of the conversation before it."""
    by: str
    """Session of the reporter."""
    by_name: str
    wall: Millis


class UnitOfWork(Struct, frozen=True, kw_only=True, gc=False):
    """Everything one accepted input writes, in one transaction. Acyclic: `gc=False` is safe."""

    match: str
    log: tuple[LogRow, ...]
    due: Millis | UnsetType | None = None
    """The next deadline; None for none, UNSET if it has not changed."""
    remind: Millis | None = None
    """When to send a reminder of it, if that is in the future. Stored when `due` changes."""
    post: bool = False
    """Whether `due` is on the clock of correspondence. Stored when `due` changes."""
    since: Millis = 0
    """The time of this work on the same clock. Stored when `due` changes."""
    snapshot: SnapshotRow | None = None
    over: str = ""
    mails: tuple[MailRow, ...] = ()
