"""The shipped words: one file per theme in `words/`, each word in every language.

A word is written with all accepted forms, the one to draw first:
`["computer", "ordenador|computadora"]` in a file, English first and then Spanish. Plurals count
without being written down.

Matches know their words by position, so an edition that was played with never changes: `first`
holds the words of the first rules version as they were.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from ludoteca.kernel import Text
from ludoteca.parts.wording import fold

HERE = Path(__file__).parent / "words"
NEWEST = 2
EDITIONS = {1: HERE / "first"}
"""The folders of former editions, by the last rules version that gives their words."""
THEMES = (
    "animals",
    "food",
    "home",
    "nature",
    "places",
    "people",
    "sports",
    "transport",
    "actions",
    "body",
    "stories",
)
DIFFICULTIES = ("easy", "medium", "hard")
LANGUAGES = ("en", "es")
LONGEST = 40
SEPARATOR = "|"


class Word(Struct, frozen=True):
    """A word in one language, with all accepted forms."""

    text: str
    also: tuple[str, ...] = ()
    theme: str = ""
    difficulty: str = ""

    @property
    def accepted(self) -> tuple[str, ...]:
        return (self.text, *self.also)

    def is_in(self, folded: Collection[str]) -> bool:
        """Whether it stands among these folded texts, in any form."""
        return any(fold(text) in folded for text in self.accepted)


class Book(Struct, frozen=True):
    """The words of a match, and the domain of guesses."""

    words: tuple[Word, ...]
    guess: Text


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """One file: rows of a word in each of the `LANGUAGES`, by difficulty."""

    theme: str
    easy: tuple[tuple[str, ...], ...]
    medium: tuple[tuple[str, ...], ...]
    hard: tuple[tuple[str, ...], ...]

    def rows(self, difficulty: str) -> tuple[tuple[str, ...], ...]:
        return {"easy": self.easy, "medium": self.medium, "hard": self.hard}[difficulty]


@cache
def chapters(version: int = NEWEST) -> tuple[Chapter, ...]:
    """The files with the words of a rules version."""
    folder = EDITIONS.get(version, HERE)
    files = (folder / f"{theme}.json" for theme in THEMES)
    return tuple(
        msgspec.json.decode(file.read_bytes(), type=Chapter) for file in files if file.exists()
    )


def rows(version: int = NEWEST) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Theme, difficulty and the word in all languages, theme by theme."""
    for chapter in chapters(version):
        for difficulty in DIFFICULTIES:
            for row in chapter.rows(difficulty):
                yield chapter.theme, difficulty, row


@cache
def load(language: str, version: int = NEWEST) -> tuple[Word, ...]:
    """Every word in one language, as a rules version gives it."""
    at = LANGUAGES.index(language)
    return tuple(read_word(row[at], theme, difficulty) for theme, difficulty, row in rows(version))


def in_english(text: str) -> str:
    """The English form of a shipped word in any language; other words unchanged."""
    return _english().get(text, text)


@cache
def _english() -> dict[str, str]:
    found: dict[str, str] = {}
    for version in (NEWEST, *EDITIONS):
        for _, _, row in rows(version):
            english, *others = (read_word(one).text for one in row)
            for text in (english, *others):
                found.setdefault(text, english)
    return found


def read_word(line: str, theme: str = "", difficulty: str = "") -> Word:
    text, *also = (part.strip() for part in line.split(SEPARATOR))
    return Word(text, tuple(also), theme, difficulty)


def book_of_words(words: tuple[Word, ...]) -> Book:
    """A book of these words; random play guesses them, and some that are nearly right."""
    texts = [word.text for word in words]
    nearly = [text[:-1] for text in texts[:20] if len(text) > 3]
    return Book(words, Text(LONGEST, samples=(*texts, *nearly)))
