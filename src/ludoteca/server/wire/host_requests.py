"""Requests of the host of a table; some of them players may make for themselves."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteca.kernel import JsonObject

from .request import Request
from .shared import ClosedHours
from .vocabulary import Press, Short, Whole


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
