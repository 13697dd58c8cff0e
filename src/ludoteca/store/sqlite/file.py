"""Connections to an SQLite file: pragmas, statements and transactions, error translation."""

from __future__ import annotations

import re
import sqlite3
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from ..protocol import Conflict, Unavailable
from ..statement import Records, Statement, Transaction

T = TypeVar("T")

BUSY_SECONDS = 5
"""Lock timeout while another process is writing."""
RETRY_SECONDS = 0.01

CACHE_KILOBYTES = 2_000
"""Page cache of a writing connection."""

ROW_LOCK = re.compile(r" FOR (NO KEY )?UPDATE( SKIP LOCKED)?")

CONFLICTS = {
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
}
UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
PRIMARY = 0xFF
"""Mask of the primary error code; the higher bytes hold the extended code."""


def connect(
    path: Path,
    *,
    timeout: float = BUSY_SECONDS,
    foreign_keys: bool = True,
    cache: int = CACHE_KILOBYTES,
) -> sqlite3.Connection:
    """Manual transactions, durable commits, and no automatic checkpoints: the writer schedules
    them."""
    connection = sqlite3.connect(
        path, timeout=timeout, isolation_level=None, check_same_thread=False
    )
    _enable_wal(connection, timeout)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute(f"PRAGMA foreign_keys = {foreign_keys:d}")
    connection.execute(f"PRAGMA cache_size = {-cache}")
    return connection


def _enable_wal(connection: sqlite3.Connection, timeout: float) -> None:
    """Retry: SQLite ignores the timeout when several connections switch a new file to WAL."""
    until = monotonic() + timeout
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if not is_busy(error) or monotonic() > until:
                raise
            sleep(RETRY_SECONDS)


def fetch(connection: sqlite3.Connection, statement: Statement) -> Records:
    return connection.execute(_without_locks(statement.sql), statement.values).fetchall()


def run(connection: sqlite3.Connection, transaction: Transaction[T]) -> T:
    """Run the statements of a transaction; the caller begins and commits it."""
    try:
        statement = next(transaction)
        while True:
            statement = transaction.send(fetch(connection, statement))
    except StopIteration as end:
        result: T = end.value
        return result


def is_busy(error: Exception) -> bool:
    """Whether another connection holds the lock, so that nothing was done."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & PRIMARY == sqlite3.SQLITE_BUSY


def translated(error: Exception) -> Exception:
    """Conflict or Unavailable for an error of SQLite; programming errors stay unchanged."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    if code in CONFLICTS:
        return Conflict(str(error))
    if code & PRIMARY in UNAVAILABLE:
        return Unavailable(str(error))
    return error


@cache
def _without_locks(sql: str) -> str:
    return ROW_LOCK.sub("", sql)
