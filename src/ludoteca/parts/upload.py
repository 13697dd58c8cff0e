"""What a host uploads: rows read from JSON or CSV, each with the line it stands on, so that every
problem can be found in the file it came from."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ludoteca.kernel import Rejected

MOST_SIGNS = 500_000
DELIMITERS = ",;\t"
BLANKS = (" ", "\t", "\r", "\n")


class Problem(Struct, frozen=True):
    """What is wrong, where. `line` counts from 1 in a text, or rows where there is no text."""

    line: int
    code: str
    params: dict[str, str | int] = {}
    place: str = ""
    """In a document of several parts, the way to what is meant: `powers.2.units.0`."""

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.line}: {self.code}" + (f" ({shown})" if shown else "")


class UploadError(Exception):
    """Everything that is wrong with an upload."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems

    def refusal(self, code: str) -> Rejected:
        """The first problem as a refusal; the others are in `problems`."""
        first, *others = self.problems
        told = {**first.params, "line": first.line, "problem": first.code}
        return Rejected(code, **told, more=len(others), problems=str(self))


class Row(Struct, frozen=True):
    """One item of an upload and the line it begins on."""

    line: int
    value: Any


def read_text(data: bytes) -> str:
    """An uploaded file as text, whatever editor it comes from."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise UploadError([Problem(line, "not_text")]) from None


def require_size(text: str) -> None:
    if len(text) > MOST_SIGNS:
        raise UploadError([Problem(1, "too_large", {"most": MOST_SIGNS})])


def is_json(text: str) -> bool:
    return text.lstrip()[:1] in ("{", "[")


def read_json(text: str) -> Any:
    """What a text says as JSON."""
    require_size(text)
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise UploadError([Problem(error.lineno, "bad_json", {"reason": error.msg})]) from None
    except (RecursionError, ValueError):
        raise UploadError([Problem(1, "bad_json", {"reason": "nesting or numbers"})]) from None


def json_rows(text: str, key: str) -> tuple[dict[str, Any], list[Row]]:
    """The items of the list under this key (or of the whole, if it is a list) with their lines,
    and what else the document says."""
    document = read_json(text)
    rest = document if isinstance(document, dict) else {key: document}
    if not isinstance(rest.get(key), list):
        raise UploadError([Problem(1, "no_list", {"key": key})])
    starts = _item_offsets(text, key)
    lines = [text.count("\n", 0, start) + 1 for start in starts]
    rows = [Row(line, item) for line, item in zip(lines, rest[key], strict=True)]
    return {name: value for name, value in rest.items() if name != key}, rows


def line_of(text: str, place: str) -> int:
    """The line where something begins in a text that is known to be JSON; of what is not there,
    the line of what it should stand in."""
    at = _blank(text, 0)
    for step in place.split("."):
        found = dict(_parts(text, at)).get(step)
        if found is None:
            break
        at = found
    return text.count("\n", 0, at) + 1


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _item_offsets(text: str, key: str) -> list[int]:
    """Where the items of the list begin in a text that is known to be JSON."""
    at = _blank(text, 0)
    if text[at] == "{":
        at = dict(_parts(text, at))[key]  # the last of several counts, as for the decoder
    return [start for _, start in _parts(text, at)]


def _parts(text: str, at: int) -> Iterator[tuple[str, int]]:
    """What stands in the list or the object that begins here: by number or name, and where."""
    decode = json.JSONDecoder().raw_decode
    is_object, number = text[at] == "{", 0
    if not is_object and text[at] != "[":
        return
    at = _blank(text, at + 1)
    while text[at] not in "]}":
        name = str(number)
        if is_object:
            name, end = decode(text, at)
            at = _blank(text, _blank(text, end) + 1)  # past the colon
        yield name, at
        at, number = _blank(text, decode(text, at)[1]), number + 1
        if text[at] == ",":
            at = _blank(text, at + 1)


def _blank(text: str, at: int) -> int:
    while text[at : at + 1] in BLANKS:
        at += 1
    return at


def csv_rows(text: str) -> list[Row]:
    """Lists of cells, by commas, semicolons or tabs as the first line with any of them has them.
    Blank lines are passed over, and a cell of several lines is one line."""
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
        raise UploadError([Problem(line, "bad_csv", {"reason": str(error)})]) from None
    return rows
