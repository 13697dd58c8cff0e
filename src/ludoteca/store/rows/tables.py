"""Rows: tables."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from ludoteca.kernel import JsonObject, Millis


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as one document, with a revision against lost updates."""

    code: str
    revision: int
    document: JsonObject
    """`server.tables.Table` as JSON types; the store does not look into it."""
    is_open: bool
    """Whether it is in the list of open tables."""
    sessions: tuple[str, ...]
    """Players and spectators, to find `my tables`."""
    created: Millis
    touched: Millis
    host: str = ""
    """Session of the host; empty once it is closed."""
    opened_from: str = ""
    """Hash of the address it was opened from; empty once it is closed."""
    due: Millis | None = None
    """When the server has to do something at a table without a match, by the wall clock."""
    has_open_seats: bool = False
    """Whether it is in the list of tables with seats to take over."""


class StoredAmount(NamedTuple):
    """What a person or an address keeps in the store."""

    tables: int
    """Open tables."""
    bytes: int
    """Size of their large documents; equal ones count once."""
