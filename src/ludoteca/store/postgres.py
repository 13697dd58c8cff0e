"""The store in PostgreSQL: a pool of connections, one transaction for a unit of work, and one
round trip where its statements may run as one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from .migration import VERSION, migrate, newest
from .protocol import Conflict, Unavailable
from .sql_store import SqlStore
from .statement import Records, Statement, Transaction

A = TypeVar("A")
T = TypeVar("T")

CONNECTIONS = 20
CONNECT_SECONDS = 5
COMMAND_SECONDS = 10

MIGRATION_LOCK = 0x4C55444F
"""Any number will do, as long as every version of Ludoteca locks the same."""

TAKEN = (
    asyncpg.ForeignKeyViolationError,
    asyncpg.TransactionRollbackError,
    asyncpg.UniqueViolationError,
)
AWAY = (
    OSError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


class PostgresStore(SqlStore):
    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._asked = 0
        self._at_rest = asyncio.Event()

    async def open(self) -> None:
        with named_errors():
            pool = await asyncpg.create_pool(
                self._url,
                init_size=1,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                reset=_leave_as_it_is,
                server_settings={"application_name": "ludoteca", "synchronous_commit": "on"},
            )
            try:
                if not await _is_current(pool):
                    await asyncio.to_thread(asyncio.run, _migrate(self._url))
            except BaseException:
                pool.terminate()
                raise
        self._pool = pool

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            async with asyncio.timeout(COMMAND_SECONDS):
                if self._asked:
                    await self._at_rest.wait()
                await pool.close()
        except TimeoutError:
            pool.terminate()

    async def _read(self, statement: Statement) -> Records:
        return await self._write(statement)

    async def _put(self, *statements: Statement) -> None:
        await self._write(*statements)

    async def _write(self, *statements: Statement) -> Records:
        with self._asking() as pool:
            return await _fetch(pool, *statements)

    async def _run(self, work: Callable[[A], Transaction[T]], about: A) -> T:
        steps = work(about)
        with self._asking() as pool:
            async with pool.acquire() as connection, connection.transaction():
                try:
                    statement = next(steps)
                    while True:
                        statement = steps.send(await _fetch(connection, statement))
                except StopIteration as end:
                    result: T = end.value
                    return result

    @contextmanager
    def _asking(self) -> Iterator[Any]:
        """The pool, which is not closed before everybody has their answer."""
        if self._pool is None:
            raise Unavailable("the store is closed")
        self._asked += 1
        self._at_rest.clear()
        try:
            with named_errors():
                yield self._pool
        finally:
            self._asked -= 1
            if not self._asked:
                self._at_rest.set()


async def _fetch(where: Any, *statements: Statement) -> Records:
    """`where` is a connection or the pool."""
    query = as_one(*(statement.sql for statement in statements))
    values = (statements[index].values[name] for index, name in query.parameters)
    records: Records = await where.fetch(query.sql, *values)
    return records


async def _is_current(pool: Any) -> bool:
    try:
        return bool(await pool.fetchval(VERSION) == newest())
    except asyncpg.UndefinedTableError:
        return False


async def _migrate(url: str) -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            lock = text("SELECT pg_advisory_xact_lock(:lock)")
            await connection.execute(lock, {"lock": MIGRATION_LOCK})
            await connection.run_sync(migrate)
    except DBAPIError as error:
        raise (error.orig and error.orig.__cause__) or error from error


async def _leave_as_it_is(connection: Any) -> None:
    """We set nothing on a connection, so giving it back to the pool needs no round trip."""


@contextmanager
def named_errors() -> Iterator[None]:
    """Errors as the store's callers know them; a mistake in a statement stays what it is."""
    try:
        yield
    except ValueError:
        raise
    except TAKEN as error:
        raise Conflict(str(error)) from error
    except AWAY as error:
        raise Unavailable(str(error)) from error


# Statements as PostgreSQL's driver takes them


class Query(NamedTuple):
    sql: str
    """Its parameters are `$1`, `$2`, …"""
    parameters: tuple[tuple[int, str], ...]
    """For each: the index of a statement, and which of its values."""


@lru_cache(maxsize=1_000)
def as_one(*statements: str) -> Query:
    """Several statements as one, which is a transaction by itself: `WITH` the others, the last."""
    parameters: dict[tuple[int, str], str] = {}

    def numbered(index: int, sql: str) -> str:
        def mark(found: re.Match[str]) -> str:
            return parameters.setdefault((index, found[1]), f"${len(parameters) + 1}")

        return re.sub(r":(\w+)", mark, sql)

    *others, last = [numbered(index, sql) for index, sql in enumerate(statements)]
    if others:
        named = ", ".join(f"part{index} AS ({sql})" for index, sql in enumerate(others))
        last = f"WITH {named} {last}"
    return Query(last, tuple(parameters))
