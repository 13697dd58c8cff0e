"""The players of an arranged table come together, as pure functions from one table to the next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Millis
from ludoteca.server.tables.people.guest_actions import enter, leave
from ludoteca.server.tables.phases import starting
from ludoteca.server.tables.rated import checked
from ludoteca.server.tables.seats.bot_places import next_bot
from ludoteca.server.tables.seats.place import FREE, Place
from ludoteca.server.tables.seats.seating import free_seat, with_place
from ludoteca.server.tables.table import Table

from .arrangement import Arrangement


class Player(Struct, frozen=True):
    """A person who is expected."""

    id: str
    name: str
    device: str = ""


class NamedBot(Struct, frozen=True):
    """A bot that is known by a name."""

    strength: str
    name: str


Seated: TypeAlias = Player | NamedBot | str
"""Who sits at an arranged table; a string is a bot, by its strength."""


def arranged(table: Table, arrangement: Arrangement, seats: Sequence[Seated]) -> Table:
    """The table with its players in their seats. Refused where they cannot play together."""
    table.rules.check_seats(len(seats), ())
    table = replace(table, arrangement=arrangement, places=(FREE,) * len(seats))
    for seat, holder in enumerate(seats):
        if isinstance(holder, str):
            place = next_bot(table, holder)
        elif isinstance(holder, NamedBot):
            place = Place(bot=holder.strength, name=holder.name)
        else:
            table = enter(table, holder.id, holder.name, device=holder.device)
            place = Place(person=holder.id, name=table.people[-1].name)
        table = with_place(table, seat, place)
    starting(table)
    return checked(table)


def are_complete(table: Table, here: Collection[str]) -> bool:
    """Whether all seats are taken, by bots and by people who are here."""
    people = {place.person for place in table.places if place.person}
    return not has_lost_players(table) and people <= {*here}


def has_lost_players(table: Table) -> bool:
    """Whether somebody has left, so that there is nothing to wait for."""
    return table.arrangement is not None and len(table.sitters) < table.arrangement.seats


def without_absent(table: Table, here: Collection[str]) -> Table | None:
    """The table once nobody is waited for any longer: absent people leave it, and bots take their
    seats where that was agreed. None where those who came do not suffice."""
    arrangement = table.arrangement
    if arrangement is None:
        return None
    for place in table.places:
        if place.person and place.person not in here:
            table = leave(table, place.person)
    if not any(place.person for place in table.places):
        return None
    while arrangement.bot and len(table.sitters) < arrangement.seats:
        table = with_place(table, free_seat(table, None), next_bot(table, arrangement.bot))
    return table if len(table.sitters) >= arrangement.fewest else None


def waiting_anew(table: Table, now: Millis) -> Table:
    """The table after the house was closed: everybody gets the whole time again."""
    if table.arrangement is None:
        return table
    until = now + table.arrangement.grace
    return replace(table, arrangement=replace(table.arrangement, until=until))
