"""REST bodies about tables and matches, and the table of all endpoints. Those about games and
people have modules of their own. Refusals are a `Problem`, with a status of 4xx.

| | |
|---|---|
| `GET /api/welcome` | `Welcoming` |
| `POST /api/session` | `NewSession` → `Session`, and a cookie |
| `PATCH /api/session` | `SessionChange` → `Session` |
| `DELETE /api/session`, `DELETE /api/session/everywhere` | log out |
| `GET /api/sessions` | `OwnSession[]`: those of the account |
| `DELETE /api/sessions`, `DELETE /api/sessions/{id}` | log out all others; log out one |
| `GET`, `POST /api/programs` | `Program[]`; `ProgramName` → `MadeProgram` |
| `PATCH`, `DELETE /api/programs/{id}` | `ProgramName` → `Program`; revoke its token |
| `POST /api/session/device-code` | → `DeviceCode`: type it on the other device |
| `POST /api/session/device` | `GivenCode` → `Session`, and its cookie: the old device loses it |
| `POST /api/login`, `POST /api/login/confirm` | `LoginWish`; `GivenCode` → `Session`, new cookie |
| `GET /api/profile` | `Profile` |
| `GET /api/games`, `GET /api/games/{id}` | `GameCard[]`, `GamePage` (`?locale=`) |
| `GET /api/catalogues/{locale}` | the common messages: Fluent, as plain text |
| `GET /api/games/{id}/catalogues/{locale}` | the game's own, which override the common ones |
| `GET /api/games/{id}/pictures/{locale}/{name}` | a picture of its rules: SVG |
| `GET /api/games/{id}/leaderboard` | `Leaderboard` (`?pace=&page=`) |
| `POST /api/games/{id}/uploads/{option}` | `Upload` → `UploadResult` (`?locale=`) |
| `GET /api/games/{id}/workshops/{option}` | the documents to begin with |
| `POST /api/games/{id}/workshops/{option}` | `WorkshopDocument` → `WorkshopBoard` (`?locale=`) |
| `GET /api/tables`, `GET /api/tables/mine` | `TableCard[]`: the open ones; yours |
| `GET /api/tables/open-seats` | `OpenSeatCard[]`: seats of running matches to take over |
| `POST /api/tables` | `NewTable` → `TableLook`; with `tutorial` its match has begun |
| `GET /api/tables/{code}`, `GET /api/tables/{code}/qr` | `TableLook`; the link as SVG |
| `GET`, `POST /api/tournaments` | `TournamentList`; `NewTournament` → `TournamentView` |
| `GET /api/tournaments/{code}` | `TournamentView`; null if it is at revision `?since=` |
| `POST`, `DELETE /api/tournaments/{code}/entry` | enter, withdraw → `TournamentView` |
| `POST /api/tournaments/{code}/action` | `TournamentAction` of the organiser → `TournamentView` |
| `GET /api/seats/{code}`, `POST /api/seats/{code}` | `SeatOffer`; take it → `TableLook` |
| `POST /api/calendar`, `DELETE /api/calendar` | → `Calendar`: a new address; none any more |
| `GET /api/calendar/{secret}.ics` | my deadlines, for a calendar |
| `GET`, `POST /api/holidays`, `POST /api/holidays/end` | `Holidays`; `NewHoliday`, `HolidayEnd` |
| `POST /api/unsubscribe/{key}` | no more mails |
| `GET /api/matches/{id}` | `MatchSummary`; `?link=` here and below: the secret of a replay link |
| `GET /api/matches/{id}/record` | the record; before the end its set-up only |
| `GET /api/matches/{id}/steps` | `ReplayStep[]` (`?seat=&since=&limit=`), once it is over |
| `GET /api/matches/{id}/analysis` | `MatchAnalysis`, once it is over |
| `GET /api/matches/{id}/report` | what only its game tells of it afterwards; or `null` |
| `POST`, `DELETE /api/matches/{id}/links` | → `ReplayLink`; the links you made stop working |
| `GET /api/matches/{id}/scenery` | what its board looks like, as the game says; or `null` |
| `GET /api/standing`, `POST /api/standing/{id}` | `OwnStanding`; a warning was read |
| `POST /api/players/{id}/report` | `PersonReport` |
| `POST /api/operator/entry` | `OperatorCode` → `OwnStanding` |
| `GET /api/operator` | `OperatorDesk` (`?order=`: `newest`, `most`) |
| `POST /api/operator/cases/{id}` | `CaseDecision` → `OperatorDesk` |
| `DELETE /api/operator/sanctions/{id}` | undo a sanction → `OperatorDesk` |
| `GET /health`, `GET /metrics`, `GET /api/openapi.json` | for operators |
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject, Millis, Seat

from .people import Session
from .shared import Body, ClosedHours, PastStep, TableView
from .vocabulary import MoveData, OpenedBy, Phase, Press, Short, View, Whole

MOST_BOTS = 30

# Tables


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


# Matches


class Sitter(Struct, frozen=True, kw_only=True):
    """The holder of a seat in a match."""

    name: str
    person: str | None
    """None also for others in an anonymous match, until it is over."""
    bot: str | None


class SeatChange(Struct, frozen=True, kw_only=True):
    """Somebody took over a seat."""

    step: int
    """After how many steps of the match."""
    seat: Seat
    before: str
    """The name of who had it."""
    name: str
    bot: str | None
    """The strength, if a bot took it."""


class Dealt(Struct, frozen=True):
    """Roles dealt by wishes (docs/server.md): the roles by seat; and of the players, in the order
    of their seats before, what they wished and the seats they got."""

    roles: tuple[str, ...]
    wishes: tuple[tuple[str, ...], ...]
    seats: tuple[Seat, ...]


class MatchSummary(Struct, frozen=True, kw_only=True):
    id: str
    table: str
    game: str
    created: Millis
    """When it began."""
    ended: Millis | None = None
    sitters: tuple[Sitter, ...]
    seat: Seat | None
    """Yours."""
    over: str
    places: tuple[tuple[Seat, ...], ...]
    steps: int
    options: JsonObject
    """Large ones are left out of a list."""
    teams: tuple[int, ...]
    """Of each seat; empty where everybody played alone."""
    terms: dict[str, dict[str, str]]
    commitment: str
    spectators: bool = True
    """Whether everybody may see it; otherwise only its players, and by their links."""
    seat_changes: tuple[SeatChange, ...] = ()
    """Who took over a seat, in order."""
    dealt: Dealt | None = None
    """How its roles were dealt by wishes, once it is over."""


class ReplayLink(Struct, frozen=True, kw_only=True):
    """A link to the replay of a match, by one of its players."""

    address: str


class ReplayStep(Struct, frozen=True, kw_only=True):
    step: PastStep
    view: View
    text: str


class MomentView(Struct, frozen=True, kw_only=True):
    """A moment worth jumping to: the message `moment-<kind>`, filled with the names of `seats`
    (`first`, `second`) and with `figures`."""

    seq: int
    """The position after it."""
    round: int
    kind: str
    seats: tuple[int, ...]
    figures: dict[str, int | float | str]
    weight: float


class SeriesView(Struct, frozen=True, kw_only=True):
    """A figure of every seat over time: the message `series-<name>`."""

    name: str
    rounds: tuple[int, ...]
    seqs: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    """One row a seat."""


class AwardView(Struct, frozen=True, kw_only=True):
    """An award, shared by some seats: the messages `award-<kind>` and `award-<kind>-told`, the
    second one filled with `figure`."""

    kind: str
    seats: tuple[int, ...]
    figure: int | float


class ThoughtView(Struct, frozen=True, kw_only=True):
    """The reasoning of a bot's move: the message `reasoning`, filled with these values."""

    seq: int
    """The position after it."""
    seat: int
    move: MoveData
    reasoning: dict[str, int | float | str]


