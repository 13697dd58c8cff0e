"""A server in this process, on a clock that a browser test puts forward by days."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from typing import Any

from tests.server.live_server import AdjustableClock, RunningServer, serving

from .building import build_pages
from .server_process import PATIENCE


class SimulatedServer:
    def __init__(self, live: RunningServer, loop: asyncio.AbstractEventLoop) -> None:
        self.url = live.url
        self._live = live
        self._loop = loop

    def pass_time(self, milliseconds: int) -> None:
        """Put the clock forward, and unload tables as an idle server does."""

        async def work() -> None:
            self._live.pass_time(milliseconds)
            await self._live.services.rooms.drop_idle()

        asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)


@contextmanager
def simulated_server(**settings: Any) -> Iterator[SimulatedServer]:
    loop, over = asyncio.new_event_loop(), asyncio.Event()
    ready: Future[SimulatedServer] = Future()

    async def serve() -> None:
        try:
            async with serving(
                now=AdjustableClock(), static=str(build_pages()), **settings
            ) as live:
                ready.set_result(SimulatedServer(live, loop))
                await over.wait()
        except Exception as error:
            if ready.done():
                raise
            ready.set_exception(error)

    thread = Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        yield ready.result(PATIENCE)
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(PATIENCE)
        loop.close()
