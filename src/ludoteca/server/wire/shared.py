"""Parts that several messages and REST bodies share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, dataclass_transform

from msgspec import Meta, Struct

from ludoteca.kernel import Agreement, JsonObject, Millis, Reason, Seat

from .vocabulary import (
    ChoiceRow,
    GameEvent,
    Moved,
    OpenedBy,
    Origin,
    Phase,
    Press,
    Short,
    Speed,
    View,
    What,
)


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all REST bodies from the browser."""


MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]


class QuietHours(Body):
    """Minutes of the day between which nothing shall arrive or fall due; over midnight if it ends
    before it begins."""

    begins: MinuteOfDay
    ends: MinuteOfDay


class ClosedHours(Body):
    """By post: when no deadline falls due, in a time zone. Neither: it may at any time."""

    zone: Short
    weekends: bool = False
    night: QuietHours | None = None


class Role(Struct, frozen=True):
    """What a seat plays in a game whose seats differ, such as a power."""

    id: str
    names: dict[str, str]
    """By language."""


class Problem(Struct, frozen=True):
    """A refusal: a code, its parameters, and a sentence where the reader's language is known
    (otherwise the message `rejected-<code>` of the catalogues)."""

    code: str
    params: JsonObject = {}
    text: str = ""


class SanctionView(Struct, frozen=True):
    """A sanction that holds, as the person is told of it."""

    id: int
    kind: Literal["warning", "timeout", "ban"]
    reason: str
    """A `ReportReason`."""
    until: Millis | None
    """By the wall clock; None: for good, and for a warning until it is acknowledged."""


class Newcomer(Struct, frozen=True):
    """A person whose name waits for the host's approval."""

    person: str
    name: str
    """The name they ask for."""


class You(Struct, frozen=True):
    """The person behind this browser, at this table."""

    id: str
    name: str
    seat: Seat | None
    is_host: bool
    locale: str
    wishes: tuple[str, ...] = ()
    """The roles they would like to play, the dearest first; nobody else is told before the end."""
    wanted: str = ""
    """The name you asked for, while it is not shown to the others."""
    newcomers: tuple[Newcomer, ...] = ()
    """For the host: whose names wait for approval."""


class PersonView(Struct, frozen=True):
    """A person at the table, seated or not."""

    id: str
    name: str
    online: bool
    seat: Seat | None
    muted: bool
    autopilot: Millis | None = None
    """Of an absent player: when the autopilot plays on their turn, on the server's clock."""
    unnamed: bool = False
    """Whether their name is not shown, and another stands for it."""
    joined: Millis = 0
    """When they came, by the wall clock; 0 where that is not known or not told."""
    program: bool = False
    """Whether it is somebody's program."""


class SeatView(Struct, frozen=True):
    """A seat: empty, or held by a person or a bot."""

    name: str
    """Empty for an empty seat."""
    person: str | None
    bot: str | None
    """The bot's strength."""
    team: int | None
    is_open: bool
    """Whether somebody else may take it over in mid-match."""
    pledged: bool
    """Whether the browser has committed to a nonce for the next match's dice."""
    opened: OpenedBy | None = None
    """Why it is open."""
    open_until: Millis | None = None
    """When an open seat leaves the match, on the server's clock."""
    away_from: str = ""
    """The first and the last day of its holder's holiday that is near or has begun; by post."""
    away_until: str = ""
    program: bool = False
    """Whether somebody's program plays."""


class ProposalView(Struct, frozen=True):
    """A proposal that needs the consent of the seats in `needed`, or of a majority of them."""

    what: What
    step: int | None
    """The number of steps that stay, for a take-back."""
    by: Seat
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]
    """The seats that are asked."""
    id: str = ""
    ends: Millis = 0
    """When silence becomes a no, on the server's clock."""
    declined: tuple[Seat, ...] = ()
    votes_needed: int = 0
    """For a vote: agreements it needs, with that of its proposer; 0 where all are needed."""
    person: str | None = None
    """For a vote: the person it is about, and their name."""
    name: str = ""
    speed: Speed | None = None
    """The speed that is asked for."""
    winners: tuple[Seat, ...] = ()
    """Who wins by a shared victory or a concession."""
    minutes: int = 0
    """The time that is asked for."""
    seat: Seat | None = None
    """The seat it is about."""
    strength: str = ""
    """Of the bot that shall take it."""


class StandingView(Struct, frozen=True):
    """The points of a person over the games of a playlist."""

    name: str
    points: int


class SeatRating(Struct, frozen=True):
    """The rating of a seat's player after a match."""

    mean: int
    deviation: int
    change: int
    """What the match did to the mean."""


class MatchRating(Struct, frozen=True):
    """Whether the match of a rated table counts, and what it did to ratings."""

    outcome: str
    """`open` until it is rated, then `rated`; or why it is not: `daily_limit`, `too_short`,
    `same_player`, `unreadable`."""
    seats: tuple[SeatRating | None, ...]
    """Once it is rated; None for a seat whose player is not."""


