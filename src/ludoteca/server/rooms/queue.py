"""The queue of a table: jobs run one after the other, in the order of submission."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeAlias, TypeVar

Job: TypeAlias = Callable[[], Awaitable[None]]

R = TypeVar("R")


class JobQueue(Generic[R]):
    """Requests and jobs, run by one worker that starts with the first and waits for more."""

    def __init__(self, run: Callable[[R | Job], Awaitable[None]]) -> None:
        self._run = run
        """Runs one item; never raises."""
        self._waiting: deque[R | Job] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        """Pending while the worker waits for an item."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def submit(self, item: R | Job) -> None:
        if self._closed:
            return
        self._waiting.append(item)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        elif self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def run(self, job: Job) -> bool:
        """Submit a job and wait for it; False when it failed or the queue is closed."""
        if self._closed:
            return False
        ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def reporting() -> None:
            succeeded = False
            try:
                await job()
                succeeded = True
            finally:
                if not ended.done():  # cancelled at shutdown
                    ended.set_result(succeeded)

        self.submit(reporting)
        return await ended

    async def drain(self) -> None:
        """Wait until the queue is empty and the worker idle."""
        while self._worker is not None and (self._waiting or self._idle is None):
            await self.run(_nothing)

    async def stop(self) -> None:
        """Finish the accepted items, then accept no more."""
        await self.drain()
        self._closed = True
        if self._worker is not None:
            self._worker.cancel()
        self._run = _drop  # refers to the owner of the queue

    @property
    def next(self) -> R | Job | None:
        """The first waiting item."""
        return self._waiting[0] if self._waiting else None

    def take_next(self) -> None:
        """Remove the first waiting item: the running one handles it too."""
        self._waiting.popleft()

    async def _work(self) -> None:
        try:
            while True:
                while self._waiting:
                    await self._run(self._waiting.popleft())
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
                self._idle = None
        finally:
            self._worker = self._idle = None  # the next item starts another worker


async def _nothing() -> None:
    pass


async def _drop(item: object) -> None:
    pass
