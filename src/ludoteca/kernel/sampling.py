"""Sampling: random values for the fields of a move."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from .leaves import Free, Leaf, Text

if TYPE_CHECKING:
    from .chance import Chance


def sampled(leaves: tuple[Leaf, ...], chance: Chance) -> list[Any]:
    """One value for each leaf; those that depend on the fields before them get their values."""
    values: list[Any] = []
    for leaf in leaves:
        kind = type(leaf)
        if kind is FunctionType:
            leaf = leaf(*values)
            kind = type(leaf)
        if kind is list or kind is range:
            count = len(leaf)
            leaf = leaf[chance.below(count) if count > 1 else 0]
        elif kind is Text or kind is Free:
            leaf = leaf.sample(chance)
        values.append(leaf)
    return values
