"""A live server in this process, beside the browser, whose clock a test can put forward."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from tests.server.live_server import AdjustableClock, RunningServer, serving

from .building import build_pages

PATIENCE = 60


class AdjustableServer:
    def __init__(self, live: RunningServer, loop: asyncio.AbstractEventLoop) -> None:
        self._live = live
        self._loop = loop
        self.url = live.url

    def now(self) -> int:
        return self._live.services.sources.now()

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass; rooms that nobody visits are dropped meanwhile."""
        self._run(self._pass_time(milliseconds))

    async def _pass_time(self, milliseconds: int) -> None:
        self._live.pass_time(milliseconds)
        await self._live.services.rooms.drop_idle()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def adjustable_server(ahead: int = 0, **settings: Any) -> Iterator[AdjustableServer]:
    """Run it, so far ahead of the clock on the wall."""
    clock, loop = AdjustableClock(), asyncio.new_event_loop()
    clock.pass_time(ahead)
    thread = Thread(target=loop.run_forever)
    thread.start()
    server = serving(now=clock, **({"static": str(build_pages())} | settings))

    def wait_for(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    try:
        live = wait_for(server.__aenter__())
        try:
            yield AdjustableServer(live, loop)
        finally:
            wait_for(server.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
