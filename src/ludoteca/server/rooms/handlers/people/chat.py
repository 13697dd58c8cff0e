"""Writing chat and letters: what the table and the rules allow, stored, sent to who may read it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from ludoteca.kernel import Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.hosting import lets_chat
from ludoteca.server.tables.people.naming import require_clean
from ludoteca.server.tables.seats.seating import require_seat
from ludoteca.store import MessageRow, SessionRow

from .messages import GALLERY, as_message, is_running, may_read, plays, reader
from .notices import tell_of_letter


async def send_chat(room: Room, request: QueuedRequest[wire.Chat]) -> None:
    to = GALLERY if _is_in_gallery(room, request.person) else None
    await _send(room, request.connection.session, request.message.text, to)


async def send_letter(room: Room, request: QueuedRequest[wire.Letter]) -> None:
    message = request.message
    require_seat(room.table, request.person)
    if room.table.rules.about.pace == "live":
        raise Rejected("no_letters")
    if room.live is None or not message.to:
        raise Rejected("no_match" if room.live is None else "no_such_person")
    if _is_in_gallery(room, request.person):
        raise Rejected("eliminated_write_no_letters")
    if room.table.press == "public" and is_running(room, room.live.id):
        raise Rejected("press_public")
    to = _recipients(room, request.person, message.to)
    await _send(room, request.connection.session, message.text, to)


def _recipients(room: Room, person: str, to: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a letter, without the writer's own. Bots read none, so one of them may be among
    the readers but not alone."""
    places, seats = room.table.places, room.require_match().match.seats
    for seat in to:
        if not 0 <= seat < seats:
            raise Rejected("no_such_seat", number=seat)
    others = sorted({*to} - {room.table.seat_of(person)})
    if not others:
        raise Rejected("no_such_person")
    if all(places[seat].bot for seat in others):
        raise Rejected("bots_read_no_letters")
    return tuple(others)


async def _send(room: Room, session: SessionRow, raw: str, to: tuple[Seat, ...] | None) -> None:
    by = session.id
    person = room.table.person(by)
    if person is None:
        raise Rejected("not_at_the_table")
    if person.muted:
        raise Rejected("muted")
    if not lets_chat(room.table):
        raise Rejected("chat_is_off")
    room.resources.sanctions.require_may_write(session)
    room.resources.rate_limits.chats.take(by)
    text, seat = without_control_characters(raw), room.table.seat_of(by)
    _require_allowed(room, seat, to)
    require_clean(room.table, text)
    require_may_say(room, by, text)
    live = room.live
    await deliver(
        room,
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
        ),
    )


async def deliver(room: Room, message: MessageRow, *, mailed: bool = True) -> None:
    """Store a message, send it to those who may read it, and tell those who are away."""
    stored = await room.store.add_message(message)
    for connection in room.connections:
        read_by = reader(connection)
        if may_read(room, stored, read_by):
            connection.send(as_message(room.table, stored, read_by))
    if mailed:
        await tell_of_letter(room, stored)


def _is_in_gallery(room: Room, person: str) -> bool:
    """Whether a person looks on at a running match. The host of a hosted table speaks to all."""
    if room.live is None or not is_running(room, room.live.id) or plays(room, person):
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
