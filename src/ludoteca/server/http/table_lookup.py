"""Tables looked up by a code from outside, with a limit on guessing."""

from __future__ import annotations

from ludoteca.kernel import Rejected
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.table import Table


async def find_room(
    rooms: RoomRegistry, rate_limits: RateLimits, code: str, address: str, person: str
) -> Room:
    """The room with this code. After too many wrong ones only people who are at the table already
    find it."""
    refusal = rate_limits.guesses.refusal(address)
    if refusal is not None and not person:
        raise refusal
    try:
        room = await rooms.room(code)
    except Rejected as unknown:
        if refusal is None and unknown.code == "unknown_table":
            rate_limits.guesses.wrong(address)
        raise refusal or unknown from None
    if refusal is not None and room.table.person(person) is None:
        raise refusal
    return room


async def find_table(
    rooms: RoomRegistry, rate_limits: RateLimits, code: str, address: str
) -> Table:
    """The table with this code for a caller without a session; its match is not loaded. Wrong
    codes count as those of `find_room`."""
    refusal = rate_limits.guesses.refusal(address)
    if refusal is not None:
        raise refusal
    try:
        return await rooms.table(code)
    except Rejected as unknown:
        if unknown.code == "unknown_table":
            rate_limits.guesses.wrong(address)
        raise
