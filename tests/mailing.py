"""A real SMTP server on this machine, in a thread of its own, for as long as somebody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP

HOST = "127.0.0.1"


@contextmanager
def taking_mails(handler: Any) -> Iterator[int]:
    """Hand every mail to this handler; the port at which they are taken, one that was free."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    begun = loop.create_server(lambda: SMTP(handler, loop=loop, hostname="localhost"), HOST, 0)
    server = asyncio.run_coroutine_threadsafe(begun, loop).result()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_end(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end(server: asyncio.Server) -> None:
    """Take nothing more, and let go of whoever is still connected."""
    server.close()
    talking = asyncio.all_tasks() - {asyncio.current_task()}
    for task in talking:
        task.cancel()
    await asyncio.gather(*talking, return_exceptions=True)
