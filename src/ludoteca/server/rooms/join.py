"""Arriving and going: what happens when a browser says hello, and when its connection ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.server.settings import DAY
from ludoteca.server.tables import guest_actions as visiting
from ludoteca.server.tables import table as tables
from ludoteca.server.wire import Hello, MatchView, PastStep, Presence, Welcome

from . import play as playing
from .chat import as_message, messages_for, unread

if TYPE_CHECKING:
    from ludoteca.server.ws.connection import Connection

    from .room import Room

LAST_STEPS = 50
"""So many steps somebody gets who knows none."""
MOST_MISSED = 1_000


async def arrive(room: Room, connection: Connection, hello: Hello) -> None:
    """Let somebody in and tell them all there is to know."""
    session = connection.session
    most = room.house.settings.people_at_table
    table = visiting.enter(room.table, session.id, session.name, most)
    was_online = room.is_online(session.id)
    connection.text, connection.screen = hello.text, hello.screen
    changed = table != room.table
    if changed or room.house.now() - room.touched >= DAY:
        await room.save(table)  # a visit, too, keeps a table from being cleaned up
    if connection not in room.connections:
        room.absence.came(session.id)
        room.connections.append(connection)
    await _come_back(room, session.id)
    connection.send(await _welcome(room, connection, hello))
    connection.greeted = True
    if changed:
        room.show_table()
    elif not was_online:
        room.send_to_all(Presence(session.id, online=True), but=connection)
    room.absence.look()
    room.bots.look()


async def _come_back(room: Room, person: str) -> None:
    """Take up a seat again that was given up because nobody was there."""
    seat = room.table.seat_of(person)
    if seat is None or not room.table.places[seat].away or room.table.phase != "playing":
        return
    place = replace(room.table.places[seat], away=False)
    await room.save(tables.with_place(room.table, seat, place))
    await playing.come_back(room, seat)


async def _welcome(room: Room, connection: Connection, hello: Hello) -> Welcome:
    match, steps = await _match(room, connection, hello)
    messages = await messages_for(room, connection.person)
    return Welcome(
        you=room.you(connection),
        table=room.view(),
        match=match,
        steps=steps,
        messages=tuple(map(as_message, messages)),
        unread=await unread(room, connection.person, messages),
        now=room.house.now(),
    )


async def _match(
    room: Room, connection: Connection, hello: Hello
) -> tuple[MatchView | None, tuple[PastStep, ...]]:
    teller = room.teller
    if teller is None:
        return None, ()
    viewer, seq = room.viewer(connection), teller.keeper.seq
    knows = hello.match == teller.keeper.id and 0 <= hello.since <= seq
    since = max(hello.since, seq - MOST_MISSED) if knows else seq - LAST_STEPS
    since = since if knows or since > 0 else -1
    view = teller.match_view(viewer, connection.session.locale)
    return view, await teller.past(since, seq, viewer.seat)


def depart(room: Room, connection: Connection) -> None:
    """A connection ended. That is not leaving: the seat is kept."""
    if connection not in room.connections:
        return
    room.connections.remove(connection)
    person = connection.person
    if not room.is_online(person) and room.table.person(person) is not None:
        room.absence.went(person)
        room.send_to_all(Presence(person, online=False))
    if not room.connections:
        room.idle_since = room.house.now()
        room.absence.stop()
