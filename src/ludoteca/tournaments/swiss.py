"""The next round of a Swiss tournament: those of about equal standing sit together, and nobody
meets anybody again while that can be avoided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise

from .meetings import Meetings
from .table_sizes import table_sizes
from .tournament import Draft, Number

MOST_LOOKED_AT = 20_000
"""Tables the search looks at. It is complete for about a dozen entrants, and with more of them
nearly every first attempt succeeds."""
REPEAT = 1_000_000
"""What a second meeting costs, against the distance in the standings at a table."""
MOST_PASSES = 20


def swiss_round(
    ranked: Sequence[Number],
    seats: int,
    smallest: int,
    meetings: Meetings,
    byes: Mapping[Number, int],
) -> tuple[list[Draft], Draft]:
    """The tables of the next round, and who has a bye. `ranked` is the order of the standings,
    `byes` how many each had."""
    sizes = table_sizes(len(ranked), seats, smallest)
    first: tuple[list[Number], Draft] | None = None
    for resting in _byes(ranked, len(ranked) - sum(sizes), byes):
        playing = [number for number in ranked if number not in resting]
        found = _Search(playing, meetings).tables(sizes)
        if found is not None:
            return found, resting
        first = first or (playing, resting)
    assert first is not None
    return _with_fewest_repeats(first[0], sizes, meetings), first[1]


def _byes(ranked: Sequence[Number], count: int, byes: Mapping[Number, int]) -> Iterator[Draft]:
    """Who may have the byes, the best choice first: the last of those who had the fewest. If it is
    one, the others who had no more are tried too."""
    last_first = ranked[::-1]
    order = sorted(last_first, key=lambda number: byes.get(number, 0))
    yield tuple(order[:count])
    if count == 1:
        fewest = byes.get(order[0], 0)
        yield from ((number,) for number in order[1:] if byes.get(number, 0) == fewest)


class _Search:
    """Depth first, along the standings: the first who is free sits with the next ones they have
    not met. Sets of entrants are the bits of a number."""

    def __init__(self, playing: Sequence[Number], meetings: Meetings) -> None:
        self._playing = playing
        self._left = MOST_LOOKED_AT
        self._strangers = [
            sum(
                1 << index
                for index, other in enumerate(playing)
                if other != one and not meetings.between(one, other)
            )
            for one in playing
        ]

    def tables(self, sizes: Sequence[int]) -> list[Draft] | None:
        """Tables without repeated meetings; None where there are none, or none was found."""
        found = self._place((1 << len(self._playing)) - 1, [*sizes])
        if found is None:
            return None
        return [tuple(self._playing[index] for index in _bits(table)) for table in found]

    def _place(self, free: int, sizes: list[int]) -> list[int] | None:
        if not free:
            return []
        if self._left <= 0 or not self._is_possible(free, min(sizes)):
            return None
        first = free & -free
        for size in dict.fromkeys(sizes):
            rest = [*sizes]
            rest.remove(size)
            for table in self._companies(first, free & self._of(first), size - 1):
                self._left -= 1
                others = self._place(free & ~table, rest)
                if others is not None:
                    return [table, *others]
                if self._left <= 0:
                    return None
        return None

    def _companies(self, sitting: int, candidates: int, missing: int) -> Iterator[int]:
        """Tables of strangers that those who sit can be joined to, in order."""
        if not missing:
            yield sitting
            return
        while candidates.bit_count() >= missing:
            nearest = candidates & -candidates
            candidates &= ~nearest
            yield from self._companies(
                sitting | nearest, candidates & self._of(nearest), missing - 1
            )

    def _is_possible(self, free: int, smallest: int) -> bool:
        """Whether everybody who is free still has enough strangers to sit with."""
        return all(
            (free & self._strangers[index]).bit_count() >= smallest - 1 for index in _bits(free)
        )

    def _of(self, bit: int) -> int:
        return self._strangers[bit.bit_length() - 1]


def _bits(numbers: int) -> Iterator[int]:
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers &= ~lowest


def _with_fewest_repeats(
    playing: Sequence[Number], sizes: Sequence[int], meetings: Meetings
) -> list[Draft]:
    """Tables along the standings, improved by exchanges while that helps."""
    position = {number: index for index, number in enumerate(playing)}
    bounds = [sum(sizes[:count]) for count in range(len(sizes) + 1)]
    tables = [[*playing[start:end]] for start, end in pairwise(bounds)]

    def cost(table: Sequence[Number]) -> int:
        met = sum(
            meetings.between(one, other) ** 2
            for index, one in enumerate(table)
            for other in table[:index]
        )
        places = [position[number] for number in table]
        return REPEAT * met + (max(places) - min(places)) ** 2

    for _ in range(MOST_PASSES):
        found = [_exchange(one, other, cost) for one, other in combinations(tables, 2)]
        if not any(found):
            break
    return [tuple(table) for table in tables]


def _exchange(
    one: list[Number], other: list[Number], cost: Callable[[Sequence[Number]], int]
) -> bool:
    """Make every exchange between two tables that costs less; whether there was one."""
    before, found = cost(one) + cost(other), False
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            after = cost(one) + cost(other)
            if after < before:
                before, found = after, True
            else:
                one[here], other[there] = other[there], one[here]
    return found
