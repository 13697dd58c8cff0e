"""The right answer is secret until it is shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.games.trivia.events import Answered
from ludoteca.games.trivia.game import game
from ludoteca.games.trivia.kinds import FAMILIES
from tests.games.trivia.every_kind import QUESTIONS
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


OTHERWISE = [
    ("true_false", {"answer": True}),
    ("typed", {"answers": ["Goya"]}),
    ("number", {"answer": 12, "within": 5}),
    ("hotspot", {"areas": [{"x": 1, "y": 2, "radius": 3}, {"x": 10, "y": 20, "radius": 30}]}),
]


@pytest.mark.parametrize(("kind", "other"), OTHERWISE)
@pytest.mark.parametrize("mode", ["first_correct", "everyone"])
def test_two_questions_that_differ_in_their_answer_look_the_same(
    kind: str, other: dict[str, Any], mode: str
) -> None:
    """Before, while and after somebody answers; what is wrong in both of them is as wrong."""
    seen = []
    for question in (QUESTIONS[kind], {**QUESTIONS[kind], **other, "because": "So."}):
        match = begin(seats=3, quiz={"questions": [question]}, mode=mode, reading=1)
        found = []
        for line in ("wait 1000", "0 pass"):
            events = act(match, line)
            found += [msgspec.json.encode(match.view(seat)) for seat in (None, 0, 1)]
            found += [msgspec.json.encode(match.choices(seat).to_wire()) for seat in (0, 1)]
            found += [msgspec.json.encode([event.seen_by(1) for event in events])]
        seen.append(found)
    assert seen[0] == seen[1]


@pytest.mark.parametrize("kind", FAMILIES)
def test_nothing_of_the_answer_is_in_a_view_before_it_is_shown(kind: str) -> None:
    match = begin(seats=3, kind=kind, mode="everyone", showing=5)
    act(match, "1 pass")
    for seat in (None, 0, 2):
        view = msgspec.to_builtins(match.view(seat))
        assert [view[name] for name in ("solution", "replies", "shares", "because")] == [
            None,
            (),
            (),
            "",
        ]


def test_what_others_have_typed_is_their_secret_and_those_who_are_muted_stay_unread() -> None:
    match = begin(seats=3, kind="typed", mode="everyone", showing=5)
    (event,) = act(match, "0 write goya")
    assert event.seen_by(1) == event.seen_by(0) == Answered(0, None, False)
    views = [msgspec.to_builtins(match.view(seat)) for seat in (0, 1)]
    assert [view["given"] for view in views] == ["goya", None]
    act(match, "1 write velazquez")
    act(match, "2 pass")
    shown = match.view(2)
    assert shown.replies == ("goya", "velazquez", None)  # type: ignore[attr-defined]
    assert shown.without_words_of([0]).replies == (None, "velazquez", None)  # type: ignore[attr-defined]
