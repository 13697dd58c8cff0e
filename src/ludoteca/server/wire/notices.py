"""REST bodies about what reaches a person where: preferences, subscriptions, matches that wait."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .shared import Body, Short

NoticeKind: TypeAlias = Literal[
    "turn", "reminder", "report", "letter", "receipt", "begin", "result"
]
Channel: TypeAlias = Literal["mail", "push"]
NoticePace: TypeAlias = Literal["post", "turns", "live"]
MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]
Key: TypeAlias = Annotated[str, Meta(max_length=200)]
Endpoint: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2048)]


class NoticeChoice(Body):
    """Whether something is told by a channel."""

    kind: NoticeKind
    pace: NoticePace
    channel: Channel
    wanted: bool


class QuietHours(Body):
    """Between which minutes of the day no push arrives; over midnight if it ends before."""

    begins: MinuteOfDay
    ends: MinuteOfDay


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
