"""Chat at the table and letters between seats: stored, rate-limited, never part of a record."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ludoteca.kernel import Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.rooms.handlers.notices import tell_of_letter
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.seating import require_seat
from ludoteca.server.ws.connection import Connection
from ludoteca.store import MessageRow, ReadMark

GALLERY: tuple[Seat, ...] = ()
"""The recipients of what spectators write during a match: no seat."""
RECENT_MESSAGES = 100
CORRESPONDENCE_MESSAGES = 2_000


async def send_chat(room: Room, request: QueuedRequest[wire.Chat]) -> None:
    to = GALLERY if _is_in_gallery(room, request.person) else None
    await _send(room, request.person, request.message.text, to)


async def send_letter(room: Room, request: QueuedRequest[wire.Letter]) -> None:
    message = request.message
    require_seat(room.table, request.person)
    if room.table.rules.about.pace == "live":
        raise Rejected("no_letters")
    if room.live is None or not message.to:
        raise Rejected("no_match" if room.live is None else "no_such_person")
    if _is_in_gallery(room, request.person):
        raise Rejected("eliminated_write_no_letters")
    if room.table.press == "public" and _is_running(room, room.live.id):
        raise Rejected("press_public")
    for seat in message.to:
        if not 0 <= seat < room.live.match.seats:
            raise Rejected("no_such_seat", number=seat)
    await _send(room, request.person, message.text, tuple(sorted(set(message.to))))


async def _send(room: Room, by: str, raw: str, to: tuple[Seat, ...] | None) -> None:
    person = room.table.person(by)
    if person is None:
        raise Rejected("not_at_the_table")
    if person.muted:
        raise Rejected("muted")
    room.resources.rate_limits.chats.take(by)
    text, seat = without_control_characters(raw), room.table.seat_of(by)
    _require_allowed(room, seat, to)
    require_may_say(room, by, text)
    live = room.live
    stored = await room.store.add_message(
        MessageRow(
            table=room.table.code,
            match="" if live is None else live.id,
            sender=by,
            name=person.name,
            seat=seat,
            to=to,
            text=text,
            wall=room.wall(),
            round=0 if live is None else live.match.state.round,
            phase="" if live is None else live.match.state.phase,
        )
    )
    message = as_message(stored)
    for connection in room.connections:
        if may_read(room, stored, reader(connection)):
            connection.send(message)
    await tell_of_letter(room, stored)


def _is_running(room: Room, match: str) -> bool:
    live = room.live
    return live is not None and live.id == match and not live.match.over


def _plays(room: Room, person: str) -> bool:
    """Whether a person holds a seat that is still in the running match, or may come back to it."""
    live, seat = room.live, room.table.seat_of(person)
    if live is None or seat is None:
        return False
    return not live.match.state.out[seat] or room.table.places[seat].away


def _is_in_gallery(room: Room, person: str) -> bool:
    """Whether a person looks on at a running match. The host of a hosted table speaks to all."""
    if room.live is None or not _is_running(room, room.live.id) or _plays(room, person):
        return False
    return not (room.table.is_hosted and room.table.host == person)


def without_control_characters(raw: str) -> str:
    """Text as it is stored: no control or formatting characters, such as direction overrides."""
    kept = (sign for sign in raw if sign == "\n" or unicodedata.category(sign)[0] != "C")
    text = "".join(kept).strip()
    if not text:
        raise Rejected("empty_message")
    return text


def _require_allowed(room: Room, seat: Seat | None, to: tuple[Seat, ...] | None) -> None:
    """Players may write only what the table and the rules allow now; spectators always."""
    live = room.live
    if live is None or seat is None or live.match.over or to == GALLERY:
        return
    if room.table.press == "none":
        raise Rejected("press_none")
    rounds, state = live.match.game.rounds, live.match.state
    for recipient in to if to is not None else (None,):
        if not rounds.may_write(state, seat, recipient):
            raise Rejected("may_not_write")


def require_may_say(room: Room, person: str, text: str) -> None:
    """Refuse a text that would give away what the others at the table have yet to find out. Who
    has left the seat knows it still."""
    live = room.live
    if live is None or live.match.over or room.table.phase != "playing":
        return
    match, seat = live.match, live.seat_of(person)
    ctx = match.engine.read_only_ctx(match.state)
    if seat is not None and not match.game.rounds.may_say(match.state, seat, text, ctx):
        raise Rejected("may_not_say")


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
        return not _is_running(room, row.match) or (person != "" and not _plays(room, person))
    same_match = room.live is not None and room.live.id == row.match
    seat = room.table.seat_of(person)
    return same_match and seat is not None and (seat in row.to or seat == row.seat)


def as_message(row: MessageRow) -> wire.Message:
    """A message for browsers; older ones show what spectators wrote as chat."""
    return wire.Message(
        row.id,
        row.sender,
        row.name,
        row.seat,
        row.to or None,
        row.text,
        row.wall,
        row.round,
        row.phase,
        gallery=row.to == GALLERY,
        match=row.match,
    )


async def messages_for(room: Room, person: str) -> tuple[MessageRow, ...]:
    """The latest messages a person may read; more of them in correspondence."""
    most = CORRESPONDENCE_MESSAGES if room.is_correspondence else RECENT_MESSAGES
    rows = await room.store.messages(room.table.code, 0, most)
    return tuple(row for row in rows if may_read(room, row, person))


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
