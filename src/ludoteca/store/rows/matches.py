"""Rows: matches, their logs, snapshots and deadlines."""

from __future__ import annotations

from msgspec import Struct, UnsetType

from ludoteca.kernel import JsonObject, Millis, Seat

from ..documents import MatchSetup, StoredEvent
from .messages import MailRow
from .notices import PushRow
from .participations import SeatCourse


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
    courses: tuple[SeatCourse, ...] = ()
    """What it means for the holders of seats, each at most once."""
    mails: tuple[MailRow, ...] = ()
    pushes: tuple[PushRow, ...] = ()
    settled: tuple[Seat, ...] = ()
    """Seats the match no longer waits for: what was to be pushed to them about it is void."""
