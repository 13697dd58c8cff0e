"""Allowed field types of moves, events and states, and the state copier generated from them.

A field is a scalar, a frozen struct, a tuple of these, or (in states only) a possibly nested list
of these. So a copy is one shallow copy plus one slice per list, without inspecting values. A field
of a state may also be UNSET: it is then left out where the state is written, so that states of
older rules, which do not have it, keep their digests.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType

from .types import AnyState, TypeHint

SCALARS = (int, str, bool, float, bytes, type(None))


@cache
def field_types(cls: type) -> dict[str, TypeHint]:
    """The fields of a struct class with their annotations, marks included."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in cls.__struct_fields__}  # type: ignore[attr-defined]


def is_fixed(hint: TypeHint) -> bool:
    """Whether values of this type are immutable and safe to share."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return is_fixed(args[0])
    if origin in (Union, types.UnionType):
        return all(is_fixed(arg) for arg in args)
    if origin is tuple:
        return all(is_fixed(arg) for arg in args if arg is not Ellipsis)
    if origin is Literal:
        return True
    if not isinstance(hint, type):
        return False
    if issubclass(hint, Struct):
        return bool(hint.__struct_config__.frozen) and all(
            is_fixed(inner) for inner in field_types(hint).values()
        )
    return issubclass(hint, (*SCALARS, UnsetType, Enum))


def list_depth(hint: TypeHint) -> int | None:
    """Number of lists nested around immutable values; None for anything else."""
    if is_fixed(hint):
        return 0
    if get_origin(hint) is Annotated:
        return list_depth(get_args(hint)[0])
    if get_origin(hint) is list:
        depth = list_depth(get_args(hint)[0])
        return None if depth is None else depth + 1
    if may_be_unset(hint):
        return list_depth(Union[*(arg for arg in get_args(hint) if arg is not UnsetType)])
    return None


def may_be_unset(hint: TypeHint) -> bool:
    """Whether the type is a union with UNSET."""
    return get_origin(hint) in (Union, types.UnionType) and UnsetType in get_args(hint)


def require_fixed(cls: type) -> None:
    """Refuse a move or event class with mutable fields."""
    for name, hint in field_types(cls).items():
        if not is_fixed(hint):
            raise TypeError(
                f"{cls.__name__}.{name}: {hint} may change later; use scalars, tuples, structs"
            )


def make_copier(cls: type) -> Callable[[AnyState], AnyState]:
    """Generate the copier of a state class: one line per list field."""
    lines = ["def copy(self):", "    draft = self.__copy__()"]
    for name, hint in field_types(cls).items():
        depth = list_depth(hint)
        if depth is None:
            raise TypeError(
                f"{cls.__name__}.{name}: a state is made of scalars, tuples, frozen structs"
                f" and (nested) lists of them, not {hint}"
            )
        if depth:
            unless = f"if self.{name} is not UNSET: " if may_be_unset(hint) else ""
            copied = _copy_expression(f"self.{name}", depth)
            lines.append(f"    {unless}draft.{name} = {copied}")
    namespace: dict[str, Any] = {"UNSET": UNSET}
    exec("\n".join([*lines, "    return draft"]), namespace)
    copier: Callable[[AnyState], AnyState] = namespace["copy"]
    return copier


def _copy_expression(source: str, depth: int) -> str:
    if depth == 1:
        return f"{source}.copy()"
    inner = _copy_expression(f"x{depth}", depth - 1)
    return f"[{inner} for x{depth} in {source}]"
