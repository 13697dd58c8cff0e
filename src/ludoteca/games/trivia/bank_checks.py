"""Checks of the shipped questions: complete in all languages, no duplicates, four distinct options,
and no right option that gives itself away, by its length, its size or a word of the question."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from ludoteca.parts.wording import fold

from .bank import CATEGORIES, LANGUAGES, Entry, Wording
from .question import DIFFICULTIES

LEAST = 900
LEAST_PER_CELL = 12
INVERTED_MARK = frozenset(("es",))
"""Languages whose questions begin with “¿”."""
LONGEST_QUESTION, LONGEST_OPTION, LONGEST_BECAUSE = 140, 48, 170
"""Lengths that fit on a phone."""
STANDS_OUT = 1.7
"""A right option this many times as long as the longest wrong one gives itself away …"""
SHORT = 10
"""… unless all are this short, as numbers and names are."""
MOST_LONGEST = 0.4
"""Largest share of questions whose right option may be the only longest, or shortest; of those
about numbers also the largest, or smallest."""
ALIKE = 0.6
"""Share of unusual words that two questions with the same answer may not have in common."""
USUAL = 8
"""Words in more questions than this are usual."""
TELLING = 5
"""Letters of a word that gives an answer away when only the question and the right option have
it."""


def problems(entries: Iterable[tuple[str, Entry]]) -> list[str]:
    """All problems of a bank, one line each."""
    bank = list(entries)
    found = [problem for category, entry in bank for problem in _of_entry(category, entry)]
    return [
        *found,
        *_of_cells(bank),
        *_repeated(bank),
        *_alike(bank),
        *_of_lengths(bank),
        *_of_numbers(bank),
    ]


def _of_entry(category: str, entry: Entry) -> Iterator[str]:
    if set(entry.wordings) != set(LANGUAGES):
        yield f"{category}: a question is in {', '.join(entry.wordings)}"
    for language, wording in entry.wordings.items():
        where = f"{category}, {entry.difficulty}, {language}: {wording.question!r}"
        texts = (wording.question, *wording.options, wording.because, entry.source)
        if any(not text or text != " ".join(text.split()) for text in texts):
            yield f"{where} has an empty or untidy text"
        if len({_plain(option) for option in wording.options}) < len(wording.options):
            yield f"{where} has options that are the same"
        is_inverted = "¿" in wording.question
        if not wording.question.endswith("?") or is_inverted != (language in INVERTED_MARK):
            yield f"{where} is not asked as a question"
        if not wording.because.endswith("."):
            yield f"{where} is not explained by a sentence"
        if _gives_itself_away(wording):
            yield f"{where} contains its answer"
        yield from (f"{where}: {problem}" for problem in _too_long(wording.question, *texts[1:6]))
    questions = Counter(wording.question for wording in entry.wordings.values())
    yield from (f"{category}: {q!r} is not translated" for q in questions if questions[q] > 1)


def _wordings(bank: list[tuple[str, Entry]], language: str) -> Iterator[Wording]:
    return (entry.wordings[language] for _, entry in bank if language in entry.wordings)


def _plain(text: str) -> str:
    """Folded text; a text of signs only is kept: `+` differs from `−`."""
    return fold(text) or text.strip()


def _gives_itself_away(wording: Wording) -> bool:
    """Whether the question has the right option in it, or a longer word that no other has."""
    question = _plain(wording.question).split()
    right, *wrong = (_plain(option) for option in wording.options)
    telling = {word for word in right.split() if len(word) >= TELLING}
    others = {word for option in wrong for word in option.split()}
    return right in question or not telling.isdisjoint({*question} - others)


def _too_long(question: str, *rest: str) -> Iterator[str]:
    *options, because = rest
    if len(question) > LONGEST_QUESTION:
        yield "the question is too long"
    if len(because) > LONGEST_BECAUSE:
        yield "the explanation is too long"
    if max(map(len, options)) > LONGEST_OPTION:
        yield "an option is too long"
    right, *wrong = map(len, options)
    longest = max(wrong)
    if right > max(SHORT, STANDS_OUT * longest):
        yield "the right option is much longer than the others"
    if right > SHORT and right * STANDS_OUT < min(wrong):
        yield "the right option is much shorter than the others"


def _of_cells(bank: list[tuple[str, Entry]]) -> Iterator[str]:
    if len(bank) < LEAST:
        yield f"only {len(bank)} questions"
    counts = Counter[tuple[str, str]]((category, entry.difficulty) for category, entry in bank)
    for category in CATEGORIES:
        for difficulty in DIFFICULTIES:
            count = counts[category, difficulty]
            if count < LEAST_PER_CELL:
                yield f"{category}, {difficulty}: only {count} questions"


def _repeated(bank: list[tuple[str, Entry]]) -> Iterator[str]:
    for language in LANGUAGES:
        asked = Counter(fold(wording.question) for wording in _wordings(bank, language))
        yield from (f"asked {count} times: {text!r}" for text, count in asked.items() if count > 1)


def _of_lengths(bank: list[tuple[str, Entry]]) -> Iterator[str]:
    """Always taking the longest option, or the shortest, must not pay."""
    for language in LANGUAGES:
        lengths = [list(map(len, wording.options)) for wording in _wordings(bank, language)]
        for name, pick in (("longest", max), ("shortest", min)):
            only = sum(
                right == pick(right, *wrong) and right not in wrong for right, *wrong in lengths
            )
            if only > MOST_LONGEST * len(bank):
                yield f"{language}: the right option is the {name} in {only} of {len(bank)}"


def _alike(bank: list[tuple[str, Entry]]) -> Iterator[str]:
    """Questions with the same answer, not a number, and mostly the same unusual words."""
    for language in LANGUAGES:
        by_answer = defaultdict[str, list[tuple[str, set[str]]]](list)
        wordings = [*_wordings(bank, language)]
        common = _common_words(wordings)
        for wording in wordings:
            answer, words = _plain(wording.options[0]), {*_plain(wording.question).split()}
            if not answer.isdecimal():
                by_answer[answer].append((wording.question, words - common))
        for same in by_answer.values():
            for (one, words), (other, others) in combinations(same, 2):
                both = len(words & others)
                if both > 1 and both > ALIKE * min(len(words), len(others)):
                    yield f"nearly the same: {one!r} and {other!r}"


def _common_words(wordings: list[Wording]) -> set[str]:
    found = Counter(word for wording in wordings for word in {*_plain(wording.question).split()})
    return {word for word, count in found.items() if count > USUAL}


def _of_numbers(bank: list[tuple[str, Entry]]) -> Iterator[str]:
    """Always taking the largest number, or the smallest, must not pay."""
    found = [_numbers(wording) for wording in _wordings(bank, LANGUAGES[0])]
    numbers = [each for each in found if each]
    for name, pick in (("largest", max), ("smallest", min)):
        extreme = sum(right == pick(right, *wrong) for right, *wrong in numbers)
        if extreme > MOST_LONGEST * len(numbers):
            yield f"the right number is the {name} in {extreme} of {len(numbers)}"


def _numbers(wording: Wording) -> list[int]:
    """The options as numbers, where all of them are."""
    signs = [re.sub(r"[\s.,]", "", option) for option in wording.options]
    return [int(sign) for sign in signs] if all(map(str.isdecimal, signs)) else []
