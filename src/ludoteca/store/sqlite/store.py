"""The store in an SQLite file: opens, migrates and closes it; hands work to writer and readers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn, TypeVar

from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ..migration import VERSION, migrate, newest
from ..protocol import Unavailable
from ..sql.store import SqlStore
from ..statement import Records, Statement, Transaction
from .claim import FileClaim
from .file import connect, fetch, run, translated
from .group_commit import Job, Statements
from .readers import Readers, connect_reader
from .writer import Writer

A = TypeVar("A")
T = TypeVar("T")


class SqliteStore(SqlStore):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._readers: Readers | None = None
        self._claim: FileClaim | None = None

    def claim(self) -> None:
        if self._claim is None:
            self._claim = FileClaim(self.path)
        self._claim.take()

    async def open(self) -> None:
        try:
            first = await asyncio.to_thread(_prepare, self.path)
        except OSError as error:
            raise Unavailable(str(error)) from error
        except (sqlite3.Error, DBAPIError) as error:
            raise translated(getattr(error, "orig", error)) from error
        self._readers = Readers(self.path, first)
        self._writer = Writer(self.path)

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        readers, self._readers = self._readers, None
        if writer is not None:
            await writer.stop()
        if readers is not None:
            await asyncio.to_thread(readers.stop)
        if self._claim is not None:
            self._claim.drop()

    async def _read(self, statement: Statement) -> Records:
        return await (_closed() if self._readers is None else self._readers.fetch(statement))

    def _put(self, *statements: Statement) -> Awaitable[None]:
        return self._submit(statements)

    async def _write(self, *statements: Statement) -> Records:
        return await self._submit(lambda connection: [fetch(connection, s) for s in statements][-1])

    async def _run(self, transaction: Callable[[A], Transaction[T]], argument: A) -> T:
        return await self._submit(lambda connection: run(connection, transaction(argument)))

    def _submit(self, job: Job[T] | Statements) -> Awaitable[T]:
        return _closed() if self._writer is None else self._writer.submit(job)


async def _closed() -> NoReturn:
    raise Unavailable("the store is closed")


class TemporaryStore(SqliteStore):
    """In a temporary file that is removed when the store is closed."""

    def __init__(self) -> None:
        super().__init__(Path("ludoteca.db"))
        self._folder: TemporaryDirectory[str] | None = None

    def claim(self) -> None:
        """Nobody else knows its file."""

    async def open(self) -> None:
        self._folder = TemporaryDirectory(prefix="ludoteca-")
        self.path = Path(self._folder.name) / self.path.name
        await super().open()

    async def close(self) -> None:
        await super().close()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _prepare(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = connect_reader(path)
    if _is_current(connection):
        return connection
    connection.close()
    _migrate(path)
    return connect_reader(path)


def _is_current(connection: sqlite3.Connection) -> bool:
    try:
        return connection.execute(VERSION).fetchall() == [(newest(),)]
    except sqlite3.OperationalError:
        return False  # a new file has no version table


def _migrate(path: Path) -> None:
    """Foreign keys are off: recreating a table must not cascade to the rows of others."""
    engine = create_engine(
        "sqlite://", creator=lambda: connect(path, foreign_keys=False), poolclass=NullPool
    )
    with engine.begin() as connection:
        connection.execute(text("BEGIN IMMEDIATE"))
        migrate(connection)
