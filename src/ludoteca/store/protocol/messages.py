"""The store's interface: chat and letters, and mail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from ludoteca.kernel import Millis

from ..rows import MailRow, MessageRow, ReadMark


class MessageStore(Protocol):
    async def add_message(self, message: MessageRow) -> MessageRow:
        """Returns the message with its id; raise Conflict if the table is gone. At one table, ids
        become visible in ascending order."""

    async def message(self, table: str, id: int) -> MessageRow | None: ...

    async def messages(
        self, table: str, since: int, limit: int, before: int | None = None
    ) -> Sequence[MessageRow]:
        """Messages with an id above `since`, and below `before` if it is given, in order; the
        latest `limit` if there are more."""

    async def messages_by(
        self, senders: Iterable[str], since: int, limit: int
    ) -> Sequence[MessageRow]:
        """What these sessions wrote at any table after that id, in order."""

    async def mark_read(self, mark: ReadMark) -> None:
        """Marks only move forward."""

    async def read_marks(self, table: str, session: str) -> Sequence[ReadMark]: ...

    async def add_mail(self, mail: MailRow) -> None: ...

    async def take_mail(self, now: Millis, limit: int, retry_at: Millis) -> Sequence[MailRow]:
        """Mails to send now; each is due again at `retry_at` unless it is dropped. Taking counts as
        a try: `tries` is 1 the first time."""

    async def drop_mail(self, id: int) -> None:
        """After a mail was sent or given up."""
