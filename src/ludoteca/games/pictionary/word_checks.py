"""Checks of the shipped words: complete in all languages, no duplicates, easy to type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.parts.wording import fold, singulars

from .words import DIFFICULTIES, LANGUAGES, LONGEST, THEMES, Word, chapters, load

LEAST_PER_CELL = 16
LEAST = 900
MOST_FORMS = 12


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
        forms = Counter(map(fold, word.accepted))
        yield from (
            f"{language}: {form!r} twice in {word.text!r}" for form in forms if forms[form] > 1
        )
        if len(forms) > MOST_FORMS:
            yield f"{language}: {word.text!r} counts in {len(forms)} forms"
    yield from _plurals(words, language)


def _plurals(words: tuple[Word, ...], language: str) -> Iterator[str]:
    """Words that would count as another one only because they look like its plural."""
    texts = {fold(word.text): word for word in words}
    for text in texts:
        for singular in singulars(text) - {text}:
            if singular in texts:
                yield f"{language}: {text!r} counts as {singular!r}"


def _cells() -> Iterator[str]:
    for theme, chapter in zip(THEMES, chapters(), strict=True):
        if chapter.theme != theme:
            yield f"{theme}: the file says {chapter.theme!r}"
        for difficulty in DIFFICULTIES:
            rows = chapter.rows(difficulty)
            yield from (f"{theme}: {row}" for row in rows if len(row) != len(LANGUAGES))
            count = len(rows)
            if count < LEAST_PER_CELL:
                yield f"{theme}, {difficulty}: only {count} words"
