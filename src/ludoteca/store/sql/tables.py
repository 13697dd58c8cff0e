"""Tables in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.kernel import Millis

from ..rows import StoredAmount, TableRow
from ..statement import Statement, Values
from .documents import SqlDocuments
from .row_mapping import TABLES
from .writes import transactions


class SqlTables(SqlDocuments):
    """The part of the store about tables; `Store` documents the methods."""

    async def add_table(self, table: TableRow) -> None:
        await self._write(*transactions.add_table(table))

    async def table(self, code: str) -> TableRow | None:
        row = await self._one(TABLES, "WHERE code = :code", code=code)
        return row and replace(row, document=await self._with_documents(row.document))

    async def save_table(self, table: TableRow) -> None:
        await self._run(transactions.save_table, table)

    async def open_tables(self, limit: int) -> Sequence[TableRow]:
        wanted = "WHERE is_open ORDER BY touched DESC, code LIMIT :limit"
        return await self._all(TABLES, wanted, limit=limit)

    async def tables_with_open_seats(self, limit: int) -> Sequence[TableRow]:
        wanted = "WHERE has_open_seats ORDER BY touched DESC, code LIMIT :limit"
        return await self._all(TABLES, wanted, limit=limit)

    async def tables_of(self, session: str, limit: int) -> Sequence[TableRow]:
        return await self._all(
            TABLES,
            'WHERE code IN (SELECT "table" FROM table_sessions WHERE session = :session)'
            " ORDER BY touched DESC, code LIMIT :limit",
            session=session,
            limit=limit,
        )

    async def due_tables(self, before: Millis, limit: int) -> Sequence[str]:
        records = await self._read(
            Statement(
                "SELECT code FROM tables WHERE due <= :before ORDER BY due, code LIMIT :limit",
                {"before": before, "limit": limit},
            )
        )
        return [code for (code,) in records]

    async def next_due_table(self) -> Millis | None:
        ((first,),) = await self._read(Statement("SELECT min(due) FROM tables", {}))
        return None if first is None else int(first)

    async def drop_tables(self, untouched_since: Millis) -> Sequence[str]:
        return await self._run(transactions.drop_tables, untouched_since)

    async def stored_by(self, *, host: str = "", opened_from: str = "") -> StoredAmount:
        values: Values = {"host": host, "opened_from": opened_from}
        wanted = (
            "(host = :host AND host <> '') OR (opened_from = :opened_from AND opened_from <> '')"
        )
        ((tables, size),) = await self._read(
            Statement(
                f"SELECT (SELECT count(*) FROM tables WHERE {wanted}), coalesce(sum(bytes), 0)"
                " FROM documents WHERE hash IN (SELECT document FROM table_documents"
                f' WHERE "table" IN (SELECT code FROM tables WHERE {wanted}))',
                values,
            )
        )
        return StoredAmount(tables, int(size))

    async def drop_documents(self, created_before: Millis) -> int:
        dropped = await self._write(
            Statement(
                "DELETE FROM documents WHERE created < :before"
                " AND NOT EXISTS (SELECT 1 FROM table_documents WHERE document = hash)"
                " AND NOT EXISTS (SELECT 1 FROM match_documents WHERE document = hash)"
                " AND NOT EXISTS (SELECT 1 FROM creations WHERE document = hash)"
                " RETURNING hash",
                {"before": created_before},
            )
        )
        return len(dropped)
