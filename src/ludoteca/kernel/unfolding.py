"""Unfolding: which values the leaves of a row stand for, and how clients are told of them."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import to_builtins

from .leaves import LISTED, OPEN, Free, Leaf, Text

if TYPE_CHECKING:
    from .move import Move

Leaves: TypeAlias = tuple[Leaf, ...]

FIXED = -1
"""The depth of a leaf that depends on no other."""


def admits(leaf: Leaf, value: object) -> bool:
    kind = type(leaf)
    if kind in LISTED:
        return value in leaf
    if kind in OPEN:
        return bool(leaf.contains(value))
    return bool(leaf == value)


def listed(leaf: Leaf) -> Any:
    return leaf if type(leaf) in LISTED else (leaf,)


def independent(leaves: Leaves) -> list[Leaves]:
    """These leaves once for every combination of the values that others of them depend on."""
    depths = [_looks_at(leaf) for leaf in leaves]
    depth = max(depths, default=FIXED)
    if depth == FIXED:
        return [leaves]
    others = [*zip(leaves[depth:], depths[depth:], strict=True)]
    if depth == 1 and depths[0] == FIXED:  # most often all depends on the first field alone
        return [
            (first, *[leaf if deep == FIXED else leaf(first) for leaf, deep in others])
            for first in listed(leaves[0])
        ]
    found: list[tuple[Any, ...]] = [()]
    for leaf, deep in zip(leaves[:depth], depths[:depth], strict=True):
        found = [(*first, one) for first in found for one in listed(_seen(leaf, deep, first))]
    return [(*first, *[_seen(leaf, deep, first) for leaf, deep in others]) for first in found]


def _looks_at(leaf: Leaf) -> int:
    """How many of the fields before it a leaf depends on."""
    if type(leaf) is not FunctionType:
        return FIXED
    count: int = leaf.__code__.co_argcount
    return count


def _seen(leaf: Leaf, deep: int, values: tuple[Any, ...]) -> Leaf:
    """What a leaf is where the fields before it have these values."""
    return leaf if deep == FIXED else leaf(*values[:deep])


def wire_rows(move: type[Move], leaves: Leaves) -> list[dict[str, Any]]:
    """A row as clients get it; one for each of those that do not depend on each other."""
    tag, names = move.tag, move.__struct_fields__
    if len(leaves) != len(names):
        kind = "shorter" if len(leaves) < len(names) else "longer"
        raise ValueError(f"a row of {tag} is {kind} than the move")
    return [
        {"move": tag, "fields": {names[i]: _wire(plain[i]) for i in range(len(names))}}
        for plain in independent(leaves)
    ]


def _wire(leaf: Leaf) -> dict[str, Any]:
    kind = type(leaf)
    if kind is str or kind is int:
        return {"is": leaf}
    if kind is range and leaf.step == 1:
        return {"from": leaf.start, "to": leaf.stop - 1}
    if kind in LISTED:
        return {"one_of": to_builtins(list(leaf))}
    if kind is Text:
        return {"text": leaf.max_length}
    if kind is Free:
        return {"free": leaf.kind, **leaf.told()}
    return {"is": to_builtins(leaf)}
