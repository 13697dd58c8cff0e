"""Taking over an open seat of a running match by a one-time link."""

from __future__ import annotations

from ludoteca.kernel import Millis, Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.rooms.handlers.match import deferrals, play
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY
from ludoteca.server.sources import make_code
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.people.person import Person
from ludoteca.server.tables.seats.open_seats import taken_by_person
from ludoteca.server.tables.seats.seating import require_seat
from ludoteca.server.tables.table import Table
from ludoteca.store import LinkRow, SessionRow

from . import open_seats
from .seat_records import store_sitter

LINK_LIFETIME: Millis = 30 * DAY
CODE_LENGTH = 12


async def offer(room: Room, request: QueuedRequest[wire.OfferSeat]) -> wire.Offered:
    """Make a link to an open seat, for the people at the table to pass on."""
    if room.table.host != request.person:
        require_seat(room.table, request.person)
    live, seat = room.require_match(), request.message.seat
    _require_open(room, seat)
    code = make_code(CODE_LENGTH)
    link = LinkRow(
        hash=link_hash(code),
        kind="seat",
        match=live.id,
        seat=seat,
        expires=room.wall() + LINK_LIFETIME,
    )
    await room.store.add_link(link)
    return wire.Offered(request.message.id, f"{room.settings.url}/seat#{code}")


async def claim(room: Room, seat: Seat, code: str, session: SessionRow) -> None:
    """Sit down in an open seat for good; the link is used up."""
    refusals: list[Rejected] = []

    async def take_over() -> None:
        try:
            await _take_over(room, seat, session, code)
        except Rejected as refusal:
            refusals.append(refusal)

    if not await room.run(take_over):
        raise Rejected("try_again")
    if refusals:
        raise refusals[0]


async def _take_over(room: Room, seat: Seat, session: SessionRow, code: str) -> None:
    """Use up the link and sit down."""
    _require_open(room, seat)
    table = _seated(room, seat, session)
    if await room.store.take_link(link_hash(code), room.wall()) is None:
        raise Rejected("unknown_code")
    await _hand_over(room, seat, table)


async def take(room: Room, request: QueuedRequest[wire.TakeSeat]) -> None:
    """Sit down in an open seat without a link, from the table; or take up one's own again."""
    live, seat = room.require_match(), request.message.seat
    if live.match.over:
        raise Rejected("match_over")
    if 0 <= seat == room.table.seat_of(request.person) and room.table.places[seat].is_given_up:
        await open_seats.take_up_again(room, seat)
        return
    if room.table.seat_of(request.person) is not None:
        raise Rejected("seated_already")
    _require_open(room, seat)
    if room.table.locked:
        raise Rejected("table_locked")
    await _hand_over(room, seat, _seated(room, seat, request.connection.session))


async def _hand_over(room: Room, seat: Seat, table: Table) -> None:
    """Store the table first: a seated person may always play, and what a crash leaves out is stored
    when the table is loaded."""
    by_rules, before = seat in room.require_match().open_seats(), room.table.places[seat].person
    await room.save(table)
    await store_sitter(room, seat, is_new=True)
    if by_rules:
        await play.rejoin(room, seat)
    await deferrals.refresh(room)
    room.send_match_again([before, table.places[seat].person])
    room.send_table()
    room.reschedule()


def _seated(room: Room, seat: Seat, session: SessionRow) -> Table:
    person = Person(session.id, session.name, device=session.device)
    return taken_by_person(room.table, seat, person, room.settings.people_at_table)


def _require_open(room: Room, seat: Seat) -> None:
    if seat not in room.open_seats():
        raise Rejected("seat_not_open")


def link_hash(code: str) -> str:
    return hashed(f"seat:{read_code(code)}")
