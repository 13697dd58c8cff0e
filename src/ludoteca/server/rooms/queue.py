"""Jobs: the one queue of a table. What is submitted is done one after the other, in that order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeAlias, TypeVar

Task: TypeAlias = Callable[[], Awaitable[None]]

J = TypeVar("J")


class Jobs(Generic[J]):
    """Done by one worker, who comes with the first job and waits when there is none."""

    def __init__(self, do: Callable[[J | Task], Awaitable[None]]) -> None:
        self._do = do
        """Does a job, and never fails."""
        self._waiting: deque[J | Task] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._bell: asyncio.Future[None] | None = None
        """Wakes the worker, while there is no job."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def submit(self, job: J | Task) -> None:
        if self._closed:
            return
        self._waiting.append(job)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        elif self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    async def done(self, task: Task) -> bool:
        """Let a task have its turn; False when it failed, or comes too late."""
        if self._closed:
            return False
        ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            succeeded = False
            try:
                await task()
                succeeded = True
            finally:
                if not ended.done():  # at the end nobody waits for it any more
                    ended.set_result(succeeded)

        self.submit(turn)
        return await ended

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._worker is not None and (self._waiting or self._bell is None):
            await self.done(_nothing)

    async def stop(self) -> None:
        """Finish what was accepted, then accept nothing more."""
        await self.settled()
        self._closed = True
        if self._worker is not None:
            self._worker.cancel()

    @property
    def next(self) -> J | Task | None:
        """What comes next, if something waits."""
        return self._waiting[0] if self._waiting else None

    def take_next(self) -> None:
        """Whoever does this job does the next one with it."""
        self._waiting.popleft()

    async def _work(self) -> None:
        try:
            while True:
                while self._waiting:
                    await self._do(self._waiting.popleft())
                self._bell = asyncio.get_running_loop().create_future()
                await self._bell
                self._bell = None
        finally:
            self._worker = self._bell = None  # the next job finds another


async def _nothing() -> None:
    pass
