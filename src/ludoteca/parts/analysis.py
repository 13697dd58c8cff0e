"""Analysis of a match: a chronicle of its steps, statistics, key moments and series over time."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from ludoteca.kernel import (
    Analyst,
    AnyInput,
    Event,
    Game,
    Match,
    Move,
    RoundEnded,
    RoundStarted,
    Seat,
    State,
    Step,
    TakeBack,
)

from .awards import Award, Honour, awards_of

Figure: TypeAlias = int | float | str


class Moment(Struct, frozen=True):
    """A key moment to jump to. Its text is `moment-<kind>`, with `seats` and `figures`."""

    step: int
    round: int
    kind: str
    seats: tuple[Seat, ...]
    """The acting seat, then those affected; negative for the neutral owner."""
    figures: dict[str, Figure]
    weight: float
    """Importance, compared with other moments of the same match."""


class Series(Struct, frozen=True):
    """A figure of every seat over time, for a chart."""

    name: str
    rounds: tuple[int, ...]
    steps: tuple[int, ...]
    """The step after which the figures were taken."""
    values: tuple[tuple[float, ...], ...]
    """One row per seat."""


class Analysis(Struct, frozen=True, kw_only=True):
    """The analysis of a match. Its texts are the messages `figure-<name>`, `series-<name>` and
    `moment-<kind>` of the game; those of awards are told in `parts.awards`."""

    rounds: int
    winner: Seat | None
    """None before the end, and where the first place is shared."""
    seats: tuple[Struct, ...]
    """The statistics of every seat."""
    series: tuple[Series, ...]
    moments: tuple[Moment, ...]
    """In the order of steps."""
    awards: tuple[Award, ...] = ()


class Thought(Struct, frozen=True):
    """The reasoning of a bot about its move; its text is the message `reasoning`."""

    step: int
    seat: Seat
    move: Move
    reasoning: Struct


class Page(Struct, frozen=True):
    """One step in a chronicle."""

    step: int
    round: int
    """The round in which it was taken."""
    events: tuple[Event, ...]
    state: State | None
    """The state after it, where it is kept."""
    before: Page | None
    given: AnyInput
    """The input that made the step."""


Seated = TypeVar("Seated", bound=Struct)
"""The statistics of one seat."""
Counted = TypeVar("Counted", bound=Event)
Counter: TypeAlias = Callable[[Any, Counted], None]


class Statistics(Generic[Seated]):
    """Counts the events of a match seat by seat, and collects key moments.

    A subclass marks one method for each kind of event that counts: `@counts(CardPlayed)`.
    """

    weights: ClassVar[Mapping[str, float]] = {}
    """The weight of a moment, by its kind."""
    _counters: ClassVar[dict[type[Event], Callable[[Any, Any], None]]] = {}

    def __init_subclass__(cls) -> None:
        marked = ((getattr(method, "counts", None), method) for method in vars(cls).values())
        cls._counters = cls._counters | {kind: method for kind, method in marked if kind}

    def __init__(self, seats: Iterable[Seated]) -> None:
        self.seats = list(seats)
        self.moments: list[Moment] = []
        self.page: Page

    def read(self, page: Page) -> None:
        self.page = page
        for event in page.events:
            counter = self._counters.get(type(event))
            if counter is not None:
                counter(self, event)

    def add_moment(
        self, kind: str, seats: tuple[Seat, ...], weight: float | None = None, **figures: Figure
    ) -> None:
        """Add a moment of this page; its weight is that of its kind unless one is given."""
        page, weight = self.page, self.weights[kind] if weight is None else weight
        self.moments.append(Moment(page.step, page.round, kind, seats, figures, weight))


def counts(kind: type[Counted]) -> Callable[[Counter[Counted]], Counter[Counted]]:
    """Mark a method of `Statistics` as the one that counts events of this kind."""

    def mark(method: Counter[Counted]) -> Counter[Counted]:
        vars(method)["counts"] = kind
        return method

    return mark


class Chart:
    """Collects figures of every seat over time."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self._rounds: list[int] = []
        self._steps: list[int] = []
        self._rows: list[tuple[Sequence[float], ...]] = []

    def add(self, round: int, step: int, *rows: Sequence[float]) -> None:
        """One point in time: a row for each name, with a figure for each seat."""
        self._rounds.append(round)
        self._steps.append(step)
        self._rows.append(rows)

    def series(self) -> tuple[Series, ...]:
        rounds, steps = tuple(self._rounds), tuple(self._steps)
        return tuple(
            Series(name, rounds, steps, tuple(zip(*rows, strict=True)))
            for name, rows in zip(self.names, zip(*self._rows, strict=True), strict=True)
        )


Result = TypeVar("Result", bound=Analysis)


class Chronicle(Analyst, Generic[Result]):
    """Follows a match and keeps its steps, without those taken back."""

    match: Match
    start: State
    """The state before the first step followed."""
    first: int
    """The index of that step."""

    def before(self, match: Match) -> None:
        self.match, self.start = match, match.state
        self.first = len(match.log)
        self._last: Page | None = None
        self._tips: list[Page | None] = []
        """The last page before every step."""

    def step(self, match: Match, step: Step[State]) -> None:
        self._tips.append(self._last)
        if isinstance(step.input, TakeBack):
            self._last = self._tips[step.input.step - self.first]
            return
        state = step.state if self.is_kept(step) else None
        self._last = Page(step.index, self._round(), step.events, state, self._last, step.input)

    def is_kept(self, step: Step[State]) -> bool:
        """Whether to keep the state after a step: by default at the end of a round or match."""
        return bool(step.state.over) or any(isinstance(e, RoundEnded) for e in step.events)

    def _round(self) -> int:
        """The round before a step."""
        if self._last is None:
            return self.start.round
        begun = [e.round for e in self._last.events if isinstance(e, RoundStarted)]
        return begun[-1] if begun else self._last.round

    @abstractmethod
    def analysis(self) -> Result: ...

    @classmethod
    def of(cls, record: Mapping[str, Any], game: Game | None = None) -> Result:
        """Replay a record and analyse it."""
        analyst = cls()
        Match.replay(record, game, observers=(analyst,))
        return analyst.analysis()

    def winner(self) -> Seat | None:
        """The winner, if there is exactly one."""
        first = self.match.ranking().winners if self.match.over else ()
        return first[0] if len(first) == 1 else None

    def awards(self, honours: Iterable[Honour], seats: Sequence[Struct]) -> tuple[Award, ...]:
        """What the players are honoured for, by the statistics of all seats."""
        empty = self.match.state.empty_seats
        taken = {seat: figures for seat, figures in enumerate(seats) if seat not in empty}
        return awards_of(honours, taken)

    def pages(self) -> list[Page]:
        """All pages, the first step first."""
        pages, page = [], self._last
        while page is not None:
            pages.append(page)
            page = page.before
        return pages[::-1]


def lead_for_good(values: Sequence[Sequence[float]], seat: Seat) -> int:
    """The first point from which a seat stayed ahead of all others; the number of points where it
    is not ahead at the end."""
    points = len(values[seat])
    while points:
        at = points - 1
        if any(row[at] >= values[seat][at] for who, row in enumerate(values) if who != seat):
            break
        points = at
    return points


def greatest_rise(row: Sequence[float]) -> int:
    """The point with the greatest rise since the one before; 0 without any rise."""
    rises = [0.0, *(later - earlier for earlier, later in pairwise(row))]
    return max(range(len(rises)), key=rises.__getitem__)
