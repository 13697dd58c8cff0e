"""Migrations: opening a database of any version brings it to the current schema."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from ludoteca.store import Store, open_store
from ludoteca.store.migration import MIGRATIONS, migrate, newest
from ludoteca.store.rows import LinkRow
from ludoteca.store.schema import metadata

from . import sample_rows

pytestmark = pytest.mark.anyio

T = TypeVar("T")


def differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), metadata)


async def differences_at(url: str) -> object:
    return await done_at(url, differences)


async def done_at(url: str, work: Callable[[Connection], T]) -> T:
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).begin() as connection:
            return work(connection)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        return await connection.run_sync(work)


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
    await store.add_table(sample_rows.table("ABC234"))
    await store.close()
    await store.open()
    assert await store.table("ABC234") == sample_rows.table("ABC234")
    await store.close()
    assert await differences_at(new_url) == []


async def test_a_migration_that_fails_leaves_the_database_as_it_was(sqlite_url: str) -> None:
    path = sqlite_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE mails (something TEXT)")  # clashes with the last table
    with pytest.raises(Exception, match="mails"):
        await open_store(sqlite_url).open()
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("mails",)]


async def test_migrations_are_one_line() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert scripts.get_heads() == [newest()]
    assert len(scripts.get_bases()) == 1


async def opened_after(version: str, *statements: str, url: str) -> Store:
    """A store whose database had an earlier version when the rows were written."""

    def write(connection: Connection) -> None:
        migrate(connection, to=version)
        for statement in statements:
            connection.exec_driver_sql(statement)

    await done_at(url, write)
    return await sample_rows.opened(url)


async def test_links_of_before_say_which_seat_is_to_be_taken_over(new_url: str) -> None:
    store = await opened_after(
        "0002",
        "INSERT INTO links (hash, kind, email, session, expires)"
        " VALUES ('to a seat', 'seat', '', 'm7:3', 9), ('to log in', 'login', '', 'ana', 9)",
        url=new_url,
    )
    taken = [await store.take_link(hash, 1) for hash in ("to a seat", "to log in")]
    await store.close()
    assert taken == [
        LinkRow(hash="to a seat", kind="seat", match="m7", seat=3, expires=9),
        LinkRow(hash="to log in", kind="login", session="ana", expires=9),
    ]


async def test_steps_of_before_say_which_message_they_came_with(new_url: str) -> None:
    store = await opened_after(
        "0003",
        "INSERT INTO matches (id, game, setup, created, over)"
        " VALUES ('m', 'pig', '{}', 1, ''), ('n', 'pig', '{}', 1, ''),"
        " ('o', 'pig', '{}', 1, 'won')",
        "INSERT INTO log (match, seq, input, events, wall) VALUES"
        """ ('m', 0, '{"seat": 0, "says": "\\u0000¡Ñ!"}', '[{"to": null}]', 7),"""
        """ ('m', 1, '{"in": "alarm"}', '[]', 8),"""
        """ ('m', 2, '{"seat": 1}', '[]', 9),"""
        """ ('m', 3, '{"seat": 0, "sender": ["ana", "stroke"]}', '[]', 9),"""
        """ ('n', 0, '{"seat": 0}', '[]', 9),"""
        """ ('o', 0, '{"seat": 0}', '[]', 9)""",
        "INSERT INTO answers (match, session, message, answer) VALUES"
        """ ('m', 'ana', '1', '{"seq": 1}'), ('m', 'luis', '1', '{"seq": 3}'),"""
        """ ('m', 'luis', '2', '{"seq": 4}'),"""
        """ ('n', 'luis', '2', '{"seq": 1}'), ('o', 'ana', '2', '{"seq": 1}')""",
        url=new_url,
    )
    logs = {id: await store.log(id) for id in ("m", "n", "o")}
    await store.close()
    assert {id: [row.input for row in rows] for id, rows in logs.items()} == {
        "m": [
            {"seat": 0, "says": "\0¡Ñ!", "sender": ["ana", "1"]},
            {"in": "alarm"},
            {"seat": 1, "sender": ["luis", "1"]},
            {"seat": 0, "sender": ["ana", "stroke"]},
        ],
        "n": [{"seat": 0, "sender": ["luis", "2"]}],
        "o": [{"seat": 0, "sender": ["ana", "2"]}],
    }
    assert [(row.events, row.wall) for row in logs["m"][:2]] == [([{"to": None}], 7), ([], 8)]
    assert await differences_at(new_url) == []


async def test_sessions_of_before_have_no_device_yet(new_url: str) -> None:
    store = await opened_after(
        "0004",
        "INSERT INTO sessions (id, token_hash, name, locale, created, seen)"
        " VALUES ('ana', 'hash of ana', 'ana', 'es', 1, 1)",
        url=new_url,
    )
    assert await store.session("ana") == sample_rows.session("ana")
    await store.close()
    assert await differences_at(new_url) == []


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
    """Importing Alembic takes longer than everything else a store imports."""
    command = [sys.executable, "-c", OPENING, new_url]
    said = [subprocess.check_output(command, text=True).strip() for _ in range(2)]
    assert said == ["True", "False"]


async def test_reports_of_before_are_open_and_tell_whom_they_are_about(new_url: str) -> None:
    session = (
        "INSERT INTO sessions (id, token_hash, name, locale, account, created, seen)"
        " VALUES ('{0}', '{0}', '{0}', 'en', {1}, 1, 1)"
    )
    report = (
        'INSERT INTO reports ("table", number, game, sender, name, text, before, "by", by_name,'
        " wall) VALUES ('ABC234', {0}, 'pig', '{1}', 'Luis', 'Bah', '[]', 'ana', 'Ana', 1)"
    )
    store = await opened_after(
        "0018",
        session.format("luis", "NULL"),
        session.format("eva", "'eva account'"),
        *(report.format(number, sender) for number, sender in enumerate(("luis", "eva", "gone"))),
        url=new_url,
    )
    found = await store.open_reports(9)
    players = [row.player for row in found]
    assert players == ["guest:gone", "account:eva account", "guest:luis"]
    assert [(row.kind, row.reason) for row in found] == [("message", "other")] * 3
    assert len(await store.reports(9)) == 3
    await store.close()