class MatchAnalysis(Struct, frozen=True, kw_only=True):
    """Statistics of a match; empty where its game has no analyst."""

    seats: tuple[JsonObject, ...]
    """Figures of every seat by name: the messages `figure-<name>`."""
    series: tuple[SeriesView, ...]
    moments: tuple[MomentView, ...]
    awards: tuple[AwardView, ...] = ()
    thoughts: tuple[ThoughtView, ...] = ()
    rounds: int = 0
    duration: Millis = 0
    """Length of the match, on its own clock."""


# Ratings


class RatingPoint(Struct, frozen=True, kw_only=True):
    """A rating after a match, for the graph."""

    wall: Millis
    mean: int
    deviation: int


class OwnRating(Struct, frozen=True, kw_only=True):
    """The caller's rating in a game."""

    game: str
    pace: Literal["live", "post"]
    mean: int
    deviation: int
    matches: int
    provisional: bool
    """Whether it is too uncertain for a leaderboard, or a guest's."""
    points: tuple[RatingPoint, ...]
    """The latest, in order of time."""


class LeaderboardRow(Struct, frozen=True, kw_only=True):
    rank: int | None
    """None for your own row while you are not listed."""
    name: str
    bot: str | None
    """The strength of a bot."""
    mean: int
    deviation: int
    matches: int
    yours: bool
    handle: str = ""
    """Of the player's page; empty for a bot."""


class Leaderboard(Struct, frozen=True, kw_only=True):
    """The best players of a game: accounts and bots whose rating is certain enough."""

    game: str
    pace: Literal["live", "post"]
    rows: tuple[LeaderboardRow, ...]
    total: int
    page: int
    """From 0."""
    most_deviation: int
    """The largest deviation that is listed."""
    you: LeaderboardRow | None
    """Your own row, listed or not; None without a rating."""


class Profile(Struct, frozen=True, kw_only=True):
    session: Session
    matches: tuple[MatchSummary, ...]
    ratings: tuple[OwnRating, ...] = ()
    handle: str = ""
    """Of one's own page."""
    hidden: bool = False
    """Whether others see neither history nor statistics."""
    favourites: tuple[str, ...] = ()


class Health(Struct, frozen=True, kw_only=True):
    status: Literal["ok", "unavailable", "closing"]
    version: str
