"""What a browser says at a table."""

from __future__ import annotations

from typing import Any, TypeAlias, dataclass_transform

from msgspec import Struct

from ludoteca.kernel import snake_case

from .shared import (
    Hex,
    Id,
    MoveData,
    Text,
    What,
    Whole,
)


@dataclass_transform(frozen_default=True)
class FromBrowser(
    Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True
):
    """The base of everything a browser says."""


class Hello(FromBrowser):
    """Here I am; I know the match `match` up to step `since`."""

    match: str = ""
    since: Whole = 0
    text: bool = False
    """Whether to describe positions in words too."""
    screen: bool = False
    """Whether this is a screen that everybody looks at: it gets what a spectator gets, whoever
    opened it."""


class Ping(FromBrowser):
    sent: Whole


class Request(FromBrowser):
    """Something that is answered."""

    id: Id


class Play(Request):
    """Make a move: `{"move": tag, …fields}`."""

    move: MoveData


class Sit(Request):
    """Take a seat, or the first that is free; under another name if that is given."""

    seat: Whole | None = None
    name: str = ""


class Stand(Request):
    """Give up the seat before the match."""


class Pledge(Request):
    """Bind myself to a nonce of 32 bytes: its SHA-256. Only before the start."""

    hash: Hex


class Reveal(Request):
    """The nonce itself, when the server asks for it at the start."""

    nonce: Hex


class Resign(Request):
    """Give up the match and stay at the table."""


class Leave(Request):
    """Go: give up the seat, and the match if there is one."""


class Propose(Request):
    what: What
    step: Whole | None = None
    """For a take-back: how many steps stay; None for all but my last move and what followed."""


class Consent(Request):
    """My answer to the proposal."""

    agree: bool


class Chat(Request):
    text: Text


class Letter(Request):
    to: tuple[Whole, ...]
    text: Text


class Read(Request):
    """I have read this message and what came before it in the same conversation."""

    number: Whole


class OfferSeat(Request):
    """A link by which somebody else can take over a seat that waits for that. Answered by
    `offered`."""

    seat: Whole


class Report(Request):
    """Tell the operator about a message."""

    number: Whole


class StateAt(Request):
    """How did it look after so many steps? Answered by `past`."""

    step: Whole


class Suppose(Request):
    """What if? What may be asked is the game's to say. Answered by `supposed`."""

    given: dict[str, Any]


class AskHistory(Request):
    """The steps after one up to another, -1 for the opening too. Answered by `history`."""

    since: Whole
    until: Whole


# What only the host may do


class Kick(Request):
    person: str


class Mute(Request):
    person: str
    muted: bool


class Lock(Request):
    """Nobody new may sit."""

    locked: bool


class Doors(Request):
    """Whether the table is listed, and whether people without a seat may watch."""

    public: bool
    spectators: bool


class HandOver(Request):
    person: str


class AddBot(Request):
    strength: str
    seat: Whole | None = None


class RemoveBot(Request):
    seat: Whole


class SetOptions(Request):
    options: dict[str, Any]


class SetTeam(Request):
    """Join a team; only the host sends others to one."""

    seat: Whole
    team: Whole


class MakeTeams(Request):
    """Let so many teams play, from 2 on; with 0 everybody plays alone."""

    count: Whole


class BalanceTeams(Request):
    """Deal everybody to the teams anew."""


class Start(Request):
    pass


class Rematch(Request):
    """Back to waiting, with the same people in their seats."""


class Enqueue(Request):
    """Let a game follow, with the same people."""

    game: str
    options: dict[str, Any] = {}


class Dequeue(Request):
    """Let a game of the queue, counted from 0, not be played."""

    number: Whole


class NextGame(Request):
    """Go on to the next game of the queue."""


class Close(Request):
    """End the table for everybody."""


FromBrowserMessage: TypeAlias = (
    Hello | Ping | Play | Sit | Stand | Pledge | Reveal | Resign | Leave | Propose | Consent
    | Chat | Letter | Read | OfferSeat | Report | StateAt | Suppose | AskHistory | Kick | Mute
    | Lock | Doors | HandOver | AddBot | RemoveBot | SetOptions | SetTeam | MakeTeams
    | BalanceTeams | Start | Rematch | Enqueue | Dequeue | NextGame | Close
)  # fmt: skip
