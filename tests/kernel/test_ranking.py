"""Rankings: ties share a place, teams rank together."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import Ranking, rank
from ludoteca.kernel.rules.ranking import rank_by_score

CASES: list[tuple[list[Any], tuple[int, ...], tuple[tuple[int, ...], ...]]] = [
    ([3, 1, 2], (), ((0,), (2,), (1,))),
    ([1, 3, 3], (), ((1, 2), (0,))),
    ([5, 5, 5], (), ((0, 1, 2),)),
    ([-1, -3], (), ((0,), (1,))),
    ([(True, 0), (False, 2), (False, 1)], (), ((0,), (1,), (2,))),
    ([1, 5, 5, 0], (0, 1, 0, 1), ((0, 2), (1, 3))),
    ([1, 4, 3, 0], (0, 1, 0, 1), ((0, 1, 2, 3),)),
    ([0, 9, 3, 5, 1, 5], (0, 1, 2, 0, 1, 2), ((1, 4), (2, 5), (0, 3))),
    ([1.5, 2.0, 1.0], (0, 1, 0), ((0, 2), (1,))),
    ([(False, 1), (True, 0), (False, 2), (False, 3)], (0, 0, 1, 1), ((0, 1), (2, 3))),
]
BY_SCORE: list[tuple[list[int], list[int], tuple[int, ...], tuple[tuple[int, ...], ...]]] = [
    ([3, 1, 2], [0, 0, 0], (), ((0,), (2,), (1,))),
    ([3, 1, 2], [1, 0, 0], (), ((2,), (1,), (0,))),
    ([3, 5, 5], [2, 1, 3], (), ((1, 2), (0,))),
    ([3, 1, 1], [0, 0, 0], (0, 1, 0), ((0, 2), (1,))),
    ([3, 1, 1], [1, 0, 0], (0, 1, 0), ((0, 2), (1,))),
    ([3, 1, 1], [1, 0, 2], (0, 1, 0), ((1,), (0, 2))),
]
PLACES = [
    (Ranking(((2,), (0,), (1,))), [2, 3, 1]),
    (Ranking(((1, 2), (0,))), [3, 1, 1]),
    (Ranking(((0, 1, 2),)), [1, 1, 1]),
    (Ranking(((1, 3), (0, 2)), (0, 1, 0, 1)), [2, 1, 2, 1]),
    (Ranking(((0, 2, 1, 4), (3, 5)), (0, 1, 0, 2, 1, 2)), [1, 1, 1, 3, 1, 3]),
]


@pytest.mark.parametrize(("keys", "teams", "places"), CASES)
def test_the_highest_is_first_ties_share_and_teams_stand_together(
    keys: list[Any], teams: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    ranking = rank(keys, teams)
    assert ranking == Ranking(places, teams)
    assert ranking.winners == places[0]


@pytest.mark.parametrize(("scores", "out", "teams", "places"), BY_SCORE)
def test_by_score_who_is_out_with_the_whole_team_comes_last(
    scores: list[int],
    out: list[int],
    teams: tuple[int, ...],
    places: tuple[tuple[int, ...], ...],
) -> None:
    assert rank_by_score(scores, out, teams) == Ranking(places, teams)


def test_by_score_every_seat_is_in_or_out() -> None:
    with pytest.raises(ValueError, match="shorter"):
        rank_by_score([1, 2, 3], [0, 0])


@pytest.mark.parametrize(("ranking", "places"), PLACES)
def test_a_place_is_one_more_than_the_seats_or_teams_ranked_better(
    ranking: Ranking, places: list[int]
) -> None:
    assert [ranking.place(seat) for seat in range(len(places))] == places


def test_a_seat_that_is_not_ranked_has_no_place() -> None:
    with pytest.raises(ValueError, match="seat 3 is not ranked"):
        rank([1, 2]).place(3)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8))
def test_every_seat_is_ranked_once_and_better_exactly_with_more(keys: list[int]) -> None:
    ranking = rank(keys)
    seats = range(len(keys))
    assert sorted(seat for group in ranking.places for seat in group) == list(seats)
    for one in seats:
        for other in seats:
            assert (ranking.place(one) < ranking.place(other)) == (keys[one] > keys[other])
