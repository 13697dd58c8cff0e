"""uvicorn's WebSocket protocol with limits below the messages: frames, fragments, unread pongs.

A read may hold thousands of empty frames, so it is parsed in slices and counted after each.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from .server_config import ServerConfig

ABORT = "ludoteca.abort"
"""Key of the function that ends a connection at once, among the extensions of its ASGI scope."""
SLICE = 1_024
"""Bytes parsed before the frames are counted: at most 170 frames."""
MOST_FRAGMENTS = 100
"""Fragments of one message."""
POLICY = 1008
SECONDS_TO_CLOSE = 5.0
"""Time for the last bytes to leave before a closing connection is aborted."""


class GuardedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket. Whoever sends too many frames, or does not read, is cut off."""

    config: ServerConfig

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        settings = self.config.settings
        self._price = 1 / settings.frames_per_second
        self._most_unsent = settings.unsent_bytes
        self._frames_full_at = 0.0
        """When the token bucket of frames is full again."""

    # Callbacks of asyncio and uvicorn

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[ABORT] = {"abort": self.transport.abort}

    def handle_events(self) -> None:
        if self._may_receive(len(self.conn.events)):
            super().handle_events()
        else:
            self.refuse()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.refuse()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self._most_unsent:
            self.transport.abort()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._abort_later()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_later()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.client is not None:
            self.config.open_connections.close(self.client[0])
        # what refers to itself would wait for the garbage collector
        self.conn.parser.close()
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"] = {}

    # Limits

    def _may_receive(self, frames: int) -> bool:
        now = self.loop.time()
        self._frames_full_at = max(now, self._frames_full_at) + frames * self._price
        return self._frames_full_at - now <= 2.0  # seconds a bucket takes to fill

    def refuse(self) -> None:
        """Close for breaking a limit, without reading any further."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.conn.send_close(POLICY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        """A transport that closes waits until the peer has read everything; not for ever here."""
        if self.transport.is_closing() and self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(SECONDS_TO_CLOSE, self.transport.abort)
