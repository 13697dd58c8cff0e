"""Clients below the libraries: half requests, and single frames of a WebSocket (RFC 6455 §5.2)."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from struct import pack
from typing import Any, Self
from urllib.parse import urlsplit

from tests.server.live_server import TIMEOUT, Person

CONTINUATION, TEXT, PING = 0x0, 0x1, 0x9
FIN, MASKED = 0x80, 0x80
MASK = b"\0\0\0\0"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A client's frame; masked with zeros, which leaves the payload as it is."""
    first = opcode | (FIN if fin else 0)
    if len(payload) < 126:
        return pack("!BB", first, MASKED | len(payload)) + MASK + payload
    if len(payload) < 1 << 16:
        return pack("!BBH", first, MASKED | 126, len(payload)) + MASK + payload
    return pack("!BBQ", first, MASKED | 127, len(payload)) + MASK + payload


class RawConnection:
    """A TCP connection that reads only when it is told to."""

    def __init__(self, url: str, address: str | None = None) -> None:
        self.host = urlsplit(url).netloc
        self.address = address

    async def __aenter__(self) -> Self:
        name, _, port = self.host.partition(":")
        local = (self.address, 0) if self.address else None
        self.reader, self.writer = await asyncio.open_connection(
            name, int(port), local_addr=local, limit=1 << 16
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()
        await asyncio.sleep(0)  # the transport closes its socket in the next turn of the loop

    def stop_reading(self) -> None:
        """Take nothing more from the network."""
        transport: Any = self.writer.transport
        transport.pause_reading()

    def read_on(self) -> None:
        transport: Any = self.writer.transport
        transport.resume_reading()

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    @property
    def unsent(self) -> int:
        """Bytes that the other side has not taken."""
        return self.writer.transport.get_write_buffer_size()

    async def closed(self, seconds: float) -> bool:
        """Whether the other side closes within this time; what it sends is thrown away."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(1 << 16):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    async def upgrade(self, person: Person, code: str) -> None:
        """Open a WebSocket at a table."""
        key = base64.b64encode(os.urandom(16)).decode()
        cookies = "; ".join(f"{name}={text}" for name, text in person.http.cookies.items())
        lines = [
            f"GET /api/tables/{code}/socket HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookies}",
        ]
        self.send("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(TIMEOUT):
            head = await self.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head


@asynccontextmanager
async def raw_connections(url: str, address: str, count: int) -> AsyncIterator[list[RawConnection]]:
    """Many connections from one address."""
    async with AsyncExitStack() as stack:
        each = (RawConnection(url, address) for _ in range(count))
        yield [await stack.enter_async_context(connection) for connection in each]
