"""Removing and muting people: by the host, or by a vote of the others."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.rooms.handlers.seats import open_seats
from ludoteca.server.rooms.handlers.table import start
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.people import host_actions
from ludoteca.server.tables.people.anonymity import real_id
from ludoteca.server.tables.people.guest_actions import removed
from ludoteca.store import Departure


async def kick(room: Room, request: QueuedRequest[wire.Kick]) -> None:
    person = real_id(room.table, request.message.person)
    host_actions.kick(room.table, request.person, person)  # refuse before anything happens
    await remove(room, person)


async def remove(room: Room, person: str, device: str = "") -> None:
    """Remove and ban a person; their seat is offered to others."""
    await leave_match(room, person, "removed")
    await room.change(removed(room.table, person, device, room.successors(person)))
    room.dismiss([person], Rejected("kicked"))


async def leave_match(room: Room, person: str, why: Departure = "left") -> None:
    """Give up the seat of a person who leaves the table. Only a seated person cancels a start."""
    seat = room.table.seat_of(person)
    if seat is None:
        return
    start.cancel(room)
    if room.table.phase == "playing" and room.live is not None:
        await open_seats.give_up(room, seat, why)


async def mute(room: Room, request: QueuedRequest[wire.Mute]) -> None:
    message = request.message
    person = real_id(room.table, message.person)
    table = host_actions.mute(room.table, request.person, person, message.muted)
    await room.change(table)
