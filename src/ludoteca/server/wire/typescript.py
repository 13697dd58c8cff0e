"""The wire's structs as TypeScript: `python -m ludoteca.server.wire.typescript [file]`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard, get_args

from msgspec import Struct
from msgspec import inspect as kinds

from ludoteca.kernel import View as KernelView

from . import (
    browser,
    games,
    people,
    rest,
    server,
    shared,
)

SOURCES: tuple[ModuleType, ...] = (shared, browser, server, games, people, rest)
UNIONS = {
    "FromBrowserMessage": browser.FromBrowserMessage,
    "FromServerMessage": server.FromServerMessage,
}
BASES = (
    browser.FromBrowser,
    browser.Request,
    server.FromServer,
    server.SharedStep,
    shared.Body,
    shared.SharedPosition,
)
WEB = Path(__file__).parents[4] / "web" / "src" / "net" / "wire.ts"

HEAD = """\
// Made from the server's structs by `python -m ludoteca.server.wire.typescript`: do not edit.

/** What happened, in the form this seat may know. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** What a seat wants to do. */
export interface MoveData {
  move: string;
  [field: string]: unknown;
}

/** A kind of move and what each of its fields may be. */
export interface ChoiceRow {
  move: string;
  fields: Record<string, Leaf>;
}

export type Leaf =
  | { from: number; to: number }
  | { one_of: unknown[] }
  | { text: number }
  | { is: unknown }
  | { free: string; [hint: string]: unknown };

/** What a seat may know of any game; every game adds its own. */
export interface View {
%s
  [field: string]: unknown;
}
"""


def typescript() -> str:
    """The whole file."""
    known = {name for source in SOURCES for name, _ in _structs(source)}
    parts = [HEAD % "\n".join(_fields(KernelView, known))]
    for source in SOURCES:
        for name, struct in _structs(source):
            fields = [*_tag(struct), *_fields(struct, known)]
            body = "\n".join(fields)
            parts.append(f"{_comment(struct)}export interface {name} {{\n{body}\n}}\n")
    for name, union in UNIONS.items():
        members = "\n".join(f"  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} =\n{members};\n")
    return "\n".join(parts)


def _structs(source: ModuleType) -> Iterator[tuple[str, type[Struct]]]:
    """The structs of a module in the order they are written, without the bases."""
    for name, value in vars(source).items():
        if _is_own(value, source) and not _is_base(value):
            yield name, value


def _is_own(value: object, source: ModuleType) -> TypeGuard[type[Struct]]:
    return (
        isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == source.__name__
    )


def _is_base(struct: type[Struct]) -> bool:
    return struct in BASES


def _tag(struct: type[Struct]) -> list[str]:
    config = struct.__struct_config__
    return [f'  {config.tag_field}: "{config.tag}";'] if config.tag else []


def _fields(struct: type[Struct], known: set[str]) -> list[str]:
    """A line a field. What browsers send may leave out what has a default."""
    said_by_browsers = issubclass(struct, browser.FromBrowser | shared.Body)
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = []
    for field in info.fields:
        mark = "?" if said_by_browsers and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, known)};")
    return lines


def _type(kind: kinds.Type, known: set[str]) -> str:
    match kind:
        case kinds.Metadata(type=inner, extra_json_schema=extra):
            named = (extra or {}).get("typescript")
            return named if isinstance(named, str) else _type(inner, known)
        case kinds.StructType(cls=cls):
            return cls.__name__ if cls.__name__ in known else "unknown"
        case kinds.UnionType(types=types):
            return " | ".join(_type(one, known) for one in types)
        case kinds.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            each = _type(item, known)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case kinds.TupleType(item_types=items):
            return f"[{', '.join(_type(item, known) for item in items)}]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {_type(value, known)}>"
        case _:
            return _plain(kind)


def _plain(kind: kinds.Type) -> str:
    names: Sequence[tuple[Any, str]] = (
        (kinds.StrType, "string"),
        (kinds.IntType, "number"),
        (kinds.FloatType, "number"),
        (kinds.BoolType, "boolean"),
        (kinds.NoneType, "null"),
        (kinds.AnyType, "unknown"),
    )
    for each, plain in names:
        if isinstance(kind, each):
            return plain
    raise TypeError(f"no TypeScript for {kind}")


def _comment(struct: type[Struct]) -> str:
    doc = inspect.cleandoc(struct.__doc__ or "")
    lines = doc.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else WEB
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), "utf-8")
