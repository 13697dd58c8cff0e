"""Reader threads of an SQLite file, each query on a connection of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..statement import Records, Statement
from .file import connect, fetch, named

READERS = 4
READER_CACHE_KILOBYTES = 200


class Readers:
    """A few threads, and connections as they are needed. There always is one, whatever becomes of
    the writer's: on a full disk we may read on, but not open the file anew."""

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
            raise named(error) from error
        self._idle.append(connection)  # after an error it is left behind: the next one is new
        return records

    def _connection(self) -> sqlite3.Connection:
        try:
            return self._idle.pop()
        except IndexError:
            return connect_reader(self._path)


def connect_reader(path: Path) -> sqlite3.Connection:
    """What is read was hardly ever read before: there is little to be gained by keeping it."""
    return connect(path, cache=READER_CACHE_KILOBYTES)
