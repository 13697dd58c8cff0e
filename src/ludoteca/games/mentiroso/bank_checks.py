"""Checks of the shipped statements: complete in all languages, half of each category true, nothing
twice or nearly so, and nothing that gives away by its length or its words whether it is true."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from ludoteca.parts.wording import fold

from .bank import CATEGORIES, LANGUAGES, Entry

PER_CATEGORY = 20
LONGEST_STATEMENT, LONGEST_BECAUSE = 100, 150
"""Lengths that fit on a phone, and can be read while the statement is shown."""
BEST_GUESS = 0.62
"""Largest share of statements that may be guessed from their length alone."""
FREQUENT, TELLING = 10, 0.8
"""A word in so many statements, and so large a part of them all true or all false, tells."""
ALIKE = 0.6
"""Share of unusual words that two statements may not have in common."""
USUAL = 8
"""Words in more statements than this are usual."""
GIVE_AWAY = {
    "en": ("always", "never", "all", "every", "everybody", "nobody", "only", "impossible", "myth"),
    "es": ("siempre", "nunca", "todos", "todas", "nadie", "solo", "imposible", "mito", "jamas"),
}
"""Words that people doubt at once."""


def problems(entries: Iterable[tuple[str, Entry]]) -> list[str]:
    """All problems of a bank, one line each."""
    bank = list(entries)
    found = [problem for category, entry in bank for problem in _of_entry(category, entry)]
    found += _of_balance(bank)
    for language in LANGUAGES:
        stated = [
            (entry.wordings[language].statement, entry.truth)
            for _, entry in bank
            if language in entry.wordings
        ]
        for check in (_repeated, _alike, _of_length, _of_words):
            found += [f"{language}: {problem}" for problem in check(stated)]
    return found


def _of_entry(category: str, entry: Entry) -> Iterator[str]:
    if set(entry.wordings) != set(LANGUAGES):
        yield f"{category}: a statement is in {', '.join(entry.wordings)}"
    texts = Counter(wording.statement for wording in entry.wordings.values())
    yield from (f"{category}: {text!r} is not translated" for text in texts if texts[text] > 1)
    for language, wording in entry.wordings.items():
        where = f"{category}, {language}: {wording.statement!r}"
        said = (wording.statement, wording.because, entry.source)
        if any(not text or text != " ".join(text.split()) for text in said):
            yield f"{where} has an empty or untidy text"
        if not (wording.statement.endswith(".") and wording.because.endswith((".", ".»"))):
            yield f"{where} is not a sentence, or not explained by one"
        if len(wording.statement) > LONGEST_STATEMENT or len(wording.because) > LONGEST_BECAUSE:
            yield f"{where} is too long, or its explanation"
        for word in {*fold(wording.statement).split()} & {*GIVE_AWAY[language]}:
            yield f"{where} says {word!r}"


def _of_balance(bank: list[tuple[str, Entry]]) -> Iterator[str]:
    counts = Counter((category, entry.truth) for category, entry in bank)
    for category in CATEGORIES:
        for truth in (True, False):
            if counts[category, truth] != PER_CATEGORY // 2:
                yield f"{category}: {counts[category, truth]} are {truth}"


def _repeated(stated: list[tuple[str, bool]]) -> Iterator[str]:
    counts = Counter(fold(text) for text, _ in stated)
    yield from (f"stated {count} times: {text!r}" for text, count in counts.items() if count > 1)


def _alike(stated: list[tuple[str, bool]]) -> Iterator[str]:
    """Statements that share most of their unusual words."""
    words = [{*fold(text).split()} for text, _ in stated]
    counts = Counter(word for each in words for word in each)
    unusual = [{word for word in each if counts[word] <= USUAL} for each in words]
    for (one, (text, _)), (other, (again, _)) in combinations(zip(unusual, stated, strict=True), 2):
        both = len(one & other)
        if both > 1 and both > ALIKE * min(len(one), len(other)):
            yield f"nearly the same: {text!r} and {again!r}"


def _of_length(stated: list[tuple[str, bool]]) -> Iterator[str]:
    """Taking the longer ones for true, or the shorter ones, must not pay."""
    ordered = sorted((len(text), truth) for text, truth in stated)
    shorter_and_true = 0
    for number, (length, truth) in enumerate(ordered, 1):
        shorter_and_true += truth
        longer_and_false = sum(not truth for _, truth in ordered[number:])
        right = (shorter_and_true + longer_and_false) / len(ordered)
        if max(right, 1 - right) > BEST_GUESS:
            yield f"{max(right, 1 - right):.0%} can be guessed by whether they exceed {length}"
            return


def _of_words(stated: list[tuple[str, bool]]) -> Iterator[str]:
    """No frequent word may stand in true statements, or in lies, nearly alone."""
    kinds = defaultdict[str, Counter[bool]](Counter)
    for text, truth in stated:
        for word in {*fold(text).split()}:
            kinds[word][truth] += 1
    for word, counts in kinds.items():
        if counts.total() >= FREQUENT and max(counts.values()) > TELLING * counts.total():
            yield f"{word!r} stands in {counts[True]} true statements and {counts[False]} lies"
