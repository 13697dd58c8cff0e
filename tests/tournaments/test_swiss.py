"""Swiss: those of equal standing meet, and nobody twice while that can be avoided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.tournaments import standings
from ludoteca.tournaments.meetings import Meetings
from ludoteca.tournaments.swiss import swiss_round

from .players import all_equal, by_number, play_out, tournament


def first_round(entrants: int, seats: int) -> list[tuple[int, ...]]:
    return swiss_round(range(entrants), seats, 2, Meetings(), {})[0]


def test_neighbours_in_the_standings_sit_together() -> None:
    assert first_round(8, 2) == [(0, 1), (2, 3), (4, 5), (6, 7)]
    assert first_round(9, 4) == [(0, 1, 2), (3, 4, 5), (6, 7, 8)]


def test_who_met_sits_with_the_next() -> None:
    met = Meetings([(0, 1), (2, 3)])
    assert swiss_round(range(4), 2, 2, met, {})[0] == [(0, 2), (1, 3)]


def test_the_search_goes_back_where_the_last_would_meet_again() -> None:
    """After 0-1 and 2-3 only 4-5 would be left, who met."""
    tables, _ = swiss_round(range(6), 2, 2, Meetings([(4, 5)]), {})
    assert tables == [(0, 1), (2, 4), (3, 5)]


def test_a_bye_goes_to_the_last_who_had_none() -> None:
    assert swiss_round(range(5), 2, 2, Meetings(), {})[1] == (4,)
    assert swiss_round(range(5), 2, 2, Meetings(), {4: 1, 3: 1})[1] == (2,)
    assert swiss_round(range(5), 2, 2, Meetings(), dict.fromkeys(range(5), 1))[1] == (4,)


def test_another_bye_may_save_a_repetition() -> None:
    """Without 2 the others have all met."""
    met = Meetings([(0, 1)])
    tables, resting = swiss_round(range(3), 2, 2, met, {})
    assert (tables, resting) == ([(0, 2)], (1,))


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds"),
    [(8, 2, 7), (9, 2, 7), (16, 2, 12), (64, 2, 12), (12, 3, 4), (16, 4, 3), (64, 4, 6)],
)
def test_nobody_meets_twice_in_a_tournament(entrants: int, seats: int, rounds: int) -> None:
    value = play_out(tournament(entrants, table_size=seats, rounds=rounds))
    met = Counter(
        pair
        for each in value.played
        for pairing in each.pairings
        for pair in combinations(sorted(pairing.seats), 2)
    )
    assert len(value.played) == rounds
    assert max(met.values()) == 1


@given(st.data())
def test_no_repetition_while_it_can_be_avoided(data: st.DataObject) -> None:
    """Against all ways to pair up to eight entrants, after any meetings."""
    entrants = data.draw(st.sampled_from([4, 6, 8]))
    pairs = [*combinations(range(entrants), 2)]
    met = Meetings(data.draw(st.lists(st.sampled_from(pairs), max_size=len(pairs))))
    tables, resting = swiss_round(range(entrants), 2, 2, met, {})
    assert not resting
    assert sorted(number for table in tables for number in table) == [*range(entrants)]
    can_be_avoided = any(
        not any(met.between(*pair) for pair in way) for way in matchings(range(entrants))
    )
    assert any(met.between(*table) for table in tables) != can_be_avoided


def matchings(numbers: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not numbers:
        yield []
        return
    first, *others = numbers
    for other in others:
        for rest in matchings([each for each in others if each != other]):
            yield [(first, other), *rest]


@given(st.integers(2, 20), st.integers(2, 6), st.integers(2, 3), st.integers(1, 6))
def test_everybody_plays_or_rests_once_in_every_round(
    entrants: int, seats: int, smallest: int, rounds: int
) -> None:
    if not smallest <= seats or entrants < smallest:
        return
    value = tournament(
        entrants, table_size=seats, smallest_table=smallest, rounds=rounds, fewest=smallest
    )
    value = play_out(value, all_equal)
    for each in value.played:
        sitting = [number for pairing in each.pairings for number in pairing.seats]
        assert sorted([*sitting, *each.byes]) == [*range(entrants)]
        assert all(smallest <= len(pairing.seats) <= seats for pairing in each.pairings)
    byes = Counter(number for each in value.played for number in each.byes)
    rested = [byes[number] for number in range(entrants)]
    assert max(rested) - min(rested) <= 1


def test_the_strongest_wins_and_a_repetition_is_the_same() -> None:
    value = play_out(tournament(16, rounds=4), by_number)
    assert standings(value)[0].number == 0
    assert value == play_out(tournament(16, rounds=4), by_number)
    assert value != play_out(tournament(16, rounds=4, seed="other"), by_number)


def test_seats_are_balanced() -> None:
    value = play_out(tournament(8, rounds=6))
    first = Counter(pairing.seats[0] for each in value.played for pairing in each.pairings)
    assert all(2 <= first[number] <= 4 for number in range(8))
