"""Points by place, shared on ties, and what decides between equals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteca.tournaments import Pairing, Round, standings
from ludoteca.tournaments.points import points_of

from .players import tournament, with_rounds


@pytest.mark.parametrize(
    ("seats", "places", "absent", "points"),
    [
        pytest.param(2, (1, 2), (), ["1", "0"], id="two: a win"),
        pytest.param(2, (1, 1), (), ["1/2", "1/2"], id="two: a draw"),
        pytest.param(4, (2, 1, 4, 3), (), ["2", "3", "0", "1"], id="four in order"),
        pytest.param(4, (1, 1, 3, 4), (), ["5/2", "5/2", "1", "0"], id="the first place shared"),
        pytest.param(4, (1, 2, 2, 2), (), ["3", "1", "1", "1"], id="three share the second"),
        pytest.param(4, (1, 1, 1, 1), (), ["3/2"] * 4, id="all equal"),
        pytest.param(4, (1, 2, 3), (), ["3", "3/2", "0"], id="a smaller table is worth as much"),
        pytest.param(5, (4, 3, 2, 1), (), ["0", "4/3", "8/3", "4"], id="four at a table for five"),
        pytest.param(2, (1, 2), (0,), ["0", "0"], id="who is absent earns nothing"),
        pytest.param(2, (), (), [], id="not over"),
    ],
)
def test_points_follow_from_places(
    seats: int, places: tuple[int, ...], absent: tuple[int, ...], points: list[str]
) -> None:
    pairing = Pairing(seats=tuple(range(len(places))), places=places, absent=absent)
    assert [*points_of(pairing, seats)] == [Fraction(each) for each in points]


def test_points_come_first() -> None:
    value = with_rounds(tournament(4), [((0, 1), (1, 2)), ((2, 3), (1, 1))])
    assert [(line.number, line.place, line.points) for line in standings(value)] == [
        (0, 1, 1), (3, 2, Fraction(1, 2)), (2, 3, Fraction(1, 2)), (1, 4, 0),
    ]  # fmt: skip


def test_of_equal_points_the_stronger_opponents_decide() -> None:
    """0 and 2 won twice; 0 beat 1 and 4, who scored nothing else, 2 beat 3, who won once."""
    value = with_rounds(
        tournament(6),
        [((0, 1), (1, 2)), ((2, 3), (1, 2)), ((5, 4), (1, 2))],
        [((0, 4), (1, 2)), ((2, 5), (1, 2)), ((3, 1), (1, 2))],
    )
    first, second, *_ = standings(value)
    assert [first.number, first.points, first.opposition] == [2, 2, 2]
    assert [second.number, second.points, second.opposition] == [0, 2, 0]


def test_then_the_direct_meeting() -> None:
    """All won once and lost once but met different sets: 0 beat 1 and nothing else differs."""
    value = with_rounds(
        tournament(4),
        [((1, 0), (2, 1)), ((3, 2), (2, 1))],
        [((0, 2), (2, 1)), ((1, 3), (2, 1))],
        [((0, 3), (1, 2)), ((1, 2), (1, 2))],
    )
    lines = {line.number: line for line in standings(value)}
    assert lines[0].points == lines[2].points == 2
    assert lines[0].opposition == lines[2].opposition == 4
    assert (lines[2].direct, lines[0].direct) == (1, -1)
    assert (lines[2].place, lines[0].place) == (1, 2)


def test_then_wins() -> None:
    """At one table of three: two second places are worth as much as a win and a last place."""
    value = with_rounds(
        tournament(3, table_size=3),
        [((0, 1, 2), (1, 2, 3))],
        [((0, 1, 2), (3, 2, 1))],
    )
    assert [(line.number, line.wins) for line in standings(value)] == [(2, 1), (0, 1), (1, 0)]


def test_then_who_sat_later() -> None:
    value = with_rounds(tournament(2), [((0, 1), (1, 1))], [((0, 1), (1, 1))])
    assert [(line.number, line.late_seats, line.place) for line in standings(value)] == [
        (1, 2, 1), (0, 0, 2),
    ]  # fmt: skip


def test_who_is_equal_in_everything_shares_a_place() -> None:
    value = with_rounds(tournament(2), [((0, 1), (1, 1))], [((1, 0), (1, 1))])
    assert [line.place for line in standings(value)] == [1, 1]


def test_a_bye_is_worth_a_win_and_counts_as_an_opponent_like_oneself() -> None:
    bye = Round(pairings=(Pairing(seats=(0, 1), places=(1, 2)),), byes=(2,))
    lines = {line.number: line for line in standings(tournament(3, played=(bye,)))}
    assert [lines[2].points, lines[2].opposition, lines[2].wins] == [1, 1, 0]
    assert [lines[0].points, lines[0].opposition, lines[0].place] == [1, 0, 2]
