"""The store's contract: stored data survives failures of the process and the database."""

import asyncio
import subprocess
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludoteca.store import Conflict, SnapshotRow, Unavailable, open_store

from . import sample_rows
from .appender import MATCHES
from .sample_rows import opened, with_a_match

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


def program(name: str, url: str) -> list[str]:
    return [sys.executable, "-m", f"tests.store.{name}", url]


# Closing


async def test_a_store_that_is_opened_again_has_everything(url: str) -> None:
    store = await with_a_match(url)
    snapshot = SnapshotRow(match="m", seq=1, state={"a": 1})
    whole = sample_rows.work("m", 0, due=50, snapshot=snapshot)
    await store.append(whole)
    await store.add_session(sample_rows.session("ana"))
    await store.save_account(sample_rows.account("a1"))
    await store.add_link(sample_rows.link("secret"))
    hello = await store.add_message(sample_rows.message("hola"))
    await store.add_mail(sample_rows.mail("x"))
    await store.close()

    store = await opened(url)
    assert await store.table("ABC234") == sample_rows.table("ABC234")
    assert await store.match("m") == sample_rows.match("m")
    assert list(await store.log("m")) == list(whole.log)
    assert await store.next_due() == 50
    assert await store.snapshot("m") == snapshot
    assert await store.session("ana") == sample_rows.session("ana")
    assert await store.account("a1") == sample_rows.account("a1")
    assert await store.take_link("secret", 1) == sample_rows.link("secret")
    assert list(await store.messages("ABC234", 0, 9)) == [hello]
    assert len(await store.take_mail(10, 9, 20)) == 1
    await store.close()


async def test_closing_finishes_what_was_begun(url: str) -> None:
    store = await with_a_match(url)
    tasks = [asyncio.ensure_future(store.append(sample_rows.work("m", seq))) for seq in range(50)]
    await store.ping()
    await store.close()
    await asyncio.gather(*tasks)
    store = await opened(url)
    assert [row.seq for row in await store.log("m")] == list(range(50))
    await store.close()


async def test_a_closed_store_is_not_available(url: str) -> None:
    store = await with_a_match(url)
    await store.close()
    for asking in (store.ping(), store.append(sample_rows.work("m", 0)), store.drop_tables(1)):
        with pytest.raises(Unavailable):
            await asking
    await store.close()


async def test_a_number_of_a_message_is_not_given_twice(url: str) -> None:
    store = await with_a_match(url)
    await store.append(sample_rows.work("m", 0, over="held"))
    first = await store.add_message(sample_rows.message("hola"))
    await store.drop_tables(2_000)
    await store.close()
    store = await opened(url)
    await store.add_table(sample_rows.table("ABC234"))
    second = await store.add_message(sample_rows.message("hola"))
    await store.close()
    assert second.id > first.id


# Concurrency


async def test_several_processes_may_share_a_database(url: str) -> None:
    one, other = open_store(url), open_store(url)
    await asyncio.gather(one.open(), other.open())
    await one.add_table(sample_rows.table("ABC234"))
    await other.add_match(sample_rows.match("m"), sample_rows.work("m"))
    outcomes = await asyncio.gather(
        *(
            store.append(sample_rows.work("m", seq, by=by))
            for seq in range(20)
            for store, by in ((one, "one"), (other, "other"))
        ),
        return_exceptions=True,
    )
    assert sum(outcome is None for outcome in outcomes) == 20
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 20
    assert await one.log("m") == await other.log("m")
    assert [row.seq for row in await one.log("m")] == list(range(20))
    await asyncio.gather(one.close(), other.close())


# Killed processes


OTHERS = "datname = current_database() AND pid <> pg_backend_pid()"
LIST = f"SELECT pid FROM pg_stat_activity WHERE {OTHERS}"
END = f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {OTHERS}"


async def connections(url: str) -> frozenset[int]:
    """The processes of PostgreSQL that serve connections to the database."""
    if url.startswith("sqlite"):
        return frozenset()
    connection = await asyncpg.connect(url)
    found = frozenset(row["pid"] for row in await connection.fetch(LIST))
    await connection.close()
    return found


async def end_connections(url: str, keep: frozenset[int]) -> None:
    """End what a killed process left behind: PostgreSQL may still commit its last transaction."""
    if url.startswith("sqlite"):
        return
    connection = await asyncpg.connect(url)
    await connection.fetch(f"{END} AND pid <> ALL($1)", [*keep])
    await connection.close()


@pytest.mark.parametrize("lines", [1, 200])
async def test_a_killed_process_loses_nothing_it_acknowledged(url: str, lines: int) -> None:
    others = await connections(url)
    with subprocess.Popen(program("appender", url), cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += process.stdout.readlines()
    acknowledged = dict(line.decode().split() for line in said)
    await end_connections(url, keep=others)

    store = await opened(url)
    mails, dues = await store.take_mail(10, 100_000, 20), await store.due(100_000, 9)
    sent, due = {mail.message_id for mail in mails}, {row.match: row.at for row in dues}
    for id in MATCHES:
        stored = [row.seq for row in await store.log(id)]
        assert stored == list(range(len(stored)))
        assert len(stored) > int(acknowledged.get(id, -1))
        for seq in stored:  # with everything that was stored together with it
            sent.remove(f"{id} {seq}")
        assert due.get(id, -1) == len(stored) - 1
    assert not sent
    await store.close()


# A full disk


async def test_on_a_full_disk_nothing_is_stored_until_there_is_room(sqlite_url: str) -> None:
    done = subprocess.run(
        program("full_disk", sqlite_url), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    before, after = map(int, done.stdout.split())
    assert before > 0
    store = await opened(sqlite_url)
    assert [row.seq for row in await store.log("m")] == list(range(after))
    assert len(await store.messages("ABC234", 0, 9)) == 1
    await store.close()
