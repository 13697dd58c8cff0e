"""Taking over an open seat of a running match by a one-time link."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.rooms.request import QueuedRequest
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY
from ludoteca.server.sources import make_code
from ludoteca.server.tables.guest_actions import enter
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.seating import require_seat, with_place
from ludoteca.server.tables.table import Place, Table
from ludoteca.store import LinkRow, SessionRow

from . import play
from .renaming import store_sitter

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
    """Store the table first: a seated person may always play, so a crash after it is repaired by
    their next visit."""
    _require_open(room, seat)
    table = _seated(room.table, seat, session, room.settings.people_at_table)
    if await room.store.take_link(link_hash(code), room.wall()) is None:
        raise Rejected("unknown_code")
    await room.save(table)
    await store_sitter(room, seat, is_new=True)
    await play.rejoin(room, seat)
    room.send_table()


def _seated(table: Table, seat: Seat, session: SessionRow, most: int) -> Table:
    """The table with a new person in an old seat; the previous one may stay and watch."""
    if table.seat_of(session.id) is not None:
        raise Rejected("seated_already")
    before = table.places[seat]
    table = with_place(table, seat, replace(before, name="", person=""))
    watching = replace(table, spectators=True)
    watching = enter(watching, session.id, session.name, most, session.device)
    person = watching.person(session.id)
    assert person is not None
    place = Place(person=session.id, name=person.name, team=before.team)
    return replace(with_place(watching, seat, place), spectators=table.spectators)


def _require_open(room: Room, seat: Seat) -> None:
    if seat not in room.open_seats():
        raise Rejected("seat_not_open")


def link_hash(code: str) -> str:
    return hashed(f"seat:{read_code(code)}")
