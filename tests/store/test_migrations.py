"""Migrating: whatever a database was, opening it makes it what the schema says."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludoteca.store import open_store
from ludoteca.store.migrating import MIGRATIONS, migrate, newest
from ludoteca.store.rows import LinkRow
from ludoteca.store.schema import metadata

from . import making

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), metadata)


async def differences_at(url: str) -> object:
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).connect() as connection:
            return differences(connection)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.connect() as connection:
        return await connection.run_sync(differences)


async def test_an_empty_database_gets_the_whole_schema(new_url: str) -> None:
    assert await differences_at(new_url) != []
    store = open_store(new_url)
    await store.open()
    await store.close()
    assert await differences_at(new_url) == []


async def test_several_may_open_an_empty_database_at_once(new_url: str) -> None:
    stores = [open_store(new_url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await differences_at(new_url) == []
    await asyncio.gather(*(store.close() for store in stores))


async def test_opening_again_changes_nothing(new_url: str) -> None:
    store = open_store(new_url)
    await store.open()
    await store.add_table(making.table("ABC234"))
    await store.close()
    await store.open()
    assert await store.table("ABC234") == making.table("ABC234")
    await store.close()
    assert await differences_at(new_url) == []


async def test_a_migration_that_fails_leaves_the_database_as_it_was(sqlite_url: str) -> None:
    path = sqlite_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE mails (something TEXT)")  # in the way of the last table
    with pytest.raises(Exception, match="mails"):
        await open_store(sqlite_url).open()
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("mails",)]


async def test_migrations_are_one_line() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert scripts.get_heads() == [newest()]
    assert len(scripts.get_bases()) == 1


async def test_links_of_before_say_which_seat_is_to_be_taken_over(sqlite_url: str) -> None:
    with create_engine(sqlite_url, poolclass=NullPool).begin() as connection:
        migrate(connection, to="0002")
        connection.exec_driver_sql(
            "INSERT INTO links (hash, kind, email, session, expires)"
            " VALUES ('to a seat', 'seat', '', 'm7:3', 9), ('to log in', 'login', '', 'ana', 9)"
        )
    store = open_store(sqlite_url)
    await store.open()
    taken = [await store.take_link(hash, 1) for hash in ("to a seat", "to log in")]
    await store.close()
    assert taken == [
        LinkRow(hash="to a seat", kind="seat", match="m7", seat=3, expires=9),
        LinkRow(hash="to log in", kind="login", session="ana", expires=9),
    ]


OPENING = """
import asyncio, sys
from ludoteca.store import open_store

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    await store.close()

asyncio.run(main())
print("alembic" in sys.modules)
"""


def test_a_database_that_is_what_it_should_be_is_opened_without_alembic(new_url: str) -> None:
    """Which takes longer to load than everything else a store needs."""
    command = [sys.executable, "-c", OPENING, new_url]
    said = [subprocess.check_output(command, text=True).strip() for _ in range(2)]
    assert said == ["True", "False"]
