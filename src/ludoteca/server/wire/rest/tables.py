"""REST bodies about tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject, Millis, Seat

from ..shared import Body, ClosedHours
from ..table_view import TableView
from ..vocabulary import OpenedBy, Phase, Press, Short, Whole

MOST_BOTS = 30


class SeatOffer(Struct, frozen=True, kw_only=True):
    """A seat in a match that waits for somebody to take it over."""

    table: str
    game: str
    seat: Seat
    name: str
    """The name of the person who left it."""


class OpenSeatCard(Struct, frozen=True, kw_only=True):
    """A seat of a running match, in a list, that anybody may take over at its table."""

    table: str
    game: str
    pace: str
    """`post`, or `live` where everybody is there."""
    seat: Seat
    name: str
    """Who had it, or the bot that plays for it."""
    opened: OpenedBy
    since: Millis
    until: Millis | None
    """By post: when it leaves the match; None where it stays."""
    round: int
    """Of the match, when it was opened."""
    players: tuple[str, ...]
    """The names of the others."""
    rated: bool


class NewTable(Body):
    game: Short
    options: JsonObject = {}
    public: bool = False
    spectators: bool = True
    creation: Short = ""
    """The id of a kept document, such as a quiz, that the table plays; the options need not have
    it."""
    sit: bool = True
    """Whether the host sits down at once."""
    bots: Annotated[tuple[Short, ...], Meta(max_length=MOST_BOTS)] = ()
    """Strengths of bots that sit down at once."""
    hosted: bool | None = None
    """Whether the table is hosted, for live games only; None: it is where the game is live."""
    tutorial: bool = False
    """Whether to begin the tutorial of the game at once; then nothing else counts but `game`."""
    rated: bool = False
    """Whether its matches change ratings: public tables that are not hosted, with the game's own
    content."""
    press: Press = "private"
    anonymous: bool = False
    """Whether nobody is told who plays until the match is over."""
    word_filter: bool = False
    """Whether what is written and how people are called is checked against a list of words."""
    name_approval: bool = False
    """Whether the name of who comes is shown once the host has approved it."""
    safe: bool = False
    """Whether it is safe for a class, which turns on both of these; hosted tables only."""
    host_paced: bool = False
    """Whether a match goes on after the result of a round only when the host says so."""
    name: Short = ""
    """What the table is called."""
    starts_full: bool = False
    """By post: whether the match begins by itself once all seats are taken."""
    starts_at: Whole | None = None
    """By post: when the match begins by itself, if enough are seated."""
    least_reliability: Annotated[int, Meta(ge=0, le=100)] = 0
    """Percent of begun matches not abandoned, to take a seat; new players may always."""
    hours: ClosedHours | None = None
    """By post: when no deadline falls due."""
    holidays: bool = True
    """By post: whether deadlines wait for players on holiday."""
    by_preference: bool = False
    """Whether the roles of the game are dealt by the wishes of the players."""


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: str
    phase: Phase
    host: str
    """A name."""
    names: tuple[str, ...]
    free: int
    yours: bool
    """Whether you have a seat there."""
    your_turn: bool
    due: Millis | None = None
    """By post, where you play: the next deadline, by the wall clock."""
    unread: int = 0
    """By post: messages you have not read, of the latest ones."""
    touched: Millis
    rated: bool = False
    anonymous: bool = False
    name: str = ""
    """What the host calls it; empty for none."""
    seats: int = 0
    opened: Millis = 0
    started: Millis = 0
    ended: Millis = 0
    """When its match began, while it runs, or ended, once it is over; otherwise 0."""
    starts_at: Millis | None = None
    least_reliability: int = 0


class TableLook(Struct, frozen=True, kw_only=True):
    """A table as visitors see it before they give a name."""

    table: TableView
    may_enter: bool
