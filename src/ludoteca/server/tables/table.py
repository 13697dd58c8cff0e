"""The table as an immutable value. Nothing here waits, stores or sends; what is not allowed raises
`Rejected`."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct, field
from msgspec.structs import replace

from ludoteca.kernel import (
    About,
    Game,
    JsonObject,
    Millis,
    Rejected,
    Seat,
    kept_options,
)
from ludoteca.kernel import game as find_game
from ludoteca.parts.teams import check_teams
from ludoteca.server.tables.seats.opening import Opening
from ludoteca.server.tables.starts.arrangement import Arrangement
from ludoteca.server.wire.vocabulary import Phase, Press, Speed

from .clock import Clock
from .commit_reveal import commitment_of
from .opening_hours import OpeningHours
from .options import most_seats, options_at
from .proposal import Proposal

SKIP: Speed = 0
USUAL_SEATS = 10
"""Seats of a party table, until its host opens more."""
"""Bots play without pauses."""


class Person(Struct, frozen=True):
    """A person at a table, seated or not; `id` is the id of their session."""

    id: str
    name: str
    muted: bool = False
    device: str = ""
    """Hash of the device cookie of their browser."""
    session_name: str = ""
    """The name of their session when it was last looked at; a new one replaces `name`."""
    wanted: str = ""
    """The name they ask for, while it is not shown and a neutral one stands for it."""
    joined: Millis = 0
    """When they came, by the wall clock; 0 if that was under an earlier version."""
    program: bool = False
    """Whether it is a program: it plays, and is nobody where people decide."""


class Place(Struct, frozen=True):
    """A seat at a table. After its player left a running match, the name stays without a person."""

    person: str = ""
    bot: str = ""
    character: str = ""
    """Of a bot: the id of its character."""
    name: str = ""
    team: int | None = None
    pledge: str = ""
    away: bool = False
    """The seat was given up for absence; its person may come back."""
    opened: Opening | None = None
    """During a match: the seat is offered to somebody else."""
    wishes: tuple[str, ...] = ()
    """The roles its holder would like to play, the dearest first."""

    @property
    def is_given_up(self) -> bool:
        """Whether its holder plays no more, and nobody else yet."""
        return self.opened is not None and self.opened.given_up is not None

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


FREE = Place()


class Queued(Struct, frozen=True):
    """A game in the playlist."""

    game: str
    options: JsonObject
    by: str = ""
    """The person who queued it."""


class Standing(Struct, frozen=True):
    """A sitter's score across the games of a playlist."""

    who: str
    """A session id, or the name of a bot."""
    name: str
    points: int = 0


class Fan(Struct, frozen=True):
    """A spectator who plays along with the match, with their points."""

    person: str
    name: str
    points: int = 0


