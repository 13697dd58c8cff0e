"""Match time: alarms, intermissions and limits."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import (
    Alarm,
    Due,
    FixedRounds,
    GameError,
    LastStanding,
    Match,
    MatchEnded,
    Play,
    RoundEnded,
    RoundRules,
    RoundStarted,
    Seat,
    TimeLimit,
    all_of,
    any_of,
    seed_from_int,
)
from ludoteca.kernel.match.core import ALARMS_AT_ONCE
from ludoteca_quick_quiz.game import QuizView

from .tiny import (
    LaneRounds,
    LaneRules,
    LaneState,
    Rang,
    Stop,
    Walk,
    Walked,
    lane,
    refused,
    start,
    state_of,
)

LATE = [Rang("clock"), RoundEnded(1, "late", None, (0, 0, 0), 0), RoundStarted(2)]


# Alarms


def test_an_alarm_that_is_due_before_a_move_rings_first_at_its_own_moment() -> None:
    match = start(clock=1000)
    assert match.play(0, Walk(1), at=1200) == [*LATE, Walked(0, 1)]
    assert match.log == [Alarm(1000, "clock"), Play(1200, 0, Walk(1))]
    assert [match.state_at(step).at for step in (0, 1, 2)] == [0, 1000, 1200]


def test_an_alarm_that_is_due_before_a_refused_move_has_rung_all_the_same() -> None:
    match = start(clock=1000)
    with refused("not_your_turn"):
        match.play(1, Walk(1), at=1200)
    assert match.log == [Alarm(1000, "clock")]
    assert match.at == 1000


def test_a_move_at_the_very_moment_of_an_alarm_comes_first() -> None:
    match = start(clock=1000)
    assert match.play(0, Walk(1), at=1000) == [Walked(0, 1)]
    assert match.due() == Due(2000, "clock")


def test_a_move_before_an_alarm_leaves_it_alone() -> None:
    match = start(clock=1000)
    assert match.play(0, Walk(1), at=999) == [Walked(0, 1)]


@pytest.mark.parametrize(("at", "rings"), [(999, False), (1000, True), (1001, True)])
def test_time_that_advances_lets_ring_what_is_due_up_to_then(at: int, rings: bool) -> None:
    match = start(clock=1000)
    assert match.advance(at=at) == (LATE if rings else [])
    assert match.at == (1000 if rings else 0)


def test_every_alarm_that_is_due_rings_in_its_order_at_its_moment() -> None:
    match = start(clock=1000, rounds=9)
    match.advance(at=3999)
    assert match.log == [Alarm(moment, "clock") for moment in (1000, 2000, 3000)]
    assert match.state.round == 4


@pytest.mark.parametrize(
    ("at", "included", "alarm"),
    [
        (999, True, None),
        (1000, True, Alarm(1000, "clock")),
        (1000, False, None),
        (1001, False, Alarm(1000, "clock")),
    ],
)
def test_what_is_overdue_at_a_moment_can_be_asked(
    at: int, included: bool, alarm: Alarm | None
) -> None:
    assert start(clock=1000).overdue(at, included=included) == alarm


def test_what_is_overdue_includes_the_moment_itself_unless_told() -> None:
    assert start(clock=1000).overdue(1000) == Alarm(1000, "clock")


def test_without_a_clock_nothing_is_ever_due() -> None:
    match = start()
    assert match.due() is None
    assert match.overdue(90_000) is None


@pytest.mark.parametrize(
    "alarm", [Alarm(999, "clock"), Alarm(1001, "clock"), Alarm(1000, "bell"), Alarm(1000, "rest")]
)
def test_an_alarm_rings_by_its_name_at_its_moment_or_not_at_all(alarm: Alarm) -> None:
    match = start(clock=1000)
    with refused("nothing_due", name=alarm.name):
        match.prepare(alarm)
    match.accept(match.prepare(Alarm(1000, "clock")))


def test_a_round_knows_the_name_of_its_last_alarm_and_the_next_forgets_it() -> None:
    class Tolling(LaneRounds):
        def expire(self, state: LaneState, ctx: Any) -> Any:
            state.since = ctx.at

    match = start(lane(rounds=Tolling()), clock=1000)
    assert match.state.rang == ""
    match.advance(at=1000)
    assert match.state.rang == "clock"
    match.play(0, Stop())
    assert match.state.rang == ""


def test_rules_that_set_an_alarm_in_the_past_are_broken() -> None:
    class Hasty(LaneRounds):
        def due(self, state: LaneState, ctx: Any) -> Due:
            return Due(state.since - 1 if state.since else 500, "hasty")

    match = start(lane(rounds=Hasty()))
    match.play(0, Walk(1), at=200)
    with pytest.raises(GameError, match=r"alarm 'hasty' is due at 199, before now \(200\)"):
        match.advance(at=300)


class Echo(LaneRounds):
    """Alarms repeated at one moment."""

    def __init__(self, moment: int, times: int) -> None:
        self.moment = moment
        self.times = times

    def due(self, state: LaneState, ctx: Any) -> Due | None:
        return Due(self.moment, "echo") if state.walked[0] < self.times else None

    def expire(self, state: LaneState, ctx: Any) -> Any:
        state.walked[0] += 1


@pytest.mark.parametrize("moment", [0, 700])
def test_alarms_that_ring_at_one_moment_without_an_end_are_called_broken(moment: int) -> None:
    match = start(lane(rounds=Echo(moment, 10_000)))
    match.advance(at=moment)
    assert state_of(match).walked[0] == len(match.log) == ALARMS_AT_ONCE == 10_000
    with pytest.raises(GameError, match="10000 alarms fired at one moment"):
        start(lane(rounds=Echo(moment, 10_001))).advance(at=9000)


def test_any_number_of_alarms_may_ring_each_at_its_own_moment() -> None:
    match = start(clock=1, skips=True)
    match.advance(at=10_002)
    assert len(match.log) == 10_002


def test_a_new_moment_begins_to_count_anew() -> None:
    class Twice(Echo):
        def due(self, state: LaneState, ctx: Any) -> Due | None:
            rung = state.walked[0]
            return Due(700 if rung < 6000 else 701, "echo") if rung < self.times else None

    match = start(lane(rounds=Twice(700, 12_000)))
    match.advance(at=701)
    assert len(match.log) == 12_000


# Intermissions


def test_between_rounds_the_match_rests_and_then_the_next_begins() -> None:
    match = start(rest=800)
    events = match.play(0, Stop(), at=200)
    assert events == [RoundEnded(1, "stopped", None, (0, 0, 0), 800)]
    assert match.state.rest_until == 1000
    assert match.due() == Due(1000, "rest")
    assert match.advance(at=1000) == [RoundStarted(2)]
    assert match.log[-1] == Alarm(1000, "rest")
    assert match.state.rest_until is None
    assert (match.state.rang, state_of(match).since) == ("", 1000)


def test_in_the_intermission_nobody_acts() -> None:
    match = start(rest=800)
    match.play(0, Stop())
    assert match.to_act() == ()
    assert not match.choices(0)
    assert match.view(0).resting
    with refused("between_rounds"):
        match.play(0, Walk(1), at=800)
    match.play(0, Walk(1), at=801)


def test_the_clock_of_a_round_stands_still_in_the_intermission() -> None:
    match = start(rest=800, clock=100)
    match.advance(at=899)
    assert match.state.rest_until == 900
    assert match.log == [Alarm(100, "clock")]


def test_a_game_without_clocks_rests_too() -> None:
    class Timeless(RoundRules):
        def to_act(self, state: LaneState, ctx: Any) -> tuple[Seat, ...]:
            return (0,)

        def choices(self, state: LaneState, seat: Seat, ctx: Any) -> Any:
            return ludoteca.Choices(Stop.where())

        def is_over(self, state: LaneState, ctx: Any) -> str | None:
            return "stopped" if state.done and state.round == 1 else None

    for rules in (LaneRules(), any_of(LastStanding(), LaneRules())):
        match = start(lane(rounds=Timeless(), rules=rules), rest=500)
        match.play(0, Stop())
        assert match.advance(at=500) == [RoundStarted(2)]


def test_a_quiz_shows_the_answer_while_it_rests() -> None:
    quiz = ludoteca.game("quick_quiz")
    match = Match.start(quiz, seats=2, seed=seed_from_int(0))
    before = match.view(0)
    match.advance(at=20_000)
    after = match.view(0)
    assert isinstance(before, QuizView)
    assert isinstance(after, QuizView)
    assert (before.right, before.resting) == (None, False)
    assert after.right in range(4)
    assert after.resting


# Limits of the whole match


@pytest.mark.parametrize(("clock", "rest"), [(0, 0), (300, 800)])
def test_a_time_limit_ends_the_match_in_a_round_or_in_an_intermission(
    clock: int, rest: int
) -> None:
    match = start(lane(rules=any_of(TimeLimit(500), LaneRules())), clock=clock, rest=rest)
    assert match.advance(at=900)[-1] == MatchEnded("time_limit", ((0, 1, 2),))
    assert match.log[-1] == Alarm(500, "time_limit")
    assert match.state.rest_until is None


def test_what_is_due_first_rings_first_the_rounds_own_on_a_tie() -> None:
    rules = any_of(TimeLimit(500), LaneRules())
    dues = [start(lane(rules=rules), clock=clock).due() for clock in (499, 500, 501, 0)]
    whole = Due(500, "time_limit")
    assert dues == [Due(499, "clock"), Due(500, "clock"), whole, whole]


def test_a_time_limit_alone_does_not_end_what_has_to_be_played_out() -> None:
    match = start(lane(rules=all_of(TimeLimit(500), FixedRounds(1))), clock=800)
    assert match.advance(at=700) == []
    assert match.log == [Alarm(500, "time_limit")]
    assert match.state.rang == ""
    assert match.play(0, Stop(), at=750)[-1] == MatchEnded("time_limit", ((0, 1, 2),))


def test_a_time_limit_is_judged_with_every_move_from_then_on() -> None:
    match = start(lane(rules=TimeLimit(500)))
    match.play(0, Walk(1), at=499)
    assert not match.over
    match.play(1, Walk(1), at=500)
    assert match.over
