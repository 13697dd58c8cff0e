"""What a database has to offer for the store: four primitives, and reading rows by them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from ..statement import Records, Statement, Transaction, Value
from .row_mapping import RowMapping

Row = TypeVar("Row", bound=Struct)
A = TypeVar("A")
T = TypeVar("T")


class SqlDatabase(ABC):
    """Implemented by SQLite and PostgreSQL."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def _read(self, statement: Statement) -> Records: ...

    @abstractmethod
    async def _write(self, *statements: Statement) -> Records:
        """Run independent statements in one transaction, in any order or combined into one. Returns
        the records of the last."""

    @abstractmethod
    async def _run(self, transaction: Callable[[A], Transaction[T]], argument: A) -> T:
        """Run a transaction whose statements depend on each other. It is created from its argument
        here because it may have to be restarted."""

    @abstractmethod
    def _put(self, *statements: Statement) -> Awaitable[None]:
        """As `_write`, for statements without a result."""

    async def _all(self, kind: RowMapping[Row], rest: str, **values: Value) -> Sequence[Row]:
        records = await self._read(Statement(f"{kind.select} {rest}", values))
        return [kind.row(record) for record in records]

    async def _one(self, kind: RowMapping[Row], rest: str, **values: Value) -> Row | None:
        found = await self._all(kind, rest, **values)
        return found[0] if found else None
