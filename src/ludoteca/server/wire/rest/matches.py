"""REST bodies about matches: summaries, replays and analyses."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis, Seat

from ..match_view import PastStep
from ..vocabulary import MoveData, View


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
