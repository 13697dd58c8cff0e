"""Behaviour of bots at mixed tables: counts, who ranks above whom, time per move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from itertools import combinations
from math import sqrt
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from ludoteca.bots import ImaginingBot
from ludoteca.kernel import Bot, Game, Match, Observer, State, Step, Wait
from ludoteca.parts.conduct import Conduct, Counting

from .processes import tallies
from .results import Z95
from .simulate import Plan, Progress

GROUP = "ludoteca.conduct"
LARGEST_TABLE = 5
"""Tables are measured from the smallest one up to this one."""
SEATS, MATCHES = "seats", "matches"
TICKS_PER_MS = 100
SEEDS = 1000
"""Seeds set apart for the tables of one call."""


class BotConduct(Struct, frozen=True):
    """Behaviour of one strength."""

    strength: str
    seats: int
    """Seats it played, over all matches."""
    moves: int
    median_ms: float
    p99_ms: float
    """Processor time of a move."""
    figures: dict[str, float]
    counts: dict[str, int]


class Pairs(Struct, frozen=True):
    """The rate at which one strength ranked above another at the same table; ties count half."""

    strength: str
    other: str
    pairs: int
    rate: float
    low: float
    high: float
    """The bounds of the 95 % interval of the rate; pairs of one match are not independent."""


class ConductReport(Struct, frozen=True):
    """All but `seconds` and the times of moves is determined by the arguments."""

    game: str
    version: int
    seed: int
    matches: int
    tables: tuple[int, ...]
    """Numbers of seats."""
    bots: tuple[BotConduct, ...]
    pairs: tuple[Pairs, ...]
    seconds: float


def conduct_of(game: Game) -> Conduct | None:
    """The `Conduct` that a game registers, if any."""
    found = entry_points(group=GROUP, name=game.about.id)
    return next(iter(found)).load() if found else None


def table_sizes(game: Game) -> list[int]:
    fewest, most = game.about.seats
    return list(range(fewest, max(fewest, min(most, LARGEST_TABLE)) + 1))


def line_ups(strengths: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The strengths dealt as evenly as possible; where that leaves one over, each in turn."""
    turns = len(strengths) if seats % len(strengths) else 1
    return [
        tuple(strengths[(at + turn) % len(strengths)] for at in range(seats))
        for turn in range(turns)
    ]


