"""The shipped questions pass the checks, and the checks find every fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.games.trivia import bank
from ludoteca.games.trivia.bank import (
    CATEGORIES,
    LANGUAGES,
    Entry,
    chapter,
    entries,
    known,
    load,
)
from ludoteca.games.trivia.bank_checks import problems
from ludoteca.games.trivia.bank_checks.counts import newest, tables
from ludoteca.games.trivia.question import Area
from ludoteca.kernel import FastChance, seed_from_int
from tests.games.trivia.playing import begin, state_of

VERSION = newest()
FIRST_VERSION = {"en": "e677ec86ed2a9cb5", "es": "2b77297e950efb5f"}
"""Digests of the questions of the first version of the rules."""


def test_the_bank_is_sound() -> None:
    assert problems(entries(VERSION)) == []


def test_every_question_is_asked_in_both_languages() -> None:
    assert len(load("es", VERSION)) == len(load("en", VERSION)) == len([*entries(VERSION)])


@pytest.mark.parametrize(("readme", "language"), [("README.md", "en"), ("README.es.md", "es")])
def test_the_readme_counts_them(readme: str, language: str) -> None:
    text = (Path(bank.__file__).parent / readme).read_text(encoding="utf-8")
    assert tables(language, VERSION) in text


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_questions_of_the_first_version_stay_as_they_are(language: str) -> None:
    """Matches of that version refer to questions by their number."""
    digest = blake2b(msgspec.json.encode(load(language, 1)), digest_size=8).hexdigest()
    assert digest == FIRST_VERSION[language]


@pytest.mark.parametrize("category", CATEGORIES)
def test_every_file_says_its_category(category: str) -> None:
    assert chapter(category).category == category


def test_bots_have_learned_all_of_it() -> None:
    asked = {question.question for language in LANGUAGES for question in load(language, VERSION)}
    assert known().keys() >= asked


def test_the_right_option_is_shown_everywhere_equally_often() -> None:
    begun = (state_of(begin(seed=seed, kinds="choice")) for seed in range(480))
    places = Counter(state.right for state in begun if len(state.shown) == 4)
    assert set(places) == {0, 1, 2, 3}
    assert min(places.values()) > 70


def spoiled(change: Callable[[Entry], Entry], kind: str = "choice") -> list[str]:
    """Problems of the first two questions of a kind, the first of them changed."""
    (category, first), second, *_ = (told for told in entries(VERSION) if told[1].kind == kind)
    return problems([(category, change(first)), second])


def reworded(entry: Entry, language: str, **texts: str | tuple[str, ...]) -> Entry:
    changed = replace(entry.wordings[language], **texts)
    return replace(entry, wordings={**entry.wordings, language: changed})


def with_texts(language: str, **texts: str | tuple[str, ...]) -> Callable[[Entry], Entry]:
    return lambda entry: reworded(entry, language, **texts)


def with_facts(**facts: object) -> Callable[[Entry], Entry]:
    return lambda entry: replace(entry, **facts)


def with_options(*options: str) -> Callable[[Entry], Entry]:
    return with_texts("en", options=options)


def on_map(entry: Entry) -> Entry:
    return replace(entry, picture="shipped:map-europe")


def untranslated(entry: Entry) -> Entry:
    return replace(entry, wordings={**entry.wordings, "es": entry.wordings["en"]})


def only_in_spanish(entry: Entry) -> Entry:
    return replace(entry, wordings={"es": entry.wordings["es"]})


SPOILED: list[tuple[str, str, Callable[[Entry], Entry]]] = [
    ("options that are the same", "choice", with_options("Paris", "paris", "Rome", "Oslo")),
    ("much longer", "choice", with_options("Paris, the city on the river Seine", "Rome", "Oslo")),
    ("much shorter", "choice", with_options("Paris upon S", "Rome " * 6 + "A", "Oslo " * 6)),
    ("untidy", "choice", with_options("Paris", " Rome", "Oslo", "Bonn")),
    ("untidy", "choice", with_facts(source="")),
    ("untidy", "typed", with_texts("en", answers=("Rome", ""))),
    ("untidy", "order", with_texts("es", ends=("Primero", " Último"))),
    ("untidy", "hotspot", with_texts("es", alt="")),
    ("not explained", "choice", with_texts("es", because="Porque sí")),
    ("not explained", "true_false", with_texts("es", because="")),
    ("not asked", "choice", with_texts("es", question="Capital?")),
    ("not asked", "number", with_texts("es", question="Escribe un número.")),
    ("not a sentence", "true_false", with_texts("en", question="Is Africa a country?")),
    ("not a sentence", "order", with_texts("en", question="Which comes first?")),
    ("not translated", "choice", untranslated),
    ("contains its answer", "choice", with_options("A capital on the Seine", "Rome", "A lake")),
    ("contains its answer", "choice", with_texts("en", question="Paris?")),
    ("contains its answer", "typed", with_texts("en", question="Is Rome the capital?")),
    ("contains its answer", "several", with_texts("en", question="Is Poland in Europe?")),
    ("contains its answer", "number", with_texts("en", question="How many are 7 continents?")),
    ("no wrong option", "several", with_facts(right=5)),
    ("differ in the number", "order", with_texts("en", items=("one", "two", "three"))),
    ("a question is in es", "choice", only_in_spanish),
    ("too long", "choice", with_options("Paris" * 12, "Rome" * 12, "Oslo" * 12, "Bonn" * 12)),
    ("too long", "hotspot", with_texts("en", alt="A map of Europe. " * 12)),
    ("describes a picture that it has not", "poll", with_texts("en", alt="A map.")),
    ("fault bad_area", "hotspot", with_facts(areas=(Area(500, 1200, 50),))),
    ("fault bad_limits", "number", with_facts(low=10_000, high=20_000)),
    ("fault bad_media", "choice", with_facts(picture="shipped:nowhere")),
    ("shipped:nowhere.svg is missing", "choice", with_facts(picture="shipped:nowhere")),
    ("tells the answer", "choice", lambda one: on_map(with_options("A map", "Rome")(one))),
    ("asked 2 times", "choice", lambda _: [*entries(VERSION)][1][1]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("complaint", "kind", "change"), SPOILED, ids=[f"{kind}: {told}" for told, kind, _ in SPOILED]
)
def test_the_validator_sees(complaint: str, kind: str, change: Callable[[Entry], Entry]) -> None:
    assert any(complaint in problem for problem in spoiled(change, kind))


def with_all(kind: str, change: Callable[[Entry], Entry]) -> list[str]:
    """Problems of the bank with all its questions of a kind changed."""
    return problems(
        [(name, change(one) if one.kind == kind else one) for name, one in entries(VERSION)]
    )


def test_the_validator_sees_that_every_statement_is_false() -> None:
    assert any(
        "statements are false" in one for one in with_all("true_false", with_facts(answer=False))
    )


def test_the_validator_sees_that_the_middle_is_always_right() -> None:
    middle = with_facts(areas=(Area(500, 480, 60),))
    assert any("pictures" in one for one in with_all("hotspot", middle) if "middle" in one)
    halved = with_facts(low=0.0, high=20.0, answer=10.0, within=4.0)
    assert any("numbers" in one for one in with_all("number", halved) if "middle" in one)


def test_the_validator_sees_that_a_file_is_in_no_question() -> None:
    silent = problems([(name, one) for name, one in entries(VERSION) if not one.sound])
    assert "shipped:melody-01.json is in no question" in silent
    assert not any(".svg is in no question" in problem for problem in silent)


def test_the_validator_sees_that_a_kind_is_rare() -> None:
    found = problems([(name, one) for name, one in entries(VERSION) if one.kind != "poll"])
    assert "poll, es: only 0 of the kind" in found
    assert "poll, en: only 0 of the kind" in found


def test_the_validator_sees_an_empty_cell() -> None:
    kept = [(category, entry) for category, entry in entries(VERSION) if entry.difficulty != "hard"]
    assert sum("hard: only 0 questions" in one for one in problems(kept)) == len(CATEGORIES)


def test_the_validator_sees_questions_that_are_nearly_the_same() -> None:
    (category, first), *rest = entries(VERSION)
    one = reworded(first, "en", question="Which yellow submarine sailed past Gibraltar?")
    other = reworded(first, "en", question="Past Gibraltar sailed which submarine, a yellow one?")
    found = problems([(category, one), (category, other), *rest])
    assert any("nearly the same" in problem for problem in found)


def test_the_validator_sees_that_the_largest_number_is_always_right() -> None:
    def numbered(entry: Entry) -> Entry:
        return reworded(entry, LANGUAGES[0], options=("40", "10", "20", "30"))

    assert any("the right number is the largest" in one for one in with_all("choice", numbered))


def test_the_validator_sees_that_the_longest_is_always_right() -> None:
    chance = FastChance(seed_from_int(0))

    def padded(entry: Entry) -> Entry:
        options = ("x" * (12 - n) + str(chance.below(9)) + "abcd"[n] for n in range(4))
        return reworded(entry, "en", options=(*options,))

    assert any("the right option is the longest" in one for one in with_all("choice", padded))
