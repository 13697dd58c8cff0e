"""The right answer is secret until it is shown."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games.trivia.events import Answered
from ludoteca.games.trivia.game import game
from tests.games.trivia.playing import act, begin, state_of


@pytest.mark.parametrize("mode", ["first_correct", "everyone"])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_before_the_answer_is_shown_no_view_tells_it(mode: str, seat: int | None) -> None:
    match = begin(mode=mode, reading=0, showing=5)
    view = msgspec.to_builtins(match.view(seat))
    secrets = ("right", "because", "source", "tally", "right_seats", "answers")
    assert [view[name] for name in secrets] == [None, "", "", None, (), ()]
    act(match, "1 pass 100")
    act(match, "0 right 100")
    shown = msgspec.to_builtins(match.view(seat))
    assert shown["right"] == state_of(match).right
    assert shown["because"]


def test_what_others_have_answered_is_their_secret() -> None:
    match = begin(seats=3, mode="everyone")
    (event,) = act(match, "0 right 100")
    assert event.seen_by(1) == Answered(0, None, False)
    assert match.view(1).mine is None  # type: ignore[attr-defined]
    assert match.view(0).mine == state_of(match).right  # type: ignore[attr-defined]


def test_in_a_quiz_for_everyone_nobody_learns_at_once_whether_they_are_right() -> None:
    told = []
    for answer in ("right", "wrong"):
        match = begin(seats=3, mode="everyone")
        (event,) = act(match, f"0 {answer} 100")
        told.append(event.seen_by(0).locked)  # type: ignore[union-attr]
    assert told == [False, False]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_description_does_not_tell_it_either(locale: str) -> None:
    match = begin(showing=5)
    before = game.text.describe(match.view(1), locale)
    act(match, "0 right 100")
    after = game.text.describe(match.view(1), locale)
    mark = game.text.say(locale, "mark-right")
    assert mark not in before
    assert mark in after
