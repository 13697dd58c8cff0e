"""The first sheet of a spreadsheet (XLSX) as a table of text: tab-separated, a line for each row.

A spreadsheet is a ZIP file of XML. Both come from outside: members are bounded in size before and
while they are unpacked, only the few that are needed are read, and XML with a document type, which
could define entities, is refused before it is parsed.
"""

from __future__ import annotations

import csv
import io
import re
import zlib
from collections.abc import Iterator
from typing import IO
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers.expat import ExpatError, ParserCreate, XMLParserType
from zipfile import BadZipFile, ZipFile

from .problems import DocumentError, DocumentProblem
from .text import MAX_CHARACTERS

MAX_MEMBERS = 200
MAX_UNPACKED = 4_000_000
"""Bytes of one member, unpacked."""
MAX_ROWS, MAX_COLUMNS = 2_000, 50
CHUNK = 65_536
SHARED_TEXTS = "xl/sharedStrings.xml"
SHEET = re.compile(r"xl/worksheets/sheet(\d+)\.xml")
REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
UNREADABLE = (
    BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
    ExpatError,
)
"""Exceptions of broken, encrypted or strangely packed files."""


def table_of(data: bytes) -> str:
    """The rows of the first sheet as text, or DocumentError."""
    try:
        with ZipFile(io.BytesIO(data)) as file:
            return _table(file)
    except (*UNREADABLE, ValueError) as error:
        if isinstance(error, DocumentError):
            raise
        raise _refused("bad_spreadsheet") from None


def _table(file: ZipFile) -> str:
    members = file.namelist()
    if len(members) > MAX_MEMBERS:
        raise _refused("large_spreadsheet", most=MAX_UNPACKED)
    sheets = {int(match[1]): match[0] for name in members if (match := SHEET.fullmatch(name))}
    if not sheets:
        raise _refused("bad_spreadsheet")
    texts = list(_shared_texts(file)) if SHARED_TEXTS in members else []
    lines: dict[int, list[str]] = {}
    for row in _elements(file, sheets[min(sheets)], "row"):
        number = int(row.get("r", len(lines) + 1))
        if not 1 <= number <= MAX_ROWS:
            raise _refused("long_spreadsheet", most=MAX_ROWS)
        lines[number] = _cells(row, texts)
    return _as_text(lines)


def _as_text(lines: dict[int, list[str]]) -> str:
    """Rows with nothing in them keep their line, so that problems name the row of the sheet."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter="\t", lineterminator="\n")
    for number in range(1, max(lines, default=0) + 1):
        writer.writerow(lines.get(number, []))
        if written.tell() > MAX_CHARACTERS:
            raise _refused("too_large", most=MAX_CHARACTERS)
    return written.getvalue()


def _cells(row: Element, texts: list[str]) -> list[str]:
    found: list[str] = []
    for cell in row.iter("c"):
        at = _column(cell.get("r", ""), len(found))
        if at >= MAX_COLUMNS:
            break
        found += [""] * (at + 1 - len(found))
        found[at] = " ".join(_value(cell, texts).split())
    return found


def _column(reference: str, usual: int) -> int:
    """The number of a column from 0 by its letters: A1 is in column 0."""
    match = REFERENCE.fullmatch(reference)
    if match is None:
        return usual
    number = 0
    for letter in match[1]:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


def _value(cell: Element, texts: list[str]) -> str:
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return _text(cell)
    value = cell.findtext("v", "")
    if kind == "s":
        return texts[int(value)] if value.isdecimal() and int(value) < len(texts) else ""
    if kind == "b":
        return "true" if value == "1" else "false"
    return value.removesuffix(".0")


def _shared_texts(file: ZipFile) -> Iterator[str]:
    return (_text(item) for item in _elements(file, SHARED_TEXTS, "si"))


def _text(item: Element) -> str:
    """The text of an item in all its styles; pronunciation aids are left out."""
    parts = [item.findtext("t", "")]
    for run in item:
        if run.tag in ("r", "is"):
            parts.append(_text(run))
    return "".join(parts)


def _elements(file: ZipFile, name: str, tag: str) -> Iterator[Element]:
    """The elements of this name in a member, each emptied after it was used."""
    if file.getinfo(name).file_size > MAX_UNPACKED:
        raise _refused("large_spreadsheet", most=MAX_UNPACKED)
    found: list[Element] = []
    parser = _parser(tag, found)
    with file.open(name) as packed:
        for chunk in _bounded(packed):
            parser.Parse(chunk)
            for element in found:
                yield element
                element.clear()
            found.clear()
    parser.Parse(b"", True)


def _parser(tag: str, found: list[Element]) -> XMLParserType:
    """A parser that knows neither entities nor namespaces, and adds elements of a name."""
    parser, builder = ParserCreate(namespace_separator=" "), TreeBuilder()

    def start(name: str, attributes: dict[str, str]) -> None:
        builder.start(name.rpartition(" ")[2], attributes)

    def end(name: str) -> None:
        element = builder.end(name.rpartition(" ")[2])
        if element.tag == tag:
            found.append(element)

    def refuse(*_: object) -> None:
        raise _refused("bad_spreadsheet")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = refuse
    return parser


def _bounded(packed: IO[bytes]) -> Iterator[bytes]:
    """The content in pieces, as far as it is allowed, whatever the file says about its size."""
    total = 0
    while chunk := packed.read(CHUNK):
        total += len(chunk)
        if total > MAX_UNPACKED:
            raise _refused("large_spreadsheet", most=MAX_UNPACKED)
        yield chunk


def _refused(code: str, **params: str | int) -> DocumentError:
    return DocumentError([DocumentProblem(code, params=params)])
