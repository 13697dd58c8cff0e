"""Statements: SQL with named parameters that both databases understand, and work made of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

Value: TypeAlias = str | int | None
"""What a database keeps in one place."""

Values: TypeAlias = dict[str, Value]

Records: TypeAlias = Sequence[Sequence[Any]]
"""What a statement brings back."""

T = TypeVar("T")

Transaction: TypeAlias = Generator["Statement", Records, T]
"""A transaction whose next step depends on what the last brought back: yields statements, is sent
their records. It knows no database and no event loop; to raise is to undo it all."""


class Statement(NamedTuple):
    sql: str
    """Parameters are `:name`. Row locks are written as PostgreSQL needs them; SQLite, with its one
    writer, drops them."""
    values: Values
