"""Inputs to the match of a room: moves, leaving, take-backs."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from ludoteca.kernel import Leave, Move, Rejected, Rejoin, Seat, Skip, TakeBack
from ludoteca.kernel import Play as PlayInput
from ludoteca.server.matches.commands import Command, CommandResult
from ludoteca.server.problems import as_refusal
from ludoteca.server.rooms.handlers.people.pressing import require_letters
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.people.naming import require_clean_words
from ludoteca.server.tables.seats.seating import require_seat
from ludoteca.server.wire import Answer, Play, Request
from ludoteca.store import Departure

from . import match_clock
from .execution import execute


async def play(room: Room, request: QueuedRequest[Play]) -> Answer:
    """Make a move. Moves of a stream are batched with those that arrived meanwhile."""
    room.require_match()
    message = request.message
    command = _command(room, request.connection.person, message)
    if command.streaming:
        result = await _stream(room, command)
    else:
        result = (await execute(room, command)).results[0]
    if result.refusal is not None:
        raise result.refusal
    return Answer(message.id, result.seq)


async def _stream(room: Room, command: Command) -> CommandResult:
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
        first, *results = (await execute(room, *commands)).results
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
    if room.table.places[seat].is_given_up:
        raise Rejected("seat_given_up")
    require_clean_words(room.table, message.move)
    move = room.table.rules.read_move(message.move)
    if move.addressed:
        require_letters(room)
    return Command(lambda at: PlayInput(at, seat, move), person, message.id, move.streaming)


async def play_bot_move(room: Room, seat: Seat, move: Move) -> bool:
    """Make a bot's move, if it is legal; the autopilot plays where it is refused."""
    committed = await execute(room, Command(lambda at: PlayInput(at, seat, move)))
    if committed.results[0].refusal is not None:
        await skip(room, seat)
        return False
    return True


async def skip(room: Room, seat: Seat) -> None:
    """Let the autopilot play, if the match waits for this seat."""
    if seat in room.require_match().match.to_act():
        await execute(room, Command(lambda at: Skip(at, seat)))


# Seats that leave and return


async def leave(
    room: Room,
    seat: Seat,
    request: QueuedRequest[Request] | None = None,
    why: Departure = "left",
) -> int | None:
    """Take a seat out of the match for good. Ends a pause, which was agreed with that player."""
    live = room.require_match()
    if live.match.over or live.match.state.out[seat]:
        return None
    if live.clock.paused:
        await match_clock.resume(room)
    command = Command(lambda at: Leave(at, seat), why=why)
    if request is not None:
        command = replace(command, session=request.person, message=request.message.id)
    return (await execute(room, command)).results[0].require()


async def rejoin(room: Room, seat: Seat) -> None:
    """Return a seat that was given up for absence, where the rules allow it."""
    await execute(room, Command(lambda at: Rejoin(at, seat)))


async def take_back(room: Room, step: int) -> None:
    committed = await execute(room, Command(lambda at: TakeBack(at, step)))
    committed.results[0].require()
