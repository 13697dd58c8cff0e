"""The shipped statements: one file per category in `statements/`, each in every language.

A statement in a file says whether it is `true`, names a `source`, and has under each language its
text and why it is true or false. Records name statements by their number: one that was shipped is
never changed or removed, and a later one has to say from which rules version it is used.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import Raw, Struct

HERE = Path(__file__).parent / "statements"
CATEGORIES = (
    "animals",
    "body",
    "food",
    "geography",
    "history",
    "inventions",
    "language",
    "plants",
    "space",
    "sports",
)
Language: TypeAlias = Literal["es", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
KEY_LENGTH = 12


class Statement(Struct, frozen=True):
    """A statement in one language."""

    statement: str
    truth: bool
    because: str = ""
    category: str = ""
    source: str = ""

    @property
    def key(self) -> str:
        """By which a table remembers that it had it."""
        return _key(self.statement)


@lru_cache(maxsize=4096)
def _key(statement: str) -> str:
    return blake2b(statement.encode(), digest_size=KEY_LENGTH // 2).hexdigest()


Bank: TypeAlias = tuple[Statement, ...]


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """A statement in one language, and why it is true or false."""

    statement: str
    because: str


class Entry(Struct, frozen=True):
    """A statement in all its languages."""

    truth: bool
    source: str
    wordings: dict[str, Wording]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    category: str
    statements: tuple[dict[str, Raw], ...]


@cache
def chapter(category: str) -> tuple[Entry, ...]:
    """The statements of one file."""
    found = msgspec.json.decode((HERE / f"{category}.json").read_bytes(), type=_File)
    if found.category != category:
        raise ValueError(f"{category}.json holds {found.category}")
    return tuple(_entry(**fields) for fields in found.statements)


def _entry(true: Raw, source: Raw, **wordings: Raw) -> Entry:
    decode = msgspec.json.decode
    return Entry(
        truth=decode(true, type=bool),
        source=decode(source, type=str),
        wordings={language: decode(raw, type=Wording) for language, raw in wordings.items()},
    )


@cache
def load(language: str) -> Bank:
    """The statements in one language, by category."""
    return tuple(
        Statement(wording.statement, entry.truth, wording.because, category, entry.source)
        for category in CATEGORIES
        for entry in chapter(category)
        if (wording := entry.wordings.get(language)) is not None
    )
