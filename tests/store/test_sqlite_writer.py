"""The SQLite writer: commits on the loop's thread only while that is fast."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.store.sqlite import checkpointer, writer
from ludoteca.store.sqlite.file import BUSY_SECONDS

from . import sample_rows
from .sample_rows import with_a_match

pytestmark = pytest.mark.anyio

SALT = slice(16, 24)
"""Offset of the salt in a write-ahead log; it changes each time the log is restarted."""


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def test_the_loop_goes_on_while_another_process_writes(sqlite_url: str) -> None:
    store = await with_a_match(sqlite_url)
    await store.append(sample_rows.work("m", 0))
    loop = asyncio.get_running_loop()
    with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = loop.time()
        waiting = asyncio.ensure_future(store.append(sample_rows.work("m", 1)))
        assert await store.match("m") is not None
        assert loop.time() - began < BUSY_SECONDS / 2
        assert not waiting.done()
        other.execute("ROLLBACK")
    await waiting
    await store.append(sample_rows.work("m", 2))
    assert [row.seq for row in await store.log("m")] == [0, 1, 2]
    await store.close()


async def test_on_a_slow_disk_another_thread_stores_moves(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "QUICK", 0.0)
    store = await with_a_match(sqlite_url)
    for first in range(0, 40, 4):
        units = [sample_rows.work("m", seq) for seq in range(first, first + 4)]
        await asyncio.gather(*(store.append(work) for work in units))
    assert [row.seq for row in await store.log("m")] == list(range(40))
    await store.close()


async def test_what_was_put_before_the_end_is_stored(sqlite_url: str) -> None:
    store = await with_a_match(sqlite_url)
    waiting = asyncio.ensure_future(store.append(sample_rows.work("m", 0)))
    await store.close()
    await waiting
    with closing(sqlite3.connect(file_of(sqlite_url))) as other:
        assert other.execute("SELECT seq FROM log").fetchall() == [(0,)]


async def test_the_log_of_the_file_begins_anew_again_and_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_AFTER", 50)
    store = await with_a_match(sqlite_url)
    ahead = file_of(sqlite_url).with_name(file_of(sqlite_url).name + "-wal")
    sizes, begun = [], set()
    for first in range(0, 2_000, 20):
        for seq in range(first, first + 20):
            await store.append(sample_rows.work("m", seq))
        await store.save_table(sample_rows.table("ABC234", revision=2 + first // 20))
        sizes.append(ahead.stat().st_size)
        with ahead.open("rb") as log:
            begun.add(log.read(24)[SALT])
    assert len(begun) > 10
    assert max(sizes) < 10 * sizes[4]  # 21 times if the log is never restarted
    assert len(await store.log("m")) == 2_000
    await store.close()


async def test_the_log_stays_short_also_while_large_rows_are_written(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpointer, "LONG_LOG", 1 << 20)
    monkeypatch.setattr(checkpointer, "LOOK_AGAIN", 0.0)
    store = await with_a_match(sqlite_url)
    log = Path(f"{file_of(sqlite_url)}-wal")
    sizes = []
    for revision in range(2, 60):
        document = {"notes": "x" * 200_000}
        row = sample_rows.table("ABC234", document=document, revision=revision)
        await store.save_table(row)
        sizes.append(log.stat().st_size)
    assert max(sizes) < 6 << 20  # 12 MB are written
    await store.close()
