"""The edge: uvicorn's WebSocket, with a short way for what comes and goes most, whole text frames.
Handshakes, fragments, pings and goodbyes go the long way, which is uvicorn's own."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .frames import whole_text

EXTENSION = "ludoteca.edge"
"""Where a socket's scope says which edge it came over."""


class Edge(WebSocketsSansIOProtocol):
    """One socket. Until somebody listens, everything goes the long way."""

    on_text: Callable[[str], None] | None = None
    on_writable: Callable[[], None] | None = None
    is_writable = True
    """Whether the network takes more just now."""

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def finish(self, code: int) -> None:
        """Say goodbye; whoever does not answer is cut off."""
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

    # What the network calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {EXTENSION: {"edge": self}}

    def data_received(self, data: bytes) -> None:
        text = whole_text(data, self.config.ws_max_size) if self._is_between_messages() else None
        if text is None or self.on_text is None:
            super().data_received(data)
        else:
            self.on_text(text)

    def _is_between_messages(self) -> bool:
        """Whether nothing is on the long way that would be overtaken."""
        conn = self.conn
        waits = conn.reader.buffer or conn.current_size is not None or self.read_paused
        return not waits and not self.close_sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_writable = True  # whoever waits for that would wait for ever

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.on_writable is not None:
            self.on_writable()
