"""Comparing typed words: the same, or nearly the same."""

from __future__ import annotations

import unicodedata

from .look_alikes import skeleton, without_invisible

ENGLISH_ARTICLES = {"a", "an", "the"}
SPANISH_ARTICLES = {"el", "la", "los", "las", "lo", "un", "una", "unos", "unas"}
ARTICLES = ENGLISH_ARTICLES | SPANISH_ARTICLES
NO_LETTERS = {code: " " for code in range(128) if not chr(code).isalnum()}
PLURALS = (("s", ""), ("es", ""), ("ces", "z"), ("ies", "y"), ("ves", "f"), ("ves", "fe"))
"""The endings of plurals in English and Spanish, with those of their singulars."""
IRREGULAR = {
    "men": "man",
    "women": "woman",
    "children": "child",
    "feet": "foot",
    "teeth": "tooth",
    "geese": "goose",
    "mice": "mouse",
    "people": "person",
}
SHORTEST_STEM = 2
"""Fewest letters of a singular."""
SHORTEST_NEAR = 3
"""Shorter words are never nearly right, since almost everything would be."""
SLIPS = ((10, 2), (5, 1))
"""From so many letters on so many slips of the pen are forgiven."""
SHORTEST_INSIDE = 4
"""Shorter words are part of too many others."""


def fold(text: str) -> str:
    """Text without capitals, accents, punctuation, leading article and extra spaces."""
    words = (_ascii_letters(text) if text.isascii() else _letters_of(text)).split()
    if len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)


def _ascii_letters(text: str) -> str:
    """As `_letters_of`, quicker: most of what people upload is plain."""
    return text.lower().translate(NO_LETTERS)


def _letters_of(text: str) -> str:
    # Some characters decompose to a capital, some capitals to a composed character.
    plain = _plain(_plain(text).casefold())
    return "".join(
        sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign)
    )


def is_same(guess: str, word: str) -> bool:
    """Whether both are equal when folded, ignoring spaces."""
    return _letters(guess) == _letters(word) != ""


def is_same_or_plural(guess: str, word: str) -> bool:
    """Whether both are equal when folded, or one is the plural of the other."""
    if is_same(guess, word):
        return True
    said, wanted = fold(guess).split(), fold(word).split()
    return len(said) == len(wanted) > 0 and all(
        not _singulars(one).isdisjoint(_singulars(other))
        for one, other in zip(said, wanted, strict=True)
    )


def singulars(text: str) -> set[str]:
    """A folded text, and what it may be the plural of by one of its words."""
    words = fold(text).split()
    return {" ".join(words)} | {
        " ".join([*words[:at], form, *words[at + 1 :]])
        for at, word in enumerate(words)
        for form in _singulars(word)
    }


def _singulars(word: str) -> set[str]:
    """An English or Spanish word in small letters, and what it may be the plural of."""
    if word in IRREGULAR:
        return {word, IRREGULAR[word]}
    stems = {
        word.removesuffix(ending) + instead
        for ending, instead in PLURALS
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM
    }
    return {word, *stems}


def is_near(guess: str, word: str) -> bool:
    """Whether a guess is one letter away: inserted, missing, wrong or swapped."""
    typed, wanted = _letters(guess), _letters(word)
    return len(wanted) >= SHORTEST_NEAR and typed != wanted and _one_edit_apart(typed, wanted)


def is_close(guess: str, word: str) -> bool:
    """Whether both are equal when folded, but for a slip of the pen from five letters on, two from
    ten. Digits are never slips: 1968 is not 1969."""
    typed, wanted = _letters(guess), _letters(word)
    if typed == wanted:
        return wanted != ""
    if _digits(typed) != _digits(wanted):
        return False
    slips = next((slips for letters, slips in SLIPS if len(wanted) >= letters), 0)
    return slips > 0 and _edits_apart(typed, wanted, slips) <= slips


def tells(text: str, word: str) -> bool:
    """Whether a text gives a word away: it has the word, also spaced out or in look-alike letters;
    one of `SHORTEST_INSIDE` letters also inside another word."""
    return any(
        _has(said, wanted) for said, wanted in zip(_spellings(text), _spellings(word), strict=True)
    )


def _spellings(text: str) -> list[list[str]]:
    """The words of a text as typed, and as they look in small letters and in capitals."""
    folded = fold(without_invisible(text))
    looks = (folded, skeleton(folded), skeleton(folded.upper()))
    return [look.split() for look in looks]


def _has(said: list[str], wanted: list[str]) -> bool:
    word = "".join(wanted)
    if not word:
        return False
    if len(word) >= SHORTEST_INSIDE and any(word in one for one in said):
        return True
    return any(_begins_with(said, start, word) for start in range(len(said)))


def _begins_with(said: list[str], start: int, word: str) -> bool:
    """Whether the words from `start` on, written together, are the word."""
    joined = ""
    for one in said[start : start + len(word)]:
        joined += one
        if not word.startswith(joined):
            return False
        if joined == word:
            return True
    return False


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKD", text)


def _letters(text: str) -> str:
    return fold(text).replace(" ", "")


def _digits(letters: str) -> str:
    return "".join(filter(str.isdigit, letters))


def _edits_apart(one: str, other: str, most: int) -> int:
    """Letters inserted, missing, wrong or swapped with their neighbour, counted up to `most` + 1.
    Only cells near the diagonal are computed, so that long texts stay cheap."""
    over = most + 1
    if abs(len(one) - len(other)) > most:
        return over
    before: dict[int, int] = {}
    row = {at: at for at in range(min(most, len(other)) + 1)}
    for i, sign in enumerate(one, 1):
        older, before, row = before, row, {}
        for j in range(max(0, i - most), min(len(other), i + most) + 1):
            best = min(before.get(j, over), row.get(j - 1, over)) + 1
            if j:
                best = min(best, before.get(j - 1, over) + (sign != other[j - 1]))
            if i > 1 and j > 1 and sign == other[j - 2] and one[i - 2] == other[j - 1]:
                best = min(best, older.get(j - 2, over) + 1)
            row[j] = min(best, over)
    return row.get(len(other), over)


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
