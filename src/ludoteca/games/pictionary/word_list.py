"""The host's own word list: read from JSON or CSV, checked line by line, compiled into words.

JSON: `{"title": …, "words": ["sun", "car|automobile"]}` or just the list. CSV, or plain lines: a
word and, in further cells, other accepted forms.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import (
    DocumentError,
    DocumentProblem,
    Row,
    csv_rows,
    is_json,
    json_rows,
)
from ludoteca.parts.wording import fold

from .words import LONGEST, SEPARATOR, Word, read_word

FEWEST_WORDS, MOST_WORDS = 4, 1000


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
    return _compiled([Row(number, item) for number, item in enumerate(items, 1)])


def _from_lines(text: str) -> list[Row]:
    return [
        Row(row.line, SEPARATOR.join(cell for cell in row.value if cell)) for row in csv_rows(text)
    ]


def _compiled(rows: list[Row]) -> tuple[Word, ...]:
    problems: list[DocumentProblem] = []
    if len(rows) < FEWEST_WORDS:
        problems.append(DocumentProblem("too_few", params={"fewest": FEWEST_WORDS}))
    if len(rows) > MOST_WORDS:
        problems.append(rows[MOST_WORDS].problem("too_many", most=MOST_WORDS))
    seen: dict[str, int] = {}
    for row in rows[:MOST_WORDS]:
        found = list(_faults(row.value))
        problems += [row.problem(code, **facts) for code, facts in found]
        if not found:
            first = seen.setdefault(fold(read_word(row.value).text), row.line)
            if first != row.line:
                problems.append(row.problem("given_before", first=first))
    if problems:
        raise DocumentError(problems)
    return tuple(read_word(row.value) for row in rows)


def _faults(item: object) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Faults of one word: code and facts."""
    if not isinstance(item, str):
        yield "not_a_word", {}
        return
    for text in read_word(item).accepted:
        if not fold(text):
            yield "no_letters", {}
        elif len(text) > LONGEST:
            yield "word_too_long", {"most": LONGEST}
        elif not text.isprintable():
            yield "unprintable_word", {}
