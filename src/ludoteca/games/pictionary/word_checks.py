"""Checks of the shipped words: complete in all languages, no duplicates, easy to type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.parts.wording import fold

from .words import DIFFICULTIES, LANGUAGES, LONGEST, THEMES, chapter, load

LEAST_PER_CELL = 16
LEAST = 450


def problems() -> list[str]:
    """All problems of the words, one line each."""
    return [problem for language in LANGUAGES for problem in _of_language(language)] + list(
        _cells()
    )


def _of_language(language: str) -> Iterator[str]:
    words = load(language)
    if len(words) < LEAST:
        yield f"{language}: only {len(words)} words"
    for word in words:
        for text in word.accepted:
            if not fold(text) or text != " ".join(text.split()) or len(text) > LONGEST:
                yield f"{language}: {text!r} cannot be given or typed"
    given = Counter(fold(word.text) for word in words)
    yield from (f"{language}: {text!r} stands there twice" for text in given if given[text] > 1)
    for word in words:
        for text in word.also:
            if fold(text) in given:
                yield f"{language}: {text!r} counts as {word.text!r} and is a word of its own"


def _cells() -> Iterator[str]:
    for theme in THEMES:
        if chapter(theme).theme != theme:
            yield f"{theme}: the file says {chapter(theme).theme!r}"
        for difficulty in DIFFICULTIES:
            rows = chapter(theme).rows(difficulty)
            yield from (f"{theme}: {row}" for row in rows if len(row) != len(LANGUAGES))
            count = len(rows)
            if count < LEAST_PER_CELL:
                yield f"{theme}, {difficulty}: only {count} words"
