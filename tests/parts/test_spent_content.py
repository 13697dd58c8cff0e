"""What a table has had does not come again before everything has."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca.parts.spent_content import spent_keys, unused


@pytest.mark.parametrize(
    ("had", "expected"),
    [("", [0, 1, 2]), ("b", [0, 2]), ("xy", [0, 1, 2]), ("abc", [0, 1, 2])],
)
def test_unused_items_come_first(had: Sequence[str], expected: list[int]) -> None:
    assert unused([0, 1, 2], "abc".__getitem__, had) == expected


# had before, used now, available, remembered
REMEMBERED = [
    ("", "ab", "abcd", "ab"),
    ("ab", "c", "abcd", "abc"),
    ("abc", "d", "abcd", "d"),
    ("xab", "cd", "abcd", "xcd"),
    ("abcde", "", "fgh", "cde"),
]


@pytest.mark.parametrize(("had", "used", "available", "expected"), REMEMBERED)
def test_a_table_remembers_until_it_has_had_everything(
    had: str, used: str, available: str, expected: str
) -> None:
    assert spent_keys(had, [*used], {*available}, most=3) == [*expected][-3:]
