"""Who writes to an SQLite file. What comes in while the disk is waited for is committed together
next time (group commit).

As long as the disk is quick, the loop's own thread commits what moves put: handing it to another
thread and back takes longer. Whatever may take its time is left to a thread, and so is everything
while the disk is usually slow or somebody else is writing, so that the loop is not held up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from ..protocol import Unavailable
from .checkpointer import Checkpointer
from .file import BUSY_SECONDS
from .group_commit import CommitResult, Job, Puts, Task, WriterConnection

GROUP = 1_000
"""So many at most share a transaction."""
QUICK = 0.005
"""Seconds that a commit takes at most on a disk that is called quick."""
MEMORY = 0.9
"""How much what was known of the disk counts against the last commit."""
CHECKPOINT_AFTER = 2_000
"""So many tasks stay in the write-ahead log before it is copied to its place: the ends of many
matches are written again and again."""


class Writer(Thread):
    """Belongs to the event loop it was made in."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._handed_over = 0
        """So many tasks the thread has to tell of yet."""
        self._puts: list[Task] = []
        """What was put in this turn of the loop."""
        self._usual = 0.0
        """Seconds that a commit took of late."""
        self._here, self._there = WriterConnection(path, 0), WriterConnection(path, BUSY_SECONDS)
        """The loop's own, which never waits for others, and the thread's."""
        self._checkpointer = Checkpointer(path)
        self._uncopied = CHECKPOINT_AFTER  # who knows what the last process left behind
        self.start()

    def done(self, job: Job[Any] | Puts) -> asyncio.Future[Any]:
        """Done when it is on the disk."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if not isinstance(job, tuple):
            self._hand_over(Task(job, future))
            return future
        if not self._puts:
            self._loop.call_soon(self._put)
        self._puts.append(Task(job, future))
        return future

    async def stop(self) -> None:
        """Finish what was asked for, then end."""
        self._hand_over(*self._puts)
        self._puts = []
        self._queue.put(None)
        await asyncio.to_thread(self.join)
        await self._checkpointer.stop()
        self._here.close()
        self._there.close()

    def _put(self) -> None:
        """Commit what was put in this turn of the loop, here if that is quick."""
        group, self._puts = self._puts, []
        if self._handed_over or self._usual > QUICK or not self._put_here(group):
            self._hand_over(*group)

    def _put_here(self, group: Sequence[Task]) -> bool:
        """False when that is not possible now; whoever tries it again will see why."""
        began = monotonic()
        try:
            results = self._here.commit(group)
        except Unavailable:
            return False
        self._told(results, monotonic() - began)
        self._checkpointer.finish(self._here)
        return True

    def _hand_over(self, *group: Task) -> None:
        self._handed_over += len(group)
        for task in group:
            self._queue.put(task)

    def _told_by_the_thread(self, results: Sequence[CommitResult], seconds: float) -> None:
        self._handed_over -= len(results)
        self._told(results, seconds)

    def _told(self, results: Sequence[CommitResult], seconds: float) -> None:
        self._usual = MEMORY * self._usual + (1 - MEMORY) * seconds
        for future, result, error in results:
            if future.done():  # whoever waited was cancelled
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
        self._uncopied += len(results)
        if self._uncopied >= CHECKPOINT_AFTER and self._checkpointer.begin():
            self._uncopied = 0

    # On the thread

    def run(self) -> None:
        while group := self._next_group():
            began = monotonic()
            results = self._commit(group)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                seconds = monotonic() - began
                self._loop.call_soon_threadsafe(self._told_by_the_thread, results, seconds)
            self._checkpointer.finish(self._there)

    def _next_group(self) -> list[Task]:
        """Waits for the first task; empty when there will be none."""
        first = self._queue.get()
        group = [] if first is None else [first]
        while group and len(group) < GROUP and not self._queue.empty():
            task = self._queue.get()
            if task is None:
                self._queue.put(None)
                break
            group.append(task)
        return group

    def _commit(self, group: Sequence[Task]) -> list[CommitResult]:
        try:
            return self._there.commit(group)
        except Unavailable as error:
            return [CommitResult(task.future, error=error) for task in group]
