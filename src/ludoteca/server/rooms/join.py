"""Connections that join and drop: the hello, catching up after a reconnect, departure."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.server.matches.presenter import WITH_OPENING
from ludoteca.server.rooms.handlers.match import match_clock, play
from ludoteca.server.rooms.handlers.people import audience, notices
from ludoteca.server.rooms.handlers.people.chat import require_may_say
from ludoteca.server.rooms.handlers.people.messages import as_message, messages_for, reader, unread
from ludoteca.server.rooms.handlers.people.renaming import store_name, with_name
from ludoteca.server.rooms.handlers.seats import open_seats
from ludoteca.server.settings import DAY
from ludoteca.server.tables.people.anonymity import shown_id
from ludoteca.server.tables.people.guest_actions import enter, with_host_back
from ludoteca.server.tables.seats.seating import with_place
from ludoteca.server.wire import Hello, MatchView, PastStep, Presence, Welcome
from ludoteca.server.ws.connection import Connection

from .room import Room

INITIAL_STEPS = 50
"""Steps sent to a client with no history."""
MOST_MISSED = 1_000
"""Steps sent to a reconnecting client at most; it asks for older ones."""


async def join(room: Room, connection: Connection, hello: Hello) -> None:
    """Admit a connection and send it the table, the match and the steps it missed."""
    session = connection.session
    most = room.settings.people_at_table
    is_program = bool(session.program)
    table = enter(room.table, session.id, session.name, most, session.device, program=is_program)
    if hello.screen:
        table = room.table  # a big screen looks on, but is nobody at the table
    else:
        if room.table.person(session.id) is None:
            require_may_say(room, session.id, session.name)
        table = with_host_back(with_name(room, table, session.id, session.name), session.id)
    if connection.screen != hello.screen:
        depart(room, connection)
    was_online = room.is_online(session.id)
    connection.text, connection.screen = hello.text, hello.screen
    changed = table != room.table
    if changed or room.wall() - room.touched >= DAY:
        await room.save(table)  # a visit also keeps a table from being cleaned up
        await store_name(room, session.id)
    if connection not in room.connections:
        if not hello.screen:
            room.arrived(session.id)
        room.connections.append(connection)
    if not hello.screen:
        await _return_to_seat(room, session.id)
        await notices.seen(room, session.id)
    await match_clock.wake_up(room)
    connection.send(await _welcome(room, connection, hello))
    connection.greeted = True
    audience.tell(room, connection)
    if changed:
        room.send_table_soon()
    elif not was_online and not hello.screen:
        room.send_to_all(Presence(shown_id(room.table, session.id), online=True), but=connection)
    room.reschedule()


async def _return_to_seat(room: Room, person: str) -> None:
    """Take up a seat again that was given up for absence."""
    seat = room.table.seat_of(person)
    if seat is None or not room.table.places[seat].away or room.table.phase != "playing":
        return
    if room.table.places[seat].is_given_up:
        await open_seats.take_up_again(room, seat)
        return
    place = replace(room.table.places[seat], away=False)
    await room.save(with_place(room.table, seat, place))
    await play.rejoin(room, seat)


async def _welcome(room: Room, connection: Connection, hello: Hello) -> Welcome:
    match, steps = await _catch_up(room, connection, hello)
    person = reader(connection)
    messages, before = await messages_for(room, person)
    unread_messages = () if connection.screen else await unread(room, connection.person, messages)
    return Welcome(
        you=room.you(connection),
        table=room.view(),
        match=match,
        steps=steps,
        messages=tuple(as_message(room.table, row, person) for row in messages),
        unread=unread_messages,
        now=room.house.live(),
        messages_before=before,
        left_at=None if connection.screen else _left_at(room, connection.person),
    )


def _left_at(room: Room, person: str) -> int | None:
    match, steps = room.left_at.pop(person, ("", 0))
    return steps if room.live is not None and room.live.id == match else None


async def _catch_up(
    room: Room, connection: Connection, hello: Hello
) -> tuple[MatchView | None, tuple[PastStep, ...]]:
    """The match as it is now, and the steps since the last one the client knows."""
    live = room.live
    if live is None:
        return None, ()
    viewer, seq = room.viewer(connection), live.writer.seq
    if hello.match == live.id and 0 <= hello.since <= seq:
        since = max(hello.since, seq - MOST_MISSED)
    elif seq > INITIAL_STEPS:
        since = seq - INITIAL_STEPS
    else:
        since = WITH_OPENING
    view = live.presenter.match_view(viewer, connection.session.locale)
    return view, await live.presenter.past(since, seq, viewer)


def depart(room: Room, connection: Connection) -> None:
    """Remove a closed connection. This is not leaving: the seat is kept."""
    if connection not in room.connections:
        return
    room.connections.remove(connection)
    person = connection.person
    if not connection.screen and not room.is_online(person):
        room.departed(person)
        if room.table.person(person) is not None:
            autopilot = room.autopilot_at(person)
            shown = shown_id(room.table, person)
            room.send_to_all(Presence(shown, online=False, autopilot=autopilot))
    if not room.connections:
        room.idle_since = room.house.live()
