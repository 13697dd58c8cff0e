"""Conversion between tables and their rows in the store."""

from __future__ import annotations

from msgspec import convert, to_builtins

from ludoteca.kernel import JsonObject, Millis
from ludoteca.server.tables.table import SKIP, Table
from ludoteca.store import TableRow


def row_of(table: Table, revision: int, now: Millis) -> TableRow:
    people = [person.id for person in table.people]
    return TableRow(
        code=table.code,
        revision=revision,
        document=to_builtins(table),
        is_open=table.is_open and bool(people),
        sessions=tuple(dict.fromkeys(people)) if not table.closed else (),
        created=table.created,
        touched=now,
        host=table.host if not table.closed else "",
        opened_from=table.opened_from if not table.closed else "",
        due=table.due,
        has_open_seats=table.has_open_seats,
    )


def read_table(row: TableRow) -> Table:
    return convert(_without_hurry(row.document), Table)


def _without_hurry(document: JsonObject) -> JsonObject:
    """Earlier versions proposed to let the bots hurry: now a speed without pauses."""
    proposal = document.get("proposal")
    if not isinstance(proposal, dict) or proposal.get("what") != "hurry":
        return document
    return document | {"proposal": proposal | {"what": "speed", "speed": SKIP}}
