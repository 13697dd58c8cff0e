"""uvicorn's WebSocket protocol with a fast path for whole text frames.

Handshakes, fragments, pings and close frames take uvicorn's own path. The fast path relies on
attributes of uvicorn and websockets that are not public: the dependencies are pinned, a test names
the attributes, and the setting `fast_sockets` turns it off (docs/adr).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from websockets.http11 import Request

from .frames import whole_text
from .guarded_protocol import GuardedWebSocketProtocol

EXTENSION = "ludoteca.socket"
"""Key of the protocol among the extensions of a socket's ASGI scope."""


class FastWebSocketProtocol(GuardedWebSocketProtocol):
    """One socket. Until a listener is set, everything takes uvicorn's path."""

    on_text: Callable[[str], None] | None = None
    on_writable: Callable[[], None] | None = None
    is_writable = True
    """False while the transport's buffer is full."""

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def finish(self, code: int) -> None:
        """Send a close frame; abort the connection if the peer does not answer it in time."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def abort(self, code: int) -> None:
        self.transport.abort()

    # Callbacks of asyncio and uvicorn

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = {"socket": self}

    def data_received(self, data: bytes) -> None:
        text = whole_text(data, self.config.ws_max_size) if self._is_between_messages() else None
        if text is None or self.on_text is None:
            super().data_received(data)
        else:
            self.on_text(text)

    def _is_between_messages(self) -> bool:
        """Whether uvicorn's path has nothing pending that the fast path would overtake."""
        conn = self.conn
        pending = conn.reader.buffer or conn.current_size is not None or self.read_paused
        return not pending and not self.close_sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_writable = True  # a lost connection never resumes writing

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()
