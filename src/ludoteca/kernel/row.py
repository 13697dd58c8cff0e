"""Row: a kind of move and what each of its fields may be; it may stand for thousands of moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import FunctionType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .leaves import OPEN, Free, Leaf
from .sampling import sampled
from .unfolding import admits, independent, listed

if TYPE_CHECKING:
    from .chance import Chance
    from .move import Move


class Row(Struct, frozen=True, gc=False):
    """A kind of move and what each of its fields may be."""

    move: type[Move]
    leaves: tuple[Leaf, ...]

    def contains(self, move: Move) -> bool:
        if type(move) is not self.move:
            return False
        values: list[Any] = []
        for name, leaf in zip(self.move.__struct_fields__, self.leaves, strict=True):
            value = getattr(move, name)
            if not admits(leaf(*values) if type(leaf) is FunctionType else leaf, value):
                return False
            values.append(value)
        return True

    def sample(self, chance: Chance) -> Move:
        return self.move(*sampled(self.leaves, chance))

    def moves(self) -> Iterator[Move]:
        """Every move the row stands for, in order."""
        for row in self.expanded():
            if not row.is_finite:
                raise ValueError(f"{row.move.__name__} has free fields: sample it, do not list it")
            columns = [listed(leaf) for leaf in row.leaves]
            yield from (row.move(*values) for values in product(*columns))

    def expanded(self) -> Iterator[Row]:
        """The same as rows whose fields do not depend on each other."""
        return (Row(self.move, leaves) for leaves in independent(self.leaves))

    @property
    def is_finite(self) -> bool:
        return not any(type(leaf) in OPEN for leaf in self.leaves)

    def sealed(self, chance: Chance) -> Row:
        sealed = (leaf.sealed(chance) if type(leaf) is Free else leaf for leaf in self.leaves)
        return Row(self.move, tuple(sealed))
