"""Agreeing: proposals at a table, and what is done when everybody who is there agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat, TakeBack
from ludoteca.server import wire
from ludoteca.server.tables.proposal import Proposal, last_move_of, without
from ludoteca.server.tables.proposal import consent as consented
from ludoteca.server.tables.proposal import propose as proposed
from ludoteca.server.tables.table import require_seat

from . import play as playing

if TYPE_CHECKING:
    from ludoteca.server.ws.connection import Connection

    from .room import Room


async def propose(room: Room, who: Connection, message: wire.Propose) -> None:
    """A proposal takes the place of the one before."""
    keeper = playing.require_match(room)
    if keeper.match.over:
        raise Rejected("match_over")
    others, hurries = room.people_to_ask(), message.what == "hurry"
    if hurries and not others and who.person == room.table.host:
        _hurry(room)  # only bots play: who watches them says how quickly
        return
    seat = require_seat(room.table, who.person)
    if keeper.match.state.out[seat] and not hurries:
        raise Rejected("seat_out", seat=seat)
    step = None
    if message.what == "take_back":
        step = message.step if message.step is not None else last_move_of(keeper.match, seat)
    proposal = proposed(message.what, seat, others, paused=keeper.clock.paused, step=step)
    if step is not None:
        at = max(keeper.match.at, keeper.clock.at(room.house.now()))
        keeper.match.prepare(TakeBack(at, step))  # refused now rather than when all have agreed
    await _go_on(room, proposal)


async def consent(room: Room, who: Connection, message: wire.Consent) -> None:
    proposal = consented(room.proposal, require_seat(room.table, who.person))
    await _go_on(room, proposal if message.agree else None)


async def _go_on(room: Room, proposal: Proposal | None) -> None:
    room.proposal = None if proposal is None or proposal.accepted else proposal
    if room.is_by_post and (room.proposal is None or room.proposal.step is None):
        await room.save(replace(room.table, proposal=room.proposal))
    if proposal is not None and proposal.accepted:
        await _carry_out(room, proposal)
    room.show_table()


async def _carry_out(room: Room, proposal: Proposal) -> None:
    if proposal.step is not None:
        await playing.take_back(room, proposal.step)
    elif proposal.what == "hurry":
        _hurry(room)
    elif proposal.what == "pause":
        await playing.pause(room)
    else:
        await playing.resume(room)


def _hurry(room: Room) -> None:
    room.bots.hurry()
    room.show_table()


def forget(room: Room, seat: Seat) -> None:
    """A seat went: nobody waits for its consent, and what it proposed is withdrawn."""
    room.proposal = without(room.proposal, seat)
