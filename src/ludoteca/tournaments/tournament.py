"""A tournament as an immutable value: its rules, who entered, and what was played so far."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis, Rejected

Number: TypeAlias = int
"""An entrant, by the index in `Tournament.entrants`; fixed from the start of the tournament on."""
System: TypeAlias = Literal["round_robin", "swiss"]
Phase: TypeAlias = Literal["registration", "running", "over", "called_off"]

Draft: TypeAlias = tuple[Number, ...]
"""Who sits at a table together, in any order."""


class Entrant(Struct, frozen=True, kw_only=True):
    """Who plays in a tournament: a person, or a bot."""

    name: str
    person: str = ""
    """A session id; empty for a bot."""
    player: str = ""
    """Whom the person's rating belongs to: nobody enters twice."""
    bot: str = ""
    """The strength of a bot."""
    is_gone: bool = False
    """Whether they withdrew or were removed after the start."""
    missed: int = 0
    """Tables in a row that they did not come to."""


class Pairing(Struct, frozen=True, kw_only=True):
    """The table some entrants play a match at."""

    seats: tuple[Number, ...]
    """In the order of the seats."""
    table: str = ""
    """Its code."""
    match: str = ""
    """The match, once it is over."""
    places: tuple[int, ...] = ()
    """The place of each seat, shared on ties; empty until the match is over."""
    absent: tuple[Number, ...] = ()
    """Entrants whose seat somebody else holds at the end: they earn nothing."""
    is_provisional: bool = False
    """Whether the round closed before the match was over: all share until it is."""

    @property
    def is_over(self) -> bool:
        return bool(self.places) and not self.is_provisional


class Round(Struct, frozen=True, kw_only=True):
    pairings: tuple[Pairing, ...]
    byes: tuple[Number, ...] = ()
    """Entrants no table was left for."""
    opened: Millis = 0
    is_open: bool = False
    """Whether its tables are there."""


class Tournament(Struct, frozen=True, kw_only=True):
    """The stored state of a tournament; small by its limits (see `registration`)."""

    code: str
    name: str
    organiser: str
    """A session id."""
    organiser_player: str = ""
    """As in `Entrant`: an account organises from all its devices."""
    organiser_name: str
    game: str
    options: JsonObject
    system: System
    rounds: int
    """Of a Swiss tournament; a round robin has as many as it needs."""
    table_size: int
    smallest_table: int
    """The fewest seats the game can be played with."""
    is_public: bool = True
    """Whether it is listed; otherwise people find it by its link or code."""
    is_rated: bool = False
    fewest: int = 2
    """Entrants it needs to start."""
    most: int
    starts: Millis | None = None
    """When it starts by itself; None if the organiser starts it."""
    round_time: Millis = 0
    """After this time a round is closed, whether all its tables are over or not; 0 for never."""
    bots: str = ""
    """The strength of the bots that fill places; empty if none do."""
    seed: str
    """What the draw and the orders of equals follow from."""
    created: Millis = 0
    phase: Phase = "registration"
    entrants: tuple[Entrant, ...] = ()
    schedule: tuple[tuple[Draft, ...], ...] = ()
    """Of a round robin: who sits together in each round."""
    played: tuple[Round, ...] = ()
    """The rounds so far; the last one is current while the tournament runs."""
    ended: Millis = 0
    removed: tuple[str, ...] = ()
    """People the organiser removed, by session and player: they cannot enter again."""

    @property
    def active(self) -> tuple[Number, ...]:
        """Who still plays."""
        return tuple(number for number, entrant in enumerate(self.entrants) if not entrant.is_gone)

    @property
    def is_round_over(self) -> bool:
        """Whether every table of the current round is over."""
        return bool(self.played) and all(each.is_over for each in self.played[-1].pairings)

    @property
    def round_ends(self) -> Millis | None:
        """When the current round is closed, whatever is still played."""
        if not self.round_time or not self.played or self.phase != "running":
            return None
        return self.played[-1].opened + self.round_time

    def number_of(self, person: str) -> Number | None:
        """The entrant a session is, if it is one."""
        found = (n for n, each in enumerate(self.entrants) if person and each.person == person)
        return next(found, None)


def require_phase(tournament: Tournament, phase: Phase) -> None:
    if tournament.phase != phase:
        raise Rejected("tournament_phase", phase=tournament.phase)
