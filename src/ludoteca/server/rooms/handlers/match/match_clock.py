"""The clock of the match of a room: alarms, reminders, pauses, and deadlines that move."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY, HOUR, MINUTE, SECOND
from ludoteca.server.tables.clock import Clock
from ludoteca.store import DueRow

from . import deferrals
from .execution import execute

EXTENSIONS: tuple[Millis, Millis, Millis] = (MINUTE, 30 * MINUTE, HOUR)
"""The least and the most that a deadline is extended by at once, and how far from now it may be."""
EXTENSIONS_BY_POST: tuple[Millis, Millis, Millis] = (HOUR, 7 * DAY, 14 * DAY)
MOST_LEFT: Millis = 15 * MINUTE
"""Longest time to a deadline after the host gave more time."""
LEFT_AFTER_CLOSURE: Millis = 12 * HOUR
"""Left at least of a deadline of correspondence that fell while the house was closed."""


async def fire_due_alarms(room: Room, match: str) -> None:
    """Fire what is due; if nothing is, because the clock was changed, store the new deadline."""
    live = room.require_match()
    if live.id != match:
        return
    if await _resume_if_due(room, live):
        return
    if not (await execute(room)).steps:
        await live.writer.store_due(room.now())
        room.expect_deadline()
    if not room.is_attended and room.active_match is not None:
        await _stop_clock(room, live)


async def wake_up(room: Room) -> None:
    """Let a match go on that stopped because nobody looked and no person plays in it."""
    live = room.live
    if live is not None and room.table.phase == "playing" and room.is_asleep:
        await resume(room)


async def remind(room: Room, due: DueRow) -> None:
    """Mail a reminder of the near deadline to the seats that are to act."""
    live = room.live
    if live is not None and live.notifier is not None and live.id == due.match:
        await live.notifier.remind(due)


async def postpone(room: Room, row: DueRow, closed: Millis, opened: Millis) -> None:
    """Move a deadline that fell while the house was closed by that time, so that there is half a
    day left, or the whole turn where turns are shorter."""
    live = room.require_match()
    due = live.writer.next_due()
    if live.id != row.match or not live.writer.is_post or due is None or due > opened:
        return  # done before a crash
    if live.clock.paused:
        return  # the pause has ended, and the clock goes on from now
    left = min(LEFT_AFTER_CLOSURE, row.at - row.since)
    await _put_off(room, live, max(closed, opened + left - due), opened)


def require_extensible(room: Room, minutes: int) -> Millis:
    """The extension of the deadline; refused without a deadline, or beyond the furthest."""
    live, by_post = room.require_match(), room.is_correspondence
    if live.clock.paused:
        raise Rejected("paused")
    due = live.writer.next_due()
    if due is None:
        raise Rejected("no_deadline")
    least, most, furthest = EXTENSIONS_BY_POST if by_post else EXTENSIONS
    by = minutes * MINUTE
    if not least <= by <= most:
        raise Rejected("bad_extension", fewest=least // MINUTE, most=most // MINUTE)
    if due + by > room.now() + furthest:
        raise Rejected("extended_enough")
    return by


async def extend(room: Room, minutes: int) -> None:
    """Postpone the deadline for everybody; match time stands still for as long."""
    live, by = room.require_match(), require_extensible(room, minutes)
    await _put_off(room, live, by, room.now())
    room.expect_deadline()
    room.reschedule()


async def give_time(room: Room, seconds: int) -> None:
    """Let what runs go on for longer: match time stands still meanwhile, so that nobody's points
    for quickness change."""
    live = room.require_match()
    await execute(room)  # what is due
    due, state = live.writer.next_due(), live.match.state
    if live.clock.paused:
        raise Rejected("paused")
    if live.match.over or due is None or state.rest_until is not None:
        raise Rejected("match_over" if live.match.over else "no_deadline")
    now = room.now()
    if due + SECOND * seconds > now + MOST_LEFT:
        raise Rejected("extended_enough")
    await _set_later(room, live, live.clock.held(now, SECOND * seconds), now)
    room.expect_deadline()
    room.reschedule()


async def follow_pace(room: Room, *, host_paced: bool) -> None:
    """Let the host decide when a match goes on after a result, or the clock, from now on."""
    if host_paced == room.table.host_paced:
        return
    live = room.active_match
    if live is None:
        await room.save(replace(room.table, host_paced=host_paced))
        return
    await deferrals.settle(room, live)
    await room.save(replace(room.table, host_paced=host_paced))
    if not (await execute(room)).steps:
        await live.writer.store_due(room.now())
        room.expect_deadline()
        room.send_timing(live)


async def _put_off(room: Room, live: LiveMatch, by: Millis, now: Millis) -> None:
    """Move the deadline from where people see it."""
    due = live.writer.next_due()
    assert due is not None
    clock, held_up = live.writer.settled(due).postpone(by), live.writer.held_up(due)
    await _set_later(room, live, clock, now, held_up)


async def _set_later(
    room: Room, live: LiveMatch, clock: Clock, now: Millis, held_up: Millis = 0
) -> None:
    """Go on by a clock on which the deadline is later. The table is stored first: an alarm that
    fires in between finds the new clock."""
    await room.save(replace(room.table, clock=clock, held_up=room.table.held_up + held_up))
    live.writer.set_clock(clock)
    await live.writer.store_due(now, fresh=True)
    room.send_timing(live)


async def pause(room: Room) -> None:
    """Stop the clock for a limited time, after firing what is due. The table is stored first: an
    alarm that fires in between finds the clock stopped."""
    live = room.require_match()
    await execute(room)
    if live.match.over:
        raise Rejected("match_over")
    await _stop_clock(room, live, _pause_ends(room))


async def _stop_clock(room: Room, live: LiveMatch, until: Millis | None = None) -> None:
    await deferrals.settle(room, live)
    clock = live.clock.pause(room.now(), until)
    await room.save(replace(room.table, clock=clock))
    live.writer.set_clock(clock)
    await live.writer.store_due(room.now())
    room.expect_deadline()
    room.send_timing(live)
    room.reschedule()


def _pause_ends(room: Room) -> Millis:
    settings = room.settings
    by_post = room.is_correspondence
    return room.now() + (settings.longest_pause_by_post if by_post else settings.longest_pause)


async def limit_pause(room: Room) -> None:
    """Give an end to a pause that was stored without one, by an earlier version."""
    live = room.require_match()
    if live.clock.paused and live.clock.paused_until is None and not room.is_asleep:
        clock = replace(live.clock, paused_until=_pause_ends(room))
        await room.save(replace(room.table, clock=clock))
        live.writer.set_clock(clock)


async def _resume_if_due(room: Room, live: LiveMatch) -> bool:
    """Go on where a pause has ended."""
    until = live.clock.paused_until
    if until is None or until > room.now():
        return False
    await resume(room)
    room.send_table()
    return True


async def resume(room: Room) -> None:
    """Restart the clock. The deadline is stored first, so that a crash cannot lose it."""
    live = room.require_match()
    writer, stopped = live.writer, live.clock
    writer.set_clock(stopped.resume(room.now()))
    try:
        await writer.store_due(room.now())
        await room.save(replace(room.table, clock=writer.clock))
    except BaseException:
        writer.set_clock(stopped)
        raise
    room.expect_deadline()
    room.send_timing(live)
    room.reschedule()


async def hasten_alarm(room: Room) -> None:
    """Put the clock forward to the next alarm, which fires. Its step is stored before the clock:
    match time never goes back behind the last step."""
    live = room.require_match()
    writer, before, let_go = live.writer, live.clock, room.let_go
    due = writer.due(live.match.state)
    if before.paused or due is None:
        raise Rejected("paused" if before.paused else "nothing_to_skip")
    room.let_go = (live.id, live.match.state.finished)
    writer.set_clock(before.put_forward(room.now(), due.at))
    try:
        await execute(room)
    except BaseException:
        writer.set_clock(before)
        room.let_go = let_go
        raise
    await room.save(replace(room.table, clock=writer.clock))
