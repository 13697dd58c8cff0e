"""Documents: what can be wrong with one that somebody wrote, each problem with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

S = TypeVar("S", bound=Struct)
PATH = re.compile(r"`\$(?P<path>[^`]*)`$")


class Problem(Struct, frozen=True):
    """One thing that is wrong: a stable code, what it is about, and where it stands."""

    code: str
    about: str
    place: str = ""
    """The way to it through the document: `powers.2.units.0`; empty for the whole."""


class DocumentError(ValueError):
    """A document that cannot be played, with all the reasons why."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(", ".join(f"{problem.code}: {problem.about}" for problem in problems))
        self.problems = tuple(problems)


def read_as(kind: type[S], document: object, place: str = "") -> S:
    """A document as a struct; raises `DocumentError` with all that is wrong with its shape."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        found = list(_misshapen(document, kinds.type_info(kind), place))
        raise DocumentError(found or [_as_told(error, place)]) from None


def inside(place: str, *steps: str | int) -> str:
    """The place of something in what stands at a place."""
    return ".".join(map(str, (place, *steps) if place else steps))


def _as_told(error: msgspec.ValidationError, place: str) -> Problem:
    found = PATH.search(str(error))
    path = found["path"].replace("[", ".").replace("]", "").strip(".") if found else ""
    steps = [step for step in path.split(".") if step and step != "..."]
    return Problem("wrong_shape", steps[-1] if steps else "", inside(place, *steps))


def _misshapen(value: Any, kind: kinds.Type, place: str) -> Iterator[Problem]:
    """Everything in a value that is not of this kind."""
    match kind:
        case kinds.StructType() if isinstance(value, dict):
            yield from _misshapen_fields(value, kind, place)
        case kinds.VarTupleType() if isinstance(value, list | tuple):
            for number, item in enumerate(value):
                yield from _misshapen(item, kind.item_type, inside(place, number))
            if not _within(len(value), kind.min_length, kind.max_length):
                yield Problem("bad_count", _range(kind.min_length, kind.max_length), place)
        case kinds.DictType() if isinstance(value, dict):
            for key, item in value.items():
                yield from _misshapen(item, kind.value_type, inside(place, key))
        case kinds.IntType() if isinstance(value, int) and not isinstance(value, bool):
            if not _within(value, kind.ge, kind.le):
                yield Problem("out_of_range", _range(kind.ge, kind.le), place)
        case kinds.StrType() if isinstance(value, str):
            yield from _misspelt(value, kind, place)
        case kinds.StructType() | kinds.VarTupleType() | kinds.IntType() | kinds.StrType():
            yield Problem("wrong_shape", place.rpartition(".")[2], place)


def _misshapen_fields(
    value: dict[str, Any], kind: kinds.StructType, place: str
) -> Iterator[Problem]:
    fields = {field.encode_name: field for field in kind.fields}
    for name, field in fields.items():
        if name in value:
            yield from _misshapen(value[name], field.type, inside(place, name))
        elif field.required:
            yield Problem("missing_field", name, inside(place, name))
    for name in value:
        if name not in fields:
            yield Problem("unknown_field", name, inside(place, name))


def _misspelt(value: str, kind: kinds.StrType, place: str) -> Iterator[Problem]:
    if not value and kind.min_length:
        yield Problem("missing_text", place.rpartition(".")[2], place)
    elif not _within(len(value), kind.min_length, kind.max_length):
        yield Problem("bad_length", _range(kind.min_length, kind.max_length), place)
    elif kind.pattern and not re.search(kind.pattern, value):
        yield Problem("bad_text", value, place)


def _within(value: int, least: int | None, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def _range(least: int | None, most: int | None) -> str:
    return f"{'' if least is None else least}–{'' if most is None else most}"
