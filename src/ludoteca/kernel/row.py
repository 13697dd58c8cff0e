"""Row: a kind of move and what each of its fields may be; it may stand for thousands of moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from types import FunctionType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .leaves import OPEN, Free, Leaf, admits, combinations, listed, looks_at, seen, wire
from .sampling import sampled

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
        return (Row(self.move, leaves) for leaves in self.independent())

    def independent(self) -> Iterable[tuple[Leaf, ...]]:
        """The leaves of those rows."""
        depths = [looks_at(leaf) for leaf in self.leaves if type(leaf) is FunctionType]
        if not depths:
            return (self.leaves,)
        first, others = self.leaves[: max(depths)], self.leaves[max(depths) :]
        return [
            (*values, *[seen(leaf, values) for leaf in others]) for values in combinations(first)
        ]

    @property
    def is_finite(self) -> bool:
        return not any(type(leaf) in OPEN for leaf in self.leaves)

    def sealed(self, chance: Chance) -> Row:
        sealed = (leaf.sealed(chance) if type(leaf) is Free else leaf for leaf in self.leaves)
        return Row(self.move, tuple(sealed))

    def to_wire(self) -> dict[str, Any]:
        return wire_row(self.move, self.leaves)


def wire_row(move: type[Move], leaves: tuple[Leaf, ...]) -> dict[str, Any]:
    fields = zip(move.__struct_fields__, map(wire, leaves), strict=True)
    return {"move": move.tag, "fields": dict(fields)}
