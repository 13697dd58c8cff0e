"""Decoded JSON value by value: every problem is noted, and reading goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import UNSET

from .problems import MAX_COUNTED, MAX_QUOTED, DocumentProblem, Path

Fields: TypeAlias = Mapping[str, object]


class DocumentReader:
    """Reads values of a known kind; each method returns one of that kind, whatever it was given.

    A value that is missing was noted when its object was read, and is not noted again.
    """

    def __init__(self) -> None:
        self.problems: list[DocumentProblem] = []

    def note(self, code: str, path: Path, **params: str | int) -> None:
        if len(self.problems) < MAX_COUNTED:
            self.problems.append(DocumentProblem(code, path, params))

    def fields(
        self, value: object, path: Path, required: Sequence[str], optional: Sequence[str] = ()
    ) -> Fields:
        """The required keys of an object, and those of the optional ones that are there."""
        found: dict[str, object] = dict.fromkeys(required, UNSET)
        if value is UNSET:
            return found
        if not isinstance(value, dict):
            self.note("wrong_type", path, expected="object")
            return found
        for key in required:
            if key not in value:
                self.note("missing_key", path, key=key)
        for key in value:
            if key in required or key in optional:
                found[key] = value[key]
            else:
                self.note("unknown_key", path, key=str(key)[:MAX_QUOTED])
        return found

    def items(
        self, value: object, path: Path, least: int, most: int
    ) -> Iterator[tuple[Path, object]]:
        """The items of a list with their paths."""
        if value is UNSET:
            return
        if not isinstance(value, list):
            self.note("wrong_type", path, expected="list")
            return
        if not least <= len(value) <= most:
            self.note("wrong_count", path, count=len(value), least=least, most=most)
        for index, item in enumerate(value[:most]):
            yield (*path, index), item

    def number(self, value: object, path: Path, least: int, most: int) -> int:
        if value is UNSET:
            return least
        if not isinstance(value, int) or isinstance(value, bool):
            self.note("wrong_type", path, expected="number")
            return least
        if not least <= value <= most:
            self.note("out_of_range", path, least=least, most=most)
            return least
        return value

    def text(self, value: object, path: Path, most: int) -> str:
        if value is UNSET:
            return ""
        if not isinstance(value, str):
            self.note("wrong_type", path, expected="text")
            return ""
        if len(value) > most:
            self.note("text_too_long", path, length=len(value), most=most)
        elif not value.strip() or not value.isprintable():
            self.note("unreadable_text", path)
        return value[:most]
