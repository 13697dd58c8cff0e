"""Said: a message of a browser that waits for its turn."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.server.wire import Request
from ludoteca.server.ws.connection import Connection


class Said(Struct, frozen=True):
    connection: Connection
    message: Request
    arrived: float
    """On the clock that only goes forward."""
