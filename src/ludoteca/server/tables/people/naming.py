"""Names that are not shown: of newcomers where the host approves names, and those with words that
the table filters. Another name stands for them meanwhile."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected
from ludoteca.parts.word_filter import has_filtered_word
from ludoteca.server.tables.names import PROGRAM, free_name, read_name, read_program_name
from ludoteca.server.tables.seats.seating import names_at, with_person, with_place
from ludoteca.server.tables.table import Person, Table, require_host

from .anonymity import INCOGNITO, neutral_name


def require_clean(table: Table, text: str) -> None:
    """Refuse filtered words where the table has a filter."""
    if table.word_filter and has_filtered_word(text):
        raise Rejected("filtered_word")


def require_clean_words(table: Table, move: object) -> None:
    """The same of a move, as it came, in games whose moves speak to the others, as guesses do."""
    if not table.word_filter or not isinstance(move, dict):
        return
    if any(event.spoken for event in table.rules.events):
        for value in move.values():
            if isinstance(value, str):
                require_clean(table, value)


def with_switches(table: Table, word_filter: bool | None, name_approval: bool | None) -> Table:
    """Switch the filter and the approval on or off. Who is there is taken as approved; names with
    filtered words are not shown from now on."""
    if word_filter is not None:
        table = replace(table, word_filter=word_filter)
    if name_approval is not None:
        if name_approval and table.anonymous:
            raise Rejected("anonymous_or_approved")
        table = replace(table, name_approval=name_approval)
    for person in table.people:
        wanted = person.wanted or person.name
        if _is_shown(table, person, wanted):
            table = called(table, person, wanted) if person.wanted else table
        elif not person.wanted:
            table = unnamed(table, person, wanted)
    return table


def _is_shown(table: Table, person: Person, name: str) -> bool:
    if table.is_masked:
        return not person.wanted
    if table.name_approval and person.wanted:
        return False
    return not (table.word_filter and has_filtered_word(name))


def asks_for(table: Table, person: Person, name: str) -> Table:
    """The table after somebody there asked to be called something. The host needs no approval."""
    needs_approval = table.name_approval and table.host != person.id
    if needs_approval or (table.word_filter and has_filtered_word(name)):
        return unnamed(table, person, name)
    return called(table, person, name)


def unnamed(table: Table, person: Person, wanted: str) -> Table:
    """A neutral name stands for the one that is not shown."""
    if person.wanted:
        return with_person(table, replace(person, wanted=wanted))
    word = PROGRAM if person.program else INCOGNITO
    return called(table, person, neutral_name(table, word), wanted)


def called(table: Table, person: Person, name: str, wanted: str = "") -> Table:
    """The table with another name for a person; one in use gets a number."""
    free = free_name(name, names_at(table, but=person.id))
    table = with_person(table, replace(person, name=free, wanted=wanted))
    seat = table.seat_of(person.id)
    if seat is None:
        return table
    return with_place(table, seat, replace(table.places[seat], name=free))


def approve(table: Table, by: str, id: str, raw: str) -> Table:
    """The host shows the name a person asks for, or gives them another."""
    require_host(table, by)
    person = table.person(id)
    if person is None:
        raise Rejected("no_such_person")
    if not table.name_approval:
        raise Rejected("no_name_approval")
    read = read_program_name if person.program else read_name
    name = read(raw or person.wanted or person.name)
    require_clean(table, name)
    return called(table, person, name)
