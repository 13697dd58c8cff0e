"""Results of simulations: exact counts and their summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Literal, NamedTuple

from msgspec import Struct

from ludoteca.kernel import Match, Seat

Z95 = 1.959963984540054
"""Standard deviations that contain 95 % of a normal distribution."""


UNFINISHED = "unfinished"
"""In place of a reason, where a match was stopped."""


class MatchOutcome(NamedTuple):
    """The outcome of a match for one bot."""

    bot: int
    seat: Seat
    place: int
    sharing: int
    """Number of seats or teams that share the first place, if the bot is among them; else 0."""


@dataclass
class Tally:
    """Counts over matches: integers, so the order of adding does not matter."""

    outcomes: Counter[MatchOutcome] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    lengths: Counter[str] = field(default_factory=Counter)

    def count(self, match: Match, seating: Sequence[int]) -> None:
        """Add a match, finished or stopped; `seating` names the bot at each seat."""
        ranking, state, teams = match.ranking(), match.state, match.teams
        sharing = len({teams[seat] if teams else seat for seat in ranking.winners})
        for seat, bot in enumerate(seating):
            won = seat in ranking.winners
            self.outcomes[MatchOutcome(bot, seat, ranking.place(seat), sharing if won else 0)] += 1
        self.ends[state.over or UNFINISHED] += 1
        set_up = 1 - match.game.rounds.first_round  # round 0 is a set-up, not a round
        rounds = max(state.finished - set_up, 0)
        self.lengths.update(rounds=rounds, steps=len(match.log), millis=state.at)

    def add(self, other: Tally) -> None:
        self.outcomes.update(other.outcomes)
        self.ends.update(other.ends)
        self.lengths.update(other.lengths)

    def results(self, by: Literal["bot", "seat"], names: Sequence[str]) -> tuple[Result, ...]:
        """The results of each bot, or of each seat."""
        groups: list[Counter[MatchOutcome]] = [Counter() for _ in names]
        for outcome, count in self.outcomes.items():
            groups[getattr(outcome, by)][outcome] = count
        return tuple(_result(name, group) for name, group in zip(names, groups, strict=True))


class Result(Struct, frozen=True):
    """The result of a bot or a seat. A shared win counts in part for each."""

    name: str
    wins: float
    rate: float
    low: float
    high: float
    """`low` and `high` are the bounds of the 95 % interval of the rate."""
    mean_place: float


class Simulation(Struct, frozen=True, kw_only=True):
    """The summary of many matches; all but `seconds` is determined by the arguments."""

    game: str
    version: int
    seed: int
    matches: int
    bots: tuple[Result, ...]
    seats: tuple[Result, ...]
    """Results by seat: the advantage of going first."""
    ends: dict[str, int]
    """Number of matches by reason of the end, the most frequent first."""
    mean_rounds: float
    mean_steps: float
    mean_millis: float
    """Of match time."""
    seconds: float

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.seconds


def _result(name: str, outcomes: Counter[MatchOutcome]) -> Result:
    matches = outcomes.total()
    shares = (Fraction(n, outcome.sharing) for outcome, n in outcomes.items() if outcome.sharing)
    wins = float(sum(shares))
    places = sum(n * outcome.place for outcome, n in outcomes.items())
    return Result(name, wins, wins / matches, *wilson(wins, matches), places / matches)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; within 0 and 1 even for few matches."""
    rate, z2 = wins / matches, Z95 * Z95
    middle = rate + z2 / (2 * matches)
    reach = Z95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches))
    low, high = ((middle + side) / (1 + z2 / matches) for side in (-reach, reach))
    return low if wins else 0.0, high if wins < matches else 1.0


def numbered(names: Sequence[str]) -> list[str]:
    """Number duplicate names: `easy, random, easy` give `easy 1`, `random`, `easy 2`."""
    seen: Counter[str] = Counter()
    unique = []
    for name in names:
        seen[name] += 1
        unique.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return unique
