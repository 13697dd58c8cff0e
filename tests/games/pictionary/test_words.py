"""The shipped words, the host's own list, and the drawings of the bots."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.pictionary.bots.album import is_known, sketch
from ludoteca.games.pictionary.game import game
from ludoteca.games.pictionary.word_checks import problems
from ludoteca.games.pictionary.word_list import MOST_FORMS, MOST_WORDS, compile_list, read_list
from ludoteca.games.pictionary.words import in_english, load
from ludoteca.kernel import Rejected
from ludoteca.parts.documents import DocumentError
from ludoteca.parts.wording import is_same_or_plural
from tests.games.pictionary.playing import act, begin, word_of

FOUR = ["sun", "moon", "star", "car|automobile"]


def test_the_words_are_sound() -> None:
    assert problems() == []


def test_there_are_at_least_900_words_in_each_language() -> None:
    assert len(load("es")) == len(load("en")) >= 900


def test_the_words_of_the_first_version_stand_where_they_stood() -> None:
    """Records name a word by its position."""
    first = {language: load(language, 1) for language in ("en", "es")}
    assert {len(words) for words in first.values()} == {477}
    found = json.dumps({name: [word.accepted for word in first[name]] for name in first})
    assert hashlib.sha256(found.encode()).hexdigest()[:16] == "5426af584d4985be"


COUNTS = [
    ("en", "stairs", "ladder"),
    ("en", "hot-air balloon", "balloon"),
    ("en", "mouse", "rats"),
    ("en", "clock", "a watch"),
    ("en", "hedgehog", "porcupine"),
    ("en", "rabbit", "hares"),
    ("en", "wolf", "wolves"),
    ("en", "child", "the children"),
    ("en", "strawberry", "strawberries"),
    ("en", "scissors", "scissor"),
    ("es", "camión grúa", "grúa"),
    ("es", "globo aerostático", "globo"),
    ("es", "patinete", "monopatín"),
    ("es", "monopatín", "skateboard"),
    ("es", "ratón", "rata"),
    ("es", "sofá", "sillones"),
    ("es", "ciudad", "pueblo"),
    ("es", "lápiz", "lápices"),
    ("es", "pez", "los peces"),
    ("es", "muñeco de nieve", "muñecos de nieve"),
]


@pytest.mark.parametrize(("language", "word", "guess"), COUNTS)
def test_natural_synonyms_and_plurals_count(language: str, word: str, guess: str) -> None:
    meant = next(one for one in load(language) if one.text == word)
    assert any(is_same_or_plural(guess, form) for form in meant.accepted)


DIFFERENT = [("man", "mane"), ("cap", "cape"), ("foot", "food"), ("casa", "caso"), ("bus", "busy")]


@pytest.mark.parametrize(("guess", "word"), DIFFERENT)
def test_another_word_is_no_plural(guess: str, word: str) -> None:
    assert not is_same_or_plural(guess, word)


def test_plurals_count_since_the_second_version() -> None:
    for version, event in ((1, "guessed"), (2, "guessed_right")):
        match = begin(words={"words": FOUR}, version=version)
        assert event in [one.tag for one in act(match, f'1 guess "{word_of(match)}s"')]


def test_ours_may_come_besides_the_hosts_words() -> None:
    match = begin(words={"words": FOUR}, mix_words=True, theme="nature", difficulty="easy")
    texts = [word.text for word in match.engine.ctx.board.words]
    assert texts[:4] == ["sun", "moon", "star", "car"]
    assert len(texts) == len(set(texts)) > 20


def test_sketches_are_found_in_every_language() -> None:
    assert in_english("gato") == "cat"
    assert is_known("gato")
    assert not is_known("abogado")
    assert sketch("abogado", "people") == sketch("?", "people")


READ = [
    ('{"title": "T", "words": ["sun", "moon", "star", "car|automobile"]}', FOUR),
    ('["sun", "moon", "star", "car|automobile"]', FOUR),
    ("sun\nmoon\n\nstar\ncar,automobile\n", FOUR),
    ("sun\nmoon\nstar\ncar;automobile\n", FOUR),
]


@pytest.mark.parametrize(("text", "words"), READ)
def test_a_list_is_read(text: str, words: list[str]) -> None:
    assert read_list(text)["words"] == words


TELLING = [
    ('["sun",\n"moon", "star", 4]', [(2, "not_a_word")]),
    ('["sun", "moon",\n"star", "?"]', [(2, "no_letters")]),
    ("sun\nmoon\nstar\n\nSun", [(5, "given_before")]),
    ("sun\nmoon\nstar\n" + "x" * 41, [(4, "word_too_long")]),
    ("sun\nmoon\nstar\nca\u0007r", [(4, "unprintable_word")]),
    ("sun\nmoon", [(1, "too_few")]),
    ("", [(1, "too_few")]),
    ("\n".join(f"w{n}" for n in range(MOST_WORDS + 1)), [(MOST_WORDS + 1, "too_many")]),
    ("a\nb\nc\n" + "|".join(["d"] * MOST_FORMS), [(4, "too_many_forms")]),
    ("{}", [(1, "no_list")]),
    ('{"words": [}', [(1, "bad_json")]),
]


@pytest.mark.parametrize(("text", "found"), TELLING, ids=[case[1][0][1] for case in TELLING])
def test_a_problem_is_told_with_its_line(text: str, found: list[tuple[int, str]]) -> None:
    with pytest.raises(DocumentError) as error:
        read_list(text)
    assert [(problem.line, problem.code) for problem in error.value.problems] == found
    for locale in ("en", "es"):
        sentence = game.text.refusal(error.value.refusal("bad_words"), locale)
        assert "{" not in sentence
        assert found[0][1] not in sentence or found[0][1] == "bad_json"


def test_the_hosts_words_take_the_place_of_ours() -> None:
    match = begin(words={"words": FOUR})
    assert word_of(match) in ("sun", "moon", "star", "car")


def test_what_else_counts_as_the_word_is_right_too() -> None:
    matches = (begin(words={"words": FOUR}, seed=seed) for seed in range(1, 100))
    match = next(match for match in matches if word_of(match) == "car")
    assert "guessed_right" in [event.tag for event in act(match, '1 guess "The Automobile"')]


def test_no_word_comes_again_before_all_have_come() -> None:
    match = begin(seats=2, words={"words": FOUR}, ends="rounds", rounds=4)
    given = []
    while not match.over:
        given.append(word_of(match))
        act(match, "give_up")
    assert len(set(given[:4])) == 4
    assert all(one != other for one, other in pairwise(given))


def test_a_list_that_is_wrong_is_refused_when_the_options_are_set() -> None:
    with pytest.raises(Rejected) as refusal:
        begin(words={"words": ["sun"]})
    assert refusal.value.code == "bad_words"


@given(st.lists(st.none() | st.integers() | st.text(max_size=6), max_size=8))
def test_any_document_is_compiled_or_refused(items: list[Any]) -> None:
    with suppress(DocumentError):
        assert len(compile_list({"words": items})) == len(items)


@given(st.text(max_size=60) | st.text('ab|,;\n"[]', max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(DocumentError):
        document = read_list(text)
        assert read_list(json.dumps(document)) == document
