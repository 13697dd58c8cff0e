"""Uploads: rows with the lines they stand on, and nothing a file may hold can break the reader."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import JsonObject
from ludoteca.parts.documents import (
    MAX_CHARACTERS,
    MAX_COUNTED,
    MAX_PROBLEMS,
    CompiledOnce,
    DocumentError,
    DocumentProblem,
    LineTree,
    Path,
    add_lines,
    csv_rows,
    json_rows,
    out_of_bounds,
    raise_if_any,
    read_text,
)
from ludoteca.parts.documents.bounds import MAX_DEPTH
from ludoteca.parts.documents.compiled_once import MOST_KEPT


def lines(text: str, key: str = "items") -> list[tuple[int, object]]:
    return [(row.line, row.value) for row in json_rows(text, key)[1]]


def test_items_know_their_lines() -> None:
    assert lines('{\n"items": [\n 1,\n\n {"a":\n 2},\n 3]\n}') == [(3, 1), (5, {"a": 2}), (7, 3)]


def test_a_bare_list_will_do() -> None:
    assert lines('\n[\n"a", "b"]') == [(3, "a"), (3, "b")]


def test_what_else_the_document_says_is_kept() -> None:
    assert json_rows('{"title": "T", "items": []}', "items") == ({"title": "T"}, [])


def test_the_last_of_two_lists_counts() -> None:
    assert lines('{"items": [1],\n"items": [2,\n3]}') == [(2, 2), (3, 3)]


BROKEN = [
    ('{"items": [1,\n2,]}', 2, "bad_json"),
    ("[1,\n2\n", 3, "bad_json"),
    ('{"other": []}', 1, "no_list"),
    ('{"items": 3}', 1, "no_list"),
    ("[NaN]", 1, "bad_json"),
    ("[" * 100_000, 1, "bad_json"),
    ('{"items": ' + "[" * 40 + "]" * 40 + "}", 1, "bad_json"),
    ('{"items": [1' + "0" * 30 + "]}", 1, "bad_json"),
    ("[1]" + " " * MAX_CHARACTERS, 1, "too_large"),
]


@pytest.mark.parametrize(("text", "line", "code"), BROKEN, ids=[case[0][:12] for case in BROKEN])
def test_what_is_broken_is_told_with_its_line(text: str, line: int, code: str) -> None:
    with pytest.raises(DocumentError) as error:
        json_rows(text, "items")
    assert [(one.line, one.code) for one in error.value.problems] == [(line, code)]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_cells_may_be_parted_in_three_ways(delimiter: str) -> None:
    text = delimiter.join(["a", " b "]) + "\n\n" + delimiter.join(["c", '"d\ne"']) + "\nf\n"
    rows = [(row.line, row.value) for row in csv_rows(text)]
    assert rows == [(1, ["a", "b"]), (3, ["c", "d e"]), (5, ["f"])]


def test_a_quote_that_is_never_closed_is_told() -> None:
    with pytest.raises(DocumentError) as error:
        csv_rows('a,b\n"c,d\n')
    assert [(one.line, one.code) for one in error.value.problems] == [(2, "bad_csv")]


def test_the_mark_of_some_editors_is_forgiven_and_other_encodings_are_told() -> None:
    assert read_text(b"\xef\xbb\xbfa") == "a"
    with pytest.raises(DocumentError) as error:
        read_text("uno\naño".encode("latin-1"))
    assert [(one.line, one.code) for one in error.value.problems] == [(2, "not_text")]


def test_the_first_problem_becomes_the_refusal() -> None:
    with pytest.raises(DocumentError) as error:
        json_rows("[", "items")
    refusal = error.value.refusal("bad_quiz")
    assert refusal.code == "bad_quiz"
    assert refusal.params["line"] == 1
    assert refusal.params["problem"] == "bad_json"
    assert refusal.params["more"] == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


@given(st.lists(JSON, max_size=5), st.dictionaries(st.text(max_size=3), JSON, max_size=3))
def test_any_list_is_read_with_rising_lines(items: list[object], rest: dict[str, object]) -> None:
    text = json.dumps({**rest, "items": items}, indent=1)
    found = lines(text)
    assert [value for _, value in found] == items
    assert [line for line, _ in found] == sorted(line for line, _ in found)


@given(st.text(max_size=60) | st.text('{}[]",:\n\\i1 ', max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (lambda: json_rows(text, "items"), lambda: csv_rows(text)):
        with suppress(DocumentError):
            assert read() is not None


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("", 1),
        ("name", 2),
        ("powers", 3),
        ("powers.0", 4),
        ("powers.1", 5),
        ("powers.1.units.1", 6),
        ("powers.1.units.7", 5),
        ("powers.1.capital", 5),
        ("nothing.at.all", 1),
    ],
)
def test_every_place_of_a_document_has_a_line(place: str, line: int) -> None:
    text = '{\n"name": "a, b",\n"powers": [\n{"id": 1},\n{"id": 2, "units": ["A",\n"F"]}\n]}'
    assert LineTree.of(text).at(tuple(place.split("."))).line == line


def test_of_two_equal_keys_the_last_has_the_line() -> None:
    tree = LineTree.of('{"a": {"b": 1},\n"a":\n{"c": 2}}')
    assert tree.at(("a",)).line == 3
    assert tree.at(("a", "b")).line == 3


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, (*path, index))
    else:
        yield path, value


@given(JSON)
def test_every_value_of_a_document_stands_on_its_line(document: object) -> None:
    text = json.dumps(document, indent=1)
    tree, lines = LineTree.of(text), text.split("\n")
    for path, value in leaves(document):
        assert json.dumps(value) in lines[tree.at(path).line - 1]


def test_an_error_keeps_the_first_problems_and_counts_them_all() -> None:
    many = [DocumentProblem("odd", (number,)) for number in range(80)]
    error = add_lines(DocumentError(many), "[\n" + "0,\n" * 79 + "0]")
    assert (len(error.problems), error.count) == (MAX_PROBLEMS, 80)
    assert [problem.line for problem in error.problems] == list(range(2, MAX_PROBLEMS + 2))
    assert error.refusal("bad_list").params["more"] == 79


def test_a_place_is_written_in_two_ways() -> None:
    problem = DocumentProblem("odd", ("powers", 2, "units", 0))
    assert (problem.place, problem.where) == ("powers.2.units.0", "powers[2].units[0]")


BOUNDS = [
    ("[" * MAX_DEPTH + "]" * MAX_DEPTH, False),
    ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), True),
    ('[{"a":' * MAX_DEPTH + "1" + "}]" * MAX_DEPTH, True),
    ("[" + "[{}]," * 1_000 + "1]", False),
    (json.dumps("[" * 1_000), False),
    (json.dumps({"text": '"' + "[{" * 1_000 + "\\"}), False),
    ("9" * 16, False),
    ("9" * 17, True),
    ("-" + "9" * 17, True),
    (json.dumps("9" * 64), False),
    ("0.12345678901234567890", False),
    ("12345678901234567890.5", False),
    ("1" + "0" * 200_000, True),
]


@pytest.mark.parametrize(("text", "refused"), BOUNDS, ids=[case[0][:20] for case in BOUNDS])
def test_json_has_bounds_of_depth_and_digits(text: str, refused: bool) -> None:
    assert bool(out_of_bounds(text)) == refused


@given(JSON)
def test_what_we_write_is_within_bounds(value: object) -> None:
    assert not out_of_bounds(json.dumps(value))


def test_nobody_looks_for_more_problems_than_are_counted() -> None:
    asked = 0

    def endless() -> Iterator[DocumentProblem]:
        nonlocal asked
        while True:
            asked += 1
            yield DocumentProblem("wrong")

    with pytest.raises(DocumentError) as error:
        raise_if_any(endless())
    assert (len(error.value.problems), error.value.count) == (MAX_PROBLEMS, MAX_COUNTED)
    assert asked == MAX_COUNTED


# Compiled once


def test_equal_documents_are_compiled_once() -> None:
    compiled: list[int] = []

    def compile(document: JsonObject) -> int:
        compiled.append(document["number"])
        return len(compiled)

    once = CompiledOnce(compile)
    first = once({"number": 1})
    assert once({"number": 2}) != first
    assert once({"number": 1}) == first
    assert compiled == [1, 2]
    for number in range(3, 3 + MOST_KEPT):
        once({"number": number})
    assert once({"number": 1}) != first, "forgotten: only the last ones are kept"


def test_a_document_that_cannot_be_compiled_is_not_remembered() -> None:
    once = CompiledOnce(lambda document: 1 / document["number"])
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            once({"number": 0})
    assert once({"number": 2}) == 0.5
