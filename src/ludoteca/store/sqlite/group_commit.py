"""Group commit: one transaction, and one fsync, for a group of tasks."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ..protocol import Unavailable
from ..statement import Statement, Values
from .file import connect, is_busy, translated

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Runs inside a shared transaction; may be run a second time from its start."""

Statements: TypeAlias = tuple[Statement, ...]
"""Statements without a result, run in one transaction in any order, batched with those of other
tasks."""


class Task(NamedTuple):
    job: Job[Any] | Statements
    future: asyncio.Future[Any]


class CommitResult(NamedTuple):
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class WriterConnection:
    """A connection that opens on demand, and again after a failure."""

    def __init__(self, path: Path, timeout: float) -> None:
        self._path = path
        self._timeout = timeout
        """Seconds to wait for the write lock."""
        self._connection: sqlite3.Connection | None = None

    def commit(self, group: Sequence[Task]) -> list[CommitResult]:
        """Commit one transaction, or raise Unavailable; then nothing was stored."""
        try:
            return _committed(self._connected(), group)
        except Exception as error:
            is_clean = self._connection is not None and not self._connection.in_transaction
            if not (is_busy(error) and is_clean):
                self.close()  # rolls back
            raise Unavailable(str(error)) from error

    def checkpoint(self) -> int:
        """Copy the write-ahead log into the database without blocking writers. Returns the number
        of pages left in the log."""
        try:
            checkpoint = self._connected().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            return sys.maxsize
        ((_, pages, copied),) = checkpoint.fetchall()
        left: int = pages - copied
        return left

    def truncate_log(self) -> None:
        """Empty the write-ahead log, if readers leave it within the timeout."""
        with suppress(sqlite3.Error):
            self._connected().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._path, timeout=self._timeout)
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _committed(connection: sqlite3.Connection, group: Sequence[Task]) -> list[CommitResult]:
    """Failures are rare and savepoints cost a fifth of a commit, so the first attempt has none;
    after a failure the group is retried with a savepoint for each task."""
    try:
        return _transaction(connection, group, _batched)
    except Exception as error:
        if isinstance(translated(error), Unavailable):
            raise
    connection.execute("ROLLBACK")
    return _transaction(connection, group, _isolated)


def _transaction(
    connection: sqlite3.Connection,
    group: Sequence[Task],
    attempt: Callable[[sqlite3.Connection, Sequence[Task]], list[CommitResult]],
) -> list[CommitResult]:
    connection.execute("BEGIN IMMEDIATE")
    results = attempt(connection, group)
    connection.execute("COMMIT")
    return results


def _batched(connection: sqlite3.Connection, group: Sequence[Task]) -> list[CommitResult]:
    """Run equal statements of several tasks with one `executemany`."""
    batches: defaultdict[str, list[Values]] = defaultdict(list)
    results = []
    for job, future in group:
        if isinstance(job, tuple):
            for sql, values in job:
                batches[sql].append(values)
            results.append(CommitResult(future))
        else:
            results.append(CommitResult(future, job(connection)))
    for sql, rows in batches.items():
        connection.executemany(sql, rows)
    return results


def _isolated(connection: sqlite3.Connection, group: Sequence[Task]) -> list[CommitResult]:
    return [_with_savepoint(connection, task) for task in group]


def _with_savepoint(connection: sqlite3.Connection, task: Task) -> CommitResult:
    """A task that fails does not affect the others."""
    connection.execute("SAVEPOINT task")
    try:
        (result,) = _batched(connection, [task])
    except Exception as error:
        translated_error = translated(error)
        if isinstance(translated_error, Unavailable):
            raise translated_error from error
        connection.execute("ROLLBACK TO task")
        result = CommitResult(task.future, error=translated_error)
    connection.execute("RELEASE task")
    return result
