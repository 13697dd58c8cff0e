"""Open seats: given up, offered for a while, taken up again, held by a bot, or let go.

A seat that is given up stays in the match. While it is offered, the autopilot plays for it; by post
it waits. Only then does it leave, by the game's own rules for that.
"""

from __future__ import annotations

from ludoteca.bots import make_bot
from ludoteca.kernel import Leave, Millis, Rejected, Seat
from ludoteca.server.rooms.handlers.match import deferrals, match_clock, play
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.seats import open_seats as tables
from ludoteca.server.tables.seats.opening import Opening
from ludoteca.server.tables.seats.seating import require_seat
from ludoteca.server.wire import Answer, Request, Resign
from ludoteca.server.wire.vocabulary import OpenedBy
from ludoteca.store import Departure

from . import joining
from .seat_records import store_given_up, store_sitter


async def give_up(
    room: Room, seat: Seat, why: Departure, request: QueuedRequest[Request] | None = None
) -> int | None:
    """Offer a seat to others, or take it out of the match at once where nobody would want it."""
    live = room.require_match()
    if await joining.leave_before_playing(room, seat):
        return None
    if live.match.over or live.match.state.out[seat] or room.table.places[seat].is_given_up:
        return None
    if live.clock.paused:  # a pause was agreed with that player
        await match_clock.resume(room)
    if not is_wanted(room, seat):
        return await play.leave(room, seat, request, why)
    await _open(room, seat, why, room.now() + _grace(room))
    await store_given_up(room)
    await deferrals.refresh(room)
    _tell(room)
    return None


def is_wanted(room: Room, seat: Seat) -> bool:
    """Whether a seat is offered: others play on, it could not simply be taken up again, and its
    leaving would not end the match, which is then decided."""
    live = room.require_match()
    if not _grace(room) or room.table.tutorial or live.may_return or room.table.places[seat].bot:
        return False
    if not [other for other in room.players() if other != seat]:
        return False
    return not live.match.prepare(Leave(live.at(room.now()), seat)).state.over


def _grace(room: Room) -> Millis:
    settings = room.settings
    return settings.seat_grace_by_post if room.is_correspondence else settings.seat_grace


async def _open(room: Room, seat: Seat, why: OpenedBy, until: Millis | None) -> None:
    round = room.require_match().match.state.round
    opening = Opening(why=why, until=until, round=round, since=room.wall())
    await room.save(tables.opened(room.table, seat, opening))


async def take_up_again(room: Room, seat: Seat) -> None:
    """The holder of an open seat plays on."""
    await room.save(tables.returned(room.table, seat))
    await store_given_up(room)
    await deferrals.refresh(room)
    _tell(room)


async def let_go(room: Room, seat: Seat) -> None:
    """Take a seat that was given up out of the match; withdraw the offer of any other. The step is
    stored before the table, which is mended when it is loaded."""
    opening = room.table.places[seat].opened
    if opening is None:
        return
    if opening.given_up and not room.require_match().match.state.out[seat]:
        await play.leave(room, seat, why=opening.given_up)
    if room.table.places[seat].opened is not None:
        await room.save(tables.shut(room.table, seat))
        await store_given_up(room)
    _tell(room)


async def let_go_in_time(room: Room) -> None:
    """Let the seats go that nobody wanted while they were offered."""
    for seat, place in enumerate(room.table.places):
        until = None if place.opened is None else place.opened.until
        if until is not None and until <= room.now() and room.active_match is not None:
            await let_go(room, seat)


async def follow_rules(room: Room) -> None:
    """Note which seats the rules have opened or closed, and those that have left."""
    live, table = room.live, room.table
    if live is None or table.phase != "playing":
        return
    by_rules, out = {*live.open_seats()}, live.match.state.out
    for seat, place in enumerate(table.places):
        if place.opened is None and seat in by_rules:
            await _open(room, seat, "rules", None)
        elif place.opened is not None and (
            out[seat] or (place.opened.why == "rules" and seat not in by_rules)
        ):
            await room.save(tables.shut(room.table, seat))
    if room.table != table:
        room.send_table()


async def resign(room: Room, request: QueuedRequest[Resign]) -> Answer:
    seat = require_seat(room.table, request.person)
    return Answer(request.message.id, await give_up(room, seat, "left", request))


# What the players decide


def proposed(room: Room, what: str, seat: Seat | None, strength: str) -> Seat:
    """The seat of a proposal; refused where it cannot be offered, taken or let go."""
    live = room.require_match()
    if seat is None or not 0 <= seat < live.match.seats:
        raise Rejected("no_such_seat", number=-1 if seat is None else seat)
    place, opened = room.table.places[seat], seat in room.open_seats()
    if live.match.state.out[seat]:
        raise Rejected("seat_out", seat=seat)
    if what == "seat_bot":
        make_bot(room.table.rules, strength)  # refuses an unknown one
        is_absent = bool(place.person) and not room.is_online(place.person)
        if not opened and (room.is_correspondence or not is_absent):
            raise Rejected("seat_not_open")
    elif what == "open_seat":
        if not place.bot:
            raise Rejected("no_bot_there", number=seat)
    elif place.opened is None or place.opened.why == "rules":
        raise Rejected("seat_not_open")
    return seat


async def decide(room: Room, proposal: Proposal) -> None:
    """Do with a seat what was agreed."""
    seat = proposed(room, proposal.what, proposal.seat, proposal.strength)
    match proposal.what:
        case "seat_bot":
            await _seat_bot(room, seat, proposal.strength)
        case "open_seat":
            await _open(room, seat, "offered", None)
            _tell(room)
        case "let_go":
            await let_go(room, seat)


async def _seat_bot(room: Room, seat: Seat, strength: str) -> None:
    """The table is stored first; what a crash leaves out is stored when it is loaded."""
    by_rules, holder = seat in room.require_match().open_seats(), room.table.places[seat].person
    await room.save(tables.taken_by_bot(room.table, seat, strength))
    await store_sitter(room, seat, is_new=True)
    if by_rules:
        await play.rejoin(room, seat)
    await deferrals.refresh(room)
    room.send_match_again([holder])
    _tell(room)


def _tell(room: Room) -> None:
    room.send_table()
    room.reschedule()
