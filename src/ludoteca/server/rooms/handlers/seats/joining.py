"""Late guests: they sit down in an empty seat of the running match, and play from the next round.

The table is stored first and the match follows it: what a crash or a pause leaves out is done by
`settle`.
"""

from __future__ import annotations

from ludoteca.kernel import Join, Leave, Rejected
from ludoteca.server import wire
from ludoteca.server.matches.commands import Command
from ludoteca.server.rooms.handlers.match.execution import execute
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.seats import joining as tables

from .seat_records import store_sitter


async def join(room: Room, request: QueuedRequest[wire.Sit]) -> None:
    live, message = room.require_match(), request.message
    state = live.match.state
    if live.match.over:
        raise Rejected("match_over")
    table = tables.joined(room.table, state, request.person, message.seat, message.name)
    await room.save(table)
    await settle(room)
    room.send_match_again([request.person])
    room.send_table()
    room.reschedule()


def is_settled(room: Room) -> bool:
    """Whether the match knows all who have sat down, and nobody who has left before playing."""
    live = room.live
    if live is None or not live.match.empty or room.table.phase != "playing":
        return True
    if live.match.over or live.clock.paused:
        return True
    state, places = live.match.state, room.table.places
    return not any(not places[seat].is_free for seat in state.empty_seats) and not any(
        places[seat].is_free for seat in state.joining_seats
    )


async def settle(room: Room) -> None:
    """Let the match follow the table."""
    if is_settled(room):
        return
    live, places = room.require_match(), room.table.places
    state = live.match.state
    for seat in state.empty_seats:
        if not places[seat].is_free:
            await store_sitter(room, seat, is_new=False)
            await execute(room, Command(lambda at, seat=seat: Join(at, seat)))  # type: ignore[misc]
    for seat in state.joining_seats:
        if places[seat].is_free:
            await execute(room, Command(lambda at, seat=seat: Leave(at, seat)))  # type: ignore[misc]
            await store_sitter(room, seat, is_new=False)


async def leave_before_playing(room: Room, seat: int) -> bool:
    """Free the seat of somebody who has not played yet; False if they have."""
    live = room.live
    if live is None or seat not in live.match.state.joining_seats:
        return False
    await room.save(tables.without_joiner(room.table, seat))
    await settle(room)
    room.send_table()
    return True
