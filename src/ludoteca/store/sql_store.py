"""The store protocol in SQL, written once over the primitives of a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import cast

from msgspec.structs import replace

from ludoteca.kernel import JsonObject, Millis

from . import transactions
from .migration import SAME_VERSION, VERSION
from .protocol import NO_END
from .row_mapping import (
    ACCOUNTS,
    DUES,
    HOUSE,
    LINKS,
    LOG,
    MAILS,
    MATCHES,
    MESSAGES,
    READ_MARKS,
    REPORTS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    read_log_records,
)
from .rows import (
    AccountRow,
    DueRow,
    HouseRow,
    LinkRow,
    LogRow,
    MailRow,
    MatchRow,
    MessageRow,
    ReadMark,
    ReportRow,
    SessionRow,
    SnapshotRow,
    StoredAmount,
    TableRow,
    UnitOfWork,
)
from .shared_documents import Documents, references_in, with_documents
from .sql_database import SqlDatabase
from .statement import Records, Statement, Value, Values

LOG_SLICE = 250
"""Steps decoded at once, in about 5 ms."""


class SqlStore(SqlDatabase):
    """Shared by both databases; `Store` documents the methods."""

    def claim(self) -> None:
        """Nothing to claim, unless a database says otherwise."""

    async def ping(self) -> None:
        await self._read(Statement(VERSION, {}))
        await self._write(Statement(SAME_VERSION, {}))

    # Sessions, links and accounts

    async def add_session(self, session: SessionRow) -> None:
        await self._write(Statement(SESSIONS.insert, SESSIONS.values(session)))

    async def session_by_token(self, token_hash: str) -> SessionRow | None:
        wanted = (
            "WHERE token_hash = :token_hash"
            " OR (previous_hash = :token_hash AND previous_hash <> '')"
        )
        return await self._one(SESSIONS, wanted, token_hash=token_hash)

    async def session(self, id: str) -> SessionRow | None:
        return await self._one(SESSIONS, "WHERE id = :id", id=id)

    async def session_by_calendar(self, secret_hash: str) -> SessionRow | None:
        wanted = "WHERE calendar = :secret_hash AND calendar <> ''"
        return await self._one(SESSIONS, wanted, secret_hash=secret_hash)

    async def sessions_of(self, account: str) -> Sequence[SessionRow]:
        return await self._all(SESSIONS, "WHERE account = :account ORDER BY id", account=account)

    async def save_session(self, session: SessionRow, *fields: str) -> None:
        await self._write(SESSIONS.update_of(session, fields))

    async def drop_sessions(self, *, account: str = "", session: str = "") -> None:
        await self._write(*transactions.drop_sessions(account, session))

    async def drop_unseen_sessions(self, since: Millis) -> int:
        sql = "DELETE FROM sessions WHERE seen < :since RETURNING id"
        return len(await self._write(Statement(sql, {"since": since})))

    async def add_link(self, link: LinkRow) -> None:
        await self._write(Statement(LINKS.insert, LINKS.values(link)))

    async def link(self, hash: str, now: Millis) -> LinkRow | None:
        return await self._one(LINKS, "WHERE hash = :hash AND expires > :now", hash=hash, now=now)

    async def take_link(self, hash: str, now: Millis) -> LinkRow | None:
        taken = await self._write(
            Statement(
                "DELETE FROM links WHERE hash = :hash AND expires > :now"
                f" RETURNING {LINKS.columns}",
                {"hash": hash, "now": now},
            )
        )
        return LINKS.row(taken[0]) if taken else None

    async def drop_replay_links(self, match: str, session: str) -> None:
        await self._write(
            Statement(
                "DELETE FROM links WHERE kind = 'replay' AND match = :match AND session = :session",
                {"match": match, "session": session},
            )
        )

    async def drop_links(self, now: Millis) -> None:
        await self._write(Statement("DELETE FROM links WHERE expires <= :now", {"now": now}))

    async def account_by_email(self, email: str) -> AccountRow | None:
        return await self._one(ACCOUNTS, "WHERE email = :email", email=email)

    async def account(self, id: str) -> AccountRow | None:
        return await self._one(ACCOUNTS, "WHERE id = :id", id=id)

    async def account_by_mail_key(self, key: str) -> AccountRow | None:
        return await self._one(ACCOUNTS, "WHERE mail_key = :key AND mail_key <> ''", key=key)

    async def save_account(self, account: AccountRow) -> None:
        await self._write(Statement(ACCOUNTS.upsert, ACCOUNTS.values(account)))

    # Tables

    async def add_table(self, table: TableRow) -> None:
        await self._write(*transactions.add_table(table))

    async def table(self, code: str) -> TableRow | None:
        return next(iter(await self._tables("WHERE code = :code", code=code)), None)

    async def save_table(self, table: TableRow) -> None:
        await self._run(transactions.save_table, table)

    async def open_tables(self, limit: int) -> Sequence[TableRow]:
        wanted = "WHERE is_open ORDER BY touched DESC, code LIMIT :limit"
        return await self._tables(wanted, limit=limit)

    async def tables_of(self, session: str, limit: int) -> Sequence[TableRow]:
        return await self._tables(
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

    async def _tables(self, rest: str, **values: Value) -> Sequence[TableRow]:
        rows = await self._all(TABLES, rest, **values)
        documents = await self._documents([row.document for row in rows])
        return [replace(row, document=with_documents(row.document, documents)) for row in rows]

    async def _matches(self, rest: str, **values: Value) -> Sequence[MatchRow]:
        rows = await self._all(MATCHES, rest, **values)
        documents = await self._documents([cast(JsonObject, row.setup) for row in rows])
        return [
            replace(row, setup=with_documents(cast(JsonObject, row.setup), documents))
            for row in rows
        ]

    async def _documents(self, stored: Sequence[JsonObject]) -> Documents:
        """The large documents some rows refer to."""
        hashes = {hash for each in stored for hash in references_in(each)}
        values: Values = {f"hash{number}": hash for number, hash in enumerate(sorted(hashes))}
        if not values:
            return {}
        marks = ", ".join(f":{name}" for name in values)
        sql = f"SELECT hash, text FROM documents WHERE hash IN ({marks})"
        records = await self._read(Statement(sql, values))
        return {record[0]: record[1] for record in records}

    # Matches

    async def add_match(
        self, match: MatchRow, work: UnitOfWork, sessions: Sequence[str] = ()
    ) -> None:
        await self._write(*transactions.add_match(match, work, sessions))

    async def match(self, id: str) -> MatchRow | None:
        return next(iter(await self._matches("WHERE id = :id", id=id)), None)

    async def change_sitters(self, match: MatchRow, session: str) -> None:
        await self._write(*transactions.change_sitters(match, session))

    async def upgrade_match(self, match: MatchRow, snapshot: SnapshotRow) -> None:
        await self._write(*transactions.upgrade_match(match, snapshot))

    async def matches_of(self, session: str, limit: int) -> Sequence[MatchRow]:
        return await self._matches(
            "WHERE id IN (SELECT match FROM match_sessions WHERE session = :session)"
            " ORDER BY created DESC, id LIMIT :limit",
            session=session,
            limit=limit,
        )

    async def abandoned_matches(self, since: Millis) -> Sequence[MatchRow]:
        return await self._matches(
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

    # Messages and mail

    async def add_message(self, message: MessageRow) -> MessageRow:
        return await self._run(transactions.add_message, message)

    async def message(self, table: str, id: int) -> MessageRow | None:
        return await self._one(MESSAGES, 'WHERE "table" = :table AND id = :id', table=table, id=id)

    async def messages(self, table: str, since: int, limit: int) -> Sequence[MessageRow]:
        latest_first = await self._all(
            MESSAGES,
            'WHERE "table" = :table AND id > :since ORDER BY id DESC LIMIT :limit',
            table=table,
            since=since,
            limit=limit,
        )
        return latest_first[::-1]

    async def mark_read(self, mark: ReadMark) -> None:
        await self._write(Statement(transactions.READ_FURTHER, READ_MARKS.values(mark)))

    async def read_marks(self, table: str, session: str) -> Sequence[ReadMark]:
        return await self._all(
            READ_MARKS,
            'WHERE "table" = :table AND session = :session ORDER BY talk',
            table=table,
            session=session,
        )

    async def add_mail(self, mail: MailRow) -> None:
        await self._write(Statement(MAILS.insert, MAILS.values(mail)))

    async def take_mail(self, now: Millis, limit: int, retry_at: Millis) -> Sequence[MailRow]:
        taken = await self._write(
            Statement(
                "WITH picked AS MATERIALIZED (SELECT id FROM mails WHERE due <= :now"
                ' ORDER BY due, "to", id LIMIT :limit FOR UPDATE SKIP LOCKED)'
                " UPDATE mails SET due = :retry_at, tries = tries + 1"
                f" WHERE id IN (SELECT id FROM picked) RETURNING {MAILS.columns}",
                {"now": now, "limit": limit, "retry_at": retry_at},
            )
        )
        return sorted(map(MAILS.row, taken), key=lambda mail: mail.id)

    async def add_report(self, report: ReportRow) -> None:
        sql = f"{REPORTS.insert} ON CONFLICT DO NOTHING"
        await self._write(Statement(sql, REPORTS.values(report)))

    async def reports(self, limit: int) -> Sequence[ReportRow]:
        return await self._all(REPORTS, "ORDER BY id LIMIT :limit", limit=limit)

    async def mail_reports(self, mail: MailRow, upto: int) -> None:
        await self._run(transactions.mail_reports, (mail, upto))

    async def drop_mail(self, id: int) -> None:
        await self._write(Statement("DELETE FROM mails WHERE id = :id", {"id": id}))
