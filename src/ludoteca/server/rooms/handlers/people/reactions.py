"""Reactions: shown to everybody at a party for a moment, and kept nowhere."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.hosting import lets_react
from ludoteca.server.tables.people.anonymity import shown_id


async def react(room: Room, request: QueuedRequest[wire.React]) -> None:
    """Show a reaction to all; one of a muted person to nobody else."""
    table, person = room.table, room.table.person(request.person)
    if person is None:
        raise Rejected("not_at_the_table")
    if table.phase not in ("playing", "over") or not lets_react(table):
        raise Rejected("no_reactions")
    room.resources.rate_limits.reactions.take(person.id)
    seat = table.seat_of(person.id)
    shown = shown_id(table, person.id)
    told = wire.Reacted(shown, person.name, seat, request.message.kind)
    is_silent = person.muted or room.resources.sanctions.is_silent(person.id)
    for connection in room.connections_of(person.id) if is_silent else room.connections:
        if not (is_silent and connection.screen):
            connection.send(told)
