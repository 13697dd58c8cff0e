"""Whether a text has a word that a table may filter: our own lists, in English and Spanish, in
`filtered_words`.

Whole words are compared, so that no harmless one is hit for what is inside it. Case, accents (but
for `ñ`), look-alike characters (UTS #39), figures that stand for letters, letters repeated for
emphasis and words spelled out letter by letter do not matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .look_alikes import look_alike_keys, without_invisible

FOLDER = Path(__file__).parent / "filtered_words"
WORD = re.compile(r"[\w@$!]+")
REPEATED = re.compile(r"(.)\1{2,}")
FIGURES = [
    str.maketrans(dict(zip("0134578@$!", given, strict=True)))
    for given in ("oieastbasi", "oleastbasl")
]
"""Figures and signs that stand for letters; `1` and `!` for two."""
LONGEST = 40
"""Longer words are none; what is looked at is bounded."""
SHORTEST_SPELLED = 3


class _Lists(NamedTuple):
    words: frozenset[str]
    beginnings: frozenset[str]
    """Of words, whatever follows."""


def has_filtered_word(text: str) -> bool:
    whole, beginnings = _lists()
    for word in _words(text):
        for key in _keys(word):
            if key in whole:
                return True
            if any(key[:end] in beginnings for end in range(3, len(key) + 1)):
                return True
    return False


def _words(text: str) -> Iterator[str]:
    """The words, each as it could be meant; then what single letters in a row spell."""
    visible = unicodedata.normalize("NFC", without_invisible(text)).replace("_", " ")
    single = ""
    for found in WORD.finditer(visible):
        word = found[0].rstrip("!")
        if len(word) <= 1:
            single += word
            continue
        if len(single) >= SHORTEST_SPELLED:
            yield from _readings(single)
        single = ""
        yield from _readings(word)
    if len(single) >= SHORTEST_SPELLED:
        yield from _readings(single)


def _readings(word: str) -> Iterator[str]:
    if len(word) > LONGEST:
        return
    letters = sum(sign.isalpha() for sign in word)
    spellings = {word}
    if 2 * letters >= len(word) and letters < len(word):
        spellings |= {word.translate(table) for table in FIGURES}
    for spelling in spellings:
        yield from {
            spelling,
            REPEATED.sub(r"\1", spelling),
            REPEATED.sub(r"\1\1", spelling),
        }


def _keys(word: str) -> Iterator[str]:
    """Keys of which look-alike words share one. An `ñ` is a letter of its own."""
    for form in {word.casefold().replace("ñ", "ny"), word.replace("ñ", "ny").replace("Ñ", "NY")}:
        yield from look_alike_keys(form)


@cache
def _lists() -> _Lists:
    words: set[str] = set()
    beginnings: set[str] = set()
    for file in sorted(FOLDER.glob("*.txt")):
        for line in file.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                found = beginnings if line.endswith("*") else words
                found.update(_keys(line.rstrip("*")))
    return _Lists(frozenset(words), frozenset(beginnings))
