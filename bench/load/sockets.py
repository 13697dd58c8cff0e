"""A minimal WebSocket client: hundreds of them cost less than the server they measure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = b"\0\0\0\0"
"""A mask of zeros is valid and leaves the text unchanged."""
KEY = "bHVkb3RlY2EgYmVuY2ggIQ=="


class Socket(asyncio.Protocol):
    """One connection; every text frame received goes to `hear`."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._transport: Any = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    async def connect(self, port: int, path: str, headers: Sequence[str] = ()) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {KEY}",
            *headers,
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())
        await self._open

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    def say(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + text)

    def close(self) -> None:
        self._transport.close()

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server refused the connection"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open.done() and not self._upgraded():
            return
        done = 0
        while (frame := _frame(buffer, done)) is not None:
            kind, start, end = frame
            if end > len(buffer):
                break
            done = end
            if kind == TEXT:
                self.hear(bytes(buffer[start:end]))
            elif kind == PING:
                self.say(bytes(buffer[start:end]), PONG)
        del buffer[:done]

    def _upgraded(self) -> bool:
        """Whether the server has accepted the upgrade."""
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head:
            self._open.set_exception(ConnectionError(head.decode("latin-1")))
            return False
        self._open.set_result(None)
        self._buffer[:] = rest
        return True


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, start and end of the text of the frame at an offset."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1], at + 2
    if size == 126:
        start, size = at + 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
    elif size == 127:
        start, size = at + 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
    return buffer[at], start, start + size
