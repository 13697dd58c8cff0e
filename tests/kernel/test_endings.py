"""Reusable endings, alone and combined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

import pytest

import ludoteca
from ludoteca import (
    Context,
    Due,
    EveryoneActed,
    FirstCorrect,
    FirstToEmptyHand,
    FirstToScore,
    FixedRounds,
    GameRules,
    LastRoundBefore,
    LastStanding,
    Options,
    Ranking,
    RoundEnd,
    RoundRules,
    Seat,
    State,
    TimeLimit,
    TimeUp,
    all_of,
    any_of,
    between,
    rank,
)
from ludoteca.kernel.chance import NoChance


class Numbers(Options):
    number: Annotated[int, between(1, 9)] = 2


class Cards(State):
    hands: list[int] = []
    waits: list[int] = []
    right: list[int] = []


class Waiting(RoundRules):
    def to_act(self, state: Cards, ctx: Any) -> Sequence[Seat]:
        return state.waits


class Slow(FixedRounds):
    """Pauses between rounds, and stops after the fifth."""

    def pause_after(self, state: State, ctx: Any) -> int:
        return 700

    def starts_another_round(self, state: State, ctx: Any) -> bool:
        return state.finished < 5


def context(teams: tuple[int, ...] = (), number: int = 2) -> Any:
    return Context(len(teams) or 3, Numbers(number=number), None, teams, NoChance(bytes(32)))


def cards(**fields: Any) -> Cards:
    return Cards(**{"scores": (0, 0, 0), "out": (0, 0, 0), **fields})


def of_options(options: Numbers) -> int:
    return options.number


HANDS = FirstToEmptyHand(lambda state: state.hands)

COMPLETE: list[tuple[GameRules, Cards, tuple[int, ...], str | None]] = [
    (FixedRounds(2), cards(finished=1), (), None),
    (FixedRounds(2), cards(finished=2), (), "rounds_played"),
    (FixedRounds(2), cards(finished=3), (), "rounds_played"),
    (FixedRounds(of_options), cards(finished=1), (), None),
    (FixedRounds(of_options), cards(finished=2), (), "rounds_played"),
    (FixedRounds("number"), cards(finished=1), (), None),
    (FixedRounds("number"), cards(finished=2), (), "rounds_played"),
    (FirstToScore(10), cards(scores=(9, 9, 9)), (), None),
    (FirstToScore(10), cards(scores=(0, 10, 9)), (), "score_reached"),
    (FirstToScore(of_options), cards(scores=(0, 2, 0)), (), "score_reached"),
    (FirstToScore(10), cards(scores=(4, 9, 5)), (0, 1, 0), None),
    (FirstToScore(10), cards(scores=(4, 9, 6)), (0, 1, 0), "score_reached"),
    (FirstToScore(10), cards(scores=(1, 10, 1)), (0, 1, 0), "score_reached"),
    (FirstToScore(0), cards(scores=(-1, -1, -1)), (0, 1, 0), None),
    (HANDS, cards(hands=[1, 2, 3]), (), None),
    (HANDS, cards(hands=[1, 0, 3]), (), "empty_hand"),
    (HANDS, cards(hands=[1, 0, 3], out=(0, 1, 0)), (), None),
    (LastStanding(), cards(out=(0, 1, 0)), (), None),
    (LastStanding(), cards(out=(1, 0, 2)), (), "last_standing"),
    (LastStanding(), cards(out=(1, 3, 2)), (), "last_standing"),
    (LastStanding(), cards(out=(0, 1, 0)), (0, 1, 0), "last_standing"),
    (LastStanding(), cards(out=(1, 0, 0)), (0, 1, 0), None),
    (TimeLimit(500), cards(at=499), (), None),
    (TimeLimit(500), cards(at=500), (), "time_limit"),
    (TimeLimit(of_options), cards(at=2), (), "time_limit"),
    (any_of(FixedRounds(2)), cards(finished=2), (), "rounds_played"),
    (all_of(FixedRounds(2)), cards(finished=2), (), "rounds_played"),
    (any_of(FixedRounds(2), LastStanding()), cards(), (), None),
    (any_of(FixedRounds(2), LastStanding()), cards(finished=2), (), "rounds_played"),
    (any_of(FixedRounds(2), LastStanding()), cards(out=(1, 0, 2)), (), "last_standing"),
    (any_of(FixedRounds(2), LastStanding()), cards(finished=2, out=(1, 0, 2)), (), "rounds_played"),
    (all_of(FixedRounds(2), LastStanding()), cards(finished=2), (), None),
    (all_of(FixedRounds(2), LastStanding()), cards(out=(1, 0, 2)), (), None),
    (all_of(FixedRounds(2), LastStanding()), cards(finished=2, out=(1, 0, 2)), (), "rounds_played"),
]

RANKED: list[tuple[GameRules, Cards, tuple[int, ...], tuple[tuple[int, ...], ...]]] = [
    (FixedRounds(1), cards(scores=(1, 3, 3)), (), ((1, 2), (0,))),
    (HANDS, cards(hands=[2, 0, 1]), (), ((1,), (2,), (0,))),
    (HANDS, cards(hands=[2, 2, 0], out=(0, 0, 1)), (), ((0, 1), (2,))),
    (HANDS, cards(hands=[3, 1, 0]), (0, 1, 0), ((0, 2), (1,))),
    (LastStanding(), cards(out=(1, 0, 2)), (), ((1,), (2,), (0,))),
    (LastStanding(), cards(out=(1, 0, 1)), (), ((1,), (0, 2))),
    (LastStanding(), cards(out=(1, 3, 2)), (), ((1,), (2,), (0,))),
    (LastStanding(), cards(out=(1, 2, 0)), (0, 1, 0), ((0, 2), (1,))),
    # the complete rule ranks; without one, the first
    (any_of(FixedRounds(9), LastStanding()), cards(scores=(5, 1, 1), out=(1, 0, 2)), (),
     ((1,), (2,), (0,))),
    (any_of(FixedRounds(9), LastStanding()), cards(scores=(5, 1, 1)), (), ((0,), (1, 2))),
]  # fmt: skip

OVER: list[tuple[RoundEnd, Cards, str | None]] = [
    (FirstCorrect(lambda state: state.right), cards(), None),
    (FirstCorrect(lambda state: state.right), cards(right=[0]), "first_correct"),
    (EveryoneActed(), cards(waits=[1]), None),
    (EveryoneActed(), cards(waits=[]), "everyone_acted"),
    (EveryoneActed(), cards(waits=[1], out=(0, 1, 0)), "everyone_acted"),
    (EveryoneActed(), cards(waits=[1, 2], out=(0, 1, 0)), None),
    (EveryoneActed("all_locked"), cards(waits=[]), "all_locked"),
    (TimeUp(), cards(), None),
    (TimeUp(), cards(rang="time_up"), "time_up"),
    (TimeUp(), cards(rang="bell"), None),
    (TimeUp("bell"), cards(rang="bell"), "time_up"),
    (any_of(EveryoneActed()), cards(), "everyone_acted"),
    (all_of(EveryoneActed()), cards(), "everyone_acted"),
    (any_of(EveryoneActed(), TimeUp()), cards(waits=[1]), None),
    (any_of(EveryoneActed(), TimeUp()), cards(waits=[1], rang="time_up"), "time_up"),
    (any_of(EveryoneActed(), TimeUp()), cards(rang="time_up"), "everyone_acted"),
    (all_of(EveryoneActed(), TimeUp()), cards(waits=[1], rang="time_up"), None),
    (all_of(EveryoneActed(), TimeUp()), cards(), None),
    (all_of(EveryoneActed(), TimeUp()), cards(rang="time_up"), "everyone_acted"),
]


@pytest.mark.parametrize(("rules", "state", "teams", "reason"), COMPLETE)
def test_a_match_is_complete_when_its_ending_says_so(
    rules: GameRules, state: Cards, teams: tuple[int, ...], reason: str | None
) -> None:
    ctx = context(teams)
    assert rules.is_complete(state, ctx) is (reason is not None)
    if reason is not None:
        assert rules.reason(state, ctx) == reason


ROUNDS, SCORE, LAST, TIME = FixedRounds(2), FirstToScore(10), LastStanding(), TimeLimit(500)


@pytest.mark.parametrize("rules", [ROUNDS, SCORE, any_of(ROUNDS, SCORE), all_of(ROUNDS, SCORE)])
def test_rounds_and_scores_complete_a_match_only_between_rounds(rules: GameRules) -> None:
    assert rules.within_rounds() is None


def test_rules_that_are_written_anew_say_anew_when_they_are_asked() -> None:
    class Paused(FixedRounds):
        def pause_after(self, state: Any, ctx: Any) -> int:
            return 3_000

    class Sudden(FixedRounds):
        def is_complete(self, state: Any, ctx: Any) -> bool:
            return bool(state.over)

    assert Paused(2).within_rounds() is None
    assert isinstance(Sudden(2).within_rounds(), Sudden)


def test_within_a_round_only_those_are_asked_that_can_complete_a_match_there() -> None:
    assert LAST.within_rounds() is LAST
    assert any_of(ROUNDS, LAST, SCORE).within_rounds() is LAST
    either = any_of(LAST, ROUNDS, TIME).within_rounds()
    assert either is not None
    assert either.is_complete(cards(out=(1, 0, 2)), context())
    assert either.is_complete(cards(at=500), context())
    assert not either.is_complete(cards(finished=2), context())


def test_what_held_at_the_end_of_a_round_counts_when_all_have_to_agree() -> None:
    both = all_of(ROUNDS, LAST)
    assert both.within_rounds() is both


@pytest.mark.parametrize(("rules", "state", "teams", "places"), RANKED)
def test_an_ending_ranks_by_what_it_is_about(
    rules: GameRules, state: Cards, teams: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> None:
    ranking = rules.ranking(state, context(teams))
    assert ranking.places == places
    assert ranking.teams == teams


def test_every_seat_has_a_hand_to_be_ranked_by() -> None:
    with pytest.raises(ValueError, match="shorter"):
        HANDS.ranking(cards(hands=[1, 2]), context())


@pytest.mark.parametrize(("end", "state", "reason"), OVER)
def test_a_round_is_over_when_its_ending_says_so(
    end: RoundEnd, state: Cards, reason: str | None
) -> None:
    assert end.reason(Waiting(), state, context()) == reason


TOTALS: list[tuple[GameRules, int | None]] = [
    (FixedRounds(4), 4),
    (FixedRounds(of_options), 2),
    (LastStanding(), None),
    (any_of(FixedRounds(4), LastStanding()), 4),
    (any_of(FixedRounds(4), FixedRounds(3)), 3),
    (any_of(LastStanding(), FirstToScore(3)), None),
    (all_of(FixedRounds(4), FixedRounds(3)), 4),
    (all_of(FixedRounds(4), LastStanding()), None),
]


@pytest.mark.parametrize(("rules", "total"), TOTALS)
def test_the_number_of_rounds_is_told_where_it_is_known(
    rules: GameRules, total: int | None
) -> None:
    assert rules.total_rounds(context()) == total


TIMED: list[tuple[GameRules, bool]] = [
    (FixedRounds(4), False),
    (TimeLimit(9), True),
    (Slow(4), True),
    (any_of(FixedRounds(4), LastStanding()), False),
    (any_of(FixedRounds(4), TimeLimit(9)), True),
    (all_of(Slow(4), LastStanding()), True),
]


@pytest.mark.parametrize(("rules", "timed"), TIMED)
def test_rules_are_timed_when_something_may_be_due_or_rest(rules: GameRules, timed: bool) -> None:
    assert rules.is_timed is timed


def test_a_time_limit_is_due_until_it_has_passed() -> None:
    assert TimeLimit(500).due(cards(at=499), context()) == Due(500, "time_limit")
    assert TimeLimit(500).due(cards(at=500), context()) is None


def test_combined_rules_are_due_when_the_first_of_them_is() -> None:
    rules = any_of(LastStanding(), TimeLimit(900), TimeLimit(500))
    assert rules.due(cards(at=0), context()) == Due(500, "time_limit")
    assert any_of(LastStanding(), FixedRounds(2)).due(cards(), context()) is None


def test_combined_rules_rest_as_long_as_the_slowest_and_stop_with_the_first() -> None:
    rules = any_of(FixedRounds(9), Slow(9))
    assert rules.pause_after(cards(), context()) == 700
    assert rules.starts_another_round(cards(finished=4), context())
    assert not rules.starts_another_round(cards(finished=5), context())
    quick = any_of(FixedRounds(9), LastStanding())
    assert quick.pause_after(cards(), context()) == 0
    assert quick.starts_another_round(cards(finished=5), context())


def test_no_round_begins_after_the_last_moment_and_the_one_under_way_is_played_out() -> None:
    rules = LastRoundBefore(500)
    assert rules.starts_another_round(cards(at=499), context())
    assert not rules.starts_another_round(cards(at=500), context())
    assert rules.reason_to_stop(cards(at=500), context()) == "time_limit"
    assert not rules.is_complete(cards(at=900), context())
    assert rules.within_rounds() is None
    assert not rules.is_timed


def test_combined_rules_stop_for_the_reason_of_the_one_that_stops() -> None:
    rules = any_of(FixedRounds(9), Slow(9), LastRoundBefore(500))
    assert rules.reason_to_stop(cards(finished=5), context()) == "no_more_rounds"
    assert rules.reason_to_stop(cards(at=500), context()) == "time_limit"


class ByCards(RoundRules):
    """Ties go to the seat with fewer cards."""

    def ranking(self, state: Cards, ctx: Any) -> Ranking:
        return rank([(score, -hand) for score, hand in zip(state.scores, state.hands, strict=True)])


TIED = cards(scores=(5, 5, 3), hands=[2, 1, 0], finished=9, at=900, out=(0, 0, 0))


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        (FixedRounds(9), ((1,), (0,), (2,))),
        (FirstToScore(5), ((1,), (0,), (2,))),
        (TimeLimit(900), ((1,), (0,), (2,))),
        (LastRoundBefore(900), ((1,), (0,), (2,))),
        (any_of(LastStanding(), TimeLimit(900)), ((1,), (0,), (2,))),
        (LastStanding(), ((0, 1, 2),)),
        (HANDS, ((2,), (1,), (0,))),
    ],
)
def test_points_are_ranked_with_the_tie_breaks_of_the_rounds_whatever_the_ending(
    rules: GameRules, places: tuple[tuple[int, ...], ...]
) -> None:
    assert rules.ranking_of(ByCards(), TIED, context()).places == places


def test_a_ready_made_ending_that_a_game_does_not_list_is_refused() -> None:
    pig = ludoteca.game("pig")
    assert replace(pig, rules=TimeLimit(9)).rules.is_timed
    with pytest.raises(TypeError, match="pig: its rounds do not serve the ending 'last_standing'"):
        replace(pig, rules=any_of(FixedRounds(3), LastStanding()))


def test_a_game_that_lists_no_endings_may_have_any() -> None:
    rules = LastStanding()
    assert replace(ludoteca.game("pig"), endings=(), rules=rules).rules is rules
