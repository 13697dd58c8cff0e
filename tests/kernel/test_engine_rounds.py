"""The engine ends rounds, pays points, begins the next round and ends the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca import (
    Event,
    FirstToScore,
    FixedRounds,
    GameError,
    GameRules,
    Match,
    MatchEnded,
    Move,
    RoundEnded,
    RoundRules,
    RoundStarted,
    Seat,
    SeatOut,
    seed_from_int,
)
from ludoteca.kernel.match.engine import ROUNDS_AT_ONCE

from .tiny import (
    LANE,
    LaneRounds,
    LaneState,
    Push,
    Stop,
    Toss,
    Walk,
    Walked,
    lane,
    start,
    state_of,
)


def test_the_first_round_begins_with_the_match() -> None:
    match = start()
    assert match.opening == (RoundStarted(1),)
    assert (match.state.round, match.state.finished) == (1, 0)


def test_where_the_set_up_is_played_too_it_is_round_zero() -> None:
    class WithSetUp(LaneRounds):
        first_round = 0

    match = start(lane(rounds=WithSetUp()))
    assert match.opening == (RoundStarted(0),)
    match.play(0, Stop())
    assert (match.state.round, match.state.finished) == (1, 1)


def test_a_move_says_what_happened() -> None:
    match = start()
    assert match.play(0, Walk(2)) == [Walked(0, 2)]
    assert state_of(match).walked == [2, 0, 0]
    assert match.to_act() == [1]


def test_a_round_that_is_over_is_paid_once_and_the_next_begins() -> None:
    match = start()
    match.play(0, Walk(2))
    match.play(1, Walk(1))
    assert match.play(2, Stop()) == [
        RoundEnded(1, "stopped", 0, (2, 1, 0), 0),
        RoundStarted(2),
    ]
    assert match.state.scores == (2, 1, 0)
    match.play(0, Walk(3))
    assert match.state.scores == (2, 1, 0)
    assert match.play(1, Stop())[0] == RoundEnded(2, "stopped", 0, (3, 0, 0), 0)
    assert match.state.scores == (5, 1, 0)


def test_the_last_round_ends_the_match_with_its_ranking() -> None:
    match = start(rounds=1, rest=700)
    match.play(0, Walk(1))
    match.play(1, Walk(3))
    assert match.play(2, Stop()) == [
        RoundEnded(1, "stopped", 1, (1, 3, 0), 0),
        MatchEnded("rounds_played", ((1,), (0,), (2,))),
    ]
    assert (match.over, match.state.over) == (True, "rounds_played")
    assert match.state.rest_until is None
    assert match.ranking().winners == (1,)


def test_a_match_that_is_over_waits_for_nobody_and_nothing() -> None:
    match = start(rounds=1, clock=500)
    match.play(0, Stop())
    assert match.to_act() == ()
    assert not match.choices(0)
    assert match.due() is None
    assert match.advance(at=90_000) == []


class TwoSteps(GameRules):
    def is_complete(self, state: LaneState, ctx: Any) -> bool:
        return sum(state.walked) >= 2

    def reason(self, state: LaneState, ctx: Any) -> str:
        return "far_enough"


def test_a_match_may_be_complete_in_the_middle_of_a_round() -> None:
    match = start(lane(rules=TwoSteps()))
    assert match.play(0, Walk(1)) == [Walked(0, 1)]
    events = match.play(1, Walk(1))
    assert events == [Walked(1, 1), MatchEnded("far_enough", ((0, 1, 2),))]
    assert (match.state.finished, match.state.scores) == (0, (0, 0, 0))


def test_rules_for_the_end_of_a_round_are_not_asked_before() -> None:
    class TwoStepsInTheEnd(TwoSteps):
        only_between_rounds = True

    match = start(lane(rules=TwoStepsInTheEnd()))
    match.play(0, Walk(1))
    assert match.play(1, Walk(1)) == [Walked(1, 1)]
    assert not match.over


def test_a_match_may_be_complete_before_anything_is_done() -> None:
    match = start(lane(rules=FixedRounds(0)))
    assert match.over
    assert match.opening == (RoundStarted(1), MatchEnded("rounds_played", ((0, 1, 2),)))


def test_a_match_that_is_not_complete_may_have_no_more_rounds() -> None:
    class Once(FirstToScore):
        def starts_another_round(self, state: LaneState, ctx: Any) -> bool:
            return state.finished < 2

    match = start(lane(rules=Once(99)))
    match.play(0, Stop())
    assert not match.over
    assert match.play(0, Stop())[-1] == MatchEnded("no_more_rounds", ((0, 1, 2),))


def test_the_end_of_a_round_is_shown_before_it_is_paid() -> None:
    class Showing(LaneRounds):
        def end(self, state: LaneState, ctx: Any) -> Iterator[Event]:
            state.walked[2] += ctx.chance.between(9, 9)
            yield Walked(2, 9)

    events = start(lane(rounds=Showing())).play(0, Stop())
    assert events[:2] == [Walked(2, 9), RoundEnded(1, "stopped", 2, (0, 0, 9), 0)]


class Skipped(RoundRules):
    """Rounds that are over at once, each with an event."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def begin(self, state: LaneState, ctx: Any) -> Iterator[Event]:
        yield Walked(0, state.round)

    def to_act(self, state: LaneState, ctx: Any) -> tuple[Seat, ...]:
        return (0,)

    def is_over(self, state: LaneState, ctx: Any) -> str | None:
        return "skipped" if state.round <= self.rounds else None


