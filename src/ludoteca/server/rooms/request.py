"""A browser's request waiting in a table's queue."""

from __future__ import annotations

from enum import Enum
from typing import Generic, TypeVar

from msgspec import Struct

from ludoteca.server.wire import Request
from ludoteca.server.ws.connection import Connection


class Later(Enum):
    """What a handler returns for a request that is replied to later, beside the queue."""

    LATER = "later"


LATER = Later.LATER

M_co = TypeVar("M_co", bound=Request, covariant=True)


class QueuedRequest(Struct, Generic[M_co], frozen=True):
    connection: Connection
    message: M_co
    arrived: float
    """`time.monotonic()`."""

    @property
    def person(self) -> str:
        """The session id of the sender."""
        return self.connection.person
