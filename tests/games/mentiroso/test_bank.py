"""The shipped statements pass the checks, and the checks find every fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca.games.mentiroso import bank
from ludoteca.games.mentiroso.bank import CATEGORIES, LANGUAGES, Entry, chapter, load
from ludoteca.games.mentiroso.bank_checks import problems
from tests.games.mentiroso.playing import begin, state_of

ENTRIES = [(category, entry) for category in CATEGORIES for entry in chapter(category)]


def test_the_bank_is_sound() -> None:
    assert problems(ENTRIES) == []


def test_there_are_two_hundred_in_every_language_and_half_of_them_are_true() -> None:
    for language in LANGUAGES:
        statements = load(language)
        assert len(statements) == 200
        assert sum(statement.truth for statement in statements) == 100
        assert len({statement.key for statement in statements}) == 200


@pytest.mark.parametrize("readme", ["README.md", "README.es.md"])
def test_the_readme_names_the_categories(readme: str) -> None:
    text = (Path(bank.__file__).parent / readme).read_text(encoding="utf-8")
    assert all(f"`{category}`" in text for category in CATEGORIES)


def test_a_statement_is_true_about_as_often_as_not() -> None:
    """Truth is drawn first: the share in the bank does not matter."""
    own = {"statements": [{"statement": f"{n} is 7.", "truth": n == 7} for n in range(9)]}
    for statements in ({}, own):
        truths = [state_of(begin(seed=seed, statements=statements)).truth for seed in range(200)]
        assert 75 < sum(truths) < 125


def spoiled(change: Callable[[Entry], Entry]) -> list[str]:
    """Problems of the bank with its first statement changed."""
    (category, first), *rest = ENTRIES
    return problems([(category, change(first)), *rest])


def reworded(entry: Entry, language: str, **texts: str) -> Entry:
    changed = replace(entry.wordings[language], **texts)
    return replace(entry, wordings={**entry.wordings, language: changed})


def saying(statement: str) -> Callable[[Entry], Entry]:
    return lambda entry: reworded(entry, "en", statement=statement)


def untranslated(entry: Entry) -> Entry:
    return replace(entry, wordings={**entry.wordings, "es": entry.wordings["en"]})


SPOILED: list[tuple[str, Callable[[Entry], Entry]]] = [
    ("animals: 11 are False", lambda entry: replace(entry, truth=False)),
    ("a statement is in es", lambda entry: replace(entry, wordings={"es": entry.wordings["es"]})),
    ("not translated", untranslated),
    ("untidy", saying("Octopuses  have three hearts.")),
    ("untidy", lambda entry: replace(entry, source="")),
    ("not a sentence", saying("Do octopuses have three hearts?")),
    ("not explained", lambda entry: reworded(entry, "es", because="Porque sí")),
    ("too long", saying("Octopuses have three hearts, " * 4 + "no less.")),
    ("too long", lambda entry: reworded(entry, "en", because="Two of them pump. " * 9 + "So.")),
    ("says 'never'", saying("Octopuses never have three hearts.")),
    ("stated 2 times", lambda entry: ENTRIES[1][1]),
    ("nearly the same", saying("The dropping of a wombat, shaped like cubes.")),
]  # fmt: skip


@pytest.mark.parametrize(("complaint", "change"), SPOILED, ids=[c for c, _ in SPOILED])
def test_the_validator_sees(complaint: str, change: Callable[[Entry], Entry]) -> None:
    assert any(complaint in problem for problem in spoiled(change))


def with_all(change: Callable[[Entry], str]) -> list[str]:
    """Problems of the bank with every English statement replaced."""
    return problems(
        [(category, reworded(entry, "en", statement=change(entry))) for category, entry in ENTRIES]
    )


def test_the_validator_sees_that_lies_are_shorter() -> None:
    found = with_all(lambda entry: "x" * (60 if entry.truth else 30) + ".")
    assert any("can be guessed by whether they exceed" in problem for problem in found)


def test_the_validator_sees_a_word_that_tells() -> None:
    found = with_all(
        lambda entry: f"{entry.wordings['en'].statement[:-1]}{'' if entry.truth else ' indeed'}."
    )
    assert any("'indeed' stands in 0 true statements and 100 lies" in problem for problem in found)
