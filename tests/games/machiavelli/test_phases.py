"""Phases, deadlines, letters and fog, on whole matches."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteca.games.machiavelli.game import game
from ludoteca.games.machiavelli.model.state import Phase
from ludoteca.games.machiavelli.moves import Extend, Pass, Ready, Submit, Vote
from ludoteca.games.machiavelli.turn.phases import MINUTE
from ludoteca.kernel import Event, Rejected
from tests.games.machiavelli.playing import let_time_pass, start, state_of, view_of

HOURS_48 = 48 * 60 * MINUTE


def tags(events: Iterable[Event]) -> list[str]:
    return [event.tag for event in events]


def test_p01_a_turn_lasts_two_phases_of_48_hours_and_the_seasons_follow() -> None:
    played = start(grace_seconds=0)
    assert (state_of(played).phase, state_of(played).deadline) == (Phase.DIPLOMACY, HOURS_48)
    played.advance(HOURS_48)
    assert (state_of(played).phase, state_of(played).deadline) == (Phase.ORDERS, 2 * HOURS_48)
    played.advance(2 * HOURS_48)
    state = state_of(played)
    assert (state.round, state.season, state.year) == (2, 1, 1454)
    assert (state.phase, state.deadline) == (Phase.DIPLOMACY, 3 * HOURS_48)


def test_three_turns_make_a_year() -> None:
    played = start(grace_seconds=0, famine="off", diplomacy_minutes=0)
    dates = []
    for _ in range(4):
        dates.append((state_of(played).season, state_of(played).year))
        played.advance(state_of(played).deadline)
    assert dates == [(0, 1454), (1, 1454), (2, 1454), (0, 1455)]


def test_the_grace_after_a_deadline_lets_a_late_sheet_in() -> None:
    played = start(diplomacy_minutes=0, grace_seconds=60)
    played.play(0, Submit(), HOURS_48 + 59_000)
    assert state_of(played).round == 1
    played.advance(HOURS_48 + 60_000)
    assert state_of(played).round == 2


def test_p16_the_last_sheet_before_the_deadline_counts() -> None:
    played = start(diplomacy_minutes=0, grace_seconds=0)
    first = game.text.parse_move("A florence - pisa")
    second = game.text.parse_move("A florence - arezzo")
    played.play(0, first, 1000)
    played.play(0, second, 2000)
    played.advance(HOURS_48)
    assert "A arezzo" in [f"A {u.province}" for u in view_of(played, 0).units if u.owner == 0]
    with pytest.raises(Rejected) as why:
        played.play(0, game.text.parse_move("A florence - pistoia"), HOURS_48 + 1)
    assert why.value.code == "not_your_unit"


def test_p17_letters_are_for_the_diplomatic_phase() -> None:
    played, rounds = start(), game.rounds
    assert rounds.may_write(state_of(played), 0, 1)
    let_time_pass(played)
    assert not rounds.may_write(state_of(played), 0, 1)
    assert not rounds.may_write(state_of(played), 0, None)


def test_letters_may_be_allowed_always() -> None:
    played = start(letters_always=True, diplomacy_minutes=0)
    assert game.rounds.may_write(state_of(played), 0, 1)


def test_by_correspondence_no_phase_ends_before_its_deadline() -> None:
    played = start(diplomacy_minutes=0)
    for seat in range(6):
        played.play(seat, Submit(), 0)
    assert state_of(played).round == 1
    assert played.to_act() == []


def test_a_live_phase_ends_when_all_seats_are_ready() -> None:
    played = start(diplomacy_minutes=10, orders_minutes=10)
    for seat in range(6):
        played.play(seat, Ready(), 0)
    assert state_of(played).phase == Phase.ORDERS
    for seat in range(5):
        played.play(seat, Submit(), 0)
    events = played.play(5, Pass(), 0)
    assert state_of(played).round == 2
    assert "turn_resolved" in tags(events)


def test_an_extension_doubles_a_phase_once() -> None:
    played = start(extensions=True)
    played.play(2, Extend(), 0)
    assert state_of(played).deadline == 2 * HOURS_48
    with pytest.raises(Rejected):
        played.play(2, Extend(), 0)


def test_a_seat_that_passes_has_missed_the_turn() -> None:
    played = start(diplomacy_minutes=0, orders_minutes=10)
    played.play(0, Pass(), 0)
    for seat in range(1, 6):
        played.play(seat, Submit(), 0)
    assert state_of(played).strikes == [1, 0, 0, 0, 0, 0]


def test_a_vote_is_open_for_a_turn_and_a_sheet_ends_it() -> None:
    played = start(diplomacy_minutes=0, orders_minutes=10, famine="off")
    for _ in range(3):
        for seat in range(1, 6):
            played.play(seat, Submit(), played.at)
        played.play(0, Pass(), played.at)
    assert state_of(played).status[0] == "inactive"
    played.play(1, Vote(0, "elimination"), played.at)
    played.play(0, Submit(), played.at)
    assert state_of(played).status[0] == "active"
    assert state_of(played).ballots[1][0] == ""
    with pytest.raises(Rejected):
        played.play(1, Vote(0, "elimination"), played.at)


def test_a_sheet_is_secret_until_it_is_resolved() -> None:
    played = start(diplomacy_minutes=0)
    secret = game.text.parse_move("A florence - pisa")
    events = played.play(0, secret, 0)
    assert view_of(played, 0).sheet is not None
    assert view_of(played, 1).sheet is None
    assert view_of(played, None).sheet is None
    assert view_of(played, 1).sent[0]
    assert tags(events) == ["orders_saved"]
    let_time_pass(played)
    opened = view_of(played, 1).last_sheets[0]
    assert opened is not None
    assert isinstance(secret, Submit)
    assert opened.orders == secret.orders


def test_in_the_fog_a_seat_sees_its_lands_and_their_neighbours() -> None:
    played = start(fog=True, diplomacy_minutes=0)
    florence = view_of(played, 0)
    assert {unit.owner for unit in florence.units} == {0, 4}
    assert "naples" not in [place.province for place in florence.provinces]
    assert view_of(played, None).units == ()
    let_time_pass(played)
    assert view_of(played, 1).last_sheets[0] is None
