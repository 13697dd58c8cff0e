"""SQL statements with named parameters for either database, and transactions made of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

Value: TypeAlias = str | int | float | bytes | None
"""The value of one column."""

Values: TypeAlias = dict[str, Value]

Records: TypeAlias = Sequence[Sequence[Any]]
"""The rows a statement returns."""

T = TypeVar("T")

Transaction: TypeAlias = Generator["Statement", Records, T]
"""A transaction whose next statement depends on the result of the last: yields statements and is
sent their records. Free of database and event loop; an exception rolls it back."""


class Statement(NamedTuple):
    sql: str
    """Parameters are `:name`. Row locks use PostgreSQL's syntax; for SQLite, which has a single
    writer, they are removed."""
    values: Values
