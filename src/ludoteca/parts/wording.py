"""Comparing typed words: the same, or nearly the same."""

from __future__ import annotations

import unicodedata

ENGLISH_ARTICLES = {"a", "an", "the"}
SPANISH_ARTICLES = {"el", "la", "los", "las", "lo", "un", "una", "unos", "unas"}
ARTICLES = ENGLISH_ARTICLES | SPANISH_ARTICLES
SHORTEST_NEAR = 3
"""Shorter words are never nearly right, since almost everything would be."""


def fold(text: str) -> str:
    """Text without capitals, accents, punctuation, leading article and extra spaces."""
    plain = _plain(
        _plain(text).casefold()
    )  # some characters decompose to a capital, some capitals to a composed character
    letters = (sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign))
    words = "".join(letters).split()
    if len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)


def is_same(guess: str, word: str) -> bool:
    """Whether both are equal when folded, ignoring spaces."""
    return _letters(guess) == _letters(word) != ""


def is_near(guess: str, word: str) -> bool:
    """Whether a guess is one letter away: inserted, missing, wrong or swapped."""
    typed, wanted = _letters(guess), _letters(word)
    return len(wanted) >= SHORTEST_NEAR and typed != wanted and _one_edit_apart(typed, wanted)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKD", text)


def _letters(text: str) -> str:
    return fold(text).replace(" ", "")


def _one_edit_apart(one: str, other: str) -> bool:
    if abs(len(one) - len(other)) > 1:
        return False
    if len(one) > len(other):
        one, other = other, one
    at = next((i for i, sign in enumerate(one) if sign != other[i]), len(one))
    if len(one) < len(other):
        return one[at:] == other[at + 1 :]
    swapped = one[at + 1 : at + 2] + one[at : at + 1] + one[at + 2 :]
    return one[at + 1 :] == other[at + 1 :] or swapped == other[at:]
