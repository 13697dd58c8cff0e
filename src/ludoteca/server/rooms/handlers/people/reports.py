"""Reporting messages and people at a table to the operators, with the conversation before."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.moderation.reports import quoted
from ludoteca.server.ratings.players import player_by_session
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import AnyRequest, Room
from ludoteca.server.settings import DAY
from ludoteca.server.tables.people.anonymity import real_id
from ludoteca.store import MessageRow, ReportRow

from .messages import conversation_of, message_for, messages_for

LINES_BEFORE = 5


async def report(room: Room, request: QueuedRequest[wire.Report]) -> None:
    by, message = request.person, request.message
    room.resources.rate_limits.chats.take(by)
    room.resources.reports.take_limits(by, request.connection.address)
    row = await message_for(room, by, message.number)
    await room.resources.reports.file(
        ReportRow(
            table=row.table,
            match=row.match,
            number=row.id,
            game=room.table.game,
            sender=row.sender,
            player=await player_by_session(room.store, row.sender),
            name=row.name,
            text=quoted(row.text),
            before=await _lines_before(room, row, by),
            by=by,
            by_name=_name_of(room, request),
            reason=message.reason,
            note=message.note,
            wall=room.wall(),
        )
    )


async def report_person(room: Room, request: QueuedRequest[wire.ReportPerson]) -> None:
    """With the last lines of the chat that the reporter may read."""
    by, message = request.person, request.message
    person = room.table.person(real_id(room.table, message.person))
    if person is None:
        raise Rejected("no_such_person")
    if person.id == by:
        raise Rejected("not_yourself")
    room.resources.reports.take_limits(by, request.connection.address)
    chat = [row for row in (await messages_for(room, by)).rows if row.to is None]
    live = room.live
    await room.resources.reports.file(
        ReportRow(
            kind="person",
            table=room.table.code,
            match="" if live is None else live.id,
            number=room.wall() // DAY,
            game=room.table.game,
            sender=person.id,
            player=await player_by_session(room.store, person.id),
            name=person.name,
            text="",
            before=_lines(chat),
            by=by,
            by_name=_name_of(room, request),
            reason=message.reason,
            note=message.note,
            wall=room.wall(),
        )
    )


def _name_of(room: Room, request: AnyRequest) -> str:
    person = room.table.person(request.person)
    return request.connection.session.name if person is None else person.name


async def _lines_before(room: Room, row: MessageRow, by: str) -> tuple[str, ...]:
    """The end of the same conversation, as far as the reporter may read it."""
    talk = conversation_of(row)
    rows = (await messages_for(room, by, row.id)).rows
    return _lines([other for other in rows if conversation_of(other) == talk])


def _lines(rows: list[MessageRow]) -> tuple[str, ...]:
    return tuple(f"{row.name}: {quoted(row.text)}" for row in rows[-LINES_BEFORE:])
