"""The transitions of a table from one match to the next."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Millis
from ludoteca.server.tables.people.anonymity import masked
from ludoteca.server.tables.seats.joining import with_empty_seats

from .clock import Clock
from .setup import resized
from .table import SKIP, Table, require_startable, require_waiting


def starting(table: Table) -> Table:
    """Fix the seats while the nonces are revealed."""
    require_waiting(table)
    require_startable(table)
    places = tuple(table.sitters)
    table = replace(table, phase="starting", places=places, absent_host="")
    return with_empty_seats(table) if table.lets_join else table


def begun(table: Table, match: str, now: Millis) -> Table:
    """The match is running and its clock starts. Where bots alone play for a tournament, they do
    not make its people wait."""
    matches, arrangement = (*table.matches, match), table.arrangement
    waits_for_bots = table.is_of_tournament and not table.seats
    return replace(
        table,
        starts_full=False,
        starts_at=None,
        arrangement=None if arrangement is None else replace(arrangement, until=None),
        phase="playing",
        match=match,
        matches=matches,
        clock=Clock(now),
        held_up=0,
        proposal=None,
        audience=(),
        speed=SKIP if waits_for_bots else 1,
    )


def waiting_again(table: Table, secret: str) -> Table:
    """Ready for another match: same sitters, all pledges void. After a tutorial it is a table like
    others."""
    here = {person.id for person in table.people}
    stay = (place for place in table.places if place.bot or place.person in here)
    kept = tuple(replace(place, pledge="", away=False, opened=None) for place in stay)
    again = replace(table, phase="waiting", places=kept, secret=secret, tutorial=False)
    return masked(resized(again))
