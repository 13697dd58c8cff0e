"""Messages and mail in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.kernel import Millis

from ..rows import MailRow, MessageRow, ReadMark
from ..statement import Statement, Values
from .database import SqlDatabase
from .row_mapping import MAILS, MESSAGES, READ_MARKS
from .writes import transactions

LARGEST = 2**53
"""Above every id."""


class SqlMessages(SqlDatabase):
    """The part of the store about what people write; `Store` documents the methods."""

    async def add_message(self, message: MessageRow) -> MessageRow:
        return await self._run(transactions.add_message, message)

    async def message(self, table: str, id: int) -> MessageRow | None:
        return await self._one(MESSAGES, 'WHERE "table" = :table AND id = :id', table=table, id=id)

    async def messages(
        self, table: str, since: int, limit: int, before: int | None = None
    ) -> Sequence[MessageRow]:
        latest_first = await self._all(
            MESSAGES,
            'WHERE "table" = :table AND id > :since AND id < :before ORDER BY id DESC LIMIT :limit',
            table=table,
            since=since,
            before=LARGEST if before is None else before,
            limit=limit,
        )
        return latest_first[::-1]

    async def messages_by(
        self, senders: Iterable[str], since: int, limit: int
    ) -> Sequence[MessageRow]:
        values: Values = {f"sender{number}": one for number, one in enumerate(senders)}
        marks = ", ".join(f":{name}" for name in values) or "NULL"
        wanted = f"WHERE sender IN ({marks}) AND id > :since ORDER BY id LIMIT :limit"
        return await self._all(MESSAGES, wanted, since=since, limit=limit, **values)

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

    async def drop_mail(self, id: int) -> None:
        await self._write(Statement("DELETE FROM mails WHERE id = :id", {"id": id}))
