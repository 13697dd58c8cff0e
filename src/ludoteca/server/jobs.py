"""Jobs: the one queue of a table. What is submitted is done one after the other, in that order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeAlias, TypeVar

Task: TypeAlias = Callable[[], Awaitable[None]]

J = TypeVar("J")
T = TypeVar("T")


class Jobs(Generic[J]):
    """There is a worker only while there is work."""

    def __init__(self, do: Callable[[J | Task], Awaitable[None]]) -> None:
        self._do = do
        """Does a job, and never fails."""
        self._waiting: deque[J | Task] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def submit(self, job: J | Task) -> None:
        if self._closed:
            return
        self._waiting.append(job)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

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
        while self._worker is not None:
            await asyncio.wait([self._worker])

    async def stop(self) -> None:
        """Finish what was accepted, then accept nothing more."""
        await self.settled()
        self._closed = True

    def next_ones(self, kind: type[J], made: Callable[[J], T | None]) -> list[tuple[J, T]]:
        """Take the jobs of a kind out of the queue that come next, with what is made of each; one
        of which nothing is made keeps its turn, and so do those behind it."""
        found: list[tuple[J, T]] = []
        while self._waiting:
            job = self._waiting[0]
            if not isinstance(job, kind) or (one := made(job)) is None:
                break
            found.append((job, one))
            self._waiting.popleft()
        return found

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._do(self._waiting.popleft())
        finally:
            self._worker = None
