"""Begins the match of an arranged table, without those who do not come, or calls it off."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.starts.gathering import (
    are_complete,
    has_lost_players,
    waiting_anew,
    without_absent,
)
from ludoteca.server.tables.starts.self_start import begins_by_itself
from ludoteca.server.tables.table import closed

from . import start


async def settle(room: Room) -> None:
    """Begin once everybody has come, or the time is up; by post nobody has to come."""
    table = room.table
    if not table.is_gathering or table.due is None:
        await _begin_as_settled(room)
        return
    here = {place.person for place in table.places} if room.is_correspondence else room.online
    if not are_complete(table, here):
        if table.due > room.wall() and not has_lost_players(table):
            return
        rest = without_absent(table, here)
        if rest is None:
            await call_off(room)
            return
        await room.save(rest)
    await start.begin_start(room)


async def _begin_as_settled(room: Room) -> None:
    """Begin a match by post for which nobody presses start. Where too few are seated at its date,
    the table stays open."""
    table, now = room.table, room.wall()
    if begins_by_itself(table, now):
        await start.begin_start(room)
    elif table.phase == "waiting" and table.starts_at is not None and table.starts_at <= now:
        await room.change(replace(table, starts_at=None))


async def resume(room: Room) -> None:
    """Wait for the players of a table that was loaded: all get the whole grace if a part of it fell
    into a time in which nobody could come."""
    table = room.table
    if table.due is None or table.arrangement is None:
        return
    if not room.is_correspondence and table.due < room.wall() + table.arrangement.grace // 2:
        await room.save(waiting_anew(table, room.wall()))
    room.reschedule()


async def call_off(room: Room) -> None:
    """Close the table; those who came learn why. One that was not arranged stays, without its
    date."""
    if room.table.arrangement is None:
        await room.change(replace(room.table, starts_at=None))
        return
    came = tuple(person for person in room.table.people if room.is_online(person.id))
    await room.save(closed(replace(room.table, people=came)))
    room.resources.arrangement_listeners.tell(room.table)
    room.dismiss([person.id for person in came], Rejected("called_off"))
