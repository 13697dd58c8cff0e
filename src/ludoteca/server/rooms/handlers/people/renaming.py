"""A person's new name reaches the table, the seat and the match there."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.rooms.handlers.seats.seat_records import store_sitter
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.people.guest_actions import renamed
from ludoteca.server.tables.table import Table

from .chat import require_may_say


async def rename(room: Room, person: str, name: str) -> None:
    """Use the new name of a session at this table."""
    for connection in room.connections_of(person):
        connection.session = replace(connection.session, name=name)
    table = with_name(room, room.table, person, name)
    if table != room.table:
        await room.save(table)
        await store_name(room, person)
        room.send_table()


def with_name(room: Room, table: Table, person: str, name: str) -> Table:
    """The table with the new name; with the old one where the new one would tell a secret."""
    try:
        require_may_say(room, person, name)
    except Rejected:
        return table
    return renamed(table, person, name)


async def store_name(room: Room, person: str) -> None:
    """Store the name of a seat with the running match, where it is another one."""
    live, seat = room.live, room.table.seat_of(person)
    if live is None or seat is None or room.table.phase != "playing":
        return
    if live.presenter.names[seat] != room.table.places[seat].name:
        await store_sitter(room, seat, is_new=False)


async def store_revealed(room: Room) -> None:
    """Store the names of an anonymous match with it, now that it is over."""
    if not room.table.anonymous or room.live is None:
        return
    for seat, place in enumerate(room.table.places):
        if place.person and place.name != room.live.presenter.names[seat]:
            await store_sitter(room, seat, is_new=False)
