"""The one thread that writes to an SQLite file: what queues up while it commits is committed
together next time, so that one wait for the disk serves all (group commit)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from .protocol import Unavailable
from .sqlite_file import connect, named
from .statement import Statement, Values

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Runs inside a transaction that others may share; may be run again from its start."""

Puts: TypeAlias = tuple[Statement, ...]
"""Run in the same transaction, in any order and together with those of others; they bring nothing
back."""

GROUP = 1_000
"""So many at most share a transaction."""


class Task(NamedTuple):
    job: Job[Any] | Puts
    future: asyncio.Future[Any]


class Outcome(NamedTuple):
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Writer(Thread):
    """Belongs to the event loop it was made in."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self.start()

    async def done(self, job: Job[Any] | Puts) -> Any:
        """Returns when it is on the disk."""
        future: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(Task(job, future))
        return await future

    def stop(self) -> None:
        """Finish what was asked for, then end."""
        self._queue.put(None)
        self.join()

    # On the thread

    def run(self) -> None:
        while group := self._next_group():
            outcomes = self._commit(group)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_tell, outcomes)
        self._disconnect()

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

    def _commit(self, group: Sequence[Task]) -> list[Outcome]:
        try:
            if self._connection is None:
                self._connection = connect(self._path)
            return _committed(self._connection, group)
        except (sqlite3.Error, Unavailable) as error:
            self._disconnect()
            return [Outcome(task.future, error=Unavailable(str(error))) for task in group]

    def _disconnect(self) -> None:
        """Whatever was not committed is undone by that; the next group finds a new connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _committed(connection: sqlite3.Connection, group: Sequence[Task]) -> list[Outcome]:
    """Hardly ever does one fail, and savepoints are a fifth of the cost: only after a failure does
    the group begin again, each task guarded from the others."""
    try:
        return _transaction(connection, group, _together)
    except Exception as error:
        if isinstance(named(error), Unavailable):
            raise
    connection.execute("ROLLBACK")
    return _transaction(connection, group, _one_by_one)


def _transaction(
    connection: sqlite3.Connection,
    group: Sequence[Task],
    attempt: Callable[[sqlite3.Connection, Sequence[Task]], list[Outcome]],
) -> list[Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    outcomes = attempt(connection, group)
    connection.execute("COMMIT")
    return outcomes


def _together(connection: sqlite3.Connection, group: Sequence[Task]) -> list[Outcome]:
    """What is put by the same statement is put at once."""
    alike: defaultdict[str, list[Values]] = defaultdict(list)
    outcomes = []
    for job, future in group:
        if isinstance(job, tuple):
            for sql, values in job:
                alike[sql].append(values)
            outcomes.append(Outcome(future))
        else:
            outcomes.append(Outcome(future, job(connection)))
    for sql, rows in alike.items():
        connection.executemany(sql, rows)
    return outcomes


def _one_by_one(connection: sqlite3.Connection, group: Sequence[Task]) -> list[Outcome]:
    return [_guarded(connection, task) for task in group]


def _guarded(connection: sqlite3.Connection, task: Task) -> Outcome:
    """If it fails by itself, the others are not hurt."""
    connection.execute("SAVEPOINT task")
    try:
        (outcome,) = _together(connection, [task])
    except Exception as error:
        trouble = named(error)
        if isinstance(trouble, Unavailable):
            raise trouble from error
        connection.execute("ROLLBACK TO task")
        outcome = Outcome(task.future, error=trouble)
    connection.execute("RELEASE task")
    return outcome


def _tell(outcomes: Sequence[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():  # whoever waited was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
