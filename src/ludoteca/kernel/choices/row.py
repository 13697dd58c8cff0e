"""Row: a kind of move and what each of its fields may be; it may stand for thousands of moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from types import FunctionType
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .domains import OPEN, Domain, Free
from .expansion import admits, independent, listed
from .sampling import sampled

if TYPE_CHECKING:
    from ..chance import Chance
    from ..move import Move


class Row(Struct, frozen=True, gc=False):
    """A kind of move and what each of its fields may be."""

    move: type[Move]
    domains: tuple[Domain, ...]

    def contains(self, move: Move) -> bool:
        if type(move) is not self.move:
            return False
        values: list[Any] = []
        for name, domain in zip(self.move.__struct_fields__, self.domains, strict=True):
            value = getattr(move, name)
            if not admits(domain(*values) if type(domain) is FunctionType else domain, value):
                return False
            values.append(value)
        return True

    def sample(self, chance: Chance) -> Move:
        return self.move(*sampled(self.domains, chance))

    def moves(self) -> Iterator[Move]:
        """Every move the row stands for, in order."""
        for row in self.expanded():
            if not row.is_finite:
                raise ValueError(f"{row.move.__name__} has free fields: sample it, do not list it")
            columns = [listed(domain) for domain in row.domains]
            yield from (row.move(*values) for values in product(*columns))

    def expanded(self) -> Iterator[Row]:
        """The same as rows whose fields do not depend on each other."""
        return (Row(self.move, domains) for domains in independent(self.domains))

    @property
    def is_finite(self) -> bool:
        return not any(type(domain) in OPEN for domain in self.domains)

    def sealed(self, chance: Chance) -> Row:
        sealed = (
            domain.sealed(chance) if type(domain) is Free else domain for domain in self.domains
        )
        return Row(self.move, tuple(sealed))
