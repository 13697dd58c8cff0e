"""The question bank: one file per category in `questions/`, each question in every language.

A question in a file has a `difficulty`, a `source`, and a wording under each language. A new
language is added to `Language` and to the files.

Earlier matches replay with the questions of their rules version. So a question is never removed or
changed: it gets `"until": 1`, the last version that asks it, and a new one says `"since": 2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Raw, Struct

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
    "screen",
    "music",
    "games",
    "food",
    "recent",
)
"""Those of the first version come first, in the order in which its matches number the questions."""
DIFFICULTIES = ("easy", "medium", "hard")
Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
Language: TypeAlias = Literal["es", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
OPTIONS = 4
KEY_LENGTH = 12
FIRST, NEVER = Raw(b"1"), Raw(b"null")


class Question(Struct, frozen=True):
    """A question in one language. The right option is the first; a match shuffles them."""

    question: str
    options: tuple[str, ...]
    category: str = ""
    difficulty: str = ""
    because: str = ""
    source: str = ""

    @property
    def key(self) -> str:
        """By which a table remembers that it was asked."""
        return _key(self.question)


@lru_cache(maxsize=8192)
def _key(question: str) -> str:
    return blake2b(question.encode(), digest_size=KEY_LENGTH // 2).hexdigest()


Bank: TypeAlias = tuple[Question, ...]


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of a question in one language."""

    question: str
    options: tuple[str, str, str, str]
    because: str


class Entry(Struct, frozen=True):
    """A question in all its languages."""

    difficulty: Difficulty
    source: str
    wordings: dict[str, Wording]
    """By language. There is no fall-back: a question is asked only in languages it has."""
    since: int = 1
    until: int | None = None
    """The first and the last version of the rules that ask it."""

    def is_asked(self, version: int) -> bool:
        return self.since <= version and (self.until is None or version <= self.until)


class Chapter(Struct, frozen=True):
    """The content of one file."""

    category: str
    questions: tuple[Entry, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    category: str
    questions: tuple[dict[str, Raw], ...]


@cache
def chapter(category: str) -> Chapter:
    found = msgspec.json.decode((HERE / f"{category}.json").read_bytes(), type=_File)
    return Chapter(found.category, tuple(_entry(**fields) for fields in found.questions))


def _entry(
    difficulty: Raw, source: Raw, since: Raw = FIRST, until: Raw = NEVER, **wordings: Raw
) -> Entry:
    decode = msgspec.json.decode
    return Entry(
        difficulty=decode(difficulty, type=Difficulty),
        source=decode(source, type=str),
        wordings={language: decode(raw, type=Wording) for language, raw in wordings.items()},
        since=decode(since, type=int),
        until=decode(until, type=int | None),
    )


@cache
def load(language: str, version: int) -> Bank:
    """The questions in one language that a version of the rules asks, by category."""
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
        if entry.is_asked(version) and (wording := entry.wordings.get(language)) is not None
    )


@cache
def answers() -> dict[str, str]:
    """Shipped question → right answer, in every language; the knowledge of the bots."""
    return {
        wording.question: wording.options[0]
        for category in CATEGORIES
        for entry in chapter(category).questions
        for wording in entry.wordings.values()
    }


def entries(version: int) -> Iterator[tuple[str, Entry]]:
    """The questions that a version asks, with their categories."""
    for category in CATEGORIES:
        for entry in chapter(category).questions:
            if entry.is_asked(version):
                yield category, entry
