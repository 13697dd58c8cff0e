"""Decisions at a table: what happens once a proposal is accepted, or its host decides alone."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.server import wire
from ludoteca.server.rooms.handlers.people import moderation
from ludoteca.server.rooms.handlers.seats import open_seats
from ludoteca.server.rooms.handlers.table import another_match
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables import proposal as rules
from ludoteca.server.tables.people.moderation import with_mute
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.table import require_host
from ludoteca.server.wire.vocabulary import Speed, What

from . import agreements, match_clock, play

HOSTS_OWN: frozenset[What] = frozenset(
    {"pause", "resume", "remove", "mute", "open_seat", "seat_bot", "let_go"}
)
"""What the host of a hosted table decides, who removes and mutes by `kick` and `mute`."""


async def decide_as_host(room: Room, person: str, message: wire.Propose) -> None:
    """Decide at a hosted table without asking anybody."""
    require_host(room.table, person)
    what = message.what
    if what in ("remove", "mute"):
        raise Rejected("host_decides")
    proposal = rules.propose(what, 0, (), paused=room.require_match().clock.paused)
    seats = replace(proposal, seat=message.seat, strength=message.strength)
    await carry_out(room, seats)


async def carry_out(room: Room, proposal: Proposal) -> None:
    match proposal.what:
        case "take_back":
            assert proposal.step is not None
            await play.take_back(room, proposal.step)
        case "speed":
            await set_speed(room, proposal.speed)
        case "pause":
            await match_clock.pause(room)
        case "resume":
            await match_clock.resume(room)
        case "rematch":
            await another_match.play_again(room)
        case "remove":
            await moderation.remove(room, proposal.person, proposal.device)
        case "open_seat" | "seat_bot" | "let_go":
            await open_seats.decide(room, proposal)
        case "extend":
            await match_clock.extend(room, proposal.minutes)
        case "draw" | "shared_victory" | "concession" | "early_end":
            await agreements.conclude(room, proposal)
        case "mute":
            muted = with_mute(room.table, proposal.person, proposal.device, muted=True)
            await room.change(muted)


async def set_speed(room: Room, speed: Speed | None) -> None:
    """Let the bots of this match play at another speed."""
    if speed is not None and speed != room.table.speed:
        await room.save(replace(room.table, speed=speed))
        room.reschedule()
