"""Teams before a match, as pure functions from one table to the next. A newcomer joins the
smallest team."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Chance, Rejected, Seat
from ludoteca.parts.teams import MOST_TEAMS, balanced, smallest_team
from ludoteca.server.tables.table import Table, require_host, require_waiting

from .seating import with_place


def make_teams(table: Table, by: str, count: int) -> Table:
    """Set the number of teams; 0 for none. Members of a remaining team stay in it."""
    require_host(table, by)
    require_waiting(table)
    _require_teams(table)
    if count != 0 and not 2 <= count <= MOST_TEAMS:
        raise Rejected("bad_team_count", teams=count, most=MOST_TEAMS)
    places = [
        replace(place, team=None) if place.team is None or place.team >= count else place
        for place in table.places
    ]
    table = replace(table, team_count=count, places=tuple(places))
    for seat, place in enumerate(table.places):
        if count and not place.is_free and place.team is None:
            table = with_place(table, seat, replace(place, team=team_for_newcomer(table)))
    return table


def set_team(table: Table, by: str, seat: Seat, team: int) -> Table:
    """Change a seat's team: one's own, or as the host anyone's."""
    if table.seat_of(by) != seat:
        require_host(table, by)
    require_waiting(table)
    _require_teams(table)
    if not 0 <= seat < len(table.places) or table.places[seat].is_free:
        raise Rejected("no_such_seat", number=seat)
    if not 0 <= team < table.team_count:
        raise Rejected("no_such_team", number=team, most=table.team_count)
    return with_place(table, seat, replace(table.places[seat], team=team))


def balance_teams(table: Table, by: str, chance: Chance) -> Table:
    """Distribute all sitters at random over the teams."""
    require_host(table, by)
    require_waiting(table)
    _require_teams(table)
    if not table.team_count:
        raise Rejected("no_teams")
    dealt = iter(balanced(len(table.sitters), table.team_count, chance))
    places = [
        place if place.is_free else replace(place, team=next(dealt)) for place in table.places
    ]
    return replace(table, places=tuple(places))


def team_for_newcomer(table: Table) -> int | None:
    """The team of the next to sit down; None without teams."""
    if not table.team_count:
        return None
    taken = [place.team for place in table.sitters if place.team is not None]
    return smallest_team(taken, table.team_count)


def _require_teams(table: Table) -> None:
    if not table.rules.about.teams:
        raise Rejected("no_teams")
