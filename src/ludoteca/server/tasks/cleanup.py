"""Abandoned matches: where nobody came back for a long time the seats are left, so that the match
ends by its rules and its table is cleaned up in its time. Where a deadline runs, that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.kernel import Rejected
from ludoteca.server.rooms import presence as absence
from ludoteca.store import MatchRow

if TYPE_CHECKING:
    from ludoteca.server.rooms.room import Room
    from ludoteca.server.services import House


async def end_abandoned(house: House) -> int:
    """Returns how many were left."""
    since = house.now() - house.settings.match_lifetime
    rows = await house.store.abandoned_matches(since)
    return sum([await _left(house, row) for row in rows])


async def _left(house: House, row: MatchRow) -> bool:
    try:
        room = await house.rooms.room(row.table)
    except Rejected:
        return False
    if room.visitors or room.trouble is not None or room.table.match != row.id:
        return False
    return await room.done(lambda: _leave(room))


async def _leave(room: Room) -> None:
    """Everybody goes; bots that are left play the match to its end."""
    for seat, place in enumerate(room.table.places):
        if place.person:
            await absence.lose(room, seat)
    room.bots.look()
