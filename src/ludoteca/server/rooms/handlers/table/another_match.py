"""Waiting for another match at the same table."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.server import wire
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables import playlist
from ludoteca.server.tables.people import host_actions
from ludoteca.server.tables.people.guest_actions import with_next_host
from ludoteca.server.tables.table import Table


async def play_again(room: Room) -> None:
    """Wait for another match of the same game, with the same sitters."""
    secret = room.resources.sources.new_secret()
    await _wait_for_another(room, host_actions.rematch(room.table, secret))


async def next_game(room: Room, request: QueuedRequest[wire.NextGame]) -> None:
    secret = room.resources.sources.new_secret()
    await _wait_for_another(room, playlist.next_game(room.table, request.person, secret))


async def _wait_for_another(room: Room, table: Table) -> None:
    if table.arrangement is not None:
        # what was arranged was one match
        table = with_next_host(replace(table, arrangement=None), room.successors(""))
    await room.save(table)
    room.live = room.proposal = room.rating = None
    room.reschedule()
    room.send_table()
