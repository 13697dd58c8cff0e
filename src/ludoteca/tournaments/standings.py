"""Standings: points, and what decides between equals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple

from .points import best, points_of
from .tournament import Number, Pairing, Round, Tournament


class Standing(NamedTuple):
    """One line of the standings. Equals share a place."""

    number: Number
    place: int
    points: Fraction
    opposition: Fraction
    """Points of the opponents: for each round the average of those at the table; for a bye, one's
    own."""
    direct: int
    """Against those with equal points and opposition: how many one finished ahead of, less how
    many finished ahead of one."""
    wins: int
    """First places, shared ones too."""
    late_seats: int
    """The seats one had, counted from the first: who sat later had it harder."""


def standings(tournament: Tournament) -> list[Standing]:
    """The best first."""
    results = _Results(tournament.played, tournament.table_size)
    numbers = range(len(tournament.entrants))
    opposition = {number: results.opposition(number) for number in numbers}
    groups: dict[tuple[Fraction, Fraction], list[Number]] = defaultdict(list)
    for number in numbers:
        groups[results.points[number], opposition[number]].append(number)
    lines: list[Standing] = []
    for (points, opposed), group in sorted(groups.items(), reverse=True):
        tied = [
            Standing(
                number, 0, points, opposed, results.direct(number, group),
                results.wins[number], results.late_seats[number],
            )
            for number in group
        ]  # fmt: skip
        lines += sorted(tied, key=_order)
    return [*_with_places(lines)]


def _order(line: Standing) -> tuple[int, int, int, int]:
    return -line.direct, -line.wins, -line.late_seats, line.number


def _with_places(lines: Iterable[Standing]) -> Iterable[Standing]:
    place, before = 0, None
    for index, line in enumerate(lines, 1):
        key = (line.points, line.opposition, *_order(line)[:-1])
        place, before = (place if key == before else index), key
        yield line._replace(place=place)


class _Results:
    """What everybody has scored, and against whom."""

    def __init__(self, rounds: Iterable[Round], seats: int) -> None:
        self.points: dict[Number, Fraction] = defaultdict(Fraction)
        self.wins: dict[Number, int] = defaultdict(int)
        self.late_seats: dict[Number, int] = defaultdict(int)
        self._tables: dict[Number, list[Pairing]] = defaultdict(list)
        self._byes: dict[Number, int] = defaultdict(int)
        for each in rounds:
            for number in each.byes:
                self.points[number] += best(seats)
                self._byes[number] += 1
            for pairing in each.pairings:
                scored = points_of(pairing, seats)
                for seat, number in enumerate(pairing.seats if scored else ()):
                    self.points[number] += scored[seat]
                    is_win = pairing.places[seat] == 1 and number not in pairing.absent
                    self.wins[number] += is_win and not pairing.is_provisional
                    self.late_seats[number] += seat
                    self._tables[number].append(pairing)

    def opposition(self, number: Number) -> Fraction:
        total = self._byes[number] * self.points[number]
        for pairing in self._tables[number]:
            others = [self.points[other] for other in pairing.seats if other != number]
            total += sum(others, Fraction(0)) / len(others) if others else self.points[number]
        return total

    def direct(self, number: Number, group: Iterable[Number]) -> int:
        rivals = {*group} - {number}
        balance = 0
        for pairing in self._tables[number]:
            rank = _ranks(pairing)
            for other in rivals.intersection(pairing.seats):
                balance += (rank(other) > rank(number)) - (rank(other) < rank(number))
        return balance


def _ranks(pairing: Pairing) -> Callable[[Number], int]:
    """The place of an entrant at a table; behind all others for the absent."""

    def rank(number: Number) -> int:
        if number in pairing.absent:
            return len(pairing.seats) + 1
        return pairing.places[pairing.seats.index(number)]

    return rank
