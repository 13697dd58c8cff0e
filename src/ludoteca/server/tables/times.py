"""When things happened at a table, by the wall clock: who came, and when its last match began and
ended."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Millis
from ludoteca.server.tables.people.person import Person

from .table import Table


def stamped(table: Table, before: Table | None, now: Millis) -> Table:
    """The table with the time of what has changed since `before`; None for a new table."""
    known = {person.id for person in before.people} if before is not None else set()
    people = tuple(_stamped(person, now, known) for person in table.people)
    if people != table.people:
        table = replace(table, people=people)
    if before is None:
        return table
    if table.match != before.match:
        table = replace(table, started=now, ended=0)
    if table.phase == "over" and before.phase != "over":
        table = replace(table, ended=now)
    return table


def _stamped(person: Person, now: Millis, known: set[str]) -> Person:
    is_new = person.id not in known and not person.joined
    return replace(person, joined=now) if is_new else person
