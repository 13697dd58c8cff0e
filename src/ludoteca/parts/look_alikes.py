"""Look-alike texts: characters that nobody sees, and characters that look like others (UTS #39)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

TABLE = Path(__file__).parent / "look_alikes.txt"

INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
"""Unicode's `Default_Ignorable_Code_Point`: fonts draw nothing for them."""


def without_invisible(text: str) -> str:
    return INVISIBLE.sub("", text)


def plain_letters(text: str) -> str:
    """Text without styles (`𝐌`), accents, and characters that nobody sees."""
    decomposed = unicodedata.normalize("NFKD", without_invisible(text))
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def skeleton(text: str) -> str:
    """Text in which every character is replaced by the one it looks like: two texts with the same
    skeleton are hard to tell apart. For comparing only, never to show."""
    return plain_letters(plain_letters(text).translate(_prototypes()))


def look_alike_keys(text: str) -> frozenset[str]:
    """Keys of which look-alike texts share at least one: the text in any case, and its skeleton as
    it is, in small letters and in capitals. (Cyrillic `Т` looks like `T`, but `т` not like `t`;
    `I` looks like `l`, but `i` does not.)"""
    plain = plain_letters(text)
    folded = plain_letters(plain.casefold())
    return frozenset({
        f"any case: {folded}",
        f"as it is: {skeleton(plain)}",
        f"small: {skeleton(folded)}",
        f"capitals: {skeleton(folded.upper())}",
    })  # fmt: skip


@cache
def _prototypes() -> dict[int, str]:
    """Code point → what it looks like."""
    found: dict[int, str] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            prototype, sources = line.split(": ")
            looks = "".join(chr(int(code, 16)) for code in prototype.split())
            found |= {int(code, 16): looks for code in sources.split()}
    return found
