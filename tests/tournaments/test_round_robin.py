"""Round robin: everybody once per round, everybody meets everybody, as evenly as possible."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.tournaments.round_robin import round_robin
from ludoteca.tournaments.table_sizes import table_sizes

from .players import play_out, tournament


@pytest.mark.parametrize(
    ("entrants", "seats", "smallest", "sizes"),
    [
        (8, 2, 2, [2, 2, 2, 2]),
        (7, 2, 2, [2, 2, 2]),
        (8, 4, 2, [4, 4]),
        (9, 4, 2, [3, 3, 3]),
        (5, 4, 2, [3, 2]),
        (5, 4, 3, [4]),
        (11, 4, 3, [4, 4, 3]),
        (3, 4, 3, [3]),
        (2, 4, 3, []),
        (0, 4, 2, []),
    ],
)
def test_tables_are_full_or_as_even_as_possible(
    entrants: int, seats: int, smallest: int, sizes: list[int]
) -> None:
    assert table_sizes(entrants, seats, smallest) == sizes


@given(st.integers(2, 16))
def test_at_tables_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = round_robin(range(entrants), 2, 2, "seed")
    met = Counter(pair for each in rounds for pair in (tuple(sorted(table)) for table in each))
    assert met == Counter(combinations(range(entrants), 2))
    assert len(rounds) == entrants - 1 + entrants % 2


EVEN = [
    # entrants, seats, most rounds, fewest and most meetings of two
    (4, 4, 1, 1, 1),
    (9, 3, 4, 1, 1),
    (8, 3, 4, 1, 1),
    (16, 4, 5, 1, 1),
    (7, 3, 5, 1, 2),
    (12, 3, 7, 1, 2),
    (10, 4, 5, 1, 2),
    (8, 4, 5, 1, 3),
    (11, 4, 5, 1, 3),
    (6, 3, 5, 1, 4),
]


@pytest.mark.parametrize(("entrants", "seats", "rounds", "fewest", "most"), EVEN)
def test_at_larger_tables_meetings_are_about_even(
    entrants: int, seats: int, rounds: int, fewest: int, most: int
) -> None:
    schedule = round_robin(range(entrants), seats, 2, "seed")
    met = Counter(
        pair for each in schedule for table in each for pair in combinations(sorted(table), 2)
    )
    counts = [met[pair] for pair in combinations(range(entrants), 2)]
    assert len(schedule) <= rounds
    assert (min(counts), max(counts)) >= (fewest, fewest)
    assert max(counts) <= most


@given(st.integers(3, 10), st.integers(3, 5), st.integers(2, 3))
def test_everybody_sits_once_in_a_round_and_byes_are_even(
    entrants: int, seats: int, smallest: int
) -> None:
    rested: Counter[int] = Counter()
    rounds = round_robin(range(entrants), seats, smallest, "seed")
    for each in rounds:
        sitting = [number for table in each for number in table]
        assert len(sitting) == len({*sitting})
        assert all(smallest <= len(table) <= seats for table in each)
        rested.update({*range(entrants)} - {*sitting})
    if rounds:
        byes = [rested[number] for number in range(entrants)]
        assert max(byes) - min(byes) <= 1


def test_the_same_seed_gives_the_same_schedule() -> None:
    assert round_robin(range(10), 4, 2, "a") == round_robin(range(10), 4, 2, "a")
    assert round_robin(range(10), 4, 2, "a") != round_robin(range(10), 4, 2, "b")


def test_a_second_cycle_meets_everybody_again() -> None:
    value = play_out(tournament(6, "round_robin", rounds=2))
    met = Counter(
        tuple(sorted(pairing.seats)) for each in value.played for pairing in each.pairings
    )
    assert met == Counter(dict.fromkeys(combinations(range(6), 2), 2))
    assert value.phase == "over"


def test_seats_are_balanced_over_a_tournament() -> None:
    value = play_out(tournament(8, "round_robin", table_size=4, rounds=4))
    had = Counter(
        (number, seat)
        for each in value.played
        for pairing in each.pairings
        for seat, number in enumerate(pairing.seats)
    )
    fair = len(value.played) / 4
    assert all(abs(had[number, seat] - fair) <= 1.5 for number in range(8) for seat in range(4))
