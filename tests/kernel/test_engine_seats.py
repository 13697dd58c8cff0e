"""Absent seats, leaving and rejoining."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca import (
    Choices,
    Event,
    GameError,
    GameRules,
    Match,
    MatchEnded,
    Move,
    Seat,
    SeatLeft,
    SeatOut,
    SeatRejoined,
    SeatSkipped,
    Skip,
    TimeLimit,
    any_of,
    seed_from_int,
)

from .tiny import (
    LANE,
    Enter,
    LaneRounds,
    LaneRules,
    LaneState,
    LaneView,
    Stop,
    Walk,
    Walked,
    lane,
    refused,
    start,
    state_of,
)

SEALED = ludoteca.game("sealed_orders")


def sealed(**options: object) -> Match:
    return Match.start(SEALED, seats=3, seed=seed_from_int(0), options=options)


# The autopilot


def test_the_autopilot_plays_the_first_choice_for_an_absent_seat() -> None:
    match = start()
    assert match.skip(0) == [SeatSkipped(0), Walked(0, 1)]
    assert match.log == [Skip(0, 0)]


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_only_a_seat_the_match_waits_for_is_skipped(seat: Seat) -> None:
    with refused("not_your_turn"):
        start().skip(seat)


def test_nobody_is_skipped_when_the_match_is_over_or_rests() -> None:
    match = start(rest=500, rounds=2)
    match.play(0, Stop())
    with refused("not_your_turn"):
        match.skip(0)
    match.advance(at=500)
    match.play(0, Stop())
    with refused("not_your_turn"):
        match.skip(0)


def test_a_skip_may_end_the_round_and_the_match() -> None:
    class Lazy(LaneRounds):
        def autopilot(self, view: LaneView, choices: Choices) -> Move:
            return Stop()

    match = start(lane(rounds=Lazy()), rounds=1)
    assert isinstance(match.skip(0)[-1], MatchEnded)


def test_the_autopilot_sees_the_view_and_the_choices_of_its_seat() -> None:
    class Curious(LaneRounds):
        def autopilot(self, view: LaneView, choices: Choices) -> Move:
            assert (view.seat, view.moment) == (0, 300)
            assert Walk(3) in choices
            return Walk(3)

    match = start(lane(rounds=Curious()))
    assert match.skip(0, at=300) == [SeatSkipped(0), Walked(0, 3)]
    assert match.at == 300


def test_an_autopilot_that_plays_an_illegal_move_is_broken() -> None:
    class Reckless(LaneRounds):
        def autopilot(self, view: LaneView, choices: Choices) -> Move:
            return Walk(9)

    match = start(lane(rounds=Reckless()))
    before = match.state
    with pytest.raises(GameError, match=r"Walk\(steps=9\) is refused: illegal_move"):
        match.skip(0)
    assert match.state is before
    assert match.log == []


def test_at_a_deadline_the_autopilot_plays_for_everybody_who_is_awaited() -> None:
    match = sealed(rounds=2, deadline=1000)
    match.play(1, SEALED.text.parse_move("seal [12,0,0]"))
    events = match.advance(at=1000)
    skipped = [event.seat for event in events if isinstance(event, SeatSkipped)]
    assert skipped == [0, 2]
    assert match.state.finished == 1


def test_a_turn_clock_plays_for_one_seat_after_another() -> None:
    match = start(clock=1000, skips=True)
    assert match.advance(at=2500) == [
        SeatSkipped(0),
        Walked(0, 1),
        SeatSkipped(1),
        Walked(1, 1),
    ]
    assert match.to_act() == [2]
    assert match.state.rang == "clock"


class Together(LaneRounds):
    """All seats are to act; a skipped seat may end the round for the others."""

    def __init__(self, autopilot: Move) -> None:
        self.move = autopilot

    def to_act(self, state: LaneState, ctx: Any) -> list[Seat]:
        return [seat for seat in state.seats_in if not state.walked[seat]]

    def choices(self, state: LaneState, seat: Seat, ctx: Any) -> Choices:
        return Choices(Walk.where(steps=[1]), Enter.where(), Stop.where())

    def autopilot(self, view: LaneView, choices: Choices) -> Move:
        return self.move


def test_once_the_round_is_over_the_autopilot_plays_for_nobody_else() -> None:
    match = start(lane(rounds=Together(Stop())), clock=1000, skips=True)
    skipped = [event for event in match.advance(at=1000) if isinstance(event, SeatSkipped)]
    assert skipped == [SeatSkipped(0)]


def test_who_is_awaited_no_more_is_not_played_for() -> None:
    class Pairs(Together):
        def to_act(self, state: LaneState, ctx: Any) -> list[Seat]:
            return [] if sum(state.walked) == 2 else super().to_act(state, ctx)

    match = start(lane(rounds=Pairs(Walk(1))), clock=1000, skips=True)
    skipped = [event for event in match.advance(at=1000) if isinstance(event, SeatSkipped)]
    assert skipped == [SeatSkipped(0), SeatSkipped(1)]


# Leaving and coming back


def test_a_seat_that_leaves_is_out_and_the_rules_are_told() -> None:
    match = start()
    assert match.leave(0, at=40) == [SeatLeft(0)]
    assert match.state.out == (1, 0, 0)
    assert (match.to_act(), match.at) == ([1], 40)
    match.leave(2)
    assert match.state.out == (1, 0, 2)


def test_what_the_rules_say_when_a_seat_leaves_happens() -> None:
    class Chain(LaneRounds):
        def leave(self, state: LaneState, seat: Seat, ctx: Any) -> Iterator[Event]:
            yield SeatOut(seat + 1)
            state.turn = seat + 2

    match = start(lane(rounds=Chain()), seats=4)
    assert match.leave(0) == [SeatLeft(0), SeatOut(1)]
    assert match.state.out == (1, 2, 0, 0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_there_is_not_neither_leaves_nor_comes_back(seat: Seat) -> None:
    match = start()
    with refused("no_such_seat", number=seat):
        match.leave(seat)
    with refused("no_such_seat", number=seat):
        match.rejoin(seat)


def test_a_seat_leaves_once_and_comes_back_only_then() -> None:
    match = start()
    with refused("seat_in", seat=2):
        match.rejoin(2)
    match.leave(2)
    with refused("seat_out", seat=2):
        match.leave(2)
    assert match.rejoin(2, at=70) == [SeatRejoined(2)]
    assert (match.state.out, match.at) == ((0, 0, 0), 70)


def test_somebody_takes_over_a_seat_that_waits_for_that_and_no_other() -> None:
    class Waiting(LaneRounds):
        def open_seats(self, state: object) -> tuple[Seat, ...]:
            return (2,)

    match = start(lane(rounds=Waiting()))
    assert match.rejoin(2, at=70) == [SeatRejoined(2)]
    assert match.state.out == (0, 0, 0)
    with refused("seat_in", seat=1):
        match.rejoin(1)


def test_coming_back_needs_a_place_in_the_rules() -> None:
    match = Match.start(ludoteca.game("pig"), seats=3, seed=seed_from_int(0))
    match.leave(1)
    with refused("no_rejoin", seat=1):
        match.rejoin(1)
    assert match.state.out == (0, 1, 0)


def test_nobody_leaves_or_comes_back_when_the_match_is_over() -> None:
    match = start(rounds=1)
    match.leave(2)
    match.play(0, Stop())
    with refused("match_over"):
        match.leave(0)
    with refused("match_over"):
        match.rejoin(2)


def test_who_is_left_alone_wins_whatever_the_points() -> None:
    match = start(seats=3)
    match.play(0, Walk(3))
    match.play(1, Stop())
    assert match.leave(0) == [SeatLeft(0)]
    assert match.leave(2) == [SeatLeft(2), MatchEnded("last_player", ((1,), (0,), (2,)))]
    assert match.state.over == "last_player"


def test_a_team_that_is_left_alone_wins_together() -> None:
    match = Match.start(LANE, seats=3, seed=seed_from_int(0), teams=(0, 1, 0))
    assert match.leave(1) == [SeatLeft(1), MatchEnded("last_player", ((0, 2), (1,)))]


class Solitary(LaneRules):
    plays_on_alone = True


@pytest.mark.parametrize("rules", [Solitary(), any_of(TimeLimit(900), Solitary())])
def test_where_the_rules_play_on_alone_the_last_to_leave_abandons_the_match(
    rules: GameRules,
) -> None:
    match = start(lane(rules=rules), seats=2)
    match.leave(1)
    assert not match.over
    assert match.leave(0) == [SeatLeft(0), MatchEnded("abandoned", ((0, 1),))]


def test_leaving_may_complete_the_match() -> None:
    class Company(Solitary):
        def is_complete(self, state: LaneState, ctx: Any) -> bool:
            return len(state.seats_in) < 3

    match = start(lane(rules=Company()))
    assert match.leave(0)[-1] == MatchEnded("rounds_played", ((1, 2), (0,)))


def test_leaving_in_the_intermission_may_end_the_match_too() -> None:
    match = start(seats=2, rest=500)
    match.play(0, Stop())
    assert match.state.rest_until == 500
    assert match.leave(0)[-1] == MatchEnded("last_player", ((1,), (0,)))
    assert match.state.rest_until is None


def test_leaving_in_the_intermission_does_not_end_it() -> None:
    match = start(rest=500)
    match.play(0, Stop())
    assert match.leave(1, at=200) == [SeatLeft(1)]
    assert match.state.rest_until == 500
    assert match.state.finished == 1


def test_a_seat_that_left_does_not_hold_up_the_others() -> None:
    match = sealed(rounds=1)
    for seat in (0, 1):
        match.play(seat, SEALED.text.parse_move("seal [4,4,4]"))
    assert match.leave(2)[-1] == MatchEnded("rounds_played", ((0, 1), (2,)))


def test_who_comes_back_acts_again() -> None:
    match = start()
    match.leave(1)
    match.play(0, Walk(1))
    assert match.to_act() == [2]
    match.rejoin(1)
    match.play(2, Walk(1))
    match.play(0, Walk(1))
    assert match.to_act() == [1]
    assert state_of(match).walked == [2, 0, 1]
