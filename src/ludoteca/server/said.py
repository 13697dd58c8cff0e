"""Said: a message of a browser that waits for its turn."""

from __future__ import annotations

from typing import NamedTuple

from .connection import Connection
from .wire import Request


class Said(NamedTuple):
    connection: Connection
    message: Request
    arrived: float
    """On the clock that only goes forward."""
