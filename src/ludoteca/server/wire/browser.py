"""Messages from the browser at a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, dataclass_transform

from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject, snake_case

from .shared import ClosedHours
from .vocabulary import (
    Hex,
    Id,
    MoveData,
    Note,
    Press,
    Reaction,
    ReportReason,
    Roles,
    Seats,
    Short,
    Speed,
    Text,
    What,
    Whole,
)


@dataclass_transform(frozen_default=True)
class FromBrowser(
    Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True
):
    """The base of all messages from the browser."""


class Hello(FromBrowser):
    """The first message: the browser knows the match `match` up to step `since`."""

    match: Short = ""
    since: Whole = 0
    text: bool = False
    """Whether to describe positions in words too."""
    screen: bool = False
    """Whether this is a shared screen: it gets a spectator's view, whoever opened it."""


class Ping(FromBrowser):
    sent: Whole


class Request(FromBrowser):
    """A message that gets exactly one reply with the same id."""

    id: Id


class Play(Request):
    """Make a move: `{"move": tag, …fields}`."""

    move: MoveData


class PlayAlong(Request):
    """Answer as a spectator, outside the match: `{"move": tag, …fields}`. Answered by
    `played_along`."""

    move: MoveData


class Sit(Request):
    """Take this seat, or the first free one, under this name if one is given. During a match: an
    empty seat, to play from the next round on."""

    seat: Whole | None = None
    name: Short = ""


class Stand(Request):
    """Give up the seat before the match."""


class Pledge(Request):
    """Commit to a nonce of 32 bytes by its SHA-256. Only before the start."""

    hash: Hex


class Wish(Request):
    """Say which roles to play rather than others, the dearest first. Only before the start."""

    roles: Roles


class Reveal(Request):
    """Reveal the nonce when the server asks for it at the start."""

    nonce: Hex


class Resign(Request):
    """Give up the match and stay at the table."""


class Leave(Request):
    """Leave the table: give up the seat, and the match if there is one."""


class Propose(Request):
    """Ask the others; or take back one's own last move where that needs nobody's consent."""

    what: What
    step: Whole | None = None
    """For a take-back: the number of steps that stay; None for all before my last move."""
    person: str = ""
    """For a vote to remove or mute: whom."""
    speed: Speed = 1
    """How quickly the bots shall play, where that is proposed."""
    winners: Seats = ()
    """For a shared victory: who shares it; for a concession: whom the others concede to."""
    minutes: Whole = 0
    """For an extension: how much later the deadline shall be."""
    seat: Whole | None = None
    """Which seat a person or a bot shall take over, or shall be let go."""
    strength: Short = ""
    """Of the bot that shall take it."""


class Consent(Request):
    """Agree to the proposal or decline it; its proposer withdraws it by declining."""

    agree: bool
    proposal: str = ""
    """The id of the proposal that was read; refused if it is not the open one. Empty for any."""


class Chat(Request):
    text: Text


class React(Request):
    """Show everybody at a party a reaction, for a moment."""

    kind: Reaction


class Letter(Request):
    to: Seats
    text: Text


class Read(Request):
    """Mark a message as read, and those before it in the same conversation."""

    number: Whole


class AskMessages(Request):
    """Ask for the messages before a number. Answered by `messages`."""

    before: Whole


class OfferSeat(Request):
    """Ask for a link by which somebody else can take over an open seat. Answered by `offered`."""

    seat: Whole


class TakeSeat(Request):
    """Take over an open seat of a running match; or take up one's own again."""

    seat: Whole


class Report(Request):
    """Report a message to the operators."""

    number: Whole
    reason: ReportReason = "other"
    note: Note = ""


class ReportPerson(Request):
    """Report a person at the table to the operators."""

    person: Short
    reason: ReportReason
    note: Note = ""


class StateAt(Request):
    """Ask for the position after a number of steps. Answered by `past`."""

    step: Whole


class Suppose(Request):
    """Ask the game's sandbox “what if?”. Answered by `supposed`."""

    given: JsonObject


