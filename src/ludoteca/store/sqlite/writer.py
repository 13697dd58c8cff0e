"""Writes to an SQLite file: tasks that arrive during a commit share the next one (group commit).

While the disk is fast, the event loop's own thread commits the steps of matches: handing them to
another thread and back takes longer than the commit. Other jobs go to a thread, and so does
everything while commits are slow or another process holds the lock, so that the loop never blocks
for long (docs/adr/0002).
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
from .group_commit import CommitResult, Job, Statements, Task, WriterConnection

GROUP_SIZE = 1_000
"""Most tasks in one transaction."""
QUICK = 0.005
"""Average commit time, in seconds, up to which the loop's thread commits."""
DECAY = 0.9
"""Decay of the moving average of commit time."""
CHECKPOINT_AFTER = 2_000
"""Tasks between two checkpoints. The pages at the ends of the matches' logs are written again and
again; rare checkpoints copy each of them once."""


class Writer(Thread):
    """Belongs to the event loop it is created in."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._queued = 0
        """Tasks given to the thread and not reported yet."""
        self._batch: list[Task] = []
        """Tasks of this turn of the loop, committed together at its end."""
        self._average = 0.0
        """Moving average of commit time, in seconds."""
        self._on_loop = WriterConnection(path, 0)
        """Never waits for the lock."""
        self._on_thread = WriterConnection(path, BUSY_SECONDS)
        self._checkpointer = Checkpointer(path)
        self._since_checkpoint = CHECKPOINT_AFTER  # the last process may have left a long log
        self.start()

    def submit(self, job: Job[Any] | Statements) -> asyncio.Future[Any]:
        """The future is done when the job is durable."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if not isinstance(job, tuple):
            self._hand_over(Task(job, future))
            return future
        if not self._batch:
            self._loop.call_soon(self._commit_batch)
        self._batch.append(Task(job, future))
        return future

    async def stop(self) -> None:
        """Finish all tasks, then end the thread."""
        self._hand_over(*self._batch)
        self._batch = []
        self._queue.put(None)
        await asyncio.to_thread(self.join)
        await self._checkpointer.stop()
        self._on_loop.close()
        self._on_thread.close()

    def _commit_batch(self) -> None:
        """Commit the tasks of this turn of the loop, on this thread if that is fast."""
        group, self._batch = self._batch, []
        if self._queued or self._average > QUICK or not self._commit_on_loop(group):
            self._hand_over(*group)

    def _commit_on_loop(self, group: Sequence[Task]) -> bool:
        """False if that is impossible now; the thread then tries again and reports the error."""
        began = monotonic()
        try:
            results = self._on_loop.commit(group)
        except Unavailable:
            return False
        self._report(results, monotonic() - began)
        self._checkpointer.finish(self._on_loop)
        return True

    def _hand_over(self, *group: Task) -> None:
        self._queued += len(group)
        for task in group:
            self._queue.put(task)

    def _report_from_thread(self, results: Sequence[CommitResult], seconds: float) -> None:
        self._queued -= len(results)
        self._report(results, seconds)

    def _report(self, results: Sequence[CommitResult], seconds: float) -> None:
        self._average = DECAY * self._average + (1 - DECAY) * seconds
        for future, result, error in results:
            if future.done():  # the waiting task was cancelled
                continue
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
        self._since_checkpoint += len(results)
        wanted = self._since_checkpoint >= CHECKPOINT_AFTER or self._checkpointer.is_urgent()
        if wanted and self._checkpointer.begin():
            self._since_checkpoint = 0

    # The thread

    def run(self) -> None:
        while group := self._next_group():
            began = monotonic()
            results = self._commit(group)
            with suppress(RuntimeError):  # the loop is closed
                seconds = monotonic() - began
                self._loop.call_soon_threadsafe(self._report_from_thread, results, seconds)
            self._checkpointer.finish(self._on_thread)

    def _next_group(self) -> list[Task]:
        """Waits for the first task; empty when the writer stops."""
        first = self._queue.get()
        group = [] if first is None else [first]
        while group and len(group) < GROUP_SIZE and not self._queue.empty():
            task = self._queue.get()
            if task is None:
                self._queue.put(None)
                break
            group.append(task)
        return group

    def _commit(self, group: Sequence[Task]) -> list[CommitResult]:
        try:
            return self._on_thread.commit(group)
        except Unavailable as error:
            return [CommitResult(task.future, error=error) for task in group]
