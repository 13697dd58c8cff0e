"""REST bodies about what reaches a person where: preferences, subscriptions, matches that wait."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..shared import Body, QuietHours
from ..vocabulary import Short

NoticeKind: TypeAlias = Literal[
    "turn", "reminder", "report", "letter", "receipt", "begin", "result"
]
Channel: TypeAlias = Literal["mail", "push"]
NoticePace: TypeAlias = Literal["post", "turns", "live"]
Day: TypeAlias = Annotated[str, Meta(min_length=10, max_length=10)]
Key: TypeAlias = Annotated[str, Meta(max_length=200)]
Endpoint: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2048)]


class NoticeChoice(Body):
    """Whether something is told by a channel."""

    kind: NoticeKind
    pace: NoticePace
    channel: Channel
    wanted: bool


class NoticeSettings(Struct, frozen=True, kw_only=True):
    choices: tuple[NoticeChoice, ...]
    """Everything there is to choose, as it is now."""
    zone: str
    """Time zone of the person; empty if no browser has told it."""
    quiet: QuietHours | None
    push_key: str
    """The public key to subscribe with; empty where pushes are not offered."""
    mail: bool
    """Whether there is an address to mail to."""


class NoticeChange(Body):
    choice: NoticeChoice | None = None
    zone: Short | None = None
    quiet: QuietHours | None = None
    no_quiet: bool = False
    """End the quiet hours."""


class NewHoliday(Body):
    """A time away, from the first day to the last; both as `2026-12-24`, in a time zone."""

    first: Day
    last: Day
    zone: Short


class HolidayEnd(Body):
    """End a holiday earlier, or at once; one that has not begun is cancelled."""

    first: Day
    last: Day | None = None


class HolidayView(Struct, frozen=True, kw_only=True):
    first: str
    last: str
    begun: bool


class Holidays(Struct, frozen=True, kw_only=True):
    """A person's holidays that are not over, and what they may still take."""

    holidays: tuple[HolidayView, ...]
    years: dict[str, int]
    """Days left by year: of this one and the next."""
    most: int
    """Days in a year."""
    stretch: int
    """Days at a stretch."""


class NewSubscription(Body):
    """A browser's subscription at its push service, as `PushSubscription.toJSON` tells it."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key


class EndedSubscription(Body):
    endpoint: Endpoint


class WaitingTable(Struct, frozen=True, kw_only=True):
    """A table whose match waits for the caller."""

    code: str
    game: str
    name: str
    """Of the game, in the language of the caller."""