class Table(Struct, frozen=True, kw_only=True, dict=True):
    """The stored state of a table. Contains the secret: never sent as it is."""

    code: str
    game: str
    options: JsonObject
    options_by: str = ""
    """The person who brought the secret options; nobody else gets them whole."""
    host: str = ""
    """A session id; empty while nobody is there."""
    absent_host: str = ""
    """The host before an absence, and again on returning before the start."""
    phase: Phase = "waiting"
    public: bool = False
    locked: bool = False
    spectators: bool = True
    hosted: bool = True
    """Whether live games are hosted here."""
    tutorial: bool = False
    """Whether its match is the tutorial of the game: scripted, unlisted and unrated."""
    rated: bool = False
    """Whether its matches change ratings."""
    press: Press = "private"
    anonymous: bool = False
    """Whether nobody knows who plays until the match is over."""
    word_filter: bool = False
    """Whether what is written and how people are called is checked against a list of words."""
    name_approval: bool = False
    """Whether the name of who comes is shown once the host has approved it."""
    safe: bool = False
    """Whether it is safe for a class: filtered words, approved names, no talk, no wrong guesses of
    others."""
    chat: bool = True
    reactions: bool = True
    host_paced: bool = False
    """Whether a match goes on after the result of a round only when the host says so."""
    team_count: int = 0
    """Number of teams; 0 for none."""
    places: tuple[Place, ...]
    people: tuple[Person, ...] = ()
    banned: tuple[str, ...] = ()
    """Sessions and devices that may not come back."""
    muted: tuple[str, ...] = ()
    """Sessions and devices that may not write, whether they are there or not."""
    secret: str
    """The committed secret of the current match, or while waiting of the next one."""
    queue: tuple[Queued, ...] = ()
    """The playlist."""
    spent: dict[str, JsonObject] = {}
    """By game, the options that tell the next match what earlier ones used up."""
    overall: tuple[Standing, ...] = ()
    """Scores across the playlist, best first."""
    audience: tuple[Fan, ...] = ()
    """Who has played along with the current match, or the last one."""
    match: str | None = None
    matches: tuple[str, ...] = ()
    started: Millis = 0
    ended: Millis = 0
    """When the current match or the last one began and ended, by the wall clock; 0 for neither."""
    clock: Clock = field(default_factory=lambda: Clock(0))
    proposal: Proposal | None = None
    """Correspondence: an open proposal, stored because its voters may be offline."""
    speed: Speed = 1
    """How quickly the bots of the current match play."""
    closed: bool = False
    created: Millis = 0
    opened_from: str = ""
    """Hash of the address it was opened from."""
    name: str = ""
    """What the host calls the table; empty for none."""
    starts_full: bool = False
    """By post: whether its match begins by itself once all seats are taken."""
    starts_at: Millis | None = None
    """By post: when its match begins by itself, by the wall clock, if enough are seated."""
    least_reliability: int = 0
    """Percent of begun matches not abandoned, to take a seat; new players may always."""
    arrangement: Arrangement | None = None
    """Of a table made by the server; it has no host."""
    hours: OpeningHours | None = None
    """By post: when deadlines may fall due; None for always."""
    holidays: bool = True
    """By post: whether deadlines wait for players on holiday."""
    held_up: Millis = 0
    """How long holidays have held up the current match."""
    size: int = USUAL_SEATS
    """Where late guests may join: the seats that the host has opened."""
    joins: bool = True
    """Whether late guests may join a running match, where the game and the table allow it."""
    by_preference: bool = False
    """Whether the roles of the game are dealt by the wishes of the players."""

    @cached_property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)

    @property
    def sitters(self) -> list[Place]:
        """The taken places in seat order: the players of a match started now."""
        return [place for place in self.places if not place.is_free]

    @property
    def lets_join(self) -> bool:
        """Whether a match begins with empty seats for late guests. Not where it was agreed before
        who plays, or nobody may know who does."""
        fixed = self.rated or self.anonymous or self.tutorial or self.arrangement is not None
        return self.rules.about.joins and self.joins and not fixed

    @property
    def taken(self) -> int:
        """Number of seats that somebody has, or had in this match."""
        return sum(bool(place.name) or not place.is_free for place in self.places)

    @property
    def free_seats(self) -> int:
        """Number of seats in which somebody could sit down now."""
        if self.phase == "waiting":
            return sum(place.is_free for place in self.places)
        if self.phase != "playing" or not self.lets_join:
            return 0
        return max(0, min(self.size, len(self.places)) - self.taken)

    @property
    def is_open(self) -> bool:
        """Whether the table is listed among the open ones."""
        wanted = self.public and not self.locked and not self.closed and not self.is_gathering
        return wanted and self.phase == "waiting" and any(place.is_free for place in self.places)

    @property
    def is_gathering(self) -> bool:
        """Whether the server waits for its players before it begins the match."""
        waits = self.arrangement is not None and self.arrangement.until is not None
        return waits and self.phase == "waiting" and not self.closed

    @property
    def is_of_tournament(self) -> bool:
        return self.arrangement is not None and self.arrangement.origin == "tournament"

    @property
    def tournament(self) -> str:
        """The code of the tournament the match is part of; empty for none."""
        arrangement = self.arrangement if self.is_of_tournament else None
        return "" if arrangement is None else arrangement.id.partition("/")[0]

    @property
    def due(self) -> Millis | None:
        """When the server has to do something here before a match, by the wall clock."""
        if self.arrangement is not None:
            return self.arrangement.until if self.is_gathering else None
        return self.starts_at if self.phase == "waiting" and not self.closed else None

    @property
    def has_open_seats(self) -> bool:
        """Whether strangers find a seat here that they may take over."""
        found = self.public and self.spectators and not self.locked and not self.closed
        return found and self.phase == "playing" and any(place.opened for place in self.places)

    @property
    def is_hosted(self) -> bool:
        """Whether the host decides during a match too. Live games only."""
        return self.hosted and self.rules.about.pace == "live"

    @property
    def is_masked(self) -> bool:
        """Whether people go by neutral names now."""
        return self.anonymous and self.phase != "over"

    def is_hidden(self, id: str) -> bool:
        """Whether a person's name is not shown, and so not their id either."""
        person = self.person(id)
        return self.is_masked or (person is not None and person.wanted != "")

    @property
    def human_ids(self) -> list[str]:
        """The people there who are no programs."""
        return [person.id for person in self.people if not person.program]

    def is_program(self, id: str) -> bool:
        person = self.person(id)
        return person is not None and person.program

    def person(self, id: str) -> Person | None:
        return next((person for person in self.people if person.id == id), None)

    @cached_property
    def seats(self) -> dict[str, Seat]:
        """Session id → seat."""
        return {place.person: seat for seat, place in enumerate(self.places) if place.person}

    @cached_property
    def muted_seats(self) -> tuple[Seat, ...]:
        muted = {person.id for person in self.people if person.muted}
        places = enumerate(self.places)
        return tuple(seat for seat, place in places if place.person in muted) if muted else ()

    @cached_property
    def has_bots(self) -> bool:
        return any(place.bot for place in self.places)

    def seat_of(self, id: str) -> Seat | None:
        return self.seats.get(id)

    def teams(self) -> tuple[int, ...]:
        """The team of every sitter, and of the empty seats of a match; empty without teams."""
        if not self.team_count or not self.rules.about.teams:
            return ()
        sided = (place for place in self.places if not place.is_free or place.team is not None)
        return tuple(place.team or 0 for place in sided)


