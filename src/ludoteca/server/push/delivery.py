"""One request to a push service: to the address that was checked, without redirects, in 5 s."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from .addresses import PushService, resolve

SECONDS = 5.0
MOST_HEAD = 16_384
"""Bytes of an answer's head; its body is not read."""


class Answer(NamedTuple):
    status: int
    retry_after: int | None
    """Seconds until the service wants to be asked again."""


class NoAnswer(Exception):
    """Something else than an answer in HTTP came back."""


async def post(
    service: PushService,
    headers: Mapping[str, str],
    body: bytes,
    *,
    loopback: bool,
    trusted: ssl.SSLContext | None = None,
) -> Answer:
    """Send a message. The connection goes to the address that was checked, and its certificate has
    to be that of the host's name: resolving the name again could lead elsewhere."""
    async with asyncio.timeout(SECONDS):
        address = await resolve(service, loopback=loopback)
        is_secure = service.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address,
            service.port,
            limit=MOST_HEAD,
            ssl=(trusted or ssl.create_default_context()) if is_secure else None,
            server_hostname=service.host if is_secure else None,
        )
        try:
            writer.write(_head(service, headers, len(body)) + body)
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise NoAnswer from None
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def _head(service: PushService, headers: Mapping[str, str], length: int) -> bytes:
    host = service.origin.partition("://")[2]
    lines = [
        f"POST {service.target} HTTP/1.1",
        f"Host: {host}",
        f"Content-Length: {length}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def _read(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    status = rest[:3]
    if not version.startswith("HTTP/1.") or not status.isdecimal():
        raise NoAnswer
    retry_after = None
    for line in lines:
        name, _, value = line.partition(":")
        if name.lower() == "retry-after" and value.strip().isdecimal():
            retry_after = int(value.strip()[:6])
    return Answer(int(status), retry_after)
