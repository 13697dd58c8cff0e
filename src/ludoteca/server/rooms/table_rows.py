"""Conversion between tables and their rows in the store."""

from __future__ import annotations

from msgspec import convert, to_builtins

from ludoteca.kernel import Millis
from ludoteca.server.tables.table import Table
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
    )


def read_table(row: TableRow) -> Table:
    return convert(row.document, Table)
