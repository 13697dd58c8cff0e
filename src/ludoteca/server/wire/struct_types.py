"""Renders msgspec structs as TypeScript types, for the wire and for games alike.

Tuples become readonly arrays, literals and enumerations become unions, docstrings of classes and
fields become JSDoc. A field may be missing where the struct omits defaults, or where it has a
default and browsers send it.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeAlias, TypeGuard

from msgspec import NODEFAULT, Struct
from msgspec import inspect as kinds

StructClass: TypeAlias = type[Struct]
Names: TypeAlias = Mapping[StructClass, str]
"""How each struct is called in TypeScript."""

TYPESCRIPT = "typescript"
"""The key of a field's extra JSON schema that names its TypeScript type."""

PLAIN: Mapping[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.BytesType: "string",  # in base64
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def is_struct(value: object) -> TypeGuard[StructClass]:
    return isinstance(value, type) and issubclass(value, Struct)


# --- Declarations -------------------------------------------------------------------------------
def declaration(
    struct: StructClass,
    names: Names,
    *,
    is_sent_by_browsers: bool = False,
    secret: Iterable[str] = (),
) -> str:
    """One struct. A `secret` field may hold the mark `Kept` in the place of its value.

    An alias, since TypeScript takes no interface for a `Record<string, unknown>`.
    """
    config = struct.__struct_config__
    lines = [f"  {config.tag_field}: {_literal(config.tag)};"] if config.tag else []
    for field in _fields(struct):
        may_be_absent = is_sent_by_browsers or config.omit_defaults or _may_be_unset(field)
        is_optional = not field.required and may_be_absent
        mark = "?" if is_optional else ""
        kept = " | Kept" if field.name in secret else ""
        lines += _comment(_field_doc(struct, field.name), "  ")
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type, names)}{kept};")
    body = ["{", *lines, "}"] if lines else ["Record<string, never>"]
    text = "\n".join(body)
    return "\n".join([*_comment(_class_doc(struct)), f"export type {names[struct]} = {text};", ""])


def _may_be_unset(field: kinds.Field) -> bool:
    """Whether the default of a field is UNSET, which `inspect` tells as no default at all."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def union(name: str, members: Iterable[str], doc: str = "") -> str:
    lines = (f"  | {member}" for member in members)
    return "\n".join([*_comment(doc), f"export type {name} =", *lines]) + ";\n"


def contained(*roots: StructClass) -> Iterator[StructClass]:
    """These structs and all that their fields hold, each once, parts before wholes."""
    found: dict[StructClass, None] = {}

    def visit(struct: StructClass) -> None:
        if struct in found:
            return
        for field in _fields(struct):
            for part in _structs_in(field.type):
                visit(part)
        found[struct] = None

    for root in roots:
        visit(root)
    return iter(found)


def _fields(struct: StructClass) -> tuple[kinds.Field, ...]:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return info.fields


# --- Types --------------------------------------------------------------------------------------
def _type(kind: kinds.Type, names: Names) -> str:
    match kind:
        case kinds.Metadata(type=inner, extra_json_schema=extra):
            named = (extra or {}).get(TYPESCRIPT)
            return named if isinstance(named, str) else _type(inner, names)
        case kinds.StructType(cls=cls):
            return names[cls]
        case kinds.UnionType(types=types):
            return " | ".join(dict.fromkeys(_type(one, names) for one in types))
        case kinds.LiteralType(values=values):
            return " | ".join(map(_literal, values))
        case kinds.EnumType(cls=cls):
            return " | ".join(_literal(member.value) for member in cls)
        case kinds.VarTupleType(item_type=item):
            return f"readonly {_items(item, names)}[]"
        case kinds.ListType(item_type=item):
            return f"{_items(item, names)}[]"
        case kinds.TupleType(item_types=items):
            return f"readonly [{', '.join(_type(item, names) for item in items)}]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {_type(value, names)}>"
        case _:
            if type(kind) not in PLAIN:
                raise TypeError(f"no TypeScript for {kind}")
            return PLAIN[type(kind)]


def _items(item: kinds.Type, names: Names) -> str:
    each = _type(item, names)
    return f"({each})" if " | " in each or each.startswith("readonly ") else each


def _literal(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _structs_in(kind: kinds.Type) -> Iterator[StructClass]:
    match kind:
        case kinds.StructType(cls=cls):
            yield cls
        case kinds.Metadata(type=inner):
            yield from _structs_in(inner)
        case kinds.UnionType(types=parts) | kinds.TupleType(item_types=parts):
            for part in parts:
                yield from _structs_in(part)
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            yield from _structs_in(item)
        case kinds.DictType(value_type=value):
            yield from _structs_in(value)


# --- Comments -----------------------------------------------------------------------------------
def _comment(doc: str, indent: str = "") -> list[str]:
    lines = re.sub(r"\bNone\b", "null", inspect.cleandoc(doc)).splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [
        f"{indent}/**",
        *(f"{indent} * {line}".rstrip() for line in lines),
        f"{indent} */",
    ]


def _class_doc(struct: StructClass) -> str:
    return vars(struct).get("__doc__") or ""


def _field_doc(struct: StructClass, field: str) -> str:
    """The docstring below a field, in the class that declares it."""
    for cls in struct.__mro__:
        docs = _field_docs(cls.__module__).get(cls.__qualname__, {})
        if field in docs:
            return docs[field]
    return ""


@cache
def _field_docs(module: str) -> Mapping[str, Mapping[str, str]]:
    """Class → field → docstring, for the classes at the top of a module."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):  # built in or compiled
        return {}
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef))
    return {node.name: dict(_documented(node)) for node in classes}


def _documented(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, doc in zip(node.body, node.body[1:], strict=False):
        match field, doc:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, text
