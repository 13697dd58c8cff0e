"""Inputs to the match of a room: moves, alarms, leaving, take-backs, pauses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.kernel import Leave, Millis, Move, Rejected, Rejoin, Seat, Skip, TakeBack
from ludoteca.kernel import Play as PlayInput
from ludoteca.server.matches.commands import Command, CommandResult, Committed
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.problems import as_refusal
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.playlist import ended
from ludoteca.server.tables.table import require_seat
from ludoteca.server.wire import Answer, Play, Request, Resign
from ludoteca.store import DueRow, Unavailable

RETRY = 1.0
"""Seconds until a failed write is tried again."""


async def execute(room: Room, *commands: Command) -> Committed:
    """Store the steps of some commands and of the alarms due before them, then broadcast them."""
    return await _execute(room, room.require_match(), commands)


async def _execute(room: Room, live: LiveMatch, commands: Sequence[Command]) -> Committed:
    writer = live.writer
    committed = await writer.execute(commands, room.now())
    if writer.overtaken:
        room.discard()
    elif committed.steps:
        _broadcast(room, live, committed)
        if writer.match.over:
            await _end_match(room)
        due = writer.next_due()
        if due is not None:
            room.resources.next_deadline.expect(due)
        if committed.has_mail:
            room.resources.outbox.wake()
        room.reschedule(committed)
    return committed


def _broadcast(room: Room, live: LiveMatch, committed: Committed) -> None:
    """Send the steps, and the table where they changed it."""
    room.send_steps(live.presenter, committed)
    room.resources.metrics.traffic.steps += len(committed.steps)
    withdrawn = room.proposal is not None and room.proposal.what == "take_back"
    if withdrawn:
        _withdraw_proposal(room)
    match = live.writer.match
    open_seats = match.game.rounds.open_seats
    if withdrawn or open_seats(committed.before) != open_seats(match.state):
        room.send_table()


def _withdraw_proposal(room: Room) -> None:
    if room.proposal is not None:
        room.send_proposal_ended(room.proposal, "withdrawn")
        room.proposal = None


async def _end_match(room: Room) -> None:
    """Mark the table's match as over; if the store is unavailable, try again later."""
    if room.table.phase != "playing":
        return
    _withdraw_proposal(room)
    try:
        over = ended(room.table, room.require_match().match.ranking())
        await room.change(replace(over, proposal=None))
    except Unavailable:
        room.submit_later(RETRY, lambda: _end_match(room))


# Moves


async def play(room: Room, request: QueuedRequest[Play]) -> Answer:
    """Make a move. Moves of a stream are batched with those that arrived meanwhile."""
    live, message = room.require_match(), request.message
    command = _command(room, request.connection.person, message)
    if command.streaming:
        result = await _stream(room, live, command)
    else:
        result = (await _execute(room, live, (command,))).results[0]
    if result.refusal is not None:
        raise result.refusal
    return Answer(message.id, result.seq)


async def _stream(room: Room, live: LiveMatch, command: Command) -> CommandResult:
    """Execute a batch in one transaction, answer the others in it, and return the first result."""
    others: list[QueuedRequest[Request]] = []
    commands = [command]
    await asyncio.sleep(max(0.0, room.next_batch_at - asyncio.get_running_loop().time()))
    while (other := room.next_request) is not None and (another := _streamed(room, other)):
        room.take_next()
        others.append(other)
        commands.append(another)
    pause = room.settings.stream_batch / 1000
    room.next_batch_at = asyncio.get_running_loop().time() + pause
    try:
        first, *results = (await _execute(room, live, commands)).results
    except Exception as error:
        for other in others:
            room.refuse(other.connection, other.message.id, as_refusal(error))
        raise
    for other, result in zip(others, results, strict=True):
        if result.refusal is not None:
            room.refuse(other.connection, other.message.id, result.refusal)
        else:
            other.connection.send(Answer(other.message.id, result.seq))
    return first


def _streamed(room: Room, request: QueuedRequest[Request]) -> Command | None:
    """The command of a streamed move; None for any other request."""
    message = request.message
    if not isinstance(message, Play) or request.connection.screen:
        return None
    try:
        command = _command(room, request.person, message)
    except Rejected:
        return None  # refused when its turn comes
    return command if command.streaming else None


