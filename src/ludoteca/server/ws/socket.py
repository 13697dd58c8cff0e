"""The interface of a socket, whichever way its bytes travel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Socket(Protocol):
    on_text: Callable[[str], None] | None
    """Receives whole text messages, where the socket delivers them directly."""
    on_writable: Callable[[], None] | None
    is_writable: bool

    def write(self, frame: bytes) -> None: ...

    def finish(self, code: int) -> None:
        """Close after what was written; abort if the peer does not answer in time."""

    def abort(self, code: int) -> None:
        """Close at once and drop what was written but not sent."""


class ClosedSocket:
    """Stands for a socket that is gone: takes everything, sends nothing."""

    is_writable = True

    def __init__(self) -> None:
        self.on_text: Callable[[str], None] | None = None
        self.on_writable: Callable[[], None] | None = None

    def write(self, frame: bytes) -> None:
        pass

    def finish(self, code: int) -> None:
        pass

    def abort(self, code: int) -> None:
        pass
