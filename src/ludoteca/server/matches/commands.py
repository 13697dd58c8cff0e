"""Commands to a match and their results. `gc=False` where a struct cannot be part of a cycle (an
exception, as in `CommandResult`, can)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from ludoteca.kernel import AnyInput, Event, Millis, Rejected, Seat, State, Step
from ludoteca.store import Departure, MailRow, PushRow

MakeInput: TypeAlias = Callable[[Millis], AnyInput]
"""Builds the input once its match time is known."""


class Command(Struct, frozen=True, gc=False):
    """An input to a match, with the session and id of the message that asked for it, if any."""

    make: MakeInput
    session: str = ""
    message: str = ""
    streaming: bool = False
    why: Departure = "left"
    """Of a seat that is given up."""


class CommandResult(Struct, frozen=True):
    """The number of the step a command made, or why it was refused."""

    seq: int | None
    refusal: Rejected | None = None
    repeated: bool = False
    """The message had been executed before; `seq` is the step of that time."""

    def require(self) -> int | None:
        """The step's number; raises the refusal."""
        if self.refusal is not None:
            raise self.refusal
        return self.seq


class Notices(NamedTuple):
    """What is stored with steps so that people hear of them."""

    mails: tuple[MailRow, ...] = ()
    pushes: tuple[PushRow, ...] = ()
    settled: tuple[Seat, ...] = ()
    """Seats the match no longer waits for."""


NO_NOTICES = Notices()


class Committed(Struct, frozen=True, gc=False):
    """Stored steps and the results of the commands that made them."""

    before: State
    steps: Sequence[Step[State]]
    results: Sequence[CommandResult]
    wall: Millis
    has_mail: bool = False
    has_push: bool = False
    """Whether mail or pushes were stored with the steps."""


class RecentStep(Struct, frozen=True, gc=False):
    """A stored step with all its events, kept in memory for reconnecting clients."""

    index: int
    """Counted from 0; clients are told `seq`, which is one more."""
    at: Millis
    wall: Millis
    events: Sequence[Event]
