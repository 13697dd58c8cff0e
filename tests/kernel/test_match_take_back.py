"""Take-backs: undo everything from a step on, but never across revealed secrets."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import Match, TakeBack, TakenBack, seed_from_int

from .tiny import LANE, Peek, Push, Stop, Toss, Walk, refused, start, state_of


def test_a_take_back_leads_to_the_position_before_that_step() -> None:
    match = start()
    for seat in range(3):
        match.play(seat, Walk(1))
    assert match.take_back(1) == [TakenBack(1)]
    assert match.state == match.state_at(1)
    assert state_of(match).walked == [1, 0, 0]
    assert match.to_act() == [1]


def test_a_take_back_is_an_input_like_any_other() -> None:
    match = start()
    match.play(0, Walk(1), at=100)
    match.take_back(0, at=150)
    assert match.log[1] == TakeBack(150, 0)
    assert match.at == 150
    match.play(0, Walk(2))
    assert state_of(match).walked == [2, 0, 0]
    assert Match.replay(match.record(), LANE).state == match.state


def test_a_take_back_can_be_taken_back() -> None:
    match = start()
    match.play(0, Walk(3))
    match.take_back(0)
    match.take_back(1)
    assert state_of(match).walked == [3, 0, 0]


def test_across_rounds_a_take_back_undoes_what_was_paid() -> None:
    match = start()
    match.play(0, Walk(3))
    match.play(1, Stop())
    assert match.state.scores == (3, 0, 0)
    match.take_back(1)
    assert (match.state.scores, match.state.round) == ((0, 0, 0), 1)


def test_an_eliminated_seat_comes_back_with_a_take_back() -> None:
    match = start()
    match.play(0, Push((1,)))
    match.take_back(0)
    assert match.state.out == (0, 0, 0)


@pytest.mark.parametrize("step", [-1, 2, 9])
def test_only_what_was_done_is_taken_back(step: int) -> None:
    match = start()
    match.play(0, Walk(1))
    match.play(1, Walk(1))
    with refused("no_such_step", step=step):
        match.take_back(step)


def test_before_anything_was_done_nothing_is_taken_back() -> None:
    with refused("no_such_step", step=0):
        start().take_back(0)


def test_a_roll_of_the_dice_is_never_taken_back() -> None:
    match = start()
    match.play(0, Walk(1))
    match.play(1, Toss())
    match.play(2, Walk(1))
    for step in (0, 1):
        with refused("chance_was_drawn", step=step):
            match.take_back(step)
    match.take_back(2)


def test_a_card_that_was_seen_is_never_taken_back() -> None:
    match = start()
    match.play(0, Walk(1))
    match.play(1, Peek())
    match.play(1, Walk(1))
    for step in (0, 1):
        with refused("chance_was_drawn", step=step):
            match.take_back(step)
    match.take_back(2)


def test_what_one_seat_has_seen_counts_for_all() -> None:
    quiz = Match.start(ludoteca.game("quick_quiz"), seats=2, seed=seed_from_int(0))
    quiz.play(1, next(quiz.legal_moves(1)))
    with refused("chance_was_drawn", step=0):
        quiz.take_back(0)


def test_an_alarm_that_is_due_rings_first_and_is_never_taken_back() -> None:
    match = start(clock=1000)
    match.play(0, Walk(1), at=500)
    with refused("too_late_to_take_back", step=1):
        match.take_back(1, at=1600)
    assert match.log[1:] == [ludoteca.Alarm(1500, "clock")]


@pytest.mark.parametrize(("at", "late"), [(999, False), (1000, True), (1200, True)])
def test_it_is_too_late_once_time_has_passed_that_position(at: int, late: bool) -> None:
    match = start(clock=1000)
    match.play(0, Walk(1), at=900)
    if late:
        with refused("too_late_to_take_back", step=0):
            match.take_back(0, at=at)
    else:
        match.take_back(0, at=at)
        assert match.due() == ludoteca.Due(1000, "clock")


def test_a_match_that_is_over_stays_over() -> None:
    match = start(rounds=1)
    match.play(0, Stop())
    with refused("match_over"):
        match.take_back(0)


def test_however_often_something_is_taken_back_it_is_found_at_once() -> None:
    match = start()
    for turn in range(60):
        match.play(0, Walk(1))
        match.take_back(2 * turn)
    assert match.state.at == 0
    loaded = Match.load(match.save(), LANE)
    assert loaded.state_at(119) == match.state_at(119)
