"""The question bank: one file per category in `questions/`, each question in every language.

A question in a file has a `difficulty`, a `source`, and a wording under each language. A new
language is added to `Language` and to the files.

Earlier matches replay with the questions of their rules version. So a question is never removed or
changed: it gets `"until": 1`, the last version that asks it, and a new one says `"since": 2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from .kinds import FAMILIES
from .question import Area, Bank, Difficulty, Kind, Question, Tolerance

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
Language: TypeAlias = Literal["es", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of a question in one language, as far as its kind has them."""

    question: str
    because: str
    options: tuple[str, ...] = ()
    """The right one first; of `several` the first `right` ones."""
    answers: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """In the right order."""
    ends: tuple[str, ...] = ()
    unit: str = ""
    alt: str = ""


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a question without language, as far as its kind has them."""

    difficulty: Difficulty
    source: str
    since: int = 1
    until: int | None = None
    """The first and the last version of the rules that ask it."""
    kind: Kind = "choice"
    answer: float | bool | None = None
    """Of `number` and `true_false`."""
    right: int = 1
    within: float | None = None
    low: float | None = None
    high: float | None = None
    tolerance: Tolerance = "close"
    areas: tuple[Area, ...] = ()
    picture: str = ""
    sound: str = ""


class Entry(Facts, frozen=True, kw_only=True):
    """A question in all its languages."""

    wordings: dict[str, Wording]
    """By language. There is no fall-back: a question is asked only in languages it has."""

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


def _entry(**fields: Raw) -> Entry:
    facts = {name: raw for name, raw in fields.items() if name in Facts.__struct_fields__}
    wordings = {name: raw for name, raw in fields.items() if name not in facts}
    read = msgspec.json.decode(msgspec.json.encode(facts), type=Facts)
    texts = {name: msgspec.json.decode(raw, type=Wording) for name, raw in wordings.items()}
    return Entry(**asdict(read), wordings=texts)


@cache
def load(language: str, version: int) -> Bank:
    """The questions in one language that a version of the rules asks, by category."""
    return tuple(
        question_of(category, entry, wording)
        for category in CATEGORIES
        for entry in chapter(category).questions
        if entry.is_asked(version) and (wording := entry.wordings.get(language)) is not None
    )


def question_of(category: str, entry: Entry, wording: Wording) -> Question:
    """An entry as it is asked in one language."""
    told = Question(
        wording.question,
        wording.options or wording.items,
        category,
        entry.difficulty,
        wording.because,
        entry.source,
        kind=entry.kind,
        right=entry.right,
        truth=entry.answer is not False,
        answers=wording.answers,
        tolerance=entry.tolerance,
        unit=wording.unit,
        low=entry.low,
        high=entry.high,
        ends=wording.ends,
        areas=entry.areas,
        picture=entry.picture,
        sound=entry.sound,
        alt=wording.alt,
    )
    if entry.kind != "number":
        return told
    return replace(told, **FAMILIES["number"].facts({"answer": entry.answer or 0, **_near(entry)}))


def _near(entry: Entry) -> dict[str, float]:
    return {} if entry.within is None else {"within": entry.within}


@cache
def known() -> dict[str, Question]:
    """The shipped questions by their text, in every language; the knowledge of the bots."""
    return {
        question.question: question
        for category in CATEGORIES
        for entry in chapter(category).questions
        for wording in entry.wordings.values()
        for question in (question_of(category, entry, wording),)
    }


def entries(version: int) -> Iterator[tuple[str, Entry]]:
    """The questions that a version asks, with their categories."""
    for category in CATEGORIES:
        for entry in chapter(category).questions:
            if entry.is_asked(version):
                yield category, entry
