"""Actions open to everyone at a table, as pure functions from one table to the next."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat
from ludoteca.server.tables.names import is_taken, read_name
from ludoteca.server.tables.seats.seating import (
    free_seat,
    names_at,
    require_free_to_move,
    require_seat,
    with_person,
    with_place,
)
from ludoteca.server.tables.seats.teams import team_for_newcomer
from ludoteca.server.tables.table import FREE, Person, Place, Table, require_waiting

from .anonymity import name_for
from .moderation import is_banned, newcomer, with_ban
from .naming import asks_for


def enter(
    table: Table,
    id: str,
    name: str,
    most: int = 100,
    device: str = "",
    *,
    program: bool = False,
) -> Table:
    """Join the table, as a spectator at first. A name already in use gets a number. A program is
    never the host."""
    if table.closed:
        raise Rejected("unknown_table", code=table.code)
    if is_banned(table, id, device):
        raise Rejected("banned")
    person = table.person(id)
    if person is None:
        if not table.spectators and table.phase != "waiting":
            raise Rejected("no_spectators")
        if len(table.people) >= most:
            raise Rejected("table_full", most=most)
        person = newcomer(table, id, name_for(table, name), device)
        person = replace(person, session_name=name, program=program)
        table = _with_host(replace(table, people=(*table.people, person)), person)
        table = table if table.is_masked else asks_for(table, person, name)
    elif device and device != person.device:
        table = with_person(table, replace(person, device=device))
    return _with_host(table, person)


def _with_host(table: Table, person: Person) -> Table:
    has_host = bool(table.host) or table.arrangement is not None
    return table if has_host or person.program else replace(table, host=person.id)


def renamed(table: Table, id: str, name: str) -> Table:
    """The table after a person changed the name of their session; one in use gets a number."""
    person = table.person(id)
    if person is None or person.session_name == name:
        return table
    if not person.session_name and person.name == name:
        return table  # stored by an earlier version
    if table.is_masked:
        return with_person(table, replace(person, session_name=name))
    return asks_for(table, replace(person, session_name=name), name)


def with_acting_host(table: Table, host: str) -> Table:
    """Another host while the present one is away; before the start only until they return."""
    absent = (table.absent_host or table.host) if table.phase == "waiting" else ""
    return replace(table, host=host, absent_host=absent)


def with_host_back(table: Table, id: str) -> Table:
    """The table after a person arrived, who is the host again if they were before an absence."""
    if table.absent_host != id or table.phase != "waiting":
        return table
    return replace(table, host=id, absent_host="")


def sit(table: Table, id: str, seat: Seat | None = None, name: str = "") -> Table:
    """Take a seat: the requested one, or the first free one."""
    require_waiting(table)
    require_free_to_move(table)
    held = table.seat_of(id)
    if table.locked and held is None and id != table.host:
        raise Rejected("table_locked")
    table, person = called(table, id, name)
    target = held if seat is None and held is not None else free_seat(table, seat, held)
    place = Place(person=id, name=person.name, team=team_for_newcomer(table))
    if held is not None:
        place = replace(table.places[held], name=person.name)
        table = with_place(table, held, FREE)
    return with_place(table, target, place)


def called(table: Table, id: str, name: str) -> tuple[Table, Person]:
    """The table with somebody who is about to sit down, under another name if one is given; a
    program keeps its own, which says what it is."""
    person = table.person(id)
    if person is None:
        raise Rejected("not_at_the_table")
    if person.program:
        require_open_to_programs(table)
    elif name and not table.is_masked:
        table = asks_for(table, person, _unique(table, id, name))
        person = table.person(id) or person
    return table, person


def require_open_to_programs(table: Table) -> None:
    """Programs sit where people play for fun and know of each other what they are."""
    closed = table.rated or table.anonymous or table.tutorial or table.arrangement is not None
    if closed:
        raise Rejected("no_programs_here")


def stand(table: Table, id: str) -> Table:
    """Give up the seat and stay as a spectator."""
    require_waiting(table)
    require_free_to_move(table)
    return with_place(table, require_seat(table, id), FREE)


def pledge(table: Table, id: str, hash: str) -> Table:
    """Commit to a nonce; it may be replaced until the host starts."""
    require_waiting(table)
    seat = require_seat(table, id)
    return with_place(table, seat, replace(table.places[seat], pledge=hash))


def leave(table: Table, id: str, successors: Iterable[str] = ()) -> Table:
    """Leave the table. A host hands over to the first successor, else to the first seated."""
    if table.person(id) is None:
        raise Rejected("not_at_the_table")
    people = tuple(person for person in table.people if person.id != id)
    seat = table.seat_of(id)
    if seat is not None:
        name_stays = replace(table.places[seat], person="", pledge="")
        table = with_place(table, seat, FREE if table.phase == "waiting" else name_stays)
    absent = "" if table.absent_host == id else table.absent_host
    table = replace(table, people=people, absent_host=absent)
    return with_next_host(table, successors) if table.host == id else table


def removed(table: Table, id: str, device: str = "", successors: Iterable[str] = ()) -> Table:
    """The table without a person who may not come back, whether they are still there or not."""
    person = table.person(id)
    if person is not None:
        table, device = leave(table, id, successors), person.device or device
    return with_ban(table, id, device)


def with_next_host(table: Table, successors: Iterable[str] = ()) -> Table:
    """Make the first successor who is present the host, else the first seated, else anyone."""
    standing = table.human_ids
    here = {*standing}
    sitting = [place.person for place in table.places if place.person]
    candidates = (id for id in (*successors, *sitting, *standing) if id in here)
    return replace(table, host=next(candidates, ""))


def without(table: Table, absent: Iterable[str]) -> Table:
    """Remove spectators; seated people and the host stay."""
    gone = {id for id in absent if table.seat_of(id) is None and id != table.host}
    return replace(table, people=tuple(each for each in table.people if each.id not in gone))


def _unique(table: Table, id: str, raw: str) -> str:
    name = read_name(raw)
    if is_taken(name, names_at(table, but=id)):
        raise Rejected("name_taken", name=name)
    return name
