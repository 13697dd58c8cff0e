"""Serving: the application on a real socket, and a shutdown that tells everybody first."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from ludoteca.server.ws.protocol import Edge

from .app import create_app
from .services import House
from .settings import Settings

COLLECT_AFTER = (20_000, 20, 20)
"""Python's collector looks for cycles among all that lives, and here nearly everything lives on
with its match: looking as often as it does by default takes a third of all the time."""
GOODBYE_SECONDS = 0.05
"""So long the last frames have to get out before sockets are closed."""


class Server(uvicorn.Server):
    """Tells browsers to come back before it lets go of them."""

    def __init__(self, house: House, on_open: Callable[[], None] = lambda: None) -> None:
        super().__init__(_config(house))
        self.house = house
        self._on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Where the house cannot open, uvicorn would end the process: here `started` stays false,
        and the log says why."""
        try:
            await super().startup(sockets)
        except SystemExit:
            self.should_exit = True
        else:
            gc.set_threshold(*COLLECT_AFTER)
            self._on_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.announce_closing()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def _config(house: House) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        create_app(house),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=Edge,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        lifespan="on",
    )


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on, so that a taken port is found out before anything else begins."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except BaseException:
        listening.close()
        raise
    return listening
