"""uvicorn's HTTP protocol with time limits for heads, bodies and readers, and a polite refusal
beyond the limits on connections."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.ws.server_config import ServerConfig

RETRY_SECONDS = b"5"
SECONDS_FOR_REFUSED = 2.0
"""Time limit of a connection that will be refused."""
HALF_SENT = (h11.IDLE, h11.SEND_BODY)
"""States of a client that has not sent a whole request."""


class TimedHttpProtocol(H11Protocol):
    """One connection. Until a request is complete a timer runs, first for its head, then for its
    body; another one while the client does not read."""

    config: ServerConfig
    transport: asyncio.Transport

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._timeout = self.config.settings.request_timeout / 1000
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: object = None
        """The state of the client the timer runs for."""
        self._write_timer: asyncio.TimerHandle | None = None

    # Callbacks of asyncio and uvicorn

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connections = self.config.open_connections
        if self.client is not None and not connections.open(self.client[0]):
            self.app = _too_many_connections
            self._timeout = min(self._timeout, SECONDS_FOR_REFUSED)
            if connections.are_far_too_many:
                transport.abort()
                return
        self._await(h11.IDLE)

    def handle_events(self) -> None:
        super().handle_events()
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state = self.conn.their_state
        idle = state is h11.IDLE and not self.conn.trailing_data[0]
        if state in HALF_SENT and not (idle and self.cycle is not None):
            self._await(state)
        else:
            self._stop_timer()  # complete, or between two requests: uvicorn's timer runs

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timer()
        if self.app is _too_many_connections:
            self.transport.write(REFUSAL)
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timer()
        self._stop_write_timer()
        if self.client is not None:
            self.config.open_connections.close(self.client[0])

    # Timers

    def _await(self, state: object) -> None:
        if self._timer is not None and self._awaited is state:
            return
        self._stop_timer()
        self._awaited = state
        self._timer = self.loop.call_later(self._timeout, self._give_up)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Close a connection whose request did not arrive in time."""
        self._timer = None
        if self._awaited is h11.IDLE and self.conn.trailing_data[0]:
            self.transport.write(TIMED_OUT)
        self.transport.close()
        self._await_reader(self.transport.get_write_buffer_size())

    def _await_reader(self, unread: int) -> None:
        self._stop_write_timer()
        self._write_timer = self.loop.call_later(self._timeout, self._check_reader, unread)

    def _check_reader(self, unread: int) -> None:
        """Abort the connection of a client that has read nothing since the last look."""
        now = self.transport.get_write_buffer_size()
        if now < unread:
            self._await_reader(now)
        else:
            self._write_timer = None
            self.transport.abort()

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


def _plain(status: bytes, *headers: bytes) -> bytes:
    """A whole response without a body."""
    lines = (b"HTTP/1.1 " + status, *headers, b"content-length: 0", b"connection: close")
    return b"\r\n".join((*lines, b"", b""))


TIMED_OUT = _plain(b"408 Request Timeout")
REFUSAL = _plain(b"503 Service Unavailable", b"retry-after: " + RETRY_SECONDS)


async def _too_many_connections(scope: Any, receive: Any, send: Any) -> None:
    headers = [(b"retry-after", RETRY_SECONDS), (b"content-length", b"0")]
    headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
