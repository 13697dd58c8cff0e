"""Connection: one browser at one table. What it is sent at one moment goes out in one piece, or
waits here until the network takes more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from ludoteca.server.wire import FromServerMessage
from ludoteca.store import SessionRow

from .frames import frame_with
from .protocol import Edge

encode = msgspec.json.Encoder().encode

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
NO_SESSION, NOT_ALLOWED, NO_TABLE = 4401, 4403, 4404


def frame_of(message: FromServerMessage) -> bytes:
    return frame_with(encode(message))


class Dispatch:
    """Lets all connections that were given something in one turn of the loop send it at its end."""

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def later(self, connection: Connection) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._waiting.append(connection)

    def _send_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.send_on()


class Connection:
    """A socket with a name. Sending never waits; who lags too far behind is cut off."""

    def __init__(
        self,
        edge: Edge,
        session: SessionRow,
        address: str,
        most_unsent: int,
        dispatch: Dispatch,
    ) -> None:
        self.session = session
        self.person = session.id
        self.address = address
        self.most_unsent = most_unsent
        self.greeted = False
        self.text = False
        self.screen = False
        """Whether everybody looks at it: then it is nobody's seat."""
        self.closing: int | None = None
        """The code to close with, once everything is sent."""
        self._edge = edge
        self._unsent: list[bytes] = []
        self._dispatch = dispatch
        edge.on_writable = self.send_on

    def listen(self, listener: Callable[[str], None]) -> None:
        """Let somebody hear what the browser says."""
        self._edge.on_text = listener

    def send(self, message: FromServerMessage) -> None:
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        if self.closing is not None:
            return
        unsent = self._unsent
        if not unsent:
            self._dispatch.later(self)
        elif len(unsent) >= self.most_unsent and not self._makes_room():
            return
        unsent.append(frame)

    def _makes_room(self) -> bool:
        """Whether the network takes something now; otherwise this is the end."""
        self.send_on()
        if self._unsent:
            self._unsent.clear()
            self.close(TRY_LATER)
        return self.closing is None

    def close(self, code: int = NORMAL) -> None:
        if self.closing is None:
            self.closing = code
            self.send_on()

    def send_on(self) -> None:
        """Send what was not sent yet, if the network takes it."""
        unsent = self._unsent
        if unsent and self._edge.is_writable:
            self._edge.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
            unsent.clear()
        if self.closing is not None and not self._unsent:
            self._edge.finish(self.closing)
