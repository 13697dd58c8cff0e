"""A client that writes its own HTTP and WebSocket bytes, as no library would."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.live_server import TIMEOUT, Person

TEXT, CONTINUED, CLOSE, PING, PONG, LAST = 0x1, 0x0, 0x8, 0x9, 0xA, 0x80
NO_MASK = bytes(4)


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([opcode | (LAST if last else 0)]) + length + NO_MASK + payload


class RawSocket:
    """A TCP connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    def stop_reading(self) -> None:
        transport = self.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()

    async def rest(self) -> bytes:
        """Everything until the server closes the connection."""
        async with asyncio.timeout(TIMEOUT):
            return await self.reader.read()

    async def close_code(self) -> int:
        """Read frames until one that closes; its code, or 1006 without one."""
        async with asyncio.timeout(TIMEOUT):
            try:
                while True:
                    opcode, payload = await self._frame()
                    if opcode == CLOSE:
                        return int.from_bytes(payload[:2], "big")
            except (ConnectionError, asyncio.IncompleteReadError):
                return 1006

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(size)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[RawSocket]:
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def at_table(person: Person, code: str) -> AsyncIterator[RawSocket]:
    """A table's socket after the handshake, without a hello."""
    async with connected(person.url) as raw:
        raw.write(handshake(person, code))
        async with asyncio.timeout(TIMEOUT):
            head = await raw.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        yield raw


def handshake(person: Person, code: str) -> bytes:
    lines = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {person.url.removeprefix('http://')}",
        f"Origin: {person.url}",
        f"Cookie: ludoteca={person.http.cookies.get('ludoteca')}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
    )
    return "\r\n".join((*lines, "", "")).encode()


HELLO = frame(TEXT, b'{"type":"hello"}')
