"""The schedule of a round robin: at tables of two everybody meets everybody once, by the circle
method; at larger ones a search makes all meetings as even as it can."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from .draw import drawn
from .meetings import Meetings
from .table_sizes import table_sizes
from .tournament import Draft, Number

RoundDraft = tuple[Draft, ...]

ATTEMPTS = 12
"""Beginnings of the search; it ends with the first that cannot be bettered."""
MOST_PASSES = 40
MORE_ROUNDS = 4
"""What a schedule may have beyond the fewest, so that everybody meets everybody."""
BYE = 100
"""What the square of somebody's byes costs, against that of two people's meetings."""


def round_robin(
    entrants: Sequence[Number], seats: int, smallest: int, seed: str
) -> tuple[RoundDraft, ...]:
    """Rounds in which everybody meets everybody; who is at no table has a bye."""
    count = len(entrants)
    sizes = table_sizes(count, seats, smallest)
    if not sizes:
        return ()
    if seats == 2:
        return tuple(_circle(entrants))
    # nobody meets more in a round than there are others at the largest table
    fewest = -(-(count - 1) // (max(sizes) - 1))
    best: _Design | None = None
    for rounds in range(fewest, fewest + MORE_ROUNDS + 1):
        design = _best_design(entrants, sizes, rounds, seed)
        if best is None or design.unmet < best.unmet:
            best = design
        if not best.unmet:
            break
    assert best is not None
    return best.rounds


def _circle(entrants: Sequence[Number]) -> list[RoundDraft]:
    """One stays, the others move round by one place; opposite each other is who meets."""
    circle: list[Number | None] = [*entrants]
    if len(circle) % 2:
        circle.append(None)
    rounds: list[RoundDraft] = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        opposite = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append(
            tuple((one, other) for one, other in opposite if one is not None and other is not None)
        )
        circle.insert(1, circle.pop())
    return rounds


class _Design:
    """A schedule that exchanges make more even, with the cost they lower: the sum of the squares
    of all meetings, which is least where they are even."""

    def __init__(
        self, entrants: Sequence[Number], sizes: Sequence[int], orders: Sequence[Sequence[Number]]
    ) -> None:
        self._entrants = entrants
        self._meetings = Meetings()
        self._byes = dict.fromkeys(entrants, 0)
        self._rounds: list[tuple[list[list[Number]], list[Number]]] = []
        for order in orders:
            left = iter(order)
            tables = [[next(left) for _ in range(size)] for size in sizes]
            resting = [*left]
            for table in tables:
                self._meetings.add(tuple(table))
            for number in resting:
                self._byes[number] += 1
            self._rounds.append((tables, resting))

    @property
    def rounds(self) -> tuple[RoundDraft, ...]:
        return tuple(tuple(tuple(table) for table in tables) for tables, _ in self._rounds)

    @property
    def counts(self) -> list[int]:
        return [self._meetings.between(*pair) for pair in combinations(self._entrants, 2)]

    @property
    def unmet(self) -> int:
        return self.counts.count(0)

    @property
    def cost(self) -> int:
        rested = sum(byes * byes for byes in self._byes.values())
        return sum(count * count for count in self.counts) + BYE * rested

    @property
    def is_even(self) -> bool:
        """Whether no schedule of as many rounds could be more even."""
        counts, byes = self.counts, [*self._byes.values()]
        return max(counts) - min(counts) <= 1 and max(byes) - min(byes) <= 1

    def improve(self) -> bool:
        """Make every exchange that lowers the cost; whether there was one."""
        found = False
        for tables, resting in self._rounds:
            for index, one in enumerate(tables):
                for other in tables[index + 1 :]:
                    found |= self._exchange(one, other)
                found |= self._exchange_byes(one, resting)
        return found

    def _exchange(self, one: list[Number], other: list[Number]) -> bool:
        found = False
        for here in range(len(one)):
            for there in range(len(other)):
                gain = self._of_leaving(one, here) - self._of_joining(other, there, one[here])
                gain += self._of_leaving(other, there) - self._of_joining(one, here, other[there])
                if gain > 0:
                    found = True
                    self._swap(one, here, other, there)
        return found

    def _swap(self, one: list[Number], here: int, other: list[Number], there: int) -> None:
        for table in (one, other):
            self._meetings.add(tuple(table), -1)
        one[here], other[there] = other[there], one[here]
        for table in (one, other):
            self._meetings.add(tuple(table))

    def _exchange_byes(self, table: list[Number], resting: list[Number]) -> bool:
        found = False
        for here in range(len(table)):
            for there in range(len(resting)):
                playing, rested = table[here], resting[there]
                gain = self._of_leaving(table, here) - self._of_joining(table, here, rested)
                gain += 2 * BYE * (self._byes[rested] - self._byes[playing] - 1)
                if gain > 0:
                    found = True
                    self._meetings.add(tuple(table), -1)
                    table[here], resting[there] = rested, playing
                    self._meetings.add(tuple(table))
                    self._byes[playing] += 1
                    self._byes[rested] -= 1
        return found

    def _of_leaving(self, table: Sequence[Number], index: int) -> int:
        """By how much the squares fall if somebody leaves a table."""
        number = table[index]
        others = (other for other in table if other != number)
        return sum(2 * self._meetings.between(number, other) - 1 for other in others)

    def _of_joining(self, table: Sequence[Number], index: int, number: Number) -> int:
        """By how much they rise if somebody takes a place at a table."""
        others = (other for at, other in enumerate(table) if at != index)
        return sum(2 * self._meetings.between(number, other) + 1 for other in others)


def _best_design(
    entrants: Sequence[Number], sizes: Sequence[int], rounds: int, seed: str
) -> _Design:
    best: _Design | None = None
    for attempt in range(ATTEMPTS):
        orders = [drawn(seed, f"{rounds}:{attempt}:{each}", entrants) for each in range(rounds)]
        design = _Design(entrants, sizes, orders)
        for _ in range(MOST_PASSES):
            if not design.improve():
                break
        if best is None or design.cost < best.cost:
            best = design
        if best.is_even:
            break
    assert best is not None
    return best
