"""The text of a document: encoding, size and syntax, JSON or CSV, as rows with their lines."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from msgspec import Struct

from ludoteca.kernel import JsonObject

from .bounds import out_of_bounds
from .lines import LineTree
from .problems import DocumentError, DocumentProblem

MAX_CHARACTERS = 500_000
DELIMITERS = ",;\t"


class Row(Struct, frozen=True):
    """One item of a document and the line it begins on."""

    line: int
    value: Any

    def problem(self, code: str, **params: str | int) -> DocumentProblem:
        """A fault of this item."""
        return DocumentProblem(code, params=params, line=self.line)


def _refused(code: str, line: int = 1, **params: str | int) -> DocumentError:
    return DocumentError([DocumentProblem(code, params=params, line=line)])


def read_text(data: bytes) -> str:
    """A file as text; the byte order mark that some editors write is dropped."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refused("not_text", data[: error.start].count(b"\n") + 1) from None


def require_size(text: str) -> None:
    if len(text) > MAX_CHARACTERS:
        raise _refused("too_large", most=MAX_CHARACTERS)


def is_json(text: str) -> bool:
    return text.lstrip()[:1] in ("{", "[")


def read_json(text: str) -> Any:
    """The value of a JSON text, whatever it is."""
    require_size(text)
    try:
        found = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise _refused("bad_json", error.lineno, reason=error.msg) from None
    except (RecursionError, ValueError):
        raise _refused("bad_json", reason="nesting or numbers") from None
    if out_of_bounds(text):
        raise _refused("bad_json", reason="nesting or numbers")
    return found


def _no_constant(name: str) -> None:
    """Refuse NaN and Infinity, which are not JSON."""
    raise ValueError(name)


def json_rows(text: str, key: str) -> tuple[JsonObject, list[Row]]:
    """The other fields of the document, and the items of the list under this key (or of the whole,
    if it is a list)."""
    document = read_json(text)
    fields = document if isinstance(document, dict) else {key: document}
    items = fields.get(key)
    if not isinstance(items, list):
        raise _refused("no_list", key=key)
    tree = LineTree.of(text)
    parts = (tree.at((key,)) if tree.is_object else tree).parts or {}
    rows = [Row(part.line, item) for part, item in zip(parts.values(), items, strict=True)]
    return {name: value for name, value in fields.items() if name != key}, rows


def csv_rows(text: str) -> list[Row]:
    """Lists of cells. The first line with a comma, semicolon or tab decides on the delimiter;
    blank lines are skipped, and line breaks inside a cell become spaces."""
    require_size(text)
    lines = text.split("\n")
    first = next((line for line in lines if any(sign in line for sign in DELIMITERS)), "")
    delimiter = max(DELIMITERS, key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[Row] = []
    line = 1
    try:
        for raw in reader:
            cells = [" ".join(cell.split()) for cell in raw]
            if any(cells):
                rows.append(Row(line, cells))
            line = reader.line_num + 1
    except csv.Error as error:
        raise _refused("bad_csv", line, reason=str(error)) from None
    return rows
