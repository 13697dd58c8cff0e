"""The store in PostgreSQL: a connection pool, and independent statements combined into a single
round trip."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from .migration import VERSION, migrate, newest
from .protocol import Conflict, Unavailable
from .sql.store import SqlStore
from .statement import Records, Statement, Transaction, Value

A = TypeVar("A")
T = TypeVar("T")

CONNECTIONS = 20
CONNECT_SECONDS = 5
COMMAND_SECONDS = 10

MIGRATION_LOCK = 0x4C55444F
"""Key of the advisory lock: arbitrary, but the same in every version."""

CONFLICTS = (
    asyncpg.ForeignKeyViolationError,
    asyncpg.TransactionRollbackError,
    asyncpg.UniqueViolationError,
)
UNAVAILABLE = (
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


class Queryable(Protocol):
    """A connection or the pool: the part of asyncpg, which has no types, that is used here."""

    async def fetch(self, sql: str, /, *values: Value) -> Records: ...


class Connection(Queryable, Protocol):
    def transaction(self) -> AbstractAsyncContextManager[None]: ...


class Pool(Queryable, Protocol):
    async def fetchval(self, sql: str, /) -> Value: ...

    def acquire(self) -> AbstractAsyncContextManager[Connection]: ...

    async def close(self) -> None: ...

    def terminate(self) -> None: ...


class PostgresStore(SqlStore):
    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Pool | None = None
        self._pending = 0
        self._idle = asyncio.Event()

    async def open(self) -> None:
        with translated_errors():
            pool: Pool = await asyncpg.create_pool(
                self._url,
                init_size=1,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                reset=_no_reset,
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
                if self._pending:
                    await self._idle.wait()
                await pool.close()
        except TimeoutError:
            pool.terminate()

    async def _read(self, statement: Statement) -> Records:
        return await self._write(statement)

    async def _put(self, *statements: Statement) -> None:
        await self._write(*statements)

    async def _write(self, *statements: Statement) -> Records:
        with self._using_pool() as pool:
            return await _fetch(pool, *statements)

    async def _run(self, transaction: Callable[[A], Transaction[T]], argument: A) -> T:
        steps = transaction(argument)
        with self._using_pool() as pool:
            async with pool.acquire() as connection, connection.transaction():
                try:
                    statement = next(steps)
                    while True:
                        statement = steps.send(await _fetch(connection, statement))
                except StopIteration as end:
                    result: T = end.value
                    return result

    @contextmanager
    def _using_pool(self) -> Iterator[Pool]:
        """The pool; `close()` waits until all its users are done."""
        if self._pool is None:
            raise Unavailable("the store is closed")
        self._pending += 1
        self._idle.clear()
        try:
            with translated_errors():
                yield self._pool
        finally:
            self._pending -= 1
            if not self._pending:
                self._idle.set()


async def _fetch(target: Queryable, *statements: Statement) -> Records:
    query = combine(*(statement.sql for statement in statements))
    values = (statements[index].values[name] for index, name in query.parameters)
    return await target.fetch(query.sql, *values)


async def _is_current(pool: Pool) -> bool:
    try:
        return await pool.fetchval(VERSION) == newest()
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


async def _no_reset(connection: Connection) -> None:
    """We never change a connection's settings: skip the round trip that would reset them."""


@contextmanager
def translated_errors() -> Iterator[None]:
    """Translate driver errors to Conflict and Unavailable; programming errors pass unchanged."""
    try:
        yield
    except ValueError:
        raise
    except CONFLICTS as error:
        raise Conflict(str(error)) from error
    except UNAVAILABLE as error:
        raise Unavailable(str(error)) from error


# Statements in the form asyncpg takes


class Query(NamedTuple):
    sql: str
    """Its parameters are `$1`, `$2`, …"""
    parameters: tuple[tuple[int, str], ...]
    """For each: index of the statement, name of the value."""


@lru_cache(maxsize=1_000)
def combine(*statements: str) -> Query:
    """Combine statements into one, atomic without a transaction: `WITH` others, then the last."""
    parameters: dict[tuple[int, str], str] = {}

    def numbered(index: int, sql: str) -> str:
        def number(found: re.Match[str]) -> str:
            return parameters.setdefault((index, found[1]), f"${len(parameters) + 1}")

        return re.sub(r":(\w+)", number, sql)

    *others, last = [numbered(index, sql) for index, sql in enumerate(statements)]
    if others:
        named = ", ".join(f"part{index} AS ({sql})" for index, sql in enumerate(others))
        last = f"WITH {named} {last}"
    return Query(last, tuple(parameters))
