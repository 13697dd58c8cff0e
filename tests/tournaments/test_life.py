"""The life of a tournament: entering, withdrawing, rounds, no-shows, the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.tournaments import (
    Entrant,
    Tournament,
    called_off,
    checked,
    closed_round,
    entered,
    filled,
    forgotten,
    open_tables,
    removed,
    standings,
    started,
    with_bot,
    with_result,
    withdrawn,
    without,
)

from .players import pair, play_round, tournament

ANA = Entrant(name="Ana", person="ana", player="account:ana")
HOUR = 3_600_000


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"table_size": 1}, "tournament_table_size"),
        ({"table_size": 9}, "tournament_table_size"),
        ({"table_size": 2, "smallest_table": 3}, "tournament_table_size"),
        ({"rounds": 0}, "tournament_rounds"),
        ({"rounds": 13}, "tournament_rounds"),
        ({"fewest": 9, "most": 8}, "tournament_entrants"),
        ({"most": 65}, "tournament_entrants"),
        ({"system": "round_robin", "rounds": 1, "most": 17}, "tournament_entrants"),
        ({"starts": 1_000}, "tournament_start"),
        ({"starts": 1_000 + 91 * 24 * HOUR}, "tournament_start"),
        ({"round_time": 1_000}, "tournament_round_time"),
    ],
)
def test_limits(given: dict[str, object], code: str) -> None:
    with pytest.raises(Rejected) as refusal:
        checked(tournament(0, **given), now=1_000)  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_a_tournament_within_the_limits_is_accepted() -> None:
    value = tournament(0, starts=2_000, round_time=HOUR)
    assert checked(value, now=1_000) == value


def test_nobody_enters_twice() -> None:
    with pytest.raises(Rejected) as refusal:
        entered(entered(tournament(2), ANA), ANA)
    assert refusal.value.code == "tournament_entered"


def test_an_account_goes_on_from_another_device_at_any_time() -> None:
    phone = replace(ANA, person="ana on the phone", name="Anna")
    value = entered(started(entered(tournament(2), ANA)), phone)
    assert value.entrants[2:] == (replace(ANA, person="ana on the phone"),)


def test_whom_the_organiser_removed_cannot_enter_again() -> None:
    value = removed(entered(tournament(2), ANA), 2)
    for again in (ANA, replace(ANA, person="ana on the phone")):
        with pytest.raises(Rejected) as refusal:
            entered(value, again)
        assert refusal.value.code == "tournament_removed"
    assert entered(without(entered(tournament(2), ANA), 2), ANA).entrants[2:] == (ANA,)


def test_a_full_tournament_takes_nobody() -> None:
    with pytest.raises(Rejected) as refusal:
        entered(tournament(2, most=2), ANA)
    assert refusal.value.code == "tournament_full"


def test_nobody_enters_after_the_start() -> None:
    with pytest.raises(Rejected) as refusal:
        entered(started(tournament(2)), ANA)
    assert refusal.value.code == "tournament_phase"


def test_too_few_cannot_start() -> None:
    with pytest.raises(Rejected) as refusal:
        started(tournament(3, fewest=4))
    assert refusal.value.code == "tournament_too_few"


@pytest.mark.parametrize(
    ("people", "given", "bots"),
    [
        pytest.param(2, {"fewest": 8}, 6, id="to the fewest entrants"),
        pytest.param(5, {"table_size": 4}, 3, id="to full tables"),
        pytest.param(5, {"table_size": 4, "most": 6}, 0, id="not beyond the most"),
        pytest.param(3, {"bots": "", "fewest": 8}, 0, id="only where bots may fill"),
        pytest.param(8, {"fewest": 8}, 0, id="only where somebody is missing"),
    ],
)
def test_bots_fill_places(people: int, given: dict[str, object], bots: int) -> None:
    value = tournament(people, **{"bots": "easy", **given})  # type: ignore[arg-type]
    names = [f"Bot {number}" for number in range(64)]
    found = filled(value, names).entrants[people:]
    assert found == tuple(Entrant(name=f"Bot {number}", bot="easy") for number in range(bots))


def test_who_withdraws_before_the_start_was_never_there() -> None:
    assert len(without(tournament(3), 1).entrants) == 2


@pytest.mark.parametrize("system", ["swiss", "round_robin"])
def test_who_withdraws_is_in_no_later_round_and_keeps_the_points(system: str) -> None:
    value = pair(started(tournament(4, system, rounds=3)))  # type: ignore[arg-type]
    value = without(play_round(value), 0)
    value = pair(value)
    seats = [number for pairing in value.played[1].pairings for number in pairing.seats]
    assert 0 not in seats
    assert len(value.played[1].pairings) == 1
    assert len(value.played[1].byes) == 1
    assert next(line for line in standings(value) if line.number == 0).points == 1


def test_it_is_over_when_those_who_are_left_cannot_play() -> None:
    value = play_round(pair(started(tournament(3))))
    value = pair(without(without(value, 0), 1), now=5)
    assert (value.phase, value.ended) == ("over", 5)


def test_a_schedule_joins_those_who_are_left_alone() -> None:
    """Two tables of two at a game for three: who is left plays together."""
    value = pair(started(tournament(6, "round_robin", table_size=3, smallest_table=3, rounds=1)))
    value = play_round(value)
    for table in value.schedule[1]:
        value = without(value, table[0])
    value = pair(value)
    assert value.phase == "running"
    (pairing,) = value.played[1].pairings
    assert (len(pairing.seats), len(value.played[1].byes)) == (3, 1)


def test_a_bot_goes_on_for_somebody() -> None:
    value = with_bot(play_round(pair(started(tournament(2)))), 0, "hard")
    assert value.entrants[0] == Entrant(name="P0", bot="hard")
    assert standings(value)[0].number == 0


def test_a_result_counts_once() -> None:
    value = pair(started(tournament(2)))
    (pairing,) = value.played[0].pairings
    value = with_result(value, pairing.table, (1, 2))
    assert with_result(value, pairing.table, (2, 1)) == value
    assert with_result(value, "no such table", (2, 1)) == value


def test_who_does_not_come_earns_nothing_and_is_out_the_second_time() -> None:
    value = pair(started(tournament(4, rounds=4)))
    for expected in (False, True):
        pairing = next(each for each in value.played[-1].pairings if 3 in each.seats)
        value = with_result(value, pairing.table, (1, 2), absent=[3], missed=[3])
        value = play_round(value)
        assert value.entrants[3].is_gone is expected
        value = pair(value)
    assert all(line.points == 0 for line in standings(value) if line.number == 3)


def test_who_comes_again_may_miss_again() -> None:
    value = pair(started(tournament(2, rounds=4)))
    for missed in ([1], [], [1]):
        (pairing,) = value.played[-1].pairings
        value = pair(with_result(value, pairing.table, (1, 2), missed, missed))
    assert not value.entrants[1].is_gone


def test_in_a_closed_round_all_share_until_the_match_is_over() -> None:
    value = closed_round(pair(started(tournament(2))))
    (pairing,) = value.played[0].pairings
    assert [line.points for line in standings(value)] == [0.5, 0.5]
    assert [line.wins for line in standings(value)] == [0, 0]
    assert open_tables(value) == [pairing]
    value = with_result(pair(value), pairing.table, (1, 2))
    assert [line.points for line in standings(value)] == [1, 0]
    assert len(open_tables(value)) == 1


def test_after_the_end_no_result_counts() -> None:
    def ended(value: Tournament) -> Tournament:
        return with_result(value, value.played[0].pairings[0].table, (1, 2))

    value = called_off(pair(started(tournament(2))), now=3)
    assert ended(value) == value
    assert open_tables(value) == []
    with pytest.raises(Rejected):
        called_off(value, now=4)


GONE = ("p1", "guest:p1")


def test_who_is_deleted_before_the_start_is_gone() -> None:
    value = replace(tournament(3), removed=("p1", "p9"))
    value = forgotten(withdrawn(value, GONE, "Nobody", 5), GONE, "deleted")
    assert [each.name for each in value.entrants] == ["P0", "P2"]
    assert (value.phase, value.removed) == ("registration", ("p9",))


def test_who_is_deleted_while_it_runs_is_withdrawn_and_keeps_results() -> None:
    before = play_round(pair(started(tournament(4))))
    value = withdrawn(before, GONE, "Nobody", 5)
    assert value.entrants[1] == replace(before.entrants[1], name="Nobody", is_gone=True)
    value = forgotten(value, GONE, "deleted")
    assert value.entrants[1] == Entrant(name="Nobody", person="deleted", is_gone=True)
    assert standings(value) == standings(before)
    assert value.played == before.played


@pytest.mark.parametrize(
    ("given", "phase"),
    [
        ({}, "called_off"),
        ({"starts": 9}, "registration"),
        ({"phase": "running"}, "running"),
        ({"phase": "over"}, "over"),
    ],
)
def test_an_organiser_who_is_deleted(given: dict[str, object], phase: str) -> None:
    """As the organiser of another session of the same account."""
    fields = {"organiser": "phone", "organiser_player": "account:ana", "organiser_name": "Ana"}
    value = tournament(2, **fields, **given)  # type: ignore[arg-type]
    value = withdrawn(value, ("account:ana",), "Nobody", 5)
    assert value.phase == phase
    value = forgotten(value, ("account:ana",), "deleted")
    organiser = (value.organiser, value.organiser_player, value.organiser_name)
    assert organiser == ("deleted", "", "Nobody")
    assert len(value.entrants) == 2
