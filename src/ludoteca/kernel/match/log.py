"""The log: every input of a match and nothing else, and the steps it makes."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from ..event import Event
from ..move import Move
from ..types import Millis, Seat

S = TypeVar("S")


class Input(Struct, frozen=True, gc=False, tag_field="in"):
    """Something that came into the match from outside, at a moment of match time."""


class Play(Input, frozen=True, tag="play"):
    at: Millis
    seat: Seat
    move: Move


class Alarm(Input, frozen=True, tag="alarm"):
    """What was due happened."""

    at: Millis
    name: str


class Skip(Input, frozen=True, tag="skip"):
    """The autopilot plays for an absent seat."""

    at: Millis
    seat: Seat


class Leave(Input, frozen=True, tag="leave"):
    at: Millis
    seat: Seat


class Rejoin(Input, frozen=True, tag="rejoin"):
    at: Millis
    seat: Seat


class TakeBack(Input, frozen=True, tag="take_back"):
    """Everything from this step on did not happen."""

    at: Millis
    step: int


AnyInput: TypeAlias = Play | Alarm | Skip | Leave | Rejoin | TakeBack


class RawPlay(Struct, frozen=True, tag="play", tag_field="in"):
    """A play as it stands in a record, before its game has read the move."""

    at: Millis
    seat: Seat
    move: dict[str, Any]


RawInput: TypeAlias = RawPlay | Alarm | Skip | Leave | Rejoin | TakeBack


class Step(Struct, Generic[S], frozen=True, gc=False):
    """One input and what came of it; prepared first, accepted when it is safely stored."""

    index: int
    input: AnyInput
    events: tuple[Event, ...]
    state: S