class HoldClock(Request):
    """In a tutorial: let no time run out while the learner reads, or go on."""

    held: bool


class AskHistory(Request):
    """Ask for the steps after `since` up to `until`; -1 includes the opening. Answered by
    `history`."""

    since: Whole
    until: Whole


# For the host only


class Kick(Request):
    person: Short


class Mute(Request):
    person: Short
    muted: bool


class Lock(Request):
    """Keep others from sitting down."""

    locked: bool


class Doors(Request):
    """Whether the table is listed, whether people without a seat may watch; before a match also
    whether the table is hosted, what players may write and, until somebody else sits, whether it is
    rated and, until somebody else comes, whether it is anonymous; whether roles are dealt by
    wishes; by post when no deadline falls due and whether deadlines wait for holidays; at any time
    whether late guests may join a match, words are filtered and names approved (None: as it is)."""

    public: bool
    spectators: bool
    hosted: bool | None = None
    rated: bool | None = None
    press: Press | None = None
    anonymous: bool | None = None
    hours: ClosedHours | None = None
    holidays: bool | None = None
    by_preference: bool | None = None
    word_filter: bool | None = None
    name_approval: bool | None = None
    joins: bool | None = None
    safe: bool | None = None
    """Safe for a class; not taken back once others sit."""
    chat: bool | None = None
    reactions: bool | None = None
    host_paced: bool | None = None
    """Whether the host says when a match goes on after the result of a round."""


class OpenSeats(Request):
    """Open so many seats at a party table, also during a match."""

    seats: Whole


class ApproveName(Request):
    """Show the name that a person asks for, or call them something else."""

    person: Short
    name: Short = ""
    """Empty: as they ask."""


class HandOver(Request):
    person: Short


class AddBot(Request):
    """Let a bot sit down: this character, or the next one that nobody is."""

    strength: Short
    seat: Whole | None = None
    character: Short = ""


class RemoveBot(Request):
    seat: Whole


class SetOptions(Request):
    options: JsonObject


class SetTeam(Request):
    """Join a team; only the host may move others."""

    seat: Whole
    team: Whole


class MakeTeams(Request):
    """Set the number of teams, from 2 on; with 0 everybody plays alone."""

    count: Whole


class BalanceTeams(Request):
    """Distribute the seats evenly over the teams."""


class Start(Request):
    pass


class Rematch(Request):
    """Return to waiting, with the same people in their seats."""


class Enqueue(Request):
    """Append a game to the queue."""

    game: Short
    options: JsonObject = {}


class Dequeue(Request):
    """Remove a game from the queue, counted from 0."""

    number: Whole


class NextGame(Request):
    """Start the next game of the queue."""


class Advance(Request):
    """At a hosted table: let the autopilot play for everyone the match waits for; where it waits
    for nobody, let the next alarm fire at once."""

    only: Literal["", "next", "skip"] = ""
    """`next`: only while the result of a round is shown; `skip`: only before."""
    round: Whole | None = None
    """Only in this round: a press that comes late, or twice, does nothing more."""


class GiveTime(Request):
    """At a hosted table: let the question, drawing or turn that runs go on for longer."""

    seconds: Annotated[int, Meta(ge=5, le=300)]


class EndMatch(Request):
    """At a hosted table: end the match for everybody, with the ranking as it stands."""


class Close(Request):
    """End the table for everybody."""


FromBrowserMessage: TypeAlias = (
    Hello | Ping | Play | PlayAlong | Sit | Stand | Pledge | Wish | Reveal | Resign | Leave
    | Propose | Consent | Chat | React | Letter | Read | AskMessages | OfferSeat | TakeSeat | Report
    | ReportPerson | StateAt | Suppose | HoldClock | AskHistory | Kick | Mute | Lock | Doors
    | OpenSeats | ApproveName | HandOver | AddBot | RemoveBot | SetOptions | SetTeam | MakeTeams
    | BalanceTeams | Start | Rematch | Enqueue | Dequeue | NextGame | Advance | GiveTime
    | EndMatch | Close
)  # fmt: skip
