"""Decoded JSON as a struct, or a problem for every value that does not fit its type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from .problems import MAX_COUNTED, MAX_QUOTED, DocumentError, DocumentProblem, Path

S = TypeVar("S", bound=Struct)
PATH = re.compile(r"`\$(?P<path>[^`]*)`$")
"""The place in a message of msgspec: `` - at `$.provinces[0].terrain` ``."""


def read_as(kind: type[S], document: object, path: Path = ()) -> S:
    """A document as a struct; raises `DocumentError` with all that is wrong with its shape. The
    path is that of the document in a larger one."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        found = list(islice(_misfits(document, kinds.type_info(kind), path), MAX_COUNTED))
        raise DocumentError(found or [_from_message(error, path)]) from None


def _problem(code: str, about: str | int, path: Path) -> DocumentProblem:
    return DocumentProblem(code, path, {"about": about})


def _from_message(error: msgspec.ValidationError, path: Path) -> DocumentProblem:
    """The first fault msgspec met, for types that `_misfits` does not look into."""
    found = PATH.search(str(error))
    steps = re.findall(r"[^.\[\]]+", found["path"]) if found else []
    inner: Path = tuple(int(step) if step.isdecimal() else step for step in steps)
    return _problem("wrong_shape", steps[-1] if steps else "", (*path, *inner))


def _misfits(value: object, kind: kinds.Type, path: Path) -> Iterator[DocumentProblem]:
    match kind:
        case kinds.StructType() if isinstance(value, dict):
            yield from _misfit_fields(value, kind, path)
        case kinds.VarTupleType() if isinstance(value, list | tuple):
            for number, item in enumerate(value):
                yield from _misfits(item, kind.item_type, (*path, number))
            if not _within(len(value), kind.min_length, kind.max_length):
                yield _problem("bad_count", _range(kind.min_length, kind.max_length), path)
        case kinds.DictType() if isinstance(value, dict):
            for key, item in value.items():
                yield from _misfits(item, kind.value_type, (*path, str(key)[:MAX_QUOTED]))
        case kinds.IntType() if isinstance(value, int) and not isinstance(value, bool):
            if not _within(value, kind.ge, kind.le):
                yield _problem("out_of_range", _range(kind.ge, kind.le), path)
        case kinds.StrType() if isinstance(value, str):
            yield from _misfit_text(value, kind, path)
        case (
            kinds.StructType()
            | kinds.VarTupleType()
            | kinds.DictType()
            | kinds.IntType()
            | kinds.StrType()
        ):
            yield _problem("wrong_shape", _last(path), path)


def _misfit_fields(
    value: dict[str, object], kind: kinds.StructType, path: Path
) -> Iterator[DocumentProblem]:
    fields = {field.encode_name: field for field in kind.fields}
    for name, field in fields.items():
        if name in value:
            yield from _misfits(value[name], field.type, (*path, name))
        elif field.required:
            yield _problem("missing_field", name, (*path, name))
    for name in value:
        if name not in fields:
            shown = name[:MAX_QUOTED]
            yield _problem("unknown_field", shown, (*path, shown))


def _misfit_text(value: str, kind: kinds.StrType, path: Path) -> Iterator[DocumentProblem]:
    if not value and kind.min_length:
        yield _problem("missing_text", _last(path), path)
    elif not _within(len(value), kind.min_length, kind.max_length):
        yield _problem("bad_length", _range(kind.min_length, kind.max_length), path)
    elif kind.pattern and not re.search(kind.pattern, value):
        yield _problem("bad_text", value[:MAX_QUOTED], path)


def _last(path: Path) -> str:
    return str(path[-1]) if path else ""


def _within(value: int, least: int | None, most: int | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def _range(least: int | None, most: int | None) -> str:
    return f"{'' if least is None else least}–{'' if most is None else most}"
