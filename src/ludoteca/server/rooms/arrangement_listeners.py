"""Tells who arranged a table what became of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ludoteca.server.tables.table import Table
from ludoteca.server.wire.vocabulary import Origin

Listener: TypeAlias = Callable[[Table], None]
"""Must not raise or wait. The table is stored: playing, over, or closed where it was called off;
then its people are those who came."""


class ArrangementListeners:
    """One listener for each origin. It hears of what happens from now on: what a crash kept from
    it, it finds in the store."""

    def __init__(self) -> None:
        self._listeners: dict[Origin, Listener] = {}

    def listen(self, origin: Origin, listener: Listener) -> None:
        self._listeners[origin] = listener

    def tell(self, table: Table) -> None:
        if table.arrangement is not None and table.arrangement.origin in self._listeners:
            self._listeners[table.arrangement.origin](table)
