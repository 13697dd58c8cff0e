"""A browser's connection to a table: buffers frames and writes them once per turn of the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ludoteca.server.wire import FromServerMessage
from ludoteca.store import SessionRow

from .frames import text_frame
from .socket import Socket

encode = msgspec.json.Encoder().encode

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
NO_SESSION, NOT_ALLOWED, NO_TABLE = 4401, 4403, 4404


def frame_of(message: FromServerMessage) -> bytes:
    return text_frame(encode(message))


class WriteScheduler:
    """Flushes, at the end of a turn of the loop, every connection written to during it."""

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def flush_later(self, connection: Connection) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush_all)
        self._waiting.append(connection)

    def _flush_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.flush()


class Connection:
    """A socket with a session. Sending never waits; a reader that lags too far is cut off."""

    def __init__(
        self,
        socket: Socket,
        session: SessionRow,
        address: str,
        most_unsent: int,
        writes: WriteScheduler,
    ) -> None:
        self.session = session
        self.person = session.id
        self.address = address
        self.most_unsent = most_unsent
        self.greeted = False
        self.text = False
        """Whether positions are described in words."""
        self.screen = False
        """A shared screen: shows what spectators see, whoever opened it."""
        self.closing: int | None = None
        """Close code to send after the unsent frames."""
        self._socket = socket
        self._unsent: list[bytes] = []
        self._writes = writes
        socket.on_writable = self.flush

    def listen(self, listener: Callable[[str], None]) -> None:
        self._socket.on_text = listener

    def send(self, message: FromServerMessage) -> None:
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        unsent = self._unsent
        if not unsent:
            self._writes.flush_later(self)
        elif len(unsent) >= self.most_unsent and not self._makes_room():
            return
        unsent.append(frame)

    def _makes_room(self) -> bool:
        """Flush; cut the connection off if the network takes nothing."""
        self.flush()
        if self._unsent:
            self._unsent.clear()
            self.close(TRY_LATER)
        return self.closing is None

    def close(self, code: int = NORMAL) -> None:
        if self.closing is None:
            self.closing = code
            self.flush()

    def flush(self) -> None:
        """Write the unsent frames, if the network takes them."""
        unsent = self._unsent
        if unsent and self._socket.is_writable:
            self._socket.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            unsent.clear()
        if self.closing is not None and not self._unsent:
            self._socket.finish(self.closing)
