"""Teams: making, checking, taking turns, ranking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import FastChance, Rejected, seed_from_int
from ludoteca.parts.teams import (
    balanced,
    check_teams,
    in_turns,
    member_on_turn,
    rank_sides,
    smallest_team,
    team_on_turn,
    totals,
)

BAD_TEAMS = [
    ((), "bad_team_count"),
    ((0, 0, 0), "bad_team_count"),
    (tuple(range(9)), "bad_team_count"),
    ((0, 2, 0), "empty_team"),
    ((0, 0, 0, 0, 1), "uneven_teams"),
]


@given(st.integers(2, 8), st.integers(0, 20), st.integers(0, 99))
def test_balanced_teams_differ_by_one_at_most_and_are_fair(
    teams: int, extra: int, seed: int
) -> None:
    dealt = balanced(teams + extra, teams, FastChance(seed_from_int(seed)))
    sizes = [dealt.count(team) for team in range(teams)]
    assert max(sizes) - min(sizes) <= 1
    check_teams(dealt)


@pytest.mark.parametrize(("teams", "code"), BAD_TEAMS)
def test_teams_that_cannot_play_are_refused(teams: tuple[int, ...], code: str) -> None:
    with pytest.raises(Rejected) as refusal:
        check_teams(teams)
    assert refusal.value.code == code


def test_a_spread_of_two_is_fair_enough() -> None:
    check_teams((0, 0, 0, 1))


def test_teams_take_turns_and_who_is_gone_is_passed_over() -> None:
    teams = (0, 1, 2, 0)
    assert [team_on_turn(number, teams, [0] * 4) for number in (1, 2, 3, 4)] == [0, 1, 2, 0]
    assert [team_on_turn(number, teams, [0, 1, 0, 0]) for number in (1, 2, 3)] == [0, 2, 2]


def test_members_take_turns_among_those_who_are_there() -> None:
    assert [member_on_turn(turn, (1, 3, 5), [0] * 6) for turn in range(4)] == [1, 3, 5, 1]
    assert [member_on_turn(turn, (1, 3, 5), [0, 0, 0, 1, 0, 0]) for turn in range(3)] == [1, 5, 1]
    assert member_on_turn(0, (1,), [0, 1]) is None


def test_the_order_alternates_between_teams() -> None:
    assert in_turns([3, 1, 0, 2], (0, 1, 0, 1)) == [3, 0, 1, 2]
    assert in_turns([0, 1, 2, 3, 4], (0, 0, 0, 1, 1)) == [0, 3, 1, 4, 2]
    assert in_turns([2, 0, 1], ()) == [2, 0, 1]


def test_a_team_has_the_sum_of_its_members() -> None:
    assert totals([1, 2, 3, 4], (0, 1, 0, 1)) == [4, 6, 4, 6]
    assert totals([1, 2], ()) == [1, 2]


RANKINGS = [
    ("most points first", [[1, 3, 2]], [0, 0, 0], (), ((1,), (2,), (0,))),
    ("equal seats share a place", [[2, 2, 1]], [0, 0, 0], (), ((0, 1), (2,))),
    ("ties by the next column", [[2, 2, 1], [0, 5, 9]], [0, 0, 0], (), ((1,), (0,), (2,))),
    ("teams add up", [[1, 3, 4, 1]], [0] * 4, (0, 1, 0, 1), ((0, 2), (1, 3))),
    ("teams add up in every column", [[1, 1, 0, 0], [0, 1, 5, 1]], [0] * 4, (0, 1, 0, 1),
     ((0, 2), (1, 3))),
    ("who is gone comes last", [[9, 1, 2]], [1, 0, 0], (), ((2,), (1,), (0,))),
    ("a team stays while one of it does", [[9, 1, 0, 2]], [1, 0, 0, 0], (0, 1, 0, 1),
     ((0, 2), (1, 3))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("says", "columns", "out", "teams", "places"), RANKINGS, ids=[case[0] for case in RANKINGS]
)
def test_ranking_sides(
    says: str,
    columns: list[list[int]],
    out: list[int],
    teams: tuple[int, ...],
    places: tuple[tuple[int, ...], ...],
) -> None:
    assert rank_sides(columns, out, teams).places == places


def test_a_team_that_was_made_and_that_nobody_joined_is_empty() -> None:
    with pytest.raises(Rejected) as refusal:
        check_teams((0, 1), count=3)
    assert (refusal.value.code, refusal.value.params["team"]) == ("empty_team", 3)


def test_newcomers_join_the_smallest_team() -> None:
    assert smallest_team((0, 1, 0), 2) == 1
    assert smallest_team((), 3) == 0
    assert smallest_team((0, 1, 1), 3) == 2
