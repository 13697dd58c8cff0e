"""The truth is the orator's secret, and a vote the voter's, until both are shown."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games.mentiroso.events import Voted
from ludoteca.games.mentiroso.game import game
from ludoteca.kernel import Match
from tests.games.mentiroso.playing import act, begin, state_of


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_before_the_truth_is_shown_no_other_view_tells_it(seat: int | None) -> None:
    match = begin(truth=True, showing=5)
    for step in ("0 begin", "0 finish", "3 true"):
        view = msgspec.to_builtins(match.view(seat))
        found = [view[name] for name in ("truth", "because", "source", "believed", "doubted")]
        assert found == [None, "", "", (), ()]
        act(match, step)
    act(match, "wait 15000")
    shown = msgspec.to_builtins(match.view(seat))
    assert (shown["truth"], shown["believed"]) == (True, (3,))
    assert shown["because"]


@pytest.mark.parametrize("truth", [True, False])
def test_the_orator_knows(truth: bool) -> None:
    match = begin(truth=truth)
    (given,) = [event for event in match.opening if event.tag == "statement_given"]
    assert match.view(0).truth is truth  # type: ignore[attr-defined]
    assert given.seen_by(0).truth is truth  # type: ignore[union-attr]
    assert given.seen_by(1).truth is None  # type: ignore[union-attr]


def test_a_vote_is_the_secret_of_the_voter() -> None:
    match = begin(truth=True)
    act(match, "speech")
    (event,) = act(match, "1 lie")
    assert event.seen_by(0) == event.seen_by(2) == Voted(1, None)
    assert [match.view(seat).mine for seat in (0, 1, 2)] == [None, False, None]  # type: ignore[attr-defined]


def test_what_a_muted_orator_wrote_is_left_out() -> None:
    match = begin(truth=True)
    act(match, "0 begin")
    (event,) = act(match, "0 say Look at me.")
    assert type(event).spoken
    assert match.view(1).without_words_of([0]).lines == ()  # type: ignore[attr-defined]
    assert match.view(1).without_words_of([2]).lines == ("Look at me.",)  # type: ignore[attr-defined]


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_description_does_not_tell_it_either(locale: str) -> None:
    match = begin(truth=False, showing=5)
    lie = game.text.say(locale, "describe-truth", truth=False)
    assert lie not in described(match, locale)
    act(match, "speech")
    act(match, "wait 15000")
    assert lie in described(match, locale)
    assert state_of(match).truth is False


def described(match: Match, locale: str) -> str:
    return game.text.describe(match.view(1), locale)
