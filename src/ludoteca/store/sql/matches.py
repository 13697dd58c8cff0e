"""Matches, their logs and deadlines in SQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import cast

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Millis

from ..documents import MatchSetup
from ..protocol.matches import NO_END
from ..rows import (
    DueRow,
    LogRow,
    MailRow,
    MatchRow,
    ParticipationRow,
    PushRow,
    SnapshotRow,
    UnitOfWork,
)
from ..statement import Records, Statement, Values
from .documents import SqlDocuments
from .row_mapping import DUES, LOG, MATCHES, SNAPSHOTS, read_log_records
from .writes import transactions

LOG_SLICE = 250
"""Steps decoded at once, in about 5 ms."""


class SqlMatches(SqlDocuments):
    """The part of the store about matches; `Store` documents the methods."""

    async def add_match(
        self,
        match: MatchRow,
        work: UnitOfWork,
        sessions: Sequence[str] = (),
        participations: Sequence[ParticipationRow] = (),
    ) -> None:
        await self._write(*transactions.add_match(match, work, sessions, participations))

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

    async def change_sitters(
        self, match: MatchRow, session: str, holder: ParticipationRow | None = None
    ) -> None:
        await self._write(*transactions.change_sitters(match, session, holder))

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

    async def reminded(
        self, due: DueRow, mails: Sequence[MailRow], pushes: Sequence[PushRow] = ()
    ) -> bool:
        return await self._run(transactions.reminded, (due, mails, pushes))
