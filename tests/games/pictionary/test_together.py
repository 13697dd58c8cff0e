"""Two players play together, against the clock."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from ludoteca.games.pictionary.events import CountedTogether
from ludoteca.games.pictionary.state import LEVELS, Together
from ludoteca.games.pictionary.view import PictionaryView
from ludoteca.kernel import Match
from tests.games.pictionary.playing import act, begin, state_of


def drawn(words: str, **options: Any) -> Match:
    """A match of drawings that were guessed (`+`) or not (`-`), in this order."""
    given: dict[str, Any] = {"ends": "rounds", "rounds": (len(words) + 1) // 2}
    match = begin(seats=2, **given | options)
    for sign in words:
        guesser = 1 - state_of(match).drawer
        act(match, f"{guesser} guess right 1000" if sign == "+" else "give_up")
    return match


def told(match: Match, seat: int | None = None) -> Together:
    view = match.view(seat)
    assert isinstance(view, PictionaryView)
    assert view.together is not UNSET
    return view.together


RESULTS = [
    ("++++", Together(4, 4, "one_mind")),
    ("++++++++-+", Together(9, 10, "one_mind")),
    ("+++-", Together(3, 4, "attuned")),
    ("+-+-", Together(2, 4, "in_touch")),
    ("---+", Together(1, 4, "warming_up")),
    ("----", Together(0, 4, "strangers")),
]


@pytest.mark.parametrize(("words", "result"), RESULTS)
def test_the_result_is_what_both_have_guessed(words: str, result: Together) -> None:
    match = drawn(words)
    assert state_of(match).over == "rounds_played"
    assert told(match, 0) == told(match, 1) == told(match) == result
    assert match.ranking().places == ((0, 1),)


def test_every_level_can_be_reached() -> None:
    assert {result.level for _, result in RESULTS} == {level for _, level in LEVELS}


@pytest.mark.parametrize("scoring", ["classic", "points"])
def test_both_share_the_place_however_points_are_paid(scoring: str) -> None:
    match = drawn("+-++", scoring=scoring, round_ends="all")
    assert match.ranking().places == ((0, 1),)
    assert len(set(state_of(match).scores)) == 1


def test_it_is_counted_after_every_drawing() -> None:
    match = begin(seats=2, ends="rounds", rounds=2)
    events = act(match, "1 guess right 2000")
    assert CountedTogether(1, 1, "one_mind") in events
    assert CountedTogether(1, 2, "in_touch") in act(match, "give_up")


def test_a_score_can_be_missed() -> None:
    """Each draws as often as words are to be guessed: twice as many chances as words."""
    won = drawn("+-+-+-+--+", ends="score", target=5)
    assert (state_of(won).over, told(won).guessed) == ("score_reached", 5)
    missed = drawn("---+-+-+-+", ends="score", target=5)
    assert (state_of(missed).over, told(missed).guessed) == ("rounds_played", 4)


def test_who_leaves_does_not_share_the_place() -> None:
    match = begin(seats=2, ends="rounds", rounds=2)
    act(match, "1 guess right 2000")
    act(match, "leave 0")
    assert match.over
    assert match.ranking().places == ((1,), (0,))


def test_three_play_against_each_other() -> None:
    match = begin(seats=3)
    view = match.view(0)
    assert isinstance(view, PictionaryView)
    assert view.together is UNSET


def test_two_played_against_each_other_in_earlier_versions() -> None:
    match = begin(seats=2, version=2, ends="rounds", rounds=1)
    events = act(match, "1 guess right 2000")
    assert not any(isinstance(event, CountedTogether) for event in events)
    assert state_of(match).guessed is UNSET
