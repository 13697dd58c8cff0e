"""A browser's connection to a table: buffers frames and writes them once per turn of the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ludoteca.server.wire import FromServerMessage
from ludoteca.store import SessionRow

from .frames import text_frame
from .socket import ClosedSocket, Socket

encode = msgspec.json.Encoder().encode

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
NO_SESSION, NOT_ALLOWED, NO_TABLE = 4401, 4403, 4404
MOST_WRITTEN = 65_536
"""Bytes written at once; the transport takes about as many before it reports that it is full."""


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
        """Bytes that may wait for the network."""
        self.greeted = False
        """Whether the welcome was sent, which holds all that was told before it."""
        self.text = False
        """Whether positions are described in words."""
        self.screen = False
        """A shared screen: shows what spectators see, whoever opened it."""
        self.closing: int | None = None
        """Close code to send after the unsent frames."""
        self._socket = socket
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._writes = writes
        socket.on_writable = self.flush

    def listen(self, listener: Callable[[str], None]) -> None:
        self._socket.on_text = listener

    def send(self, message: FromServerMessage) -> None:
        """Send a message that is meant for this client."""
        self._queue(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """Pass on what everybody at the table is told, once the client was welcomed."""
        if self.greeted:
            self._queue(frame)

    def _queue(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        unsent = self._unsent
        if not unsent:
            self._writes.flush_later(self)
        unsent.append(frame)
        self._unsent_bytes += len(frame)
        if self._unsent_bytes > self.most_unsent:
            self._make_room()

    @property
    def is_lagging(self) -> bool:
        """Whether the network does not take what was sent already."""
        return not self._socket.is_writable

    def _make_room(self) -> None:
        """Flush; cut the connection off if the network takes too little."""
        self.flush()
        if self._unsent_bytes > self.most_unsent:
            self.cut_off(TRY_LATER)

    def cut_off(self, code: int) -> None:
        """Drop what was not sent and end the connection at once."""
        self.closing = code
        self._forget_unsent()
        self._socket.abort(code)

    def close(self, code: int = NORMAL) -> None:
        if self.closing is None:
            self.closing = code
            self.flush()

    def release(self) -> None:
        """Let go of a socket that is closed, and free both without the garbage collector."""
        if self.closing is None:
            self.closing = NORMAL
        self._forget_unsent()
        self._socket.on_text = self._socket.on_writable = None
        self._socket = ClosedSocket()

    def flush(self) -> None:
        """Write the unsent frames, as far as the network takes them."""
        unsent, socket = self._unsent, self._socket
        if unsent and socket.is_writable:
            if self._unsent_bytes <= MOST_WRITTEN or len(unsent) == 1:
                socket.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
                unsent.clear()
                self._unsent_bytes = 0
            else:
                self._write_in_parts()
        if self.closing is not None and not unsent:
            socket.finish(self.closing)

    def _write_in_parts(self) -> None:
        unsent = self._unsent
        while unsent and self._socket.is_writable:
            count = size = 0
            while size < MOST_WRITTEN and count < len(unsent):
                size += len(unsent[count])
                count += 1
            self._socket.write(b"".join(unsent[:count]))
            del unsent[:count]
            self._unsent_bytes -= size

    def _forget_unsent(self) -> None:
        self._unsent.clear()
        self._unsent_bytes = 0
