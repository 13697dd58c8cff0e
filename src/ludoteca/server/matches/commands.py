"""Wishes: what somebody wants to happen in a match, and what then became of it. Such things come
and go with every move, in no circles: the garbage collector need not look at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec import Struct

from ludoteca.kernel import (
    AnyInput,
    Event,
    Millis,
    Rejected,
    State,
    Step,
)

MakeInput: TypeAlias = Callable[[Millis], AnyInput]
"""An input, once it is known at which moment of match time it comes."""


class Wish(Struct, frozen=True, gc=False):
    """An input somebody wants, and the message it came in, if it came in one."""

    make: MakeInput
    session: str = ""
    message: str = ""
    streaming: bool = False


class Outcome(Struct, frozen=True):
    """What became of a wish: the step's number, or why not."""

    seq: int | None
    refusal: Rejected | None = None
    repeated: bool = False
    """It had been carried out before."""


class Happened(Struct, frozen=True, gc=False):
    """What a few wishes brought about, all of it stored."""

    before: State
    steps: Sequence[Step[State]]
    outcomes: Sequence[Outcome]
    wall: Millis
    mailed: bool = False
    """Whether some of it waits to be mailed."""


class Recent(Struct, frozen=True, gc=False):
    """A step that was stored not long ago, and all that happened in it."""

    seq: int
    at: Millis
    wall: Millis
    events: Sequence[Event]
