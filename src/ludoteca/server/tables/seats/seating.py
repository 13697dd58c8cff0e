"""Seats and people of a table: found, required, replaced."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat
from ludoteca.server.tables.people.person import Person
from ludoteca.server.tables.seats.place import Place
from ludoteca.server.tables.table import Table


def require_seat(table: Table, id: str) -> Seat:
    seat = table.seat_of(id)
    if seat is None:
        raise Rejected("not_seated")
    return seat


def require_free_to_move(table: Table) -> None:
    """Refuse changes of seats while the players of an arranged table come together."""
    if table.is_gathering:
        raise Rejected("seats_are_fixed")


def names_at(table: Table, but: str = "") -> Iterator[str]:
    yield from (person.name for person in table.people if person.id != but)
    others = (place for place in table.places if not but or place.person != but)
    yield from (place.name for place in others if place.name)


def free_seat(table: Table, seat: Seat | None, held: Seat | None = None) -> Seat:
    if seat is None:
        free = (index for index, place in enumerate(table.places) if place.is_free)
        found = next(free, None)
        if found is None:
            raise Rejected("no_free_seat")
        return found
    if not 0 <= seat < len(table.places):
        raise Rejected("no_such_seat", number=seat)
    if seat != held and not table.places[seat].is_free:
        raise Rejected("seat_taken", name=table.places[seat].name)
    return seat


def with_place(table: Table, seat: Seat, place: Place) -> Table:
    places = list(table.places)
    places[seat] = place
    return replace(table, places=tuple(places))


def with_person(table: Table, person: Person) -> Table:
    people = (person if person.id == other.id else other for other in table.people)
    return replace(table, people=tuple(people))
