"""Runs the application under uvicorn, with a shutdown that notifies clients first."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from . import garbage
from .app import create_app
from .http.protocol import TimedHttpProtocol
from .services import Services
from .settings import Settings
from .ws.guarded_protocol import GuardedWebSocketProtocol
from .ws.open_connections import raise_file_limit
from .ws.protocol import FastWebSocketProtocol
from .ws.server_config import ServerConfig

FLUSH_SECONDS = 0.05
"""Time for the last frames to leave before sockets are closed."""


class Server(uvicorn.Server):
    """A uvicorn server that announces its shutdown to clients."""

    config: ServerConfig

    def __init__(self, services: Services, on_start: Callable[[], None] = lambda: None) -> None:
        super().__init__(_config(services))
        self.services = services
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn ends the process when the application cannot start; here `started` stays False
        and the log says why."""
        try:
            await super().startup(sockets)
        except SystemExit:
            self.should_exit = True
        else:
            gc.set_threshold(*garbage.THRESHOLD)
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.announce_shutdown()
        await asyncio.sleep(FLUSH_SECONDS)
        await super().shutdown(sockets)


def _config(services: Services) -> ServerConfig:
    settings = services.settings
    raise_file_limit()
    return ServerConfig(
        create_app(services),
        settings,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=TimedHttpProtocol,
        ws=FastWebSocketProtocol if settings.fast_sockets else GuardedWebSocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        lifespan="on",
    )


def bind(settings: Settings) -> socket.socket:
    """Bind the listening socket, so that a taken port shows before anything else starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends small answers at once (TCP_NODELAY) only where the protocol is named; otherwise
    # a body waits 40 ms for the acknowledgement of its headers
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except BaseException:
        listening.close()
        raise
    return listening
