"""The shipped questions: one file per category in `questions/`, all in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

HERE = Path(__file__).parent / "questions"
CATEGORIES = (
    "geography",
    "history",
    "science",
    "nature",
    "arts",
    "literature",
    "sports",
    "technology",
)
DIFFICULTIES = ("easy", "medium", "hard")
LANGUAGES = ("es", "en")
OPTIONS = 4


class Question(Struct, frozen=True):
    """A question in one language, the right option first; a match shuffles them."""

    question: str
    options: tuple[str, ...]
    category: str = ""
    difficulty: str = ""
    because: str = ""
    source: str = ""


Bank: TypeAlias = tuple[Question, ...]


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of a question in one language."""

    question: str
    options: tuple[str, str, str, str]
    because: str


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A question in a file, in all languages."""

    difficulty: Literal["easy", "medium", "hard"]
    es: Wording
    en: Wording
    source: str

    def wording(self, language: str) -> Wording:
        return self.es if language == "es" else self.en


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of one file."""

    category: str
    questions: tuple[Entry, ...]


@cache
def chapter(category: str) -> Chapter:
    return msgspec.json.decode((HERE / f"{category}.json").read_bytes(), type=Chapter)


@cache
def load(language: str) -> Bank:
    """Every question in one language, category by category."""
    return tuple(
        Question(
            wording.question,
            wording.options,
            category,
            entry.difficulty,
            wording.because,
            entry.source,
        )
        for category in CATEGORIES
        for entry in chapter(category).questions
        for wording in [entry.wording(language)]
    )


@cache
def answers() -> dict[str, str]:
    """Shipped question → right answer, in every language; the knowledge of the bots."""
    return {
        question.question: question.options[0]
        for language in LANGUAGES
        for question in load(language)
    }


def entries() -> Iterator[tuple[str, Entry]]:
    for category in CATEGORIES:
        for entry in chapter(category).questions:
            yield category, entry
