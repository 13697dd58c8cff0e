"""Open seats of a running match, as pure functions from one table to the next."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat
from ludoteca.server.tables.people.guest_actions import enter
from ludoteca.server.tables.people.person import Person
from ludoteca.server.tables.seats.place import Place
from ludoteca.server.tables.table import Table

from .bot_places import next_bot
from .opening import Opening
from .seating import with_place


def opened(table: Table, seat: Seat, opening: Opening) -> Table:
    """The table with a seat on offer; its position stays as it is."""
    away = opening.why == "absent" or table.places[seat].away
    return with_place(table, seat, replace(table.places[seat], opened=opening, away=away))


def shut(table: Table, seat: Seat) -> Table:
    """The table without the offer of a seat."""
    return with_place(table, seat, replace(table.places[seat], opened=None))


def returned(table: Table, seat: Seat) -> Table:
    """The table with the holder of an open seat playing on."""
    return with_place(table, seat, replace(table.places[seat], opened=None, away=False))


def taken_by_person(table: Table, seat: Seat, person: Person, most: int) -> Table:
    """The table with a new person in an old seat; the previous one may stay and watch."""
    if table.seat_of(person.id) is not None:
        raise Rejected("seated_already")
    before = table.places[seat]
    table = with_place(table, seat, replace(before, name="", person="", bot=""))
    watching = replace(table, spectators=True)
    watching = enter(watching, person.id, person.name, most, person.device)
    entered = watching.person(person.id)
    assert entered is not None
    place = Place(person=person.id, name=entered.name, team=before.team)
    return replace(with_place(watching, seat, place), spectators=table.spectators)


def taken_by_bot(table: Table, seat: Seat, strength: str) -> Table:
    """The table with a bot in an old seat."""
    bot = next_bot(table, strength)
    return with_place(table, seat, replace(bot, team=table.places[seat].team))
