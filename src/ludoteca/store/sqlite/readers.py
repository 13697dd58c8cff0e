"""Reads an SQLite file on a few threads with pooled connections."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..statement import Records, Statement
from .file import connect, fetch, translated

READERS = 4
READER_CACHE_KILOBYTES = 200


class Readers:
    """Threads, and connections opened on demand. The first connection stays open: on a full disk
    reading still works, but opening the file does not."""

    def __init__(self, path: Path, first: sqlite3.Connection) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(READERS, "store-reader")
        self._idle = deque([first])

    async def fetch(self, statement: Statement) -> Records:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._fetch, statement)

    def stop(self) -> None:
        self._threads.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _fetch(self, statement: Statement) -> Records:
        try:
            connection = self._connection()
            records = fetch(connection, statement)
        except sqlite3.Error as error:
            raise translated(error) from error
        self._idle.append(connection)  # only after success: a failed connection is not used again
        return records

    def _connection(self) -> sqlite3.Connection:
        try:
            return self._idle.pop()
        except IndexError:
            return connect_reader(self._path)


def connect_reader(path: Path) -> sqlite3.Connection:
    """Reads rarely repeat, so a small page cache is enough."""
    return connect(path, cache=READER_CACHE_KILOBYTES)
