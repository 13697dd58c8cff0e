"""Executes commands to the match of a room: store their steps, broadcast them, end the match."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.server.matches.commands import Command, Committed
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.handlers.people.renaming import store_revealed
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.playlist import ended
from ludoteca.store import Unavailable

from . import deferrals

RETRY = 1.0
"""Seconds until a failed write is tried again."""


async def execute(room: Room, *commands: Command) -> Committed:
    """Store the steps of some commands and of the alarms due before them, then broadcast them."""
    live = room.require_match()
    writer = live.writer
    await deferrals.settle(room, live)
    due, told = writer.due(live.match.state), writer.told
    committed = await writer.execute(commands, room.now(), room.wall())
    if writer.overtaken:
        room.discard()
    elif committed.steps:
        _broadcast(room, live, committed)
        is_same = writer.due(live.match.state) == due
        if is_same and await deferrals.give_notice(room, live, told):
            await writer.store_due(room.now())
            room.send_timing(live)
        if writer.match.over:
            await _end_match(room)
        room.expect_deadline()
        if committed.has_mail:
            room.resources.outbox.wake()
        if committed.has_push:
            room.resources.pushes.wake()
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
        match = room.require_match().match
        over = ended(room.table, match.ranking(), match.spent_content())
        await room.change(replace(over, proposal=None))
    except Unavailable:
        room.submit_later(RETRY, lambda: _end_match(room))
        return
    await tell_names(room)
    room.resources.arrangement_listeners.tell(room.table)
    await rate(room)


async def tell_names(room: Room) -> None:
    """Store who played an anonymous match; if the store is unavailable, try again later."""
    try:
        await store_revealed(room)
    except Unavailable:
        room.submit_later(RETRY, lambda: tell_names(room))


async def rate(room: Room) -> None:
    """Rate the match if it is over and still to be rated, and tell everybody."""
    live = room.live
    if live is None or not live.match.over or live.writer.row.rating != "open":
        return
    writer, rater = live.writer, room.resources.rater
    try:
        outcome = await rater.rate(writer.row, writer.match)
        writer.row = replace(writer.row, rating=outcome)
        room.rating = await rater.view(writer.row)
    except Unavailable:
        room.submit_later(RETRY, lambda: rate(room))
        return
    room.send_table()
