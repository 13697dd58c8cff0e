"""Another match at the same table: asked for by any player, agreed by those who are there."""

from __future__ import annotations

from ludoteca.server import wire
from ludoteca.server.rooms.handlers.match import proposals
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables import proposal as rules
from ludoteca.server.tables.people import host_actions
from ludoteca.server.tables.table import require_host

from . import start


async def rematch(room: Room, request: QueuedRequest[wire.Rematch]) -> None:
    """Ask the other players who are here; the host of a hosted table decides alone."""
    table, person = room.table, request.person
    seat = table.seat_of(person)
    if seat is None:
        require_host(table, person)
    host_actions.rematch(table, table.secret)  # refuse before anything happens
    people = [other for other in room.online if not table.is_program(other)]
    others = [table.seats[other] for other in people if other in table.seats]
    is_decided = table.is_hosted and table.host == person
    if seat is None or is_decided or not {*others} - {seat}:
        await start.play_again(room)
        return
    await proposals.put_forward(room, rules.propose("rematch", seat, others, paused=False))
