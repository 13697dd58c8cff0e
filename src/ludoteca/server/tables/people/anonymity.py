"""Anonymous tables: until the match is over everybody has a neutral name and id, and the seats are
drawn by lot. The names that are stored and shown are the neutral ones, so that nothing made of a
table can tell the others; only the names of sessions are real."""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

from ludoteca.kernel import Chance, Rejected
from ludoteca.parts.word_filter import has_filtered_word
from ludoteca.server.tables.names import free_name, is_taken
from ludoteca.server.tables.seats.seating import names_at
from ludoteca.server.tables.table import Person, Place, Table, require_waiting

INCOGNITO = "Incognito"
"""The first word of every neutral name, understood in many languages."""
ID_LENGTH = 20


def with_anonymous(table: Table, anonymous: bool) -> Table:
    """Hide who plays, or not; settled as soon as somebody else has come."""
    if anonymous == table.anonymous:
        return table
    require_waiting(table)
    if len(table.people) > 1:
        raise Rejected("anonymity_is_settled")
    if anonymous and table.name_approval:
        raise Rejected("anonymous_or_approved")
    if anonymous and (table.queue or table.overall):
        raise Rejected("anonymous_without_playlist")
    changed = replace(table, anonymous=anonymous)
    return masked(changed) if anonymous else revealed(changed)


def neutral_name(table: Table, word: str = INCOGNITO) -> str:
    """The first neutral name that nobody has."""
    taken, number = tuple(names_at(table)), 1
    while is_taken(f"{word} {number}", taken):
        number += 1
    return f"{word} {number}"


def name_for(table: Table, name: str) -> str:
    """What a newcomer is called: a name already in use gets a number."""
    return neutral_name(table) if table.is_masked else free_name(name, names_at(table))


def masked(table: Table) -> Table:
    """With neutral names for all, by seat, where the table is anonymous. The order of people tells
    nothing about who came first."""
    if not table.is_masked:
        return table
    people = sorted(table.people, key=lambda person: _seat_or_last(table, person))
    names = {person.id: f"{INCOGNITO} {number}" for number, person in enumerate(people, 1)}
    return _named(replace(table, people=tuple(people)), names)


def dealt(table: Table, chance: Chance) -> Table:
    """An anonymous table with its seats drawn by lot, as the order of arrival would tell who."""
    if not table.is_masked:
        return table
    places, people = [*table.places], [*table.people]
    chance.shuffle(places)
    chance.shuffle(people)
    return masked(replace(table, places=tuple(places), people=tuple(people)))


def revealed(table: Table) -> Table:
    """With the names of everybody's session."""
    names: dict[str, str] = {}
    taken = [place.name for place in table.places if place.bot]
    for person in table.people:
        name = person.session_name or person.name
        if person.wanted or (table.word_filter and has_filtered_word(name)):
            name = person.name
        names[person.id] = free_name(name, taken)
        taken.append(names[person.id])
    return _named(table, names)


def shown_id(table: Table, id: str, match: str | None = None) -> str:
    """The id of a person as the others get it: where their name is not shown
    another one for each match (by default the present one), and none of use elsewhere."""
    if not id or not table.is_hidden(id):
        return id
    if match is None:
        match = table.match if table.phase == "playing" else table.phase
    return sha256(f"{table.secret}:{match}:{id}".encode()).hexdigest()[:ID_LENGTH]


def real_id(table: Table, shown: str) -> str:
    """The person whom a browser names; empty for nobody."""
    found = (each.id for each in table.people if shown_id(table, each.id) == shown)
    return next(found, "" if table.is_masked else shown)


def _seat_or_last(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    return len(table.places) if seat is None else seat


def _named(table: Table, names: dict[str, str]) -> Table:
    def renamed(place: Place) -> Place:
        return replace(place, name=names[place.person]) if place.person in names else place

    people = tuple(replace(person, name=names[person.id]) for person in table.people)
    return replace(table, people=people, places=tuple(map(renamed, table.places)))
