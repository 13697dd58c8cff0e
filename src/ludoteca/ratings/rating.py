"""A rating: an estimate of somebody's strength and its uncertainty, on a scale like Elo's."""

from __future__ import annotations

from math import exp, hypot

from msgspec import Struct

MEAN, DEVIATION = 1500.0, 250.0
"""Of somebody who has not played yet."""
LUCK = 100.0
"""How much one performance differs from the next: standard deviation. With it, settled players 400
points apart are expected to win about ten to one."""
SETTLED = 110.0
"""Largest deviation of a rating that is shown on a leaderboard; larger ones are provisional."""


class Rating(Struct, frozen=True):
    """A normal distribution of strength."""

    mean: float = MEAN
    deviation: float = DEVIATION
    matches: int = 0

    @property
    def provisional(self) -> bool:
        return self.deviation > SETTLED


NEW = Rating()


def expected_score(one: Rating, other: Rating) -> float:
    """The probability that `one` wins, where a draw counts as half a win."""
    spread = hypot(one.deviation, other.deviation, LUCK, LUCK)
    return 1 / (1 + exp((other.mean - one.mean) / spread))
