"""Only the drawer knows the word, and only the guesser a right guess."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games.pictionary.game import game
from ludoteca.kernel import Match, Rejected
from tests.games.pictionary.playing import act, begin, state_of, word_of


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


OWN = [f"word {number}" for number in range(20)]


def test_words_that_were_not_given_stay_secret_after_the_match() -> None:
    match = begin(2, words={"title": "Ours", "words": OWN}, ends="rounds", rounds=1)
    assert match.public_options()["words"] == {"kept": True}
    given = [word_of(match)]
    act(match, "skip_word")  # it is told which one
    while not match.over:
        given.append(word_of(match))
        act(match, "give_up")
    assert len(set(given)) == 3
    shown = match.public_options()["words"]
    assert (set(shown["words"]), shown["title"], shown["kept"]) == (set(given), "Ours", True)
    with pytest.raises(Rejected) as refused:
        Match.replay(match.sealed_record())
    assert refused.value.code == "redacted_record"


SAID = [
    ("who draws may not write the word", 0, "it is a {word}", False),
    ("nor spaced out", 0, "{spaced}", False),
    ("but anything else", 0, "look closer", True),
    ("who has guessed it may not, either", 1, "{word}!", False),
    ("who has not guessed it may try in the chat", 2, "{word}?", True),
]


@pytest.mark.parametrize(("case", "seat", "text", "allowed"), SAID)
def test_who_knows_the_word_keeps_it(case: str, seat: int, text: str, allowed: bool) -> None:
    match = begin(3, round_ends="all")
    act(match, "1 guess right 2000")
    word = word_of(match)
    ctx = match.engine.read_only_ctx(match.state)
    said = text.format(word=word, spaced=" ".join(word))
    assert match.game.rounds.may_say(match.state, seat, said, ctx) == allowed, case


def test_once_it_is_shown_everybody_may_write_it() -> None:
    match = begin(3, showing=5)
    word, ctx = word_of(match), match.engine.read_only_ctx(match.state)
    act(match, "give_up")
    assert state_of(match).is_shown
    assert match.game.rounds.may_say(match.state, 0, word, ctx)
