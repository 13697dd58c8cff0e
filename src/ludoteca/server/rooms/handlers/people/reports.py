"""Reporting a message to the operator: in the log, and by mail where one is configured."""

from __future__ import annotations

import logging

from ludoteca.server import wire
from ludoteca.server.rate_limits import HOUSE
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.store import MessageRow, ReportRow

from .messages import conversation_of, message_for, messages_for

log = logging.getLogger(__name__)

LINES_BEFORE = 5
LONGEST_LINE = 300
"""Characters of a message that are quoted."""


async def report(room: Room, request: QueuedRequest[wire.Report]) -> None:
    by, limits, settings = request.person, room.resources.rate_limits, room.settings
    limits.chats.take(by)
    limits.reports.take(by)
    row = await message_for(room, by, request.message.number)
    facts = {"table": room.table.code, "number": row.id, "sender": row.sender, "by": by}
    log.warning("a message was reported", extra=facts)
    room.resources.metrics.reports.inc()
    # Nobody is refused because others report much: then the log has to do.
    if settings.has_mail and settings.mail_operator and limits.mailed_reports.allows(HOUSE):
        await room.store.add_report(await _report(room, row, by))
        room.resources.outbox.wake()


async def _report(room: Room, row: MessageRow, by: str) -> ReportRow:
    person = room.table.person(by)
    return ReportRow(
        table=row.table,
        number=row.id,
        game=room.table.game,
        sender=row.sender,
        name=row.name,
        text=_quoted(row.text),
        before=await _lines_before(room, row, by),
        by=by,
        by_name="" if person is None else person.name,
        wall=room.wall(),
    )


async def _lines_before(room: Room, row: MessageRow, by: str) -> tuple[str, ...]:
    """The end of the same conversation, as far as the reporter may read it."""
    talk = conversation_of(row)
    read = [
        f"{other.name}: {_quoted(other.text)}"
        for other in (await messages_for(room, by, row.id)).rows
        if conversation_of(other) == talk
    ]
    return tuple(read[-LINES_BEFORE:])


def _quoted(text: str) -> str:
    line = " / ".join(text.split("\n"))
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"
