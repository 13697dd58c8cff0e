"""The host's own word list: read from JSON or CSV, checked line by line, compiled into words.

JSON: `{"title": …, "words": ["sun", "car|automobile"]}` or just the list. CSV, or plain lines: a
word and, in further cells, other accepted forms.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import (
    DocumentError,
    DocumentProblem,
    Row,
    csv_rows,
    is_json,
    json_rows,
    raise_if_any,
)
from ludoteca.parts.wording import fold

from .words import LONGEST, SEPARATOR, Word, read_word

FEWEST_WORDS, MOST_WORDS = 4, 1000
MOST_FORMS = 5000
"""Accepted forms of all words together."""


def read_list(text: str) -> JsonObject:
    """An uploaded file as the document that the option `words` takes, or DocumentError."""
    rest, rows = json_rows(text, "words") if is_json(text) else ({}, _from_lines(text))
    words = _compiled(rows)
    title = rest.get("title")
    told = {"title": title} if isinstance(title, str) else {}
    return {**told, "words": [SEPARATOR.join(word.accepted) for word in words]}


def compile_list(document: JsonObject) -> tuple[Word, ...]:
    """The words of a document. Problems name the number of the word as their line."""
    items = document.get("words")
    if not isinstance(items, list):
        raise DocumentError([DocumentProblem("no_list", params={"key": "words"})])
    judged = islice(items, MOST_WORDS + 1)
    return _compiled([Row(number, item) for number, item in enumerate(judged, 1)])


def _from_lines(text: str) -> list[Row]:
    return [
        Row(row.line, SEPARATOR.join(cell for cell in row.value if cell)) for row in csv_rows(text)
    ]


def _compiled(rows: list[Row]) -> tuple[Word, ...]:
    raise_if_any(_problems(rows))
    return tuple(read_word(row.value) for row in rows)


def _problems(rows: list[Row]) -> Iterator[DocumentProblem]:
    if len(rows) < FEWEST_WORDS:
        yield DocumentProblem("too_few", params={"fewest": FEWEST_WORDS})
    if len(rows) > MOST_WORDS:
        yield rows[MOST_WORDS].problem("too_many", most=MOST_WORDS)
    seen: dict[str, int] = {}
    forms = 0
    for row in rows[:MOST_WORDS]:
        if isinstance(row.value, str):
            forms += 1 + row.value.count(SEPARATOR)
            if forms > MOST_FORMS:
                yield row.problem("too_many_forms", most=MOST_FORMS)
                return
        found = list(_faults(row.value))
        yield from (row.problem(code, **facts) for code, facts in found)
        if not found:
            first = seen.setdefault(fold(read_word(row.value).text), row.line)
            if first != row.line:
                yield row.problem("given_before", first=first)


def _faults(item: object) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Faults of one word: code and facts."""
    if not isinstance(item, str):
        yield "not_a_word", {}
        return
    for text in read_word(item).accepted:
        if len(text) > LONGEST:
            yield "word_too_long", {"most": LONGEST}
        elif not fold(text):
            yield "no_letters", {}
        elif not text.isprintable():
            yield "unprintable_word", {}
