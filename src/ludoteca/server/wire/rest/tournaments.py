"""REST bodies about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ludoteca.kernel import JsonObject, Millis

from ..shared import Body
from ..vocabulary import Short, Whole

System: TypeAlias = Literal["round_robin", "swiss"]
TournamentPhase: TypeAlias = Literal["registration", "running", "over", "called_off"]


class NewTournament(Body):
    name: Annotated[str, Meta(max_length=200)]
    game: Short
    options: JsonObject = {}
    system: System = "swiss"
    rounds: Whole = 3
    """Of a Swiss tournament; in a round robin how often everybody meets everybody."""
    table_size: Whole = 2
    fewest: Whole = 2
    """Entrants it needs to start."""
    most: Whole = 16
    bots: Short = ""
    """The strength of the bots that fill places; empty for none."""
    starts: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """When it starts by itself; None: when the organiser wishes."""
    round_time: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """After this time a round is closed; 0 for never."""
    public: bool = True
    """Whether it is listed."""
    rated: bool = True
    """Whether its matches change ratings, where it is public."""


class TournamentAction(Body):
    """What an organiser may do. The last two are about an entrant."""

    action: Literal["start", "next_round", "call_off", "remove", "replace"]
    entrant: Whole = -1


class TournamentCard(Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    code: str
    name: str
    game: str
    system: System
    phase: TournamentPhase
    organiser: str
    """A name."""
    entrants: int
    most: int
    rounds: int
    """0 where it is not known before the start."""
    round: int
    """The current one, from 1; 0 before the start."""
    starts: Millis | None
    entered: bool
    """Whether you play in it."""
    table: str
    """The code of the table where you are expected; empty for none."""


class TournamentList(Struct, frozen=True, kw_only=True):
    yours: tuple[TournamentCard, ...]
    """Those you play in or organise, which are not over."""
    open: tuple[TournamentCard, ...]
    running: tuple[TournamentCard, ...]
    past: tuple[TournamentCard, ...]


class EntrantView(Struct, frozen=True, kw_only=True):
    name: str
    bot: str = ""
    gone: bool = False


class TournamentTable(Struct, frozen=True, kw_only=True):
    """A pairing; entrants by their index."""

    table: str
    match: str = ""
    """For the replay, once it is over."""
    seats: tuple[int, ...]
    places: tuple[int, ...] = ()
    """Of each seat; empty until it is over."""
    points: tuple[float, ...] = ()
    absent: tuple[int, ...] = ()
    """Entrants whose seat a bot or somebody else held at the end."""
    provisional: bool = False
    """Whether the round was closed before the match was over."""


class TournamentRound(Struct, frozen=True, kw_only=True):
    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...] = ()


class TournamentStanding(Struct, frozen=True, kw_only=True):
    entrant: int
    place: int
    points: float
    opposition: float
    direct: int
    wins: int
    late_seats: int


class TournamentView(Struct, frozen=True, kw_only=True):
    """The page of a tournament."""

    card: TournamentCard
    revision: int
    options: JsonObject
    table_size: int
    fewest: int
    bots: str
    public: bool
    rated: bool
    round_time: Millis
    round_ends: Millis | None
    entrants: tuple[EntrantView, ...]
    standings: tuple[TournamentStanding, ...]
    played: tuple[TournamentRound, ...]
    """The rounds so far, the current one last."""
    schedule: tuple[tuple[tuple[int, ...], ...], ...]
    """Of a round robin: who sits together in the rounds to come."""
    you: int | None
    """Your index among the entrants."""
    organises: bool
    """Whether you are the organiser."""
