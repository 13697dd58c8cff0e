"""Parts that several messages and REST bodies share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, dataclass_transform

from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject, Millis, Seat

from .vocabulary import (
    Short,
)


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all REST bodies from the browser."""


MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]


class QuietHours(Body):
    """Minutes of the day between which nothing shall arrive or fall due; over midnight if it ends
    before it begins."""

    begins: MinuteOfDay
    ends: MinuteOfDay


class ClosedHours(Body):
    """By post: when no deadline falls due, in a time zone. Neither: it may at any time."""

    zone: Short
    weekends: bool = False
    night: QuietHours | None = None


class Role(Struct, frozen=True):
    """What a seat plays in a game whose seats differ, such as a power."""

    id: str
    names: dict[str, str]
    """By language."""


class Problem(Struct, frozen=True):
    """A refusal: a code, its parameters, and a sentence where the reader's language is known
    (otherwise the message `rejected-<code>` of the catalogues)."""

    code: str
    params: JsonObject = {}
    text: str = ""


class SanctionView(Struct, frozen=True):
    """A sanction that holds, as the person is told of it."""

    id: int
    kind: Literal["warning", "timeout", "ban"]
    reason: str
    """A `ReportReason`."""
    until: Millis | None
    """By the wall clock; None: for good, and for a warning until it is acknowledged."""


class Message(Struct, frozen=True, tag_field="type", tag="message"):
    """A line of chat, or a letter. Also sent by itself when there is a new one."""

    number: int
    person: str
    name: str
    seat: Seat | None
    to: tuple[Seat, ...] | None
    """The recipients of a letter; None for chat."""
    text: str
    wall: Millis
    round: int
    """Of the match, when it was written; 0 before it."""
    phase: str
    gallery: bool = False
    """Whether it was written by a spectator during a match: players get it once that is over."""
    match: str = ""
    """The match during which it was written."""
