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
from ludoteca.games.trivia.about import VERSION
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
from ludoteca.games.trivia.question import DIFFICULTIES
from ludoteca.kernel import FastChance, seed_from_int
from tests.games.trivia.playing import begin, state_of

FIRST_VERSION = {"en": "e677ec86ed2a9cb5", "es": "2b77297e950efb5f"}
"""Digests of the questions of the first version of the rules."""


def test_the_bank_is_sound() -> None:
    assert problems(entries(VERSION)) == []


def test_every_question_is_asked_in_both_languages() -> None:
    assert len(load("es", VERSION)) == len(load("en", VERSION)) == len([*entries(VERSION)])


@pytest.mark.parametrize("readme", ["README.md", "README.es.md"])
def test_the_readme_counts_them(readme: str) -> None:
    found = Counter[tuple[str, str]](
        (category, entry.difficulty) for category, entry in entries(VERSION)
    )
    text = (Path(bank.__file__).parent / readme).read_text(encoding="utf-8")
    for category in CATEGORIES:
        counts = (str(found[category, difficulty]) for difficulty in DIFFICULTIES)
        assert f"| `{category}` | {' | '.join(counts)} |\n" in text


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
    places = Counter(state_of(begin(seed=seed)).right for seed in range(400))
    assert set(places) == {0, 1, 2, 3}
    assert min(places.values()) > 70


def spoiled(change: Callable[[Entry], Entry]) -> list[str]:
    """Problems of the bank with its first question changed."""
    (category, first), *rest = entries(VERSION)
    return problems([(category, change(first)), *rest])


def reworded(entry: Entry, language: str, **texts: str | tuple[str, str, str, str]) -> Entry:
    changed = replace(entry.wordings[language], **texts)
    return replace(entry, wordings={**entry.wordings, language: changed})


def with_options(*options: str) -> Callable[[Entry], Entry]:
    first, second, third, fourth = options
    return lambda entry: reworded(entry, "en", options=(first, second, third, fourth))


def untranslated(entry: Entry) -> Entry:
    return replace(entry, wordings={**entry.wordings, "es": entry.wordings["en"]})


def only_in_spanish(entry: Entry) -> Entry:
    return replace(entry, wordings={"es": entry.wordings["es"]})


SPOILED: list[tuple[str, Callable[[Entry], Entry]]] = [
    ("options that are the same", with_options("Paris", "paris", "Rome", "Oslo")),
    ("much longer", with_options("Paris, the city on the river Seine", "Rome", "Oslo", "Bonn")),
    ("much shorter", with_options("Paris upon S", "Rome " * 6 + "A", "Rome " * 6, "Oslo " * 6)),
    ("untidy", with_options("Paris", " Rome", "Oslo", "Bonn")),
    ("untidy", lambda entry: replace(entry, source="")),
    ("not explained", lambda entry: reworded(entry, "es", because="Porque sí")),
    ("not asked", lambda entry: reworded(entry, "es", question="Capital?")),
    ("not translated", untranslated),
    ("contains its answer", with_options("A capital on the Seine", "Rome", "A lake", "Oslo town")),
    ("contains its answer", lambda entry: reworded(entry, "en", question="Paris?")),
    ("a question is in es", only_in_spanish),
    ("too long", with_options("Paris" * 12, "Rome" * 12, "Oslo" * 12, "Bonn" * 12)),
    ("asked 2 times", lambda entry: next(one for _, one in list(entries(VERSION))[1:])),
]  # fmt: skip


@pytest.mark.parametrize(("complaint", "change"), SPOILED, ids=[c for c, _ in SPOILED])
def test_the_validator_sees(complaint: str, change: Callable[[Entry], Entry]) -> None:
    assert any(complaint in problem for problem in spoiled(change))


def test_the_validator_sees_an_empty_cell() -> None:
    kept = [(category, entry) for category, entry in entries(VERSION) if entry.difficulty != "hard"]
    assert sum("only 0 questions" in problem for problem in problems(kept)) == len(CATEGORIES)


def test_the_validator_sees_questions_that_are_nearly_the_same() -> None:
    (category, first), *rest = entries(VERSION)
    one = reworded(first, "en", question="Which yellow submarine sailed past Gibraltar?")
    other = reworded(first, "en", question="Past Gibraltar sailed which submarine, a yellow one?")
    found = problems([(category, one), (category, other), *rest])
    assert any("nearly the same" in problem for problem in found)


def test_the_validator_sees_that_the_largest_number_is_always_right() -> None:
    def numbered(entry: Entry) -> Entry:
        return reworded(entry, LANGUAGES[0], options=("40", "10", "20", "30"))

    found = problems([(category, numbered(entry)) for category, entry in entries(VERSION)])
    assert any("the right number is the largest" in problem for problem in found)


def test_the_validator_sees_that_the_longest_is_always_right() -> None:
    chance = FastChance(seed_from_int(0))

    def padded(entry: Entry) -> Entry:
        first, *rest = ("x" * (12 - n) + str(chance.below(9)) + "abcd"[n] for n in range(4))
        second, third, fourth = rest
        return reworded(entry, "en", options=(first, second, third, fourth))

    found = problems([(category, padded(entry)) for category, entry in entries(VERSION)])
    assert any("the right option is the longest" in problem for problem in found)
