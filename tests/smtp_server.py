"""A real SMTP server on localhost, in a thread of its own, for the length of a context."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP

HOST = "127.0.0.1"


@contextmanager
def smtp_server(handler: Any) -> Iterator[int]:
    """Pass every mail to the handler; yields the port, chosen by the system."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    listening = loop.create_server(lambda: SMTP(handler, loop=loop, hostname="localhost"), HOST, 0)
    server = asyncio.run_coroutine_threadsafe(listening, loop).result()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_stop(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _stop(server: asyncio.Server) -> None:
    """Stop listening and cancel open connections."""
    server.close()
    connections = asyncio.all_tasks() - {asyncio.current_task()}
    for task in connections:
        task.cancel()
    await asyncio.gather(*connections, return_exceptions=True)
