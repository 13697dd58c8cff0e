"""Committing to an SQLite file together: one wait for the disk serves a whole group of tasks."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ..protocol import Unavailable
from ..statement import Statement, Values
from .file import connect, is_busy, named

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Runs inside a transaction that others may share; may be run again from its start."""

Puts: TypeAlias = tuple[Statement, ...]
"""Run in the same transaction, in any order and together with those of others; they bring nothing
back."""


class Task(NamedTuple):
    job: Job[Any] | Puts
    future: asyncio.Future[Any]


class CommitResult(NamedTuple):
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class WriterConnection:
    """A connection to the file that is made when it is needed, and anew after a failure."""

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        """Seconds to wait for another who is writing."""
        self._connection: sqlite3.Connection | None = None

    def commit(self, group: Sequence[Task]) -> list[CommitResult]:
        """One transaction; raises Unavailable when there is none, and nothing has happened."""
        try:
            return _committed(self._connected(), group)
        except Exception as error:
            is_as_before = self._connection is not None and not self._connection.in_transaction
            if not (is_busy(error) and is_as_before):
                self.close()  # whatever was not committed is undone by that
            raise Unavailable(str(error)) from error

    def checkpoint(self) -> int:
        """Copy what is in the write-ahead log to its place, and wait for nobody; others may write
        on meanwhile. Returns how many pages are left."""
        try:
            copying = self._connected().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            return sys.maxsize
        ((_, pages, copied),) = copying.fetchall()
        left: int = pages - copied
        return left

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._path, patience=self._patience)
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _committed(connection: sqlite3.Connection, group: Sequence[Task]) -> list[CommitResult]:
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
    attempt: Callable[[sqlite3.Connection, Sequence[Task]], list[CommitResult]],
) -> list[CommitResult]:
    connection.execute("BEGIN IMMEDIATE")
    results = attempt(connection, group)
    connection.execute("COMMIT")
    return results


def _together(connection: sqlite3.Connection, group: Sequence[Task]) -> list[CommitResult]:
    """What is put by the same statement is put at once."""
    alike: defaultdict[str, list[Values]] = defaultdict(list)
    results = []
    for job, future in group:
        if isinstance(job, tuple):
            for sql, values in job:
                alike[sql].append(values)
            results.append(CommitResult(future))
        else:
            results.append(CommitResult(future, job(connection)))
    for sql, rows in alike.items():
        connection.executemany(sql, rows)
    return results


def _one_by_one(connection: sqlite3.Connection, group: Sequence[Task]) -> list[CommitResult]:
    return [_guarded(connection, task) for task in group]


def _guarded(connection: sqlite3.Connection, task: Task) -> CommitResult:
    """If it fails by itself, the others are not hurt."""
    connection.execute("SAVEPOINT task")
    try:
        (result,) = _together(connection, [task])
    except Exception as error:
        trouble = named(error)
        if isinstance(trouble, Unavailable):
            raise trouble from error
        connection.execute("ROLLBACK TO task")
        result = CommitResult(task.future, error=trouble)
    connection.execute("RELEASE task")
    return result
