"""Rows: the heartbeat of the server."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel import Millis


class HouseRow(Struct, frozen=True, kw_only=True):
    """The heartbeat of the server: how long it has been open, and when it last said so."""

    id: int = 1
    live: Millis
    """Time on the clock of live matches, which stops while no server is open."""
    wall: Millis
    """Wall-clock time of the heartbeat."""