def test_rounds_may_be_over_as_soon_as_they_begin() -> None:
    match = start(lane(rounds=Skipped(2)), seats=2)
    assert match.opening == (
        RoundStarted(1),
        Walked(0, 1),
        RoundEnded(1, "skipped", None, (0, 0), 0),
        RoundStarted(2),
        Walked(0, 2),
        RoundEnded(2, "skipped", None, (0, 0), 0),
        RoundStarted(3),
        Walked(0, 3),
    )


def test_rounds_that_only_end_are_called_broken() -> None:
    assert start(lane(rounds=Skipped(999)), rounds=90_000).state.round == 1000
    with pytest.raises(GameError, match="1000 rounds ended as soon as they began"):
        start(lane(rounds=Skipped(1000)), rounds=90_000)
    assert ROUNDS_AT_ONCE == 1000


def test_rounds_that_end_at_once_end_the_match_when_it_is_complete() -> None:
    match = start(lane(rounds=Skipped(9)), rounds=2)
    assert (match.state.over, match.state.round) == ("rounds_played", 2)


def test_a_round_that_pays_too_few_or_too_many_seats_is_broken() -> None:
    class Unfair(LaneRounds):
        def points(self, state: LaneState, ctx: Any) -> list[int]:
            return state.walked[1:]

    match = start(lane(rounds=Unfair()))
    with pytest.raises(GameError, match="points for 2 seats, and there are 3"):
        match.play(0, Stop())


def test_a_round_that_does_not_say_how_it_ends_is_broken() -> None:
    class Endless(RoundRules):
        """Neither `ends` nor `is_over`."""

    with pytest.raises(GameError, match="Endless says neither `ends` nor `is_over`"):
        start(lane(rounds=Endless()))


# Eliminated seats


def test_an_eliminated_seat_is_out_and_the_match_waits_for_it_no_more() -> None:
    match = start(seats=4)
    assert match.play(0, Push((1,))) == [SeatOut(1)]
    assert match.state.out == (0, 1, 0, 0)
    assert match.to_act() == [2]
    assert not match.choices(1)
    assert match.choices(2)


def test_those_who_go_out_together_share_their_rank() -> None:
    match = start(seats=4)
    match.play(0, Push((1,)))
    match.play(2, Push((2, 3)))
    assert match.state.out == (0, 1, 2, 2)


def test_rules_see_who_is_out_as_soon_as_they_have_said_so() -> None:
    match = start(seats=4)
    match.play(0, Push((1, 2)))
    assert state_of(match).turn == 3


def test_seats_that_are_out_are_never_waited_for_whatever_the_round_says() -> None:
    class Deaf(LaneRounds):
        def to_act(self, state: LaneState, ctx: Any) -> tuple[Seat, ...]:
            return (0, 1, 2)

    match = start(lane(rounds=Deaf()))
    match.play(0, Push((1,)))
    assert match.to_act() == [0, 2]


# Chance


def test_a_state_remembers_how_much_of_chance_was_drawn() -> None:
    match = start()
    before = match.state.drawn
    assert before == match.engine.ctx.chance.position > 0
    match.play(0, Walk(1))
    assert match.state.drawn == before
    match.play(1, Toss())
    assert match.state.drawn > before


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    rolls = [[start(seed=seed).play(0, Toss()) for _ in range(2)] for seed in range(6)]
    assert all(one == other for one, other in rolls)
    assert len({str(one) for one, _ in rolls}) > 1


def test_beginning_again_gives_the_same_start() -> None:
    match = start()
    first = match.state
    match.play(0, Toss())
    match.begin()
    assert match.state == first


def test_a_start_may_draw_and_a_scores_list_is_the_matchs_own() -> None:
    match = start(seats=4)
    assert sorted(state_of(match).deck) == [0, 1, 2, 3, 4, 5]
    assert match.state.scores == (0, 0, 0, 0)


class Nothing(Move):
    def apply(self, state: LaneState, seat: Seat, ctx: Any) -> list[Event]:
        return [Walked(seat, 0)]


def test_a_move_may_return_its_events_as_a_list_or_none_at_all() -> None:
    class Still(LaneRounds):
        def choices(self, state: LaneState, seat: Seat, ctx: Any) -> Any:
            return ludoteca.Choices(Nothing.where(), Stop.where())

    match = start(lane(rounds=Still(), moves=(*LANE.moves, Nothing)))
    assert match.play(0, Nothing()) == [Walked(0, 0)]
    assert match.play(0, Stop())[0] == RoundEnded(1, "stopped", None, (0, 0, 0), 0)


def test_a_match_knows_its_game_and_its_set_up() -> None:
    match = Match.start(
        LANE, seats=3, seed=seed_from_int(5), options={"rounds": 2}, teams=(0, 1, 0)
    )
    assert match.game is LANE
    assert (match.seats, match.teams, match.seed) == (3, (0, 1, 0), seed_from_int(5))
    assert match.engine.ctx.teams == (0, 1, 0)
    assert match.options == LANE.about.options(rounds=2)
