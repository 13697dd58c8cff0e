"""The shipped words: one file per theme in `words/`, each word in every language.

A word is written with all accepted forms, the one to draw first:
`["computer", "ordenador|computadora"]` in a file, English first and then Spanish.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from ludoteca.kernel import Text

HERE = Path(__file__).parent / "words"
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
def chapter(theme: str) -> Chapter:
    return msgspec.json.decode((HERE / f"{theme}.json").read_bytes(), type=Chapter)


@cache
def load(language: str) -> tuple[Word, ...]:
    """Every word in one language, theme by theme."""
    at = LANGUAGES.index(language)
    return tuple(
        read_word(row[at], theme, difficulty)
        for theme in THEMES
        for difficulty in DIFFICULTIES
        for row in chapter(theme).rows(difficulty)
    )


@cache
def in_english(text: str) -> str:
    """The English form of a shipped word in any language; other words unchanged."""
    for theme in THEMES:
        for difficulty in DIFFICULTIES:
            for row in chapter(theme).rows(difficulty):
                texts = [read_word(one).text for one in row]
                if text in texts:
                    return texts[0]
    return text


def read_word(line: str, theme: str = "", difficulty: str = "") -> Word:
    text, *also = (part.strip() for part in line.split(SEPARATOR))
    return Word(text, tuple(also), theme, difficulty)


def book_of_words(words: tuple[Word, ...]) -> Book:
    """A book of these words; random play guesses them, and some that are nearly right."""
    texts = [word.text for word in words]
    nearly = [text[:-1] for text in texts[:20] if len(text) > 3]
    return Book(words, Text(LONGEST, samples=(*texts, *nearly)))
