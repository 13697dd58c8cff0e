"""Who met whom, who had a bye, and who sat where, in the rounds played so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from .tournament import Draft, Number, Round


class Meetings:
    """Counts of meetings between two entrants."""

    def __init__(self, tables: Iterable[Draft] = ()) -> None:
        self._counts: Counter[tuple[Number, Number]] = Counter()
        for table in tables:
            self.add(table)

    def add(self, table: Draft, times: int = 1) -> None:
        for one, other in combinations(sorted(table), 2):
            self._counts[one, other] += times

    def between(self, one: Number, other: Number) -> int:
        return self._counts[(one, other) if one < other else (other, one)]

    def repeats(self, table: Sequence[Number]) -> int:
        """How often those at a table have met."""
        return sum(self.between(one, other) for one, other in combinations(table, 2))


def meetings_in(rounds: Iterable[Round]) -> Meetings:
    return Meetings(pairing.seats for each in rounds for pairing in each.pairings)


def byes_in(rounds: Iterable[Round]) -> Counter[Number]:
    return Counter(number for each in rounds for number in each.byes)
