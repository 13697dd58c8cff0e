"""What the server says at a table."""

from __future__ import annotations

from typing import Any, TypeAlias, dataclass_transform

from msgspec import Struct

from ludoteca.kernel import Millis, snake_case

from .shared import (
    DueView,
    GameEvent,
    Id,
    MatchView,
    Message,
    PastStep,
    Position,
    Problem,
    SharedPosition,
    TableView,
    View,
    You,
)


@dataclass_transform(frozen_default=True)
class FromServer(Struct, frozen=True, tag_field="type", tag=snake_case):
    """The base of everything the server says."""


class Welcome(FromServer):
    """The answer to hello: all there is to know."""

    you: You
    table: TableView
    match: MatchView | None
    steps: tuple[PastStep, ...]
    """What this browser missed, or the last ones."""
    messages: tuple[Message, ...]
    unread: tuple[int, ...]
    """The numbers of those not read yet, where a match is played by post."""
    now: Millis


class Table(FromServer):
    """The table changed."""

    table: TableView
    you: You


class Begun(FromServer):
    """A match began; `opening` is its step 0."""

    match: MatchView
    opening: PastStep


class SharedStep(FromServer, tag="step"):
    """Something happened in the match: how every frame of it begins."""

    seq: int
    at: Millis
    wall: Millis
    position: SharedPosition


class Step(SharedStep, tag="step"):
    """Something happened in the match."""

    position: Position
    events: tuple[GameEvent, ...]


class Stream(FromServer):
    """Quick steps (strokes, guesses) that leave whose turn it is, choices and clock as they
    are: their events only."""

    steps: tuple[PastStep, ...]


class Timing(FromServer):
    """The match was paused or goes on: what is due is due at another moment."""

    paused: bool
    due: DueView | None


class Answer(FromServer):
    """It is done, and stored."""

    id: Id
    seq: int | None = None
    """The step that came of it."""


class Refused(FromServer):
    """It is not done, and why. `id` is empty where the message had none that could be read."""

    id: str
    code: str
    params: dict[str, Any]
    text: str


class Past(FromServer):
    """The match after so many steps."""

    id: Id
    step: int
    view: View
    text: str


class Supposed(FromServer):
    """What would come of it, as the game tells."""

    id: Id
    outcome: dict[str, Any]


class History(FromServer):
    id: Id
    steps: tuple[PastStep, ...]


class Offered(FromServer):
    """A link that lets one person take over one seat, once."""

    id: Id
    link: str


class RevealNonce(FromServer):
    """The host has started: show the nonce you pledged."""


class Presence(FromServer):
    """Somebody came or went."""

    person: str
    online: bool


class Pong(FromServer):
    sent: Millis
    now: Millis


class Gone(FromServer):
    """This table is no longer yours to see: kicked, or closed. Do not come back by yourself."""

    problem: Problem


class Closing(FromServer):
    """The server goes down for a moment: come back after so many milliseconds."""

    retry: Millis


FromServerMessage: TypeAlias = (
    Welcome | Table | Begun | Step | Stream | Timing | Answer | Refused | Past | Supposed | History
    | Offered | RevealNonce | Message | Presence | Pong | Gone | Closing
)  # fmt: skip
