"""The store's interface: tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import StoredAmount, TableRow


class TableStore(Protocol):
    async def add_table(self, table: TableRow) -> None:
        """Raise Conflict if the code is taken."""

    async def table(self, code: str) -> TableRow | None: ...

    async def save_table(self, table: TableRow) -> None:
        """Store revision n if n - 1 is stored; raise Conflict otherwise."""

    async def open_tables(self, limit: int) -> Sequence[TableRow]:
        """Tables anybody may join, the most recently touched first. Here as in all lists, the row
        holds a reference in place of large options."""

    async def tables_with_open_seats(self, limit: int) -> Sequence[TableRow]:
        """Tables whose match has a seat to take over, the most recently touched first."""

    async def tables_of(self, session: str, limit: int) -> Sequence[TableRow]:
        """The most recently touched first."""

    async def due_tables(self, before: Millis, limit: int) -> Sequence[str]:
        """The codes of tables where the server has something to do by then, the first due first."""

    async def next_due_table(self) -> Millis | None:
        """When the first table is due."""

    async def drop_tables(self, untouched_since: Millis) -> Sequence[str]:
        """Delete tables untouched since then, unless a match is under way there. Their messages are
        deleted; their matches stay, without a table. Returns the codes."""

    async def stored_by(self, *, host: str = "", opened_from: str = "") -> StoredAmount:
        """What the tables of a host, or of an address, take up."""

    async def drop_documents(self, created_before: Millis) -> int:
        """Delete large documents of that age no table or match refers to; returns their number."""
