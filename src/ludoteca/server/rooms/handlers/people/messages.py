"""Reading chat and letters: who may read a message, older ones on demand, and read marks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, takewhile
from typing import NamedTuple

from ludoteca.kernel import JOINING, Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.people.anonymity import shown_id
from ludoteca.server.tables.table import Table
from ludoteca.server.ws.connection import Connection
from ludoteca.store import MessageRow, ReadMark

GALLERY: tuple[Seat, ...] = ()
"""The recipients of what spectators write during a match: no seat."""
MOST_SCANNED = 500
"""Messages of a table looked through for those a person may read, per request."""
MOST_MESSAGES = 200
MOST_TEXT = 100_000
"""Messages sent at once, and characters of their texts; older ones are asked for."""


class Page(NamedTuple):
    """Messages in order, and the number before which there may be more; 0 for none."""

    rows: Sequence[MessageRow]
    before: int


def is_running(room: Room, match: str) -> bool:
    live = room.live
    return live is not None and live.id == match and not live.match.over


def plays(room: Room, person: str) -> bool:
    """Whether a person holds a seat that is still in the running match, or may come back to it."""
    live, seat = room.live, room.table.seat_of(person)
    if live is None or seat is None:
        return False
    return live.match.state.out[seat] in (0, JOINING) or room.table.places[seat].away


def reader(connection: Connection) -> str:
    """Whose letters a connection gets; empty for a big screen, which gets nobody's."""
    return "" if connection.screen else connection.person


def may_read(room: Room, row: MessageRow, person: str) -> bool:
    """A letter is readable by its sender and by the seats it is from and to, in its own match: a
    seat that changes hands keeps its letters. What spectators write during a match is readable by
    those who do not play in it, and afterwards by all."""
    if row.to is None or row.sender == person:
        return True
    if row.to == GALLERY:
        return not is_running(room, row.match) or (person != "" and not plays(room, person))
    same_match = room.live is not None and room.live.id == row.match
    seat = room.table.seat_of(person)
    return same_match and seat is not None and (seat in row.to or seat == row.seat)


def as_message(table: Table, row: MessageRow, reader: str) -> wire.Message:
    """A message for the browser of its reader; older ones show what spectators wrote as chat. After
    an anonymous match its writers have the names they have now."""
    is_own, writer = row.sender == reader, table.person(row.sender)
    is_told = table.anonymous and not table.is_masked and writer is not None
    return wire.Message(
        row.id,
        shown_id(table, row.sender, None if is_own else row.match or "waiting"),
        writer.name if is_told and writer is not None else row.name,
        row.seat,
        row.to or None,
        row.text,
        row.wall,
        row.round,
        row.phase,
        gallery=row.to == GALLERY,
        match=row.match,
    )


# Pages, the latest first


async def messages_for(room: Room, person: str, before: int | None = None) -> Page:
    """The latest messages that a person may read, below a number if one is given."""
    rows = await room.store.messages(room.table.code, 0, MOST_SCANNED, before)
    found = [row for row in rows if may_read(room, row, person)]
    kept = newest(found[-MOST_MESSAGES:], MOST_TEXT) or found[-1:]
    if len(kept) < len(found):
        return Page(kept, kept[0].id)
    return Page(kept, rows[0].id if len(rows) == MOST_SCANNED else 0)


def newest(messages: Sequence[MessageRow], most_text: int) -> Sequence[MessageRow]:
    """The latest messages whose texts have so many characters together."""
    totals = accumulate(len(message.text) for message in reversed(messages))
    count = sum(1 for _ in takewhile(lambda total: total <= most_text, totals))
    return messages[len(messages) - count :]


async def earlier(room: Room, request: QueuedRequest[wire.AskMessages]) -> wire.Messages:
    connection, before = request.connection, request.message.before
    person, table = reader(connection), room.table
    found = await messages_for(room, person, before)
    messages = tuple(as_message(table, row, person) for row in found.rows)
    return wire.Messages(request.message.id, messages, found.before)


# Read marks, in correspondence only


def conversation_of(row: MessageRow) -> str:
    """The key of a message's conversation: its match and participants; empty for chat."""
    if row.to is None:
        return ""
    if row.to == GALLERY:
        return f"{row.match}-gallery"
    seats = sorted({*row.to, -1 if row.seat is None else row.seat})
    return "-".join([row.match, *map(str, seats)])


async def unread(room: Room, person: str, rows: Sequence[MessageRow]) -> tuple[int, ...]:
    """The ids of the messages a person has not read yet."""
    if not room.is_correspondence:
        return ()
    marks = await room.store.read_marks(room.table.code, person)
    upto = {mark.talk: mark.upto for mark in marks}
    others = (row for row in rows if row.sender != person)
    return tuple(row.id for row in others if row.id > upto.get(conversation_of(row), 0))


async def mark_read(room: Room, request: QueuedRequest[wire.Read]) -> None:
    row = await message_for(room, request.person, request.message.number)
    if room.is_correspondence:
        code = room.table.code
        mark = ReadMark(table=code, session=request.person, talk=conversation_of(row), upto=row.id)
        await room.store.mark_read(mark)


async def message_for(room: Room, person: str, number: int) -> MessageRow:
    row = await room.store.message(room.table.code, number)
    if row is None or not may_read(room, row, person):
        raise Rejected("no_such_message")
    return row
