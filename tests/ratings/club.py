"""A simulated club: people of known strength, whose results are drawn by Elo's formula."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ludoteca.kernel import Ranking
from ludoteca.ratings import NEW, Rated, expected_score, rate

PEOPLE, SPREAD, MATCHES = 200, 300.0, 20_000
UNSETTLED = 4_000
"""The first matches, by which the ratings are found."""
GROUPS = 10


class Group(NamedTuple):
    """Matches that were expected to be won with about the same probability."""

    expected: float
    won: float
    matches: int


class Club:
    def __init__(self, people: int = PEOPLE, spread: float = SPREAD, seed: int = 1) -> None:
        self.chance = Random(seed)
        self.strengths = [self.chance.gauss(1500, spread) for _ in range(people)]
        self.ratings = [NEW] * people
        self.expected: list[tuple[float, bool]] = []

    def play(self, matches: int = MATCHES) -> None:
        for _ in range(matches):
            one, other = self.chance.sample(range(len(self.ratings)), 2)
            odds = 1 / (1 + 10 ** ((self.strengths[other] - self.strengths[one]) / 400))
            won = self.chance.random() < odds
            self.expected.append((expected_score(self.ratings[one], self.ratings[other]), won))
            ranking = Ranking(((0,), (1,)) if won else ((1,), (0,)))
            seats = {0: Rated(self.ratings[one]), 1: Rated(self.ratings[other])}
            new = rate(seats, ranking)
            self.ratings[one], self.ratings[other] = new[0], new[1]

    def calibration(self) -> Iterator[Group]:
        """What was expected of the settled matches, and what became of them."""
        settled = self.expected[UNSETTLED:]
        for low in range(GROUPS):
            group = [pair for pair in settled if low <= GROUPS * pair[0] < low + 1]
            expected = sum(odds for odds, _ in group) / len(group)
            yield Group(expected, sum(won for _, won in group) / len(group), len(group))

    def rank_correlation(self) -> float:
        """Spearman's coefficient of strengths and ratings."""
        found = [rating.mean for rating in self.ratings]
        ranks = [
            dict(zip(sorted(values), range(len(values)), strict=True))
            for values in (self.strengths, found)
        ]
        pairs = zip(self.strengths, found, strict=True)
        squares = sum((ranks[0][a] - ranks[1][b]) ** 2 for a, b in pairs)
        count = len(found)
        return 1 - 6 * squares / (count * (count**2 - 1))
