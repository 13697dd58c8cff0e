"""Empty seats of a running match, as pure functions from one table to the next: as many as the host
opened, each taken once."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat, State
from ludoteca.parts.teams import smallest_team
from ludoteca.server.tables.options import most_seats
from ludoteca.server.tables.people.guest_actions import called
from ludoteca.server.tables.seats.place import Place
from ludoteca.server.tables.setup import resized
from ludoteca.server.tables.table import Table, require_host

from .seating import with_place


def with_size(table: Table, by: str, seats: int) -> Table:
    """Open so many seats, also during a match; those that are taken stay."""
    require_host(table, by)
    about = table.rules.about
    if not about.joins:
        raise Rejected("no_joining")
    fewest = max(about.seats[0], table.taken)
    most = most_seats(about, table.options)
    if not fewest <= seats <= most:
        raise Rejected("bad_table_size", fewest=fewest, most=most)
    table = replace(table, size=seats)
    return resized(table) if table.phase == "waiting" else table


def with_joins(table: Table, joins: bool) -> Table:
    """Let late guests sit down during a match, or not."""
    if joins and not table.rules.about.joins:
        raise Rejected("no_joining")
    return replace(table, joins=joins)


def with_empty_seats(table: Table) -> Table:
    """The table of a match that begins, with empty seats for all who may yet come. They are dealt
    to the teams in turn, so that each team has some."""
    places = [*table.places]
    while len(places) < most_seats(table.rules.about, table.options):
        teams = [place.team for place in places if place.team is not None]
        team = smallest_team(teams, table.team_count) if table.team_count else None
        places.append(Place(team=team))
    return replace(table, places=tuple(places))


def joined(table: Table, state: State, id: str, seat: Seat | None, name: str) -> Table:
    """Sit down in an empty seat of the match; without a choice in the smallest team."""
    if table.seat_of(id) is not None:
        raise Rejected("seated_already")
    if table.locked and id != table.host:
        raise Rejected("table_locked")
    table, person = called(table, id, name)
    empty = [at for at in state.empty_seats if table.places[at].is_free]
    if table.free_seats == 0 or not empty:
        raise Rejected("no_free_seat")
    if seat is not None and seat not in empty:
        raise Rejected("seat_not_empty", seat=seat)
    found = _next_seat(table, empty) if seat is None else seat
    place = Place(person=id, name=person.name, team=table.places[found].team)
    return with_place(table, found, place)


def without_joiner(table: Table, seat: Seat) -> Table:
    """The table with a seat empty again, whose player has not played yet."""
    return with_place(table, seat, Place(team=table.places[seat].team))


def _next_seat(table: Table, empty: list[Seat]) -> Seat:
    """The first empty seat, of the team that has the fewest members."""
    members = [place.team for place in table.places if not place.is_free]
    return min(empty, key=lambda seat: (members.count(table.places[seat].team), seat))
