"""Defaults of RoundRules and GameRules."""

from __future__ import annotations

import pytest

from ludoteca import (
    Choices,
    Context,
    Due,
    GameError,
    GameRules,
    Options,
    RoundEnd,
    RoundRules,
    State,
)
from ludoteca.kernel.chance import NoChance

from .tiny import Stop, Walk, refused

STATE = State(scores=(4, 9), out=(0, 0))
CTX = Context(2, Options(), None, (), NoChance(bytes(32)))


def test_nothing_happens_by_itself_unless_a_round_says_so() -> None:
    rounds = RoundRules()
    assert rounds.begin(STATE, CTX) is None
    assert rounds.due(STATE, CTX) is None
    assert rounds.expire(STATE, CTX) is None
    assert rounds.end(STATE, CTX) is None
    assert rounds.leave(STATE, 0, CTX) is None


def test_rounds_count_from_one() -> None:
    assert RoundRules.first_round == 1


def test_a_round_without_points_pays_none_and_has_no_winner() -> None:
    assert RoundRules().points(STATE, CTX) == (0, 0)
    assert RoundRules().winner(STATE, CTX) is None


def test_the_autopilot_plays_the_first_move_that_can_be_listed() -> None:
    choices = Choices(Walk.where(steps=[2, 1]), Stop.where())
    assert RoundRules().autopilot(None, choices) == Walk(2)


def test_who_left_cannot_come_back_unless_a_round_has_a_place() -> None:
    with refused("no_rejoin", seat=1):
        RoundRules().rejoin(STATE, 1, CTX)


def test_everybody_may_write_to_everybody_unless_a_round_says_otherwise() -> None:
    assert RoundRules().may_write(STATE, 0, 1)
    assert RoundRules().may_write(STATE, 0, None)
    assert RoundRules().may_say(STATE, 0, "anything", CTX)


def test_a_round_has_to_say_how_it_ends() -> None:
    with pytest.raises(GameError, match="RoundRules says neither `ends` nor `is_over`"):
        RoundRules().is_over(STATE, CTX)


def test_a_round_has_to_say_whom_it_waits_for_and_what_may_be_done() -> None:
    with pytest.raises(NotImplementedError):
        RoundRules().to_act(STATE, CTX)
    with pytest.raises(NotImplementedError):
        RoundRules().choices(STATE, 0, CTX)
    with pytest.raises(NotImplementedError):
        RoundEnd().reason(RoundRules(), STATE, CTX)


def test_a_game_has_to_say_when_it_is_complete_and_why() -> None:
    with pytest.raises(NotImplementedError):
        GameRules().is_complete(STATE, CTX)
    with pytest.raises(NotImplementedError):
        GameRules().reason(STATE, CTX)


def test_by_default_most_points_win_and_rounds_follow_at_once_without_an_end() -> None:
    rules = GameRules()
    assert rules.ranking(STATE, CTX).places == ((1,), (0,))
    assert rules.total_rounds(CTX) is None
    assert rules.starts_another_round(STATE, CTX)
    assert rules.pause_after(STATE, CTX) == 0
    assert rules.due(STATE, CTX) is None
    assert not rules.plays_on_alone
    assert not rules.is_timed


def test_by_default_who_is_out_ranks_after_all_others() -> None:
    assert GameRules().ranking(State(scores=(4, 9), out=(0, 1)), CTX).places == ((0,), (1,))


def test_by_default_the_points_of_a_team_count_together() -> None:
    state = State(scores=(4, 9, 6), out=(0, 0, 0))
    ctx = Context(3, Options(), None, (0, 1, 0), NoChance(bytes(32)))
    assert GameRules().ranking(state, ctx).places == ((0, 2), (1,))


def test_what_is_due_skips_nobody_unless_it_says_so() -> None:
    assert not Due(5, "bell").skips
    assert Due(5, "bell").grace == 0
