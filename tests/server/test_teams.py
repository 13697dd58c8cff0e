"""Teams before a match: creating, joining, moving, shuffling, and what may not start."""

from __future__ import annotations

import pytest

from ludoteca import Chance, seed_from_int
from ludoteca.server.tables import phases
from ludoteca.server.tables.people import guest_actions as visiting
from ludoteca.server.tables.people import host_actions as hosting
from ludoteca.server.tables.seats.teams import balance_teams, make_teams, set_team
from ludoteca.server.tables.table import Table
from tests.server.test_tables import code_of, table_with

PEOPLE = ("ana", "ben", "cleo", "dina")


def quiz(*people: str, teams: int = 2) -> Table:
    return make_teams(table_with(*(people or PEOPLE), game="quick_quiz"), "ana", teams)


def teams_of(table: Table) -> list[int | None]:
    return [place.team for place in table.sitters]


def test_everybody_is_dealt_to_the_teams_that_are_made() -> None:
    assert quiz().teams() == (0, 1, 0, 1)
    assert quiz(teams=3).teams() == (0, 1, 2, 0)


def test_who_is_in_a_team_stays_there_when_there_are_more_or_fewer() -> None:
    table = set_team(quiz(teams=3), "ana", 0, 1)
    assert make_teams(table, "ana", 4).teams() == (1, 1, 2, 0)
    assert make_teams(table, "ana", 2).teams() == (1, 1, 0, 0)


def test_without_teams_everybody_plays_alone_again() -> None:
    table = make_teams(quiz(), "ana", 0)
    assert (table.teams(), teams_of(table)) == ((), [None] * 4)


def test_who_sits_down_later_joins_the_smallest_team() -> None:
    table = hosting.add_bot(quiz("ana", "ben", "cleo"), "ana", "easy")
    table = visiting.sit(visiting.enter(table, "dina", "Dina"), "dina")
    assert table.teams() == (0, 1, 0, 1, 0)


def test_who_moves_to_another_seat_stays_in_the_team() -> None:
    table = visiting.sit(quiz("ana", "ben"), "ben", 6)
    assert table.teams() == (0, 1)


def test_everybody_chooses_their_own_team_and_the_host_anybodys() -> None:
    assert set_team(quiz(), "ben", 1, 0).teams() == (0, 0, 0, 1)
    assert set_team(quiz(), "ana", 1, 0).teams() == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("by", "seat", "team", "code"),
    [
        ("ben", 0, 0, "host_only"),
        ("ana", 9, 0, "no_such_seat"),
        ("ana", 0, 2, "no_such_team"),
        ("ana", 0, -1, "no_such_team"),
    ],
)
def test_nobody_is_sent_where_they_cannot_be(by: str, seat: int, team: int, code: str) -> None:
    assert code_of(lambda: set_team(quiz(), by, seat, team)) == code


def test_dealing_anew_leaves_the_teams_even() -> None:
    lopsided = quiz()
    for seat in range(4):
        lopsided = set_team(lopsided, "ana", seat, 0)
    dealt = balance_teams(lopsided, "ana", Chance(seed_from_int(1)))
    assert sorted(dealt.teams()) == [0, 0, 1, 1]


def test_only_the_host_makes_teams_and_only_before_the_match() -> None:
    table, chance = quiz(), Chance(seed_from_int(1))
    assert code_of(lambda: make_teams(table, "ben", 2)) == "host_only"
    assert code_of(lambda: balance_teams(table, "ben", chance)) == "host_only"
    starting = phases.starting(table)
    assert code_of(lambda: make_teams(starting, "ana", 2)) == "not_waiting"
    assert code_of(lambda: set_team(starting, "ana", 0, 0)) == "not_waiting"


def test_there_are_two_to_eight_teams_where_the_game_has_them() -> None:
    for count in (-1, 1, 9):
        assert code_of(lambda count=count: quiz(teams=count)) == "bad_team_count"  # type: ignore[misc]
    assert code_of(lambda: make_teams(table_with("ana"), "ana", 2)) == "no_teams"
    alone = make_teams(quiz(), "ana", 0)
    assert code_of(lambda: balance_teams(alone, "ana", Chance(seed_from_int(1)))) == "no_teams"


def test_a_match_does_not_start_with_an_empty_team() -> None:
    assert code_of(lambda: phases.starting(quiz("ana", "ben", teams=3))) == "empty_team"


def test_a_match_does_not_start_with_teams_that_are_too_uneven() -> None:
    table = set_team(quiz(*PEOPLE, "eva"), "ana", 1, 0)
    assert phases.starting(set_team(table, "ana", 2, 1)).teams() == (0, 0, 1, 1, 0)
    assert code_of(lambda: phases.starting(table)) == "uneven_teams"
