"""A socket over plain ASGI events: the portable alternative to `FastWebSocketProtocol`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from contextlib import suppress
from typing import Any

from .frames import texts_in

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class PlainSocket:
    """Sends frames one after the other from a task of its own."""

    def __init__(self, send: Send, abort: Callable[[], None] | None = None) -> None:
        """`abort` ends the connection at once, where the server below offers that."""
        self.on_text: Callable[[str], None] | None = None  # texts arrive as ASGI events
        self.on_writable: Callable[[], None] | None = None
        self.is_writable = True
        self._send = send
        self._abort = abort
        self._task: asyncio.Task[None] | None = None

    def write(self, frame: bytes) -> None:
        self._start(self._send_texts(frame))

    def finish(self, code: int) -> None:
        if self.is_writable:
            self._start(self._close(code))

    def abort(self, code: int) -> None:
        if self._abort is not None:
            self._abort()
            return
        if self._task is not None:
            self._task.cancel()
        self._start(self._close(code))

    def _start(self, sending: Coroutine[None, None, None]) -> None:
        self.is_writable = False
        self._task = asyncio.ensure_future(sending)

    async def _send_texts(self, frames: bytes) -> None:
        with suppress(OSError, RuntimeError):  # the peer is gone: `receive` reports it
            for text in texts_in(frames):
                await self._send({"type": "websocket.send", "text": text})
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()

    async def _close(self, code: int) -> None:
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})
