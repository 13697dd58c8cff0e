"""Reads the large documents that rows refer to."""

from __future__ import annotations

from ludoteca.kernel import JsonObject

from ..statement import Statement, Values
from .database import SqlDatabase
from .shared_documents import references_in, with_documents


class SqlDocuments(SqlDatabase):
    """What rows of tables and matches have in common."""

    async def _with_documents(self, stored: JsonObject) -> JsonObject:
        """A row's document with the large options it refers to."""
        hashes = sorted({*references_in(stored)})
        values: Values = {f"hash{number}": hash for number, hash in enumerate(hashes)}
        if not values:
            return stored
        marks = ", ".join(f":{name}" for name in values)
        sql = f"SELECT hash, text FROM documents WHERE hash IN ({marks})"
        records = await self._read(Statement(sql, values))
        return with_documents(stored, {record[0]: record[1] for record in records})
