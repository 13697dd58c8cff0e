"""Background tasks: a loop that works, sleeps, and can be woken early."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ludoteca.store import Unavailable

log = logging.getLogger(__name__)


class BackgroundTask:
    """Calls `work` repeatedly; `work` returns the seconds to sleep before the next call.

    A failing call is logged and repeated after `retry` seconds: no error ends the loop, and an
    unavailable store is not asked in a busy loop.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[float]],
        retry: float = 1.0,
        first_delay: float = 0.0,
    ) -> None:
        self.name = name
        self._work = work
        self._first_delay = first_delay
        self._retry = retry
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """End the current sleep, or skip the next one."""
        self._woken.set()

    async def _run(self) -> None:
        await asyncio.sleep(self._first_delay)
        while True:
            self._woken.clear()
            try:
                delay = await self._work()
            except Unavailable:
                log.warning("the store is unavailable", extra={"task": self.name})
            except Exception:
                log.exception("a background task failed", extra={"task": self.name})
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(delay):
                        await self._woken.wait()
                continue
            await asyncio.sleep(self._retry)
