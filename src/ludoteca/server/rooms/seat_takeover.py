"""Heirs: somebody takes over a seat in mid-match that the rules have declared open. A link claims
one seat once, and is shown to those at the table to pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, Seat
from ludoteca.server import wire
from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.settings import DAY
from ludoteca.server.tables import guest_actions as visiting
from ludoteca.server.tables.names import make_code, read_code
from ludoteca.server.tables.table import Place, Table, require_seat, with_place
from ludoteca.store import LinkRow

from . import play as playing

if TYPE_CHECKING:
    from ludoteca.server.services import House
    from ludoteca.server.ws.connection import Connection
    from ludoteca.store import SessionRow

    from .room import Room

LIFETIME: Millis = 30 * DAY
CODE_LENGTH = 12


async def offer(room: Room, who: Connection, message: wire.OfferSeat) -> wire.Offered:
    """A link for a seat that waits for somebody."""
    if room.table.host != who.person:
        require_seat(room.table, who.person)
    keeper = playing.require_match(room)
    require_open(room, message.seat)
    code, house = make_code(CODE_LENGTH), room.house
    link = LinkRow(
        hash=hashed(f"seat:{code}"),
        kind="seat",
        match=keeper.id,
        seat=message.seat,
        expires=house.now() + LIFETIME,
    )
    await house.store.add_link(link)
    return wire.Offered(message.id, f"{house.settings.url}/seat#{code}")


async def look(house: House, raw_code: str) -> tuple[Room, Seat]:
    """The seat a link is for, as long as it is open; looking uses nothing up."""
    link = await house.store.link(_hash(raw_code), house.now())
    if link is None or link.seat is None:
        raise Rejected("unknown_code")
    row = await house.store.match(link.match)
    room = await house.rooms.room("" if row is None else row.table)
    if room.table.match != link.match or link.seat not in room.open_seats():
        raise Rejected("unknown_code")
    return room, link.seat


async def claim(house: House, raw_code: str, session: SessionRow) -> Room:
    """Sit down there, for good."""
    room, seat = await look(house, raw_code)
    failed: list[Rejected] = []

    async def turn() -> None:
        try:
            await _take_over(room, seat, session, raw_code)
        except Rejected as refusal:
            failed.append(refusal)

    if not await room.done(turn):
        raise Rejected("try_again")
    if failed:
        raise failed[0]
    return room


async def _take_over(room: Room, seat: Seat, session: SessionRow, raw_code: str) -> None:
    """The table is stored first: whoever sits there may always play, and so comes in at last."""
    require_open(room, seat)
    table = seated(room.table, seat, session, room.house.settings.people_at_table)
    if await room.house.store.take_link(_hash(raw_code), room.house.now()) is None:
        raise Rejected("unknown_code")
    await room.save(table)
    await _change_sitters(room, seat)
    await playing.come_back(room, seat)
    room.show_table()


def seated(table: Table, seat: Seat, session: SessionRow, most: int) -> Table:
    """The table with somebody new in an old seat; who sat there may stay and watch."""
    if table.seat_of(session.id) is not None:
        raise Rejected("seated_already")
    before = table.places[seat]
    table = with_place(table, seat, replace(before, name="", person=""))
    watching = visiting.enter(replace(table, spectators=True), session.id, session.name, most)
    person = watching.person(session.id)
    assert person is not None
    place = Place(person=session.id, name=person.name, team=before.team)
    return replace(with_place(watching, seat, place), spectators=table.spectators)


async def _change_sitters(room: Room, seat: Seat) -> None:
    """From now on the match calls the seat by its new name."""
    keeper, place = playing.require_match(room), room.table.places[seat]
    sitters: list[dict[str, Any]] = [*keeper.row.setup["sitters"]]
    sitters[seat] = to_builtins(wire.Sitter(name=place.name, person=place.person, bot=None))
    keeper.row = replace(keeper.row, setup={**keeper.row.setup, "sitters": sitters})
    await room.house.store.change_sitters(keeper.row, place.person)
    if room.teller is not None:
        room.teller.names = tuple(sitter["name"] for sitter in sitters)


def require_open(room: Room, seat: Seat) -> None:
    if seat not in room.open_seats():
        raise Rejected("seat_not_open")


def _hash(raw_code: str) -> str:
    return hashed(f"seat:{read_code(raw_code)}")
