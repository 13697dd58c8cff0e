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

    def finish(self, code: int) -> None: ...
