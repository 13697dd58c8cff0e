"""Proposals at a table, and their execution once every voter has agreed."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat, TakeBack
from ludoteca.server import wire
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables import proposal as rules
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.table import require_seat

from . import play


async def propose(room: Room, request: QueuedRequest[wire.Propose]) -> None:
    """Open a proposal; it replaces the previous one."""
    live, message = room.require_match(), request.message
    if live.match.over:
        raise Rejected("match_over")
    voters, hurries = room.voters(), message.what == "hurry"
    if hurries and not voters and request.person == room.table.host:
        hurry(room)  # only bots play: the host alone decides
        room.send_table()
        return
    seat = require_seat(room.table, request.person)
    if live.match.state.out[seat] and not hurries:
        raise Rejected("seat_out", seat=seat)
    step = None
    if message.what == "take_back":
        step = message.step if message.step is not None else rules.last_move_of(live.match, seat)
    proposal = rules.propose(message.what, seat, voters, paused=live.clock.paused, step=step)
    if step is not None:
        live.match.prepare(TakeBack(live.at(room.now()), step))  # refuses what cannot be taken back
    await _proceed(room, proposal)


async def consent(room: Room, request: QueuedRequest[wire.Consent]) -> None:
    proposal = rules.consent(room.proposal, require_seat(room.table, request.person))
    await _proceed(room, proposal if request.message.agree else None)


async def _proceed(room: Room, proposal: Proposal | None) -> None:
    """Execute a proposal everyone agreed to; keep any other open. In correspondence it is stored,
    unless it is a take-back, which the next step withdraws."""
    room.proposal = None if proposal is None or proposal.accepted else proposal
    if room.is_correspondence and (room.proposal is None or room.proposal.step is None):
        await room.save(replace(room.table, proposal=room.proposal))
    if proposal is not None and proposal.accepted:
        await _execute(room, proposal)
    room.send_table()


async def _execute(room: Room, proposal: Proposal) -> None:
    if proposal.step is not None:
        await play.take_back(room, proposal.step)
    elif proposal.what == "hurry":
        hurry(room)
    elif proposal.what == "pause":
        await play.pause(room)
    else:
        await play.resume(room)


def hurry(room: Room) -> None:
    """Let the bots of this match move without delay."""
    room.hurried_match = room.require_match().id
    room.reschedule()


def withdraw(room: Room, seat: Seat) -> None:
    """Drop a seat that left from the open proposal."""
    room.proposal = rules.without(room.proposal, seat)


def restore(room: Room) -> None:
    """Reopen the stored proposal of a loaded table, without the voters who left since."""
    proposal, voters = room.table.proposal, room.voters()
    for seat in () if proposal is None else proposal.needed - {*voters}:
        proposal = rules.without(proposal, seat)
    room.proposal = proposal if proposal is None or proposal.by in voters else None
