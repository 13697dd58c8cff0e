"""Takes apart a document that anyone may have written: notes every problem and reads on."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import UNSET, Struct

Fields: TypeAlias = Mapping[str, object]

QUOTED = 40  # a problem quotes no more than this of what a stranger wrote


class Problem(Struct, frozen=True):
    """One thing that is wrong: a stable code, where it is, and what it is about."""

    code: str
    where: str
    params: dict[str, str | int] = {}


class Reader:
    """Reads values of a known kind; each method returns one of that kind, whatever it was given.

    A value that is missing was noted when its object was read, and is not noted again.
    """

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, code: str, where: str, **params: str | int) -> None:
        self.problems.append(Problem(code, where, params))

    def fields(
        self, value: object, where: str, required: Sequence[str], optional: Sequence[str] = ()
    ) -> Fields:
        """The required keys of an object, and those of the optional ones that are there."""
        found: dict[str, object] = dict.fromkeys(required, UNSET)
        if value is UNSET:
            return found
        if not isinstance(value, dict):
            self.note("wrong_type", where, expected="object")
            return found
        for key in required:
            if key not in value:
                self.note("missing_key", where, key=key)
        for key in value:
            if key in required or key in optional:
                found[key] = value[key]
            else:
                self.note("unknown_key", where, key=str(key)[:QUOTED])
        return found

    def items(
        self, value: object, where: str, least: int, most: int
    ) -> Iterator[tuple[str, object]]:
        """The items of a list, each with its own place."""
        if value is UNSET:
            return
        if not isinstance(value, list):
            self.note("wrong_type", where, expected="list")
            return
        if not least <= len(value) <= most:
            self.note("wrong_count", where, count=len(value), least=least, most=most)
        for index, item in enumerate(value[:most]):
            yield f"{where}[{index}]", item

    def number(self, value: object, where: str, least: int, most: int) -> int:
        if value is UNSET:
            return least
        if not isinstance(value, int) or isinstance(value, bool):
            self.note("wrong_type", where, expected="number")
            return least
        if not least <= value <= most:
            self.note("out_of_range", where, least=least, most=most)
            return least
        return value

    def text(self, value: object, where: str, most: int) -> str:
        if value is UNSET:
            return ""
        if not isinstance(value, str):
            self.note("wrong_type", where, expected="text")
            return ""
        if len(value) > most:
            self.note("text_too_long", where, length=len(value), most=most)
        elif not value.strip() or not value.isprintable():
            self.note("unreadable_text", where)
        return value[:most]