class TableView(Struct, frozen=True):
    """A table as everybody there sees it."""

    code: str
    link: str
    game: str
    options: JsonObject
    phase: Phase
    starts: Millis | None
    """When the match starts, on the server's clock, while everybody counts down to it."""
    host: str
    public: bool
    locked: bool
    spectators: bool
    team_count: int
    """The number of teams; 0 where everybody plays alone."""
    seats: tuple[SeatView, ...]
    """While waiting as many as the game allows; in a match those that play, by seat."""
    people: tuple[PersonView, ...]
    commitment: str
    """The server's commitment to its secret, of this match or while waiting of the next."""
    blocked: Problem | None
    """Why the match cannot start yet."""
    match: str | None
    """The current match, or the last one."""
    matches: tuple[str, ...]
    """All matches of the table, the oldest first."""
    queue: tuple[str, ...]
    """The games that follow."""
    overall: tuple[StandingView, ...]
    """The score of the games of a playlist, the best first."""
    paused: bool
    speed: Speed
    """How quickly the bots play."""
    proposal: ProposalView | None
    hosted: bool = False
    """Whether the host decides about pauses, the pace, muting and removing, also during a match."""
    paused_until: Millis | None = None
    """When a pause ends by itself, on the server's clock."""
    tutorial: bool = False
    """Whether the match is the tutorial of the game, for one learner."""
    rated: bool = False
    """Whether its matches change ratings."""
    rating: MatchRating | None = None
    """Of the current match or the last one, where the table is rated."""
    press: Press = "private"
    anonymous: bool = False
    """Whether people have neutral names and ids until the match is over; until then nobody is told
    either who the host is."""
    agreements: tuple[Agreement, ...] = ()
    """The ends of a match that the players may propose to each other."""
    name: str = ""
    """What the host calls the table; empty for none."""
    opened: Millis = 0
    """When it was opened, by the wall clock, as the following."""
    started: Millis = 0
    ended: Millis = 0
    """When the current match or the last one began and ended; 0 for neither."""
    starts_full: bool = False
    starts_at: Millis | None = None
    """When the match begins by itself; it also may when all seats are taken."""
    least_reliability: int = 0
    """Percent of begun matches not abandoned, to take a seat."""
    arranged: Origin | None = None
    """Why the server made the table by itself; it has no host."""
    tournament: str = ""
    """The code of the tournament its match is part of."""
    hours: ClosedHours | None = None
    """When no deadline falls due; None where it may at any time."""
    holidays: bool = True
    """By post: whether deadlines wait for players on holiday."""
    by_preference: bool = False
    """Whether the roles are dealt by the wishes of the players."""
    roles: tuple[Role, ...] = ()
    """While waiting: the roles that may be wished for, where seats decide them."""
    gathers_until: Millis | None = None
    """While the server waits for the players of such a table: until when, on its clock."""
    word_filter: bool = False
    """Whether what is written and how people are called is checked against a list of words."""
    name_approval: bool = False
    """Whether the name of who comes is shown once the host has approved it."""
    safe: bool = False
    """Whether it is safe for a class: both of these, no talk, no wrong guesses of others."""
    chat: bool = True
    reactions: bool = False
    """Whether people may send reactions."""
    host_paced: bool = False
    """Whether a match goes on after the result of a round only when the host says so."""
    joins: bool = False
    """Whether late guests may sit down during a match; its seats that nobody has yet are those
    without a name."""
    free_seats: int = 0
    """How many could sit down now."""
    size: int = 0
    """Where late guests may join: the seats that the host has opened, of `most_seats`."""
    most_seats: int = 0


class DueView(Struct, frozen=True):
    """The next deadline, on the server's clock."""

    at: Millis
    name: str
    moment: Millis
    """The same in match time, by which other moments of the match can be converted."""
    moved: Moved | None = None
    """Why it is later than by the rules: it fell into closed hours or into a holiday."""


class PastStep(Struct, frozen=True):
    """A step as this browser may know it, without a view."""

    seq: int
    """The number of steps up to and including this one; 0 for the opening."""
    at: Millis
    """Match time."""
    wall: Millis
    events: tuple[GameEvent, ...]


class SharedPosition(Struct, frozen=True, gc=False):
    """The part of a position that is the same for every viewer."""

    to_act: tuple[Seat, ...]
    due: DueView | None
    scores: tuple[int, ...]
    over: Reason
    places: tuple[tuple[Seat, ...], ...]
    """Once it is over."""
    silent: bool
    """Whether the rules let no player write to anybody now."""


class Position(SharedPosition, frozen=True):
    """A position as this browser may know it."""

    view: View
    choices: tuple[ChoiceRow, ...]
    text: str
    """The position in words, for browsers that asked for it."""


class MatchView(Struct, frozen=True):
    """A match from its set-up to where it stands."""

    id: str
    game: str
    version: int
    seats: int
    options: JsonObject
    teams: tuple[int, ...]
    names: tuple[str, ...]
    commitment: str
    started: Millis
    seq: int
    at: Millis
    terms: dict[str, dict[str, str]]
    """Names of the things on the board, by kind and value."""
    position: Position
    upgraded_from: int | None = None
    """The rules version before the match was upgraded to a newer one in mid-match."""


class Message(Struct, frozen=True, tag_field="type", tag="message"):
    """A line of chat, or a letter. Also sent by itself when there is a new one."""

    number: int
    person: str
    name: str
    seat: Seat | None
    to: tuple[Seat, ...] | None
    """The recipients of a letter; None for chat."""
    text: str
    wall: Millis
    round: int
    """Of the match, when it was written; 0 before it."""
    phase: str
    gallery: bool = False
    """Whether it was written by a spectator during a match: players get it once that is over."""
    match: str = ""
    """The match during which it was written."""
