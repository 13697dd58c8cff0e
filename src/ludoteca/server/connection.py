"""Connection: one browser at one table; what it is sent waits here until the socket takes it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludoteca.store import SessionRow

from .wire import FromServerMessage

encode = msgspec.json.Encoder().encode

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
NO_SESSION, NOT_ALLOWED, NO_TABLE = 4401, 4403, 4404


def frame_of(message: FromServerMessage) -> str:
    return encode(message).decode()


class Connection:
    """A socket with a name. Sending never waits; who lags too far behind is cut off."""

    def __init__(self, session: SessionRow, address: str, most_unsent: int) -> None:
        self.session = session
        self.address = address
        self.most_unsent = most_unsent
        self.greeted = False
        self.text = False
        self.closing: int | None = None
        """The code to close with, once everything is sent."""
        self._unsent: deque[str] = deque()
        self._news = asyncio.Event()

    @property
    def person(self) -> str:
        return self.session.id

    def send(self, message: FromServerMessage) -> None:
        self.send_frame(frame_of(message))

    def send_frame(self, frame: str) -> None:
        if self.closing is not None:
            return
        if len(self._unsent) >= self.most_unsent:
            self._unsent.clear()
            self.close(TRY_LATER)
            return
        self._unsent.append(frame)
        self._news.set()

    def close(self, code: int = NORMAL) -> None:
        if self.closing is None:
            self.closing = code
            self._news.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send everything, as it comes, until the connection is to be closed; returns the code."""
        unsent = self._unsent
        while True:
            while unsent:
                await send(unsent.popleft())
            if self.closing is not None:
                return self.closing
            self._news.clear()
            await self._news.wait()
