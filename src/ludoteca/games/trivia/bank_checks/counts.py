"""The tables of the README: how many questions there are of each category, kind and level.

`python -m ludoteca.games.trivia.bank_checks.counts en` prints them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Mapping

from ..bank import CATEGORIES, LANGUAGES, Entry, chapter, entries
from ..question import DIFFICULTIES
from .whole import ALL_KINDS, kinds_of

HEADINGS: Mapping[str, tuple[str, ...]] = {
    "en": ("category", "kind", "easy", "medium", "hard", "in Spanish", "in English", "all"),
    "es": ("categoría", "clase", "fácil", "media", "difícil", "en español", "en inglés", "todas"),
}


def newest() -> int:
    """The latest version of the rules for which there are questions."""
    return max(entry.since for category in CATEGORIES for entry in chapter(category).questions)


def tables(language: str, version: int) -> str:
    """Two tables in Markdown: by category and by kind, each by level and by language."""
    bank = [*entries(version)]
    category, kind, *columns, every = HEADINGS[language]
    by_category = _counted(CATEGORIES, (((name,), entry) for name, entry in bank))
    by_kind = _counted(ALL_KINDS, (((*kinds_of(entry),), entry) for _, entry in bank))
    total = [every, *map(str, _row(entry for _, entry in bank))]
    return "\n\n".join(
        (
            _table((category, *columns), [*by_category, total]),
            _table((kind, *columns), by_kind),
        )
    )


def _counted(
    names: Iterable[str], found: Iterable[tuple[tuple[str, ...], Entry]]
) -> list[list[str]]:
    listed = [*found]
    return [
        [f"`{name}`", *map(str, _row(entry for named, entry in listed if name in named))]
        for name in names
    ]


def _row(found: Iterable[Entry]) -> list[int]:
    keys = [(entry.difficulty, *entry.wordings) for entry in found]
    counts = Counter(key for each in keys for key in each)
    return [counts[key] for key in (*DIFFICULTIES, *LANGUAGES)]


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    columns = [*head]
    lines = [columns, ["---"] * len(columns), *map(list, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    sys.stdout.write(tables(sys.argv[1] if len(sys.argv) > 1 else "en", newest()) + "\n")
