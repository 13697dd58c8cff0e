"""Ratings: what a match does to them, and how well they find the strength of people."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Ranking
from ludoteca.ratings import NEW, Rated, Rating, rate, repeat_weight
from tests.ratings.club import Club
from tests.ratings.plot import PICTURE, drawing

SETTLED = Rating(1700, 55, 200)


def alone(*places: tuple[int, ...]) -> Ranking:
    return Ranking(places)


def gains(seats: dict[int, Rated], ranking: Ranking) -> dict[int, int]:
    new = rate(seats, ranking)
    return {seat: round(new[seat].mean - seats[seat].rating.mean) for seat in seats}


NEWCOMERS = {seat: Rated(NEW) for seat in range(3)}


@pytest.mark.parametrize(
    ("seats", "ranking", "signs"),
    [
        pytest.param(NEWCOMERS, alone((2,), (0,), (1,)), (1, -1, 1), id="by place"),
        pytest.param(NEWCOMERS, alone((0, 1, 2)), (0, 0, 0), id="a draw of equals"),
        pytest.param(
            NEWCOMERS | {2: Rated(NEW, left=True)},
            alone((2,), (0, 1)),
            (1, 1, -1),
            id="who leaves is last, whatever the ranking says",
        ),
        pytest.param(
            {0: Rated(NEW), 2: Rated(NEW)}, alone((1,), (2,), (0,)), (-1, 1), id="a seat taken over"
        ),
        pytest.param({1: Rated(NEW)}, alone((1,), (0,)), (0,), id="nobody to compare with"),
        pytest.param(
            {seat: Rated(NEW) for seat in range(4)},
            Ranking(((0, 2), (1, 3)), teams=(0, 1, 0, 1)),
            (1, -1, 1, -1),
            id="teams",
        ),
        pytest.param(
            {0: Rated(NEW, left=True)} | {seat: Rated(NEW) for seat in (1, 2, 3)},
            Ranking(((0, 2), (1, 3)), teams=(0, 1, 0, 1)),
            (1, -1, 1, -1),
            id="a team wins without the one who left",
        ),
    ],
)
def test_a_match_changes_ratings(
    seats: dict[int, Rated], ranking: Ranking, signs: tuple[int, ...]
) -> None:
    found = gains(seats, ranking)
    assert tuple((gain > 0) - (gain < 0) for gain in found.values()) == signs


def test_a_match_makes_ratings_more_certain() -> None:
    new = rate({0: Rated(NEW), 1: Rated(NEW)}, alone((0,), (1,)))
    assert all(rating.deviation < NEW.deviation and rating.matches == 1 for rating in new.values())


@pytest.fixture(scope="module")
def club() -> Club:
    club = Club()
    club.play()
    return club


def test_ratings_find_the_order_of_strength(club: Club) -> None:
    assert club.rank_correlation() >= 0.95


def test_expectations_are_met(club: Club) -> None:
    """Calibration: of the matches expected to be won with a probability, that share is won."""
    for group in club.calibration():
        assert abs(group.won - group.expected) < 0.06


def test_the_plot_of_the_calibration_is_current(club: Club) -> None:
    assert PICTURE.read_text("utf-8") == drawing(club)


@pytest.mark.parametrize(
    "accomplice",
    [NEW, SETTLED, Rating(2600, 110, 200)],
    ids=["a new account", "an equal", "a champion"],
)
def test_nobody_climbs_on_an_accomplice(accomplice: Rating) -> None:
    """Thirty days of five lost matches each lift a settled player by at most 50 points."""
    player = SETTLED
    for earlier in range(5 * 30):
        seats = {0: Rated(player), 1: Rated(accomplice)}
        new = rate(seats, alone((0,), (1,)), repeat_weight(earlier))
        player, accomplice = new[0], new[1]
    assert 0 < player.mean - SETTLED.mean <= 50
