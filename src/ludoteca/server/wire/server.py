"""Messages from the server at a table."""

from __future__ import annotations

from typing import TypeAlias, dataclass_transform

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis, Seat, Told, snake_case

from .match_view import DueView, MatchView, PastStep, Position, SharedPosition
from .shared import Message, Problem, SanctionView
from .table_view import StandingView, TableView, You
from .vocabulary import ChoiceRow, GameEvent, Id, Outcome, Reaction, View, What


@dataclass_transform(frozen_default=True)
class FromServer(Struct, frozen=True, tag_field="type", tag=snake_case):
    """The base of all messages from the server."""


class Welcome(FromServer):
    """The answer to `hello`: the whole state of the table and the match."""

    you: You
    table: TableView
    match: MatchView | None
    steps: tuple[PastStep, ...]
    """The steps this browser missed, or the last ones."""
    messages: tuple[Message, ...]
    unread: tuple[int, ...]
    """The numbers of unread messages, in correspondence matches."""
    now: Millis
    left_at: int | None = None
    """The number of steps of the match when this person's last connection closed."""
    messages_before: int = 0
    """The number before which there may be older messages; 0 for none."""


class Table(FromServer):
    """The table changed."""

    table: TableView
    you: You


class Begun(FromServer):
    """A match began, or is seen from another seat from now on; `opening` is its step 0."""

    match: MatchView
    opening: PastStep


class SharedStep(FromServer, tag="step"):
    """The part of a step that is the same for every viewer."""

    seq: int
    at: Millis
    wall: Millis
    position: SharedPosition


class Step(SharedStep, tag="step"):
    """A step of the match."""

    position: Position
    events: tuple[GameEvent, ...]


class Stream(FromServer):
    """Events of quick steps (strokes, guesses) that change neither the turn nor choices nor the
    clock."""

    steps: tuple[PastStep, ...]


class Timing(FromServer):
    """The match was paused or resumed, so that its deadline moved."""

    paused: bool
    due: DueView | None


class ProposalEnded(FromServer):
    """The open proposal was decided, ran out of time or was withdrawn."""

    what: What
    by: Seat
    name: str
    """For a vote: of the person it was about."""
    outcome: Outcome


class Answer(FromServer):
    """The request was executed and stored."""

    id: Id
    seq: int | None = None
    """The step it caused."""


class PlayedAlong(FromServer):
    """A spectator's answer was judged; `told` is empty where that is told when the round is over.
    After `close` and `wrong` there may be another."""

    id: Id
    told: Told


class Audience(FromServer):
    """How a spectator who plays along stands, and what they may answer now. Big screens, and
    players once the match is over, are told of the best only."""

    choices: tuple[ChoiceRow, ...] = ()
    told: Told = ""
    """Of the last answer in this round."""
    gain: int | None = None
    """Points of the round that ended last; None for who took no part in it."""
    points: int = 0
    place: int | None = None
    top: tuple[StandingView, ...] = ()
    count: int = 0
    """Number of spectators who have played along."""


class Refused(FromServer):
    """The request was refused. `id` is empty where the message had no readable one."""

    id: str
    code: str
    params: JsonObject
    text: str


class Past(FromServer):
    """The position after a number of steps."""

    id: Id
    step: int
    view: View
    text: str


class Supposed(FromServer):
    """The outcome that the game's sandbox worked out."""

    id: Id
    outcome: JsonObject


class History(FromServer):
    id: Id
    steps: tuple[PastStep, ...]


class Messages(FromServer):
    """Older messages, in order."""

    id: Id
    messages: tuple[Message, ...]
    before: int
    """The number before which there may be more; 0 for none."""


class Offered(FromServer):
    """A link that lets one person take over one seat, once."""

    id: Id
    link: str


class RevealNonce(FromServer):
    """The host has started: the browser is to reveal its nonce."""


class Reacted(FromServer):
    """A person reacted; a muted one is told of it alone."""

    person: str
    name: str
    seat: Seat | None
    kind: Reaction


class Presence(FromServer):
    """A person came online or went offline."""

    person: str
    online: bool
    autopilot: Millis | None = None
    """As in `PersonView`."""


class Pong(FromServer):
    sent: Millis
    now: Millis


class Sanctioned(FromServer):
    """What operators have settled about the person behind this browser changed."""

    sanctions: tuple[SanctionView, ...]


class Gone(FromServer):
    """The browser may no longer see the table: kicked, or closed. It must not reconnect."""

    problem: Problem


class Closing(FromServer):
    """The server restarts: reconnect after `retry` milliseconds."""

    retry: Millis


FromServerMessage: TypeAlias = (
    Welcome | Table | Begun | Step | Stream | Timing | ProposalEnded | Answer | PlayedAlong
    | Audience | Refused | Past
    | Supposed | History | Messages | Offered | RevealNonce | Message | Reacted | Presence | Pong
    | Sanctioned | Gone | Closing
)  # fmt: skip
