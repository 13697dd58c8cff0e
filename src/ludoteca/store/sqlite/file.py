"""An SQLite file: connecting to it, running statements and work on it, naming its troubles."""

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
"""How long to wait for another process that is writing."""
RETRY_SECONDS = 0.01

CACHE_KILOBYTES = 2_000
"""So much of the file whoever writes keeps in memory."""

ROW_LOCK = re.compile(r" FOR (NO KEY )?UPDATE( SKIP LOCKED)?")

TAKEN = {
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
}
AWAY = {
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
"""The low byte of an error's code says its kind, the others say more."""


def connect(
    path: Path,
    *,
    patience: float = BUSY_SECONDS,
    foreign_keys: bool = True,
    cache: int = CACHE_KILOBYTES,
) -> sqlite3.Connection:
    """Transactions are ours to begin and to end; what was committed is on the disk. The log is
    copied to its place when the writer says so."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    _write_ahead(connection, patience)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute(f"PRAGMA foreign_keys = {foreign_keys:d}")
    connection.execute(f"PRAGMA cache_size = {-cache}")
    return connection


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Those who open a new file together get in each other's way here, whatever their timeout."""
    until = monotonic() + patience
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


def run(connection: sqlite3.Connection, work: Transaction[T]) -> T:
    """Go through the steps of a transaction that somebody else begins and ends."""
    try:
        statement = next(work)
        while True:
            statement = work.send(fetch(connection, statement))
    except StopIteration as end:
        result: T = end.value
        return result


def is_busy(error: Exception) -> bool:
    """Whether somebody else is writing, and nothing was done."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & PRIMARY == sqlite3.SQLITE_BUSY


def named(error: Exception) -> Exception:
    """An error as the store's callers know it; a mistake in a statement stays what it is."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    if code in TAKEN:
        return Conflict(str(error))
    if code & PRIMARY in AWAY:
        return Unavailable(str(error))
    return error


@cache
def _without_locks(sql: str) -> str:
    return ROW_LOCK.sub("", sql)
