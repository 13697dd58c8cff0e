"""Spreadsheets as tables: cells of every kind in their places, and nothing that could do harm."""

from __future__ import annotations

import io
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.parts.documents import DocumentError, table_of
from ludoteca.parts.documents.spreadsheet import MAX_MEMBERS, MAX_ROWS, MAX_UNPACKED

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
TEXTS = f"""<sst xmlns="{MAIN}"><si><t>Who?</t></si>
<si><r><t>A</t></r><r><t xml:space="preserve"> na</t></r><rPh sb="0"><t>x</t></rPh></si></sst>"""
ROWS = """<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
<row r="3"><c r="B3"><v>12.0</v></c><c r="C3" t="inlineStr"><is><t>Leo &amp; Eva</t></is></c>
<c r="D3" t="b"><v>1</v></c><c r="E3" t="str"><v>a\ttab</v></c></row>"""


def sheet(rows: str = ROWS, before: str = "") -> str:
    return f'{before}<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'


def packed(members: dict[str, str | bytes]) -> bytes:
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as file:
        for name, content in members.items():
            file.writestr(name, content)
    return written.getvalue()


def workbook(first: str | bytes = "", **others: str) -> bytes:
    first = first or sheet()
    texts = {"xl/sharedStrings.xml": others.pop("texts", TEXTS)}
    return packed({"xl/worksheets/sheet1.xml": first, **texts, **others})


def code_of(data: bytes) -> str:
    with pytest.raises(DocumentError) as error:
        table_of(data)
    return error.value.problems[0].code


def test_every_cell_stands_in_its_row_and_column() -> None:
    assert table_of(workbook()) == "Who?\t\tA na\n\n\t12\tLeo & Eva\ttrue\ta tab\n"


def test_the_first_sheet_counts() -> None:
    second = sheet('<row r="1"><c t="inlineStr"><is><t>later</t></is></c></row>')
    data = packed({"xl/worksheets/sheet2.xml": second, "xl/worksheets/sheet10.xml": sheet()})
    assert table_of(data) == "later\n"


def test_prefixes_and_utf_16_are_read() -> None:
    rows = '<x:row r="1"><x:c t="inlineStr"><x:is><x:t>ñandú</x:t></x:is></x:c></x:row>'
    text = f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData>{rows}</x:sheetData></x:worksheet>'
    assert table_of(workbook(text.encode("utf-16"))) == "ñandú\n"


BOMB = '<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE b [<!ENTITY a SYSTEM "file:///etc/hostname">]>'
BROKEN: list[tuple[str, bytes, str]] = [
    ("no ZIP file", b"Who?,a,b,c,d", "bad_spreadsheet"),
    ("a ZIP file of something else", packed({"word/document.xml": "<a/>"}), "bad_spreadsheet"),
    ("no XML", workbook("rows"), "bad_spreadsheet"),
    ("XML that ends too early", workbook(sheet()[:-20]), "bad_spreadsheet"),
    ("a file cut off", workbook()[:-30], "bad_spreadsheet"),
    ("entities", workbook(sheet(before=BOMB)), "bad_spreadsheet"),
    ("entities in another encoding", workbook(sheet(before=BOMB).encode("utf-16")),
     "bad_spreadsheet"),
    ("an entity from outside", workbook(sheet(before=OUTSIDE)), "bad_spreadsheet"),
    ("entities in the texts", workbook(texts=BOMB + TEXTS), "bad_spreadsheet"),
    ("a member that unpacks to too much", workbook(sheet(" " * MAX_UNPACKED)),
     "large_spreadsheet"),
    ("too many members", packed({str(n): "" for n in range(MAX_MEMBERS + 1)}),
     "large_spreadsheet"),
    ("a row far below", workbook(sheet(f'<row r="{MAX_ROWS + 1}"/>')), "long_spreadsheet"),
    ("a row that is no number", workbook(sheet('<row r="x"/>')), "bad_spreadsheet"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "code"), [case[1:] for case in BROKEN], ids=[c[0] for c in BROKEN]
)
def test_what_is_no_such_spreadsheet_is_refused(data: bytes, code: str) -> None:
    assert code_of(data) == code


def test_a_size_that_is_not_told_is_bounded_while_it_is_unpacked() -> None:
    data = workbook(sheet(" " * (MAX_UNPACKED + 1)))
    told = (MAX_UNPACKED + 1 + len(sheet(""))).to_bytes(4, "little")
    assert told in data
    with pytest.raises(DocumentError):
        table_of(data.replace(told, (100).to_bytes(4, "little")))


@given(st.binary(max_size=200), st.integers(0, 600))
def test_any_bytes_are_read_or_refused(noise: bytes, at: int) -> None:
    good = workbook()
    for data in (noise, good[:at] + noise + good[at + len(noise) :]):
        try:
            assert isinstance(table_of(data), str)
        except DocumentError:
            continue
