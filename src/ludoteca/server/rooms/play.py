"""Playing: how inputs reach the match of a room, and what follows when something happened."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.kernel import (
    Leave,
    Move,
    Rejected,
    Rejoin,
    Seat,
    Skip,
    TakeBack,
)
from ludoteca.kernel import Play as PlayInput
from ludoteca.server.matches.commands import Happened, Outcome, Wish
from ludoteca.server.matches.writer import Keeper
from ludoteca.server.tables.playlist import ended
from ludoteca.server.tables.table import require_seat
from ludoteca.server.wire import Answer, Play
from ludoteca.store import Unavailable

if TYPE_CHECKING:
    from .request import Said
    from .room import Room

RETRY = 1.0
"""Seconds until what could not be stored is tried again."""


def require_match(room: Room) -> Keeper:
    """The match that is played here now."""
    if room.trouble is not None:
        raise room.trouble
    if room.keeper is None or room.table.phase not in ("playing", "over"):
        raise Rejected("no_match")
    return room.keeper


async def perform(room: Room, *wishes: Wish) -> Happened:
    """Carry out inputs, and whatever is due before them."""
    keeper = require_match(room)
    happened = await keeper.carry_out(wishes, room.house.now())
    if keeper.overtaken:
        room.house.rooms.forget(room)
    elif happened.steps:
        _tell(room, keeper, happened)
        if keeper.match.over:
            await _end(room)
        _go_on(room, keeper, happened)
    return happened


def _tell(room: Room, keeper: Keeper, happened: Happened) -> None:
    """Tell it, and what it changes at the table."""
    room.tell(happened)
    room.house.metrics.traffic.steps += len(happened.steps)
    if room.proposal is not None and room.proposal.what == "take_back":
        room.proposal = None
        room.show_table()
    before = keeper.match.game.rounds.open_seats(happened.before)
    if not keeper.match.over and before != room.open_seats():
        room.show_table()


def _go_on(room: Room, keeper: Keeper, happened: Happened) -> None:
    """See what is due next, and who is to act."""
    room.house.deadlines.expect(keeper.due_on_the_wall())
    if happened.mailed:
        room.house.mailer.wake()
    room.bots.look(happened)
    room.absence.look()


async def _end(room: Room) -> None:
    """The match is over, and so it is stored; if the table cannot be stored now, then later."""
    if room.table.phase != "playing":
        return
    room.proposal = None
    try:
        over = ended(room.table, require_match(room).match.ranking())
        await room.change(replace(over, proposal=None))
    except Unavailable:
        room.submit_later(RETRY, lambda: _end(room))


async def ring(room: Room, match: str) -> None:
    """Let happen what is due; if nothing is, because the clock was changed, store when it is."""
    keeper = require_match(room)
    if keeper.id != match:
        return
    if not (await perform(room)).steps:
        await keeper.store_due(room.house.now())
        room.house.deadlines.expect(keeper.due_on_the_wall())


async def play(room: Room, said: Said) -> None:
    """A move; of a stream, as many as have come in meanwhile."""
    wish = _wish(room, said)
    if wish.streaming:
        await _stream(room, said, wish)
    else:
        happened = await perform(room, wish)
        _answer(room, said, happened.outcomes[0])


async def _stream(room: Room, said: Said, wish: Wish) -> None:
    batch = [(said, wish)]
    await asyncio.sleep(max(0.0, room.stream_at - asyncio.get_running_loop().time()))
    while (other := room.next_play()) is not None and (another := _streamed(room, other)):
        room.take_next()
        batch.append((other, another))
    pause = room.house.settings.stream_batch / 1000
    room.stream_at = asyncio.get_running_loop().time() + pause
    happened = await perform(room, *[wish for _, wish in batch])
    for (each, _), outcome in zip(batch, happened.outcomes, strict=True):
        _answer(room, each, outcome)


def _answer(room: Room, said: Said, outcome: Outcome) -> None:
    if outcome.refusal is not None:
        room.refuse(said.connection, said.message.id, outcome.refusal)
    else:
        said.connection.send(Answer(said.message.id, outcome.seq))


def _streamed(room: Room, said: Said) -> Wish | None:
    try:
        wish = _wish(room, said)
    except Rejected:
        return None  # it is refused when its turn comes
    return wish if wish.streaming else None


def _wish(room: Room, said: Said) -> Wish:
    require_match(room)
    person = said.connection.person
    seat = require_seat(room.table, person)
    assert isinstance(said.message, Play)
    move = room.table.rules.read_move(said.message.move)
    return Wish(lambda at: PlayInput(at, seat, move), person, said.message.id, move.streaming)


async def make_move(room: Room, seat: Seat, move: Move) -> None:
    """A bot's move; where it is refused the autopilot plays."""
    happened = await perform(room, Wish(lambda at: PlayInput(at, seat, move)))
    if happened.outcomes[0].refusal is not None:
        await skip(room, seat)


async def skip(room: Room, seat: Seat) -> None:
    """Let the autopilot play, if the match waits for this seat."""
    if seat in require_match(room).match.to_act():
        await perform(room, Wish(lambda at: Skip(at, seat)))


async def give_up(room: Room, seat: Seat, said: Said | None = None) -> int | None:
    """A seat goes for good. That ends a pause: what was agreed was agreed with them."""
    keeper = require_match(room)
    if keeper.match.over or keeper.match.state.out[seat]:
        return None
    if keeper.clock.paused:
        await resume(room)
    wish = Wish(lambda at: Leave(at, seat))
    if said is not None:
        wish = replace(wish, session=said.connection.person, message=said.message.id)
    (outcome,) = (await perform(room, wish)).outcomes
    if outcome.refusal is not None:
        raise outcome.refusal
    return outcome.seq


async def come_back(room: Room, seat: Seat) -> None:
    """A seat that was given up by absence returns, where the rules allow it."""
    await perform(room, Wish(lambda at: Rejoin(at, seat)))


async def take_back(room: Room, step: int) -> None:
    (outcome,) = (await perform(room, Wish(lambda at: TakeBack(at, step)))).outcomes
    if outcome.refusal is not None:
        raise outcome.refusal


async def pause(room: Room) -> None:
    """Stop the clock; what was due before has happened. The table is stored first: an alarm
    that rings nevertheless finds the clock stopped."""
    keeper = require_match(room)
    await perform(room)
    if keeper.match.over:
        raise Rejected("match_over")
    clock = keeper.clock.pause(room.house.now())
    await room.save(replace(room.table, clock=clock))
    keeper.set_clock(clock)
    await keeper.store_due(room.house.now())
    room.bots.stop()
    room.tell_timing()


async def resume(room: Room) -> None:
    """Let the clock go on. What is due is stored first, lest it be forgotten."""
    keeper = require_match(room)
    stopped = keeper.clock
    keeper.set_clock(stopped.resume(room.house.now()))
    try:
        await keeper.store_due(room.house.now())
        await room.save(replace(room.table, clock=keeper.clock))
    except BaseException:
        keeper.set_clock(stopped)
        raise
    room.house.deadlines.expect(keeper.due_on_the_wall())
    room.tell_timing()
    room.bots.look()
