"""The host's own statements: read from JSON or CSV, checked line by line, compiled.

JSON: `{"title": …, "statements": [{"statement", "truth", "because", …}]}` or just the list. CSV:
the statement, whether it is true, and if wanted an explanation and a category; a heading may come
first.
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

from .bank import Bank, Statement

MOST_STATEMENTS = 300
LONGEST = {"statement": 200, "because": 400, "category": 40, "source": 120}
FIELDS = ("statement", "truth", "because", "category", "source")
COLUMNS = ("statement", "truth", "because", "category")
HEADINGS = ("statement", "afirmacion", "frase")
TRUTHS = {
    **dict.fromkeys(("true", "t", "yes", "1", "verdad", "verdadero", "verdadera", "v", "si"), True),
    **dict.fromkeys(("false", "f", "no", "0", "lie", "mentira", "falso", "falsa"), False),
}
"""Words for true and false in a CSV file, folded."""
Facts = dict[str, str | int]


def read_statements(text: str) -> JsonObject:
    """An uploaded file as the document that the option `statements` takes, or DocumentError."""
    rest, rows = json_rows(text, "statements") if is_json(text) else ({}, _from_csv(text))
    statements = _compiled(rows)
    title = rest.get("title")
    told = {"title": title} if isinstance(title, str) else {}
    return {**told, "statements": [_as_document(statement) for statement in statements]}


def compile_statements(document: JsonObject) -> Bank:
    """The statements of a document. Problems name the number of the statement as their line."""
    items = document.get("statements")
    if not isinstance(items, list):
        raise DocumentError([DocumentProblem("no_list", params={"key": "statements"})])
    judged = islice(items, MOST_STATEMENTS + 1)
    return _compiled([Row(number, item) for number, item in enumerate(judged, 1)])


def _as_document(statement: Statement) -> JsonObject:
    optional = ("because", "category", "source")
    said = {name: getattr(statement, name) for name in optional if getattr(statement, name)}
    return {"statement": statement.statement, "truth": statement.truth, **said}


def _from_csv(text: str) -> list[Row]:
    rows = csv_rows(text)
    if rows and fold(rows[0].value[0]) in HEADINGS:
        rows = rows[1:]
    return [Row(row.line, _cells(row.value)) for row in rows]


def _cells(cells: list[str]) -> object:
    if not 2 <= len(cells) <= len(COLUMNS):
        return cells  # reported by `_faults`
    said: JsonObject = dict(zip(COLUMNS, cells, strict=False))
    return {**said, "truth": TRUTHS.get(fold(cells[1]), cells[1])}


def _compiled(rows: list[Row]) -> Bank:
    raise_if_any(_problems(rows))
    return tuple(_statement(row.value) for row in rows)


def _problems(rows: list[Row]) -> Iterator[DocumentProblem]:
    if not rows:
        yield DocumentProblem("no_items")
    if len(rows) > MOST_STATEMENTS:
        yield rows[MOST_STATEMENTS].problem("too_many", most=MOST_STATEMENTS)
    seen: dict[str, int] = {}
    for row in rows[:MOST_STATEMENTS]:
        found = list(_faults(row.value))
        yield from (row.problem(code, **facts) for code, facts in found)
        if not found:
            first = seen.setdefault(fold(row.value["statement"]), row.line)
            if first != row.line:
                yield row.problem("stated_before", first=first)


def _faults(item: object) -> Iterator[tuple[str, Facts]]:
    """Faults of one statement: code and facts."""
    if isinstance(item, list):
        yield "wrong_columns", {"columns": len(item), "least": 2, "most": len(COLUMNS)}
        return
    if not isinstance(item, dict):
        yield "not_a_statement", {}
        return
    for name in item:
        if name not in FIELDS:
            yield "unknown_field", {"field": str(name)[:40]}
    yield from _text_faults(item.get("statement"), "statement")
    if not isinstance(item.get("truth"), bool):
        yield "no_truth", {}
    for name in ("because", "category", "source"):
        if item.get(name, "") != "":
            yield from _text_faults(item[name], name)


def _text_faults(text: object, name: str) -> Iterator[tuple[str, Facts]]:
    if not isinstance(text, str) or not text.strip():
        yield "missing_text", {"field": name}
    elif len(text) > LONGEST[name]:
        yield "text_too_long", {"field": name, "most": LONGEST[name]}
    elif not text.isprintable():
        yield "unprintable_text", {"field": name}


def _statement(item: JsonObject) -> Statement:
    said = {name: item[name].strip() for name in item if name in FIELDS[2:]}
    return Statement(item["statement"].strip(), item["truth"], **said)
