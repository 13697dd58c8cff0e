"""Talking: chat at the table and letters between seats. Stored, limited, never in a record."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.kernel import Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.tables.table import require_seat
from ludoteca.store import MailRow, MessageRow, ReadMark

if TYPE_CHECKING:
    from ludoteca.server.ws.connection import Connection

    from .room import Room

log = logging.getLogger(__name__)

SHOWN_ON_ARRIVAL = 100
KEPT_FOR_THE_ABSENT = 2_000


async def chat(room: Room, who: Connection, message: wire.Chat) -> None:
    await _send(room, who.person, message.text, None)


async def letter(room: Room, who: Connection, message: wire.Letter) -> None:
    require_seat(room.table, who.person)
    if room.keeper is None or not message.to:
        raise Rejected("no_match" if room.keeper is None else "no_such_person")
    for seat in message.to:
        if not 0 <= seat < room.keeper.match.seats:
            raise Rejected("no_such_seat", number=seat)
    await _send(room, who.person, message.text, tuple(sorted(set(message.to))))


async def _send(room: Room, by: str, raw: str, to: tuple[Seat, ...] | None) -> None:
    person = room.table.person(by)
    if person is None:
        raise Rejected("not_at_the_table")
    if person.muted:
        raise Rejected("muted")
    room.house.limits.chats.take(by)
    text, seat = cleaned(raw), room.table.seat_of(by)
    _ask_the_rules(room, seat, to)
    stored = await room.house.store.add_message(
        MessageRow(
            table=room.table.code,
            match=room.keeper.id if room.keeper is not None else "",
            sender=by,
            name=person.name,
            seat=seat,
            to=to,
            text=text,
            wall=room.house.now(),
            round=0 if room.keeper is None else room.keeper.match.state.round,
            phase="" if room.keeper is None else room.keeper.match.state.phase,
        )
    )
    told = as_message(stored)
    for connection in room.connections:
        if may_read(room, stored, connection.person):
            connection.send(told)


def cleaned(raw: str) -> str:
    """Text as it is kept: without signs that are no writing, such as those that turn lines."""
    kept = (sign for sign in raw if sign == "\n" or unicodedata.category(sign)[0] != "C")
    text = "".join(kept).strip()
    if not text:
        raise Rejected("empty_message")
    return text


def _ask_the_rules(room: Room, seat: Seat | None, to: tuple[Seat, ...] | None) -> None:
    """Who plays may write only what the rules allow now; others may always."""
    keeper = room.keeper
    if keeper is None or seat is None or keeper.match.over:
        return
    rounds, state = keeper.match.game.rounds, keeper.match.state
    for recipient in to if to is not None else (None,):
        if not rounds.may_write(state, seat, recipient):
            raise Rejected("may_not_write")


def may_read(room: Room, row: MessageRow, person: str) -> bool:
    """Letters are for their sender and the seats they are for, in the match they belong to. Who
    takes over a seat inherits what it wrote and got."""
    if row.to is None or row.sender == person:
        return True
    same_match = room.keeper is not None and room.keeper.id == row.match
    seat = room.table.seat_of(person)
    return same_match and seat is not None and (seat in row.to or seat == row.seat)


def as_message(row: MessageRow) -> wire.Message:
    return wire.Message(
        row.id, row.sender, row.name, row.seat, row.to, row.text, row.wall, row.round, row.phase
    )


async def messages_for(room: Room, person: str) -> tuple[MessageRow, ...]:
    """What somebody may read; by post also from long ago."""
    most = KEPT_FOR_THE_ABSENT if room.is_by_post else SHOWN_ON_ARRIVAL
    rows = await room.house.store.messages(room.table.code, 0, most)
    return tuple(row for row in rows if may_read(room, row, person))


# What was read. Live everybody hears everything at once, and nothing is kept of that


def talk_of(row: MessageRow) -> str:
    """The conversation a message belongs to: who is in it, in one match."""
    if row.to is None:
        return ""
    seats = sorted({*row.to, -1 if row.seat is None else row.seat})
    return "-".join([row.match, *map(str, seats)])


async def unread(room: Room, person: str, rows: Sequence[MessageRow]) -> tuple[int, ...]:
    """The numbers of the messages somebody has not read yet."""
    if not room.is_by_post:
        return ()
    marks = await room.house.store.read_marks(room.table.code, person)
    upto = {mark.talk: mark.upto for mark in marks}
    others = (row for row in rows if row.sender != person)
    return tuple(row.id for row in others if row.id > upto.get(talk_of(row), 0))


async def read(room: Room, who: Connection, message: wire.Read) -> None:
    row = await _message(room, who.person, message.number)
    if room.is_by_post:
        code = room.table.code
        mark = ReadMark(table=code, session=who.person, talk=talk_of(row), upto=row.id)
        await room.house.store.mark_read(mark)


async def _message(room: Room, person: str, number: int) -> MessageRow:
    rows = await room.house.store.messages(room.table.code, number - 1, 10_000)
    row = next((row for row in rows if row.id == number), None)
    if row is None or not may_read(room, row, person):
        raise Rejected("no_such_message")
    return row


async def report(room: Room, who: Connection, message: wire.Report) -> None:
    """Put a message before the operator: in the log, and by mail where there is mail."""
    house, by = room.house, who.person
    house.limits.chats.take(by)
    row = await _message(room, by, message.number)
    told = {"table": room.table.code, "number": row.id, "sender": row.sender, "by": by}
    log.warning("a message was reported", extra=told)
    house.metrics.reports.inc()
    if house.settings.has_mail and house.settings.mail_operator:
        await house.store.add_mail(_report_mail(room, row))
        house.mailer.wake()


def _report_mail(room: Room, row: MessageRow) -> MailRow:
    house = room.house
    return MailRow(
        message_id=f"<report-{row.table}-{row.id}@{house.mailer.domain}>",
        to=house.settings.mail_operator,
        subject=f"Ludoteca: {row.table} #{row.id}",
        text=f"{row.name} ({row.sender}), {row.table}:\n\n{row.text}\n",
        html="",
        due=house.now(),
    )