def _command(room: Room, person: str, message: Play) -> Command:
    seat = require_seat(room.table, person)
    move = room.table.rules.read_move(message.move)
    return Command(lambda at: PlayInput(at, seat, move), person, message.id, move.streaming)


async def play_bot_move(room: Room, seat: Seat, move: Move) -> None:
    """Make a bot's move; the autopilot plays where it is refused."""
    committed = await execute(room, Command(lambda at: PlayInput(at, seat, move)))
    if committed.results[0].refusal is not None:
        await skip(room, seat)


async def skip(room: Room, seat: Seat) -> None:
    """Let the autopilot play, if the match waits for this seat."""
    if seat in room.require_match().match.to_act():
        await execute(room, Command(lambda at: Skip(at, seat)))


# Seats that leave and return


async def resign(room: Room, request: QueuedRequest[Resign]) -> Answer:
    seat = require_seat(room.table, request.person)
    return Answer(request.message.id, await leave(room, seat, request))


async def leave(
    room: Room, seat: Seat, request: QueuedRequest[Request] | None = None
) -> int | None:
    """Take a seat out of the match for good. Ends a pause, which was agreed with that player."""
    live = room.require_match()
    if live.match.over or live.match.state.out[seat]:
        return None
    if live.clock.paused:
        await resume(room)
    command = Command(lambda at: Leave(at, seat))
    if request is not None:
        command = replace(command, session=request.person, message=request.message.id)
    return (await execute(room, command)).results[0].require()


async def rejoin(room: Room, seat: Seat) -> None:
    """Return a seat that was given up for absence, where the rules allow it."""
    await execute(room, Command(lambda at: Rejoin(at, seat)))


async def take_back(room: Room, step: int) -> None:
    committed = await execute(room, Command(lambda at: TakeBack(at, step)))
    committed.results[0].require()


# The clock


async def fire_due_alarms(room: Room, match: str) -> None:
    """Fire what is due; if nothing is, because the clock was changed, store the new deadline."""
    live = room.require_match()
    if live.id != match:
        return
    if await _resume_if_due(room, live):
        return
    if not (await execute(room)).steps:
        await live.writer.store_due(room.now())
        room.resources.next_deadline.expect(live.writer.next_due())


async def remind(room: Room, due: DueRow) -> None:
    """Mail a reminder of the near deadline to the seats that are to act."""
    live = room.live
    if live is not None and live.notifier is not None and live.id == due.match:
        await live.notifier.remind(due)


async def pause(room: Room) -> None:
    """Stop the clock for a limited time, after firing what is due. The table is stored first: an
    alarm that fires in between finds the clock stopped."""
    live = room.require_match()
    await execute(room)
    if live.match.over:
        raise Rejected("match_over")
    clock = live.clock.pause(room.now(), _pause_ends(room))
    await room.save(replace(room.table, clock=clock))
    live.writer.set_clock(clock)
    await live.writer.store_due(room.now())
    room.resources.next_deadline.expect(live.writer.next_due())
    room.send_timing(live)
    room.reschedule()


def _pause_ends(room: Room) -> Millis:
    settings = room.settings
    by_post = room.is_correspondence
    return room.now() + (settings.longest_pause_by_post if by_post else settings.longest_pause)


async def limit_pause(room: Room) -> None:
    """Give an end to a pause of people that was stored without one, by an earlier version."""
    live = room.require_match()
    if live.clock.paused and live.clock.paused_until is None and room.players():
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
    room.resources.next_deadline.expect(writer.next_due())
    room.send_timing(live)
    room.reschedule()


async def hasten_alarm(room: Room) -> None:
    """Put the clock forward to the next alarm, which fires. Its step is stored before the clock:
    match time never goes back behind the last step."""
    live = room.require_match()
    writer, before = live.writer, live.clock
    due = writer.due(live.match.state)
    if before.paused or due is None:
        raise Rejected("paused" if before.paused else "nothing_to_skip")
    writer.set_clock(before.put_forward(room.now(), due.at))
    try:
        await execute(room)
    except BaseException:
        writer.set_clock(before)
        raise
    await room.save(replace(room.table, clock=writer.clock))
