"""Checks of the shipped questions, their pictures and their sounds.

| module | |
|---|---|
| `single` | one question: complete in all languages, tidy, and does not give its answer away |
| `whole` | the bank: enough of every kind, nothing twice, no habit that pays |
| `media` | pictures and sounds: there, used, harmless, small and short |
| `counts` | the tables of the README |
"""

from __future__ import annotations

from collections.abc import Iterable

from ..bank import Entry
from ..kinds.faults import MEDIA
from .media import media_problems
from .single import entry_problems
from .whole import bank_problems


def problems(entries: Iterable[tuple[str, Entry]]) -> list[str]:
    """All problems of a bank, one line each."""
    bank = list(entries)
    found = [problem for category, entry in bank for problem in entry_problems(category, entry)]
    return [*found, *bank_problems(bank), *media_problems(bank, MEDIA)]


__all__ = ["problems"]