def new_table(
    code: str,
    game: str,
    options: JsonObject,
    *,
    secret: str,
    public: bool = False,
    spectators: bool = True,
    hosted: bool | None = None,
    now: Millis = 0,
    opened_from: str = "",
) -> Table:
    table = Table(
        code=code,
        game=game,
        options={},
        public=public,
        spectators=spectators,
        places=(),
        secret=secret,
        created=now,
        opened_from=opened_from,
    )
    table = resized(replace(table, options=full_options(table, options)))
    return table if hosted is None else with_hosted(table, hosted)


def with_hosted(table: Table, hosted: bool) -> Table:
    if hosted and table.rules.about.pace != "live":
        raise Rejected("hosted_live_only")
    return replace(table, hosted=hosted)


def full_options(table: Table, raw: JsonObject) -> JsonObject:
    """Options with defaults filled in, valid for the present sitters or more."""
    return options_for(table.rules.about, given_options(table, raw), len(table.sitters))


def given_options(table: Table, raw: JsonObject) -> JsonObject:
    """Options as a host sends them, with the secret ones that stay."""
    return kept_options(table.rules.about.options, raw, table.options)


def options_for(about: About, given: JsonObject, sitting: int = 0) -> JsonObject:
    """Options with defaults filled in, valid for some number of seats ≥ `sitting`; otherwise the
    refusal for the fewest seats. What was used up is not the host's to say."""
    if about.options.spent in given:
        raise Rejected("unknown_option", option=about.options.spent)
    fewest, most = about.seats
    refusals: list[Rejected] = []
    for seats in range(max(fewest, sitting), most + 1):
        try:
            return options_at(about, given, seats)
        except Rejected as refusal:
            refusals.append(refusal)
    raise refusals[0]


def resized(table: Table) -> Table:
    """With as many places as the options and the host allow; sitters keep theirs, free ones go or
    come."""
    places, most = list(table.places), open_places(table)
    for seat in reversed(range(len(places))):
        if len(places) > most and places[seat].is_free:
            del places[seat]
    return replace(table, places=(*places, *(FREE,) * (most - len(places))))


def open_places(table: Table) -> int:
    """Number of places before a match."""
    most = most_seats(table.rules.about, table.options)
    return min(most, table.size) if table.rules.about.joins else most


def require_startable(table: Table) -> None:
    """Refuse while something is missing for a match."""
    fewest, seats = table.rules.about.seats[0], len(table.sitters)
    if seats < fewest:
        raise Rejected("not_enough_seats", seats=seats, fewest=fewest)
    teams = table.teams()
    if teams:
        check_teams(teams, table.team_count)
    table.rules.check_seats(seats, teams)
    options_at(table.rules.about, table.options, seats)


def require_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise Rejected("not_waiting", phase=table.phase)


def require_host(table: Table, by: str) -> None:
    if table.host != by:
        raise Rejected("host_only")


def closed(table: Table) -> Table:
    """A closed table is not found any more."""
    return replace(table, closed=True)
