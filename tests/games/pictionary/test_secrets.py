"""Only the drawer knows the word, and only the guesser a right guess."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games.pictionary.game import game
from tests.games.pictionary.playing import act, begin, word_of


@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize("hints", ["none", "length", "letters"])
def test_no_view_of_a_guesser_holds_the_word(seat: int | None, hints: str) -> None:
    match = begin(hints=hints, round_ends="all")
    for line in ("draw", "1 guess near 2000"):
        act(match, line)
    told = msgspec.json.encode(match.view(seat)).decode()
    guesses = msgspec.json.encode(match.view(seat).guesses).decode()  # type: ignore[attr-defined]
    assert word_of(match) not in told.replace(guesses, "")
    assert word_of(match) not in game.text.describe(match.view(seat)).replace(
        f"{word_of(match)}x", ""
    )


def test_the_drawer_and_who_has_guessed_it_see_the_word() -> None:
    match = begin(round_ends="all")
    act(match, "1 guess right 2000")
    shown = [match.view(seat).word for seat in (0, 1, 2)]  # type: ignore[attr-defined]
    assert shown == [word_of(match), word_of(match), ""]


def test_a_right_guess_is_told_without_the_word() -> None:
    match = begin(round_ends="all")
    for event in act(match, "1 guess right 2000"):
        assert word_of(match).encode() not in msgspec.json.encode(event.seen_by(2))


def test_the_word_is_given_to_the_drawer_alone() -> None:
    match = begin()
    (given,) = (event for event in match.opening if event.tag == "word_given")
    assert given.seen_by(0).word == word_of(match)  # type: ignore[union-attr]
    assert given.seen_by(1).word is None  # type: ignore[union-attr]


def test_a_guess_that_waits_is_seen_by_who_made_it() -> None:
    match = begin()
    act(match, '1 guess "one" 2000')
    act(match, '1 guess "two" 100')
    assert [match.view(seat).held for seat in (0, 1, 2)] == ["", "two", ""]  # type: ignore[attr-defined]
