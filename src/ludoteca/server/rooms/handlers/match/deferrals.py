"""Deadlines that move: by post out of closed hours and out of the holidays of players, and in
a tutorial while the learner reads.

Where a deadline is put off, match time stands still from its own time until it falls due. The clock
follows whenever something is written, so that it is stored before any step that depends on it.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.server import wire
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.notices.preferences import holidays_of
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import HOUR
from ludoteca.server.tables.seats.seating import require_seat

LEAST_LEFT: Millis = 12 * HOUR
"""Left at least of a deadline that comes nearer: a holiday was cancelled, or who is away played."""


async def settle(room: Room, live: LiveMatch) -> None:
    """Set the clock to the time by which the deadline has been put off until now."""
    clock = live.writer.settled(room.now())
    if clock != live.clock:
        held_up = room.table.held_up + live.writer.held_up(room.now())
        await room.save(replace(room.table, clock=clock, held_up=held_up))
        live.writer.set_clock(clock)


async def give_notice(room: Room, live: LiveMatch, told: Millis | None) -> bool:
    """Keep a deadline from coming too near, after another was told; whether that was needed."""
    deadline, soonest = live.writer.deadline(live.match.state), room.now() + LEAST_LEFT
    if told is None or deadline is None or deadline >= min(told, soonest):
        return False
    clock = live.clock.postpone(min(told, soonest) - deadline)
    await room.save(replace(room.table, clock=clock))
    live.writer.set_clock(clock)
    return True


async def hold_clock(room: Room, request: QueuedRequest[wire.HoldClock]) -> None:
    """In a tutorial: put its deadlines off while the learner reads."""
    live = room.require_match()
    require_seat(room.table, request.person)
    if not room.table.tutorial:
        raise Rejected("not_a_tutorial")
    await settle(room, live)
    room.is_held = request.message.held
    if not live.match.over:
        await live.writer.store_due(room.now())
        room.expect_deadline()


async def look_up(room: Room) -> None:
    """Read the holidays of the people in the seats."""
    if room.is_correspondence:
        people = [place.person for place in room.table.places if place.person]
        found = {person: await holidays_of(room.store, person) for person in people}
        room.holidays = {person: holidays for person, holidays in found.items() if holidays}


async def refresh(room: Room) -> None:
    """Move the deadline as the holidays of those in the seats ask now, and tell everybody."""
    if not room.is_correspondence:
        return
    live = room.active_match
    if live is None:
        await look_up(room)
        room.send_table()
        return
    await settle(room, live)
    await look_up(room)
    told = live.writer.told
    await give_notice(room, live, told)
    if live.writer.deadline(live.match.state) != told:
        await live.writer.store_due(room.now(), fresh=True)
        room.expect_deadline()
        room.send_timing(live)
    room.send_table()
