"""The store protocol in SQL, written once over the primitives of a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import cast

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Millis

from . import transactions
from .documents import MatchSetup
from .migration import SAME_VERSION, VERSION
from .protocol import NO_END
from .row_mapping import (
    DUES,
    HOUSE,
    LOG,
    MATCHES,
    SNAPSHOTS,
    TABLES,
    read_log_records,
)
from .rows import (
    DueRow,
    HouseRow,
    LogRow,
    MailRow,
    MatchRow,
    SnapshotRow,
    StoredAmount,
    TableRow,
    UnitOfWork,
)
from .shared_documents import references_in, with_documents
from .sql_messages import SqlMessages
from .sql_people import SqlPeople
from .statement import Records, Statement, Values

LOG_SLICE = 250
"""Steps decoded at once, in about 5 ms."""


class SqlStore(SqlPeople, SqlMessages):
    """Shared by both databases; `Store` documents the methods."""

    def claim(self) -> None:
        """Nothing to claim, unless a database says otherwise."""

    async def ping(self) -> None:
        await self._read(Statement(VERSION, {}))
        await self._write(Statement(SAME_VERSION, {}))

    # Tables

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

    async def tables_of(self, session: str, limit: int) -> Sequence[TableRow]:
        return await self._all(
            TABLES,
            'WHERE code IN (SELECT "table" FROM table_sessions WHERE session = :session)'
            " ORDER BY touched DESC, code LIMIT :limit",
            session=session,
            limit=limit,
        )

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
                " RETURNING hash",
                {"before": created_before},
            )
        )
        return len(dropped)

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

    # Matches

    async def add_match(
        self, match: MatchRow, work: UnitOfWork, sessions: Sequence[str] = ()
    ) -> None:
        await self._write(*transactions.add_match(match, work, sessions))

    async def match(self, id: str) -> MatchRow | None:
        row = await self._one(MATCHES, "WHERE id = :id", id=id)
        if row is None:
            return None
        setup = await self._with_documents(cast(JsonObject, row.setup))
        return replace(row, setup=cast(MatchSetup, setup))

    async def table_of_match(self, id: str) -> str | None:
        sql = 'SELECT "table" FROM matches WHERE id = :id'
        records = await self._read(Statement(sql, {"id": id}))
        return records[0][0] if records else None

    async def change_sitters(self, match: MatchRow, session: str) -> None:
        await self._write(*transactions.change_sitters(match, session))

    async def upgrade_match(self, match: MatchRow, snapshot: SnapshotRow) -> None:
        await self._write(*transactions.upgrade_match(match, snapshot))

    async def matches_of(self, session: str, limit: int) -> Sequence[MatchRow]:
        return await self._all(
            MATCHES,
            "WHERE id IN (SELECT match FROM match_sessions WHERE session = :session)"
            " ORDER BY created DESC, id LIMIT :limit",
            session=session,
            limit=limit,
        )

    async def abandoned_matches(self, since: Millis) -> Sequence[MatchRow]:
        return await self._all(
            MATCHES,
            "WHERE over = '' AND created < :since"
            ' AND "table" IN (SELECT code FROM tables WHERE touched < :since)'
            " AND NOT EXISTS (SELECT 1 FROM dues WHERE dues.match = matches.id)"
            " AND NOT EXISTS (SELECT 1 FROM log WHERE log.match = matches.id AND wall >= :since)"
            " ORDER BY created, id",
            since=since,
        )

    def append(self, work: UnitOfWork) -> Awaitable[None]:
        return self._put(*transactions.append(work))

    async def log(self, match: str, since: int = 0, until: int = NO_END) -> Sequence[LogRow]:
        records = await self._log(match, since, until)
        steps = read_log_records(records[:LOG_SLICE])
        for first in range(LOG_SLICE, len(records), LOG_SLICE):
            await asyncio.sleep(0)  # a long log must not hold up everybody else
            steps += read_log_records(records[first : first + LOG_SLICE])
        return steps

    async def log_records(self, match: str) -> Records:
        return [tuple(record) for record in await self._log(match, 0, NO_END)]

    async def _log(self, match: str, since: int, until: int) -> Records:
        where = "WHERE match = :match AND seq >= :since AND seq < :until ORDER BY seq"
        values: Values = {"match": match, "since": since, "until": until}
        return await self._read(Statement(f"{LOG.select} {where}", values))

    async def snapshot(self, match: str) -> SnapshotRow | None:
        return await self._one(SNAPSHOTS, "WHERE match = :match", match=match)

    async def due(self, before: Millis, limit: int, *, post: bool = False) -> Sequence[DueRow]:
        return await self._all(
            DUES,
            "WHERE post = :post AND wake <= :before ORDER BY wake, match LIMIT :limit",
            post=post,
            before=before,
            limit=limit,
        )

    async def next_due(self, *, post: bool = False) -> Millis | None:
        first = await self._one(DUES, "WHERE post = :post ORDER BY wake LIMIT 1", post=post)
        return first.wake if first else None

    async def reminded(self, due: DueRow, mails: Sequence[MailRow]) -> bool:
        return await self._run(transactions.reminded, (due, mails))

    # The house

    async def house(self) -> HouseRow | None:
        return await self._one(HOUSE, "WHERE id = 1")

    async def save_house(self, house: HouseRow) -> None:
        await self._put(Statement(HOUSE.upsert, HOUSE.values(house)))

    async def reopen(self, house: HouseRow, closed: Millis) -> None:
        later = Statement("UPDATE tables SET touched = touched + :closed", {"closed": closed})
        await self._write(later, Statement(HOUSE.upsert, HOUSE.values(house)))