def watch(
    game: Game,
    strengths: Sequence[str],
    tables: Sequence[int],
    *,
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> ConductReport:
    """Play matches, equally many at each size of table, and count."""
    dealt = [line_up for seats in tables for line_up in line_ups(strengths, seats)]
    plans = tuple(
        Plan(game, line_up, SEEDS * seed + at, options) for at, line_up in enumerate(dealt)
    )
    started, total = perf_counter(), Notes()
    with tallies(Watch(plans), matches, workers) as found:
        for notes in found:
            total.add(notes)
            if progress is not None:
                progress(total.counts[MATCHES, ""], matches)
    return ConductReport(
        game=game.about.id,
        version=game.about.version,
        seed=seed,
        matches=total.counts[MATCHES, ""],
        tables=tuple(tables),
        bots=tuple(total.bot(strength, conduct_of(game)) for strength in dict.fromkeys(strengths)),
        pairs=tuple(total.pair(*two) for two in combinations(dict.fromkeys(strengths), 2)),
        seconds=perf_counter() - started,
    )


@dataclass(frozen=True)
class Watch:
    """Matches by turns at each of these tables."""

    plans: tuple[Plan, ...]

    def tally(self, indexes: Iterable[int]) -> Notes:
        notes, conduct = Notes(), conduct_of(self.plans[0].game)
        for index in indexes:
            number, at = divmod(index, len(self.plans))
            plan = self.plans[at]
            names = [plan.bots[bot] for bot in plan.seating(number)]
            observers = (
                [] if conduct is None else [StepCounter(notes, names, conduct.new_counting())]
            )
            match = plan.play(number, observers, notes.timed)
            notes.finish(match, names)
        return notes


@dataclass
class Notes:
    """Sums of matches, whole numbers only: the order of adding does not matter."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By name of the count and strength."""
    times: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Moves by strength and ticks of thinking."""
    pairs: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """By two strengths: sums over matches of half points `w`, of pairs `n`, and of `ww`, `wn` and
    `nn`, which tell how much matches differ."""

    def add(self, other: Notes) -> None:
        self.counts.update(other.counts)
        self.times.update(other.times)
        self.pairs.update(other.pairs)

    def timed(self, bot: Bot, strength: str) -> Bot:
        kind = TimedImagining if isinstance(bot, ImaginingBot) else Timed
        return kind(bot, strength, self.times)

    def finish(self, match: Match, names: Sequence[str]) -> None:
        """Count a finished match; `names` are the strengths by seat."""
        ranking = match.ranking()
        self.counts[MATCHES, ""] += 1
        met: Counter[tuple[str, str, str]] = Counter()
        for seat, name in enumerate(names):
            self.counts[SEATS, name] += 1
            for other, rival in enumerate(names):
                if rival != name:
                    better = ranking.place(other) - ranking.place(seat)
                    met[name, rival, "n"] += 1
                    met[name, rival, "w"] += 1 + (better > 0) - (better < 0)
        for name, rival, _ in [key for key in met if key[2] == "n"]:
            w, n = met[name, rival, "w"], met[name, rival, "n"]
            for key, value in {"w": w, "n": n, "ww": w * w, "wn": w * n, "nn": n * n}.items():
                self.pairs[name, rival, key] += value

    def bot(self, strength: str, conduct: Conduct | None) -> BotConduct:
        counts = {what: n for (what, who), n in sorted(self.counts.items()) if who == strength}
        counts = {what: n for what, n in counts.items() if what != SEATS}
        seats = self.counts[SEATS, strength]
        figures = () if conduct is None else conduct.figures
        whole = {"": seats, **counts}
        times = sorted((ticks, n) for (who, ticks), n in self.times.items() if who == strength)
        return BotConduct(
            strength,
            seats,
            sum(n for _, n in times),
            _quantile(times, 0.5),
            _quantile(times, 0.99),
            {
                one.name: counts.get(one.part, 0) / whole[one.of]
                for one in figures
                if whole.get(one.of)
            },
            counts,
        )

    def pair(self, strength: str, other: str) -> Pairs:
        w, n, ww, wn, nn = (
            self.pairs[strength, other, key] for key in ("w", "n", "ww", "wn", "nn")
        )
        if not n:
            return Pairs(strength, other, 0, 0.5, 0.0, 1.0)
        ratio = w / n
        reach = Z95 * sqrt(max(0.0, ww - 2 * ratio * wn + ratio * ratio * nn)) / n
        low, high = (max(0.0, min(1.0, (ratio + side) / 2)) for side in (-reach, reach))
        return Pairs(strength, other, n, ratio / 2, low, high)


def _quantile(times: Sequence[tuple[int, int]], share: float) -> float:
    """The time, in milliseconds, within which this share of the moves was made."""
    left = share * sum(n for _, n in times)
    for ticks, n in times:
        left -= n
        if left <= 0:
            return ticks / TICKS_PER_MS
    return 0.0


class StepCounter(Observer):
    """Counts the steps of one match."""

    def __init__(self, notes: Notes, names: Sequence[str], counting: Counting) -> None:
        self.notes, self.names, self.counting = notes, names, counting

    def before(self, match: Match) -> None:
        self.state: State = match.state

    def step(self, match: Match, step: Step[State]) -> None:
        ctx = match.engine.read_only_ctx(step.state)
        for seat, what, number in self.counting(self.state, step, ctx):
            self.notes.counts[what, self.names[seat]] += number
        self.state = step.state


class Timed:
    """A bot whose thinking is timed, when it ends with a move."""

    def __init__(self, bot: Any, strength: str, times: Counter[tuple[str, int]]) -> None:
        self.bot, self.strength, self.times = bot, strength, times

    def choose(self, *given: Any) -> Any:
        return self.note(self.bot.choose, given)

    def note(self, choose: Any, given: tuple[Any, ...]) -> Any:
        started = process_time()
        answer = choose(*given)
        if not isinstance(answer, Wait):
            self.times[self.strength, round(1000 * TICKS_PER_MS * (process_time() - started))] += 1
        return answer


class TimedImagining(Timed):
    def choose_imagining(self, *given: Any) -> Any:
        return self.note(self.bot.choose_imagining, given)
