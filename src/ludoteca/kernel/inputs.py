"""Inputs of a match, as its log holds them, and the steps they make."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from .choices.move import Move
from .event import Event
from .types import Agreement, JsonObject, Millis, Seat

S = TypeVar("S")


class Input(Struct, frozen=True, gc=False, tag_field="in"):
    """An input to a match, at a moment of match time."""


class Play(Input, frozen=True, tag="play"):
    at: Millis
    seat: Seat
    move: Move


class Alarm(Input, frozen=True, tag="alarm"):
    """An alarm fired."""

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


class Join(Input, frozen=True, tag="join"):
    """Somebody takes a seat that was empty until now, and plays from the next round."""

    at: Millis
    seat: Seat


class TakeBack(Input, frozen=True, tag="take_back"):
    """Undo everything from this step on."""

    at: Millis
    step: int


class Agree(Input, frozen=True, tag="agree"):
    """The players agree on the end of the match."""

    at: Millis
    on: Agreement
    winners: tuple[Seat, ...] = ()
    """For a shared victory those who share it, for a concession whom the others concede to."""


AnyInput: TypeAlias = Play | Alarm | Skip | Leave | Rejoin | Join | TakeBack | Agree


class RawPlay(Struct, frozen=True, tag="play", tag_field="in"):
    """A play as stored in a record, with the move not yet decoded."""

    at: Millis
    seat: Seat
    move: JsonObject


RawInput: TypeAlias = RawPlay | Alarm | Skip | Leave | Rejoin | Join | TakeBack | Agree


class Step(Struct, Generic[S], frozen=True, gc=False):
    """One input with its events and the state after it: made by `prepare`, put into force by
    `accept`."""

    index: int
    input: AnyInput
    events: tuple[Event, ...]
    state: S
