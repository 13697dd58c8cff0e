"""Who sits where at a table: everybody gets every seat about as often as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .tournament import Draft, Number, Round

Seats = Counter[tuple[Number, int]]
"""How often an entrant had a seat."""


def seats_in(rounds: Iterable[Round]) -> Seats:
    return Counter(
        (number, seat)
        for each in rounds
        for pairing in each.pairings
        for seat, number in enumerate(pairing.seats)
    )


def seated(table: Draft, had: Seats) -> Draft:
    """The order in which nobody has a seat more often than needed; of equal ones that nearest to
    the given order. Looks at every order, by the sets of those who already sit."""
    best: dict[int, tuple[int, Draft]] = {0: (0, ())}
    for seat in range(len(table)):
        longer: dict[int, tuple[int, Draft]] = {}
        for taken, (cost, order) in best.items():
            for index, number in enumerate(table):
                if taken >> index & 1:
                    continue
                # squares make three times in one seat worse than twice and once
                total = cost + 2 * had[number, seat] + 1
                after = taken | 1 << index
                if after not in longer or total < longer[after][0]:
                    longer[after] = (total, (*order, number))
        best = longer
    return best[(1 << len(table)) - 1][1]
