"""Checks of the bank as a whole: enough of every kind, nothing twice, no habit that pays."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from ludoteca.parts.wording import fold

from ..bank import CATEGORIES, LANGUAGES, Entry, Wording
from ..question import DIFFICULTIES, KINDS, THOUSAND
from .single import plain, right_texts

LEAST = 900
LEAST_PER_CELL = 12
LEAST_PER_KIND = 15
COUNTS_OF_OPTIONS = (2, 3, 4, 5, 6)
MOST_LONGEST = 0.4
"""Largest share of questions whose right option may be the only longest, or shortest; of those
about numbers also the largest, or smallest."""
MOST_TRUE = 0.6
"""Largest share of statements that may be true, or false."""
MOST_MIDDLE = 0.3
"""Largest share of pictures, or of the limits of numbers, in whose middle the answer may be."""
ALIKE = 0.6
"""Share of unusual words that two questions with the same answer may not have in common."""
USUAL = 8
"""Words in more questions than this are usual."""

Bank: TypeAlias = list[tuple[str, Entry]]


def bank_problems(bank: Bank) -> Iterator[str]:
    yield from _of_cells(bank)
    yield from _of_kinds(bank)
    for language in LANGUAGES:
        yield from _repeated(bank, language)
        yield from _alike(bank, language)
        yield from _of_lengths(bank, language)
    yield from _of_numbers(bank)
    yield from _of_statements(bank)
    yield from _of_middles(bank)


def kinds_of(entry: Entry) -> Iterator[str]:
    """The categories of an entry: kind, for a choice the number of options; picture or sound."""
    options = max((len(wording.options) for wording in entry.wordings.values()), default=0)
    yield f"choice_{options}" if entry.kind == "choice" else entry.kind
    yield from (name for name in ("picture", "sound") if getattr(entry, name))


ALL_KINDS = (
    *(f"choice_{options}" for options in COUNTS_OF_OPTIONS),
    *(kind for kind in KINDS if kind != "choice"),
    "picture",
    "sound",
)


def _of_kinds(bank: Bank) -> Iterator[str]:
    counts = Counter(
        (kind, language)
        for _, entry in bank
        for kind in kinds_of(entry)
        for language in entry.wordings
    )
    for kind in ALL_KINDS:
        for language in LANGUAGES:
            if counts[kind, language] < LEAST_PER_KIND:
                yield f"{kind}, {language}: only {counts[kind, language]} of the kind"


def _of_cells(bank: Bank) -> Iterator[str]:
    if len(bank) < LEAST:
        yield f"only {len(bank)} questions"
    counts = Counter[tuple[str, str]]((category, entry.difficulty) for category, entry in bank)
    for category in CATEGORIES:
        for difficulty in DIFFICULTIES:
            count = counts[category, difficulty]
            if count < LEAST_PER_CELL:
                yield f"{category}, {difficulty}: only {count} questions"


def _wordings(bank: Bank, language: str) -> list[tuple[Entry, Wording]]:
    return [(entry, entry.wordings[language]) for _, entry in bank if language in entry.wordings]


def _choices(bank: Bank, language: str) -> list[Wording]:
    return [wording for entry, wording in _wordings(bank, language) if entry.kind == "choice"]


def _repeated(bank: Bank, language: str) -> Iterator[str]:
    """A table remembers a question by its text, so pictures do not tell two apart."""
    asked = Counter(fold(wording.question) for _, wording in _wordings(bank, language))
    yield from (f"asked {count} times: {text!r}" for text, count in asked.items() if count > 1)


def _alike(bank: Bank, language: str) -> Iterator[str]:
    """Questions with the same answer, not a number, and mostly the same unusual words."""
    by_answer = defaultdict[str, list[tuple[str, set[str]]]](list)
    wordings = _wordings(bank, language)
    common = _common_words([wording for _, wording in wordings])
    for entry, wording in wordings:
        words = {*plain(wording.question).split()} - common
        for answer in {plain(text) for text in right_texts(entry, wording)}:
            if not answer.isdecimal():
                by_answer[answer].append((wording.question, words))
    for same in by_answer.values():
        for (one, words), (other, others) in combinations(same, 2):
            both = len(words & others)
            if both > 1 and both > ALIKE * min(len(words), len(others)):
                yield f"nearly the same: {one!r} and {other!r}"


def _common_words(wordings: list[Wording]) -> set[str]:
    found = Counter(word for wording in wordings for word in {*plain(wording.question).split()})
    return {word for word, count in found.items() if count > USUAL}


def _of_lengths(bank: Bank, language: str) -> Iterator[str]:
    """Always taking the longest option, or the shortest, must not pay."""
    lengths = [list(map(len, wording.options)) for wording in _choices(bank, language)]
    for name, pick in (("longest", max), ("shortest", min)):
        only = sum(right == pick(right, *wrong) and right not in wrong for right, *wrong in lengths)
        if only > MOST_LONGEST * len(lengths):
            yield f"{language}: the right option is the {name} in {only} of {len(lengths)}"


def _of_numbers(bank: Bank) -> Iterator[str]:
    """Always taking the largest number, or the smallest, must not pay."""
    found = [_numbers(wording) for wording in _choices(bank, LANGUAGES[0])]
    numbers = [each for each in found if each]
    for name, pick in (("largest", max), ("smallest", min)):
        extreme = sum(right == pick(right, *wrong) for right, *wrong in numbers)
        if extreme > MOST_LONGEST * len(numbers):
            yield f"the right number is the {name} in {extreme} of {len(numbers)}"


def _numbers(wording: Wording) -> list[int]:
    """The options as numbers, where all of them are."""
    signs = [re.sub(r"[\s.,]", "", option) for option in wording.options]
    return [int(sign) for sign in signs] if all(map(str.isdecimal, signs)) else []


def _of_statements(bank: Bank) -> Iterator[str]:
    """Always saying “true”, or “false”, must not pay."""
    found = [entry.answer for _, entry in bank if entry.kind == "true_false"]
    for answer in (True, False):
        if found.count(answer) > MOST_TRUE * len(found):
            yield f"{found.count(answer)} of {len(found)} statements are {str(answer).lower()}"


def _of_middles(bank: Bank) -> Iterator[str]:
    """Always tapping the middle of the picture, or of the limits of a number, must not pay."""
    middle = THOUSAND // 2
    pictures = [
        any(area.contains(middle, middle) for area in entry.areas)
        for _, entry in bank
        if entry.kind == "hotspot"
    ]
    numbers = [_is_middling(entry) for _, entry in bank if entry.kind == "number"]
    for name, found in (("pictures", pictures), ("numbers", numbers)):
        if sum(found) > MOST_MIDDLE * len(found):
            yield f"the answer is in the middle of {sum(found)} of {len(found)} {name}"


def _is_middling(entry: Entry) -> bool:
    """Whether half of the points go to the middle of the limits."""
    if entry.low is None or entry.high is None or entry.within is None:
        return False
    return abs((entry.low + entry.high) / 2 - float(entry.answer or 0)) < entry.within / 2
