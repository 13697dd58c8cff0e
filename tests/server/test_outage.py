"""Store outage: nothing happens while nothing can be stored; afterwards everything resumes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.rooms.handlers.match import execution
from ludoteca.server.rooms.observers import presence as absence
from ludoteca.server.tasks import scheduler as deadlines
from ludoteca.store import (
    TableRow,
    Unavailable,
    UnitOfWork,
)
from ludoteca.store.sqlite import checkpointer, file, writer
from tests.server.live_server import AdjustableClock, RunningServer, run, serving
from tests.server.scripts import presence_of, start, table_of


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the waits for an unavailable database."""
    for module in (file, writer, checkpointer):
        monkeypatch.setattr(module, "BUSY_SECONDS", 0.02)
    monkeypatch.setattr(execution, "RETRY", 0.02)
    monkeypatch.setattr(deadlines, "RETRY", 0.02)
    monkeypatch.setattr(absence, "RETRY", 20)


class Outage:
    """Lock the database, so that the server cannot write."""

    def __init__(self, live: RunningServer, lock: sqlite3.Connection) -> None:
        self.live = live
        self.failed = asyncio.Event()
        """Set when a write failed."""
        self._lock = lock
        self._awaited: Callable[[UnitOfWork], bool] = lambda work: False
        store = live.services.store
        self._append, self._save_table = store.append, store.save_table
        store.append, store.save_table = self.append, self.save_table  # type: ignore[method-assign]

    def begin(self) -> None:
        self._lock.execute("BEGIN EXCLUSIVE")

    def begin_after(self, awaited: Callable[[UnitOfWork], bool]) -> None:
        """Lock after the last step that is still stored."""
        self._awaited = awaited

    async def end(self) -> None:
        """Unlock once the outage was noticed."""
        await asyncio.wait_for(self.failed.wait(), 60)
        self._lock.execute("ROLLBACK")

    async def append(self, work: UnitOfWork) -> None:
        try:
            await self._append(work)
        except Unavailable:
            self.failed.set()
            raise
        if self._awaited(work):
            self.begin()

    async def save_table(self, table: TableRow) -> None:
        try:
            await self._save_table(table)
        except Unavailable:
            self.failed.set()
            raise


@asynccontextmanager
async def with_outage(folder: Path, **settings: Any) -> AsyncIterator[tuple[RunningServer, Outage]]:
    file = folder / "house.db"
    async with serving(f"sqlite:///{file}", **settings) as live:
        with closing(sqlite3.connect(file, isolation_level=None)) as lock:
            yield live, Outage(live, lock)


@pytest.mark.parametrize(
    ("kind", "fields", "steps"),
    [("play", {"move": {"move": "hold"}}, 1), ("resign", {}, 1), ("lock", {"locked": True}, 0)],
)
def test_what_cannot_be_stored_is_refused_and_may_be_sent_again(
    tmp_path: Path, kind: str, fields: dict[str, Any], steps: int
) -> None:
    async def scenario() -> None:
        async with (
            with_outage(tmp_path) as (live, outage),
            table_of(live, "pig", 3) as browsers,
        ):
            one, two, _ = browsers
            await start(browsers)
            outage.begin()
            assert await one.refused(kind, id="same", **fields) == "unavailable"
            assert one.seq == two.seq == 0
            await outage.end()
            await one.do(kind, id="same", **fields)
            await one.do("chat", text="there we are again")
            assert one.seq == steps

    run(scenario())


def test_a_match_that_ended_just_before_an_outage_is_over_at_its_table_after_it(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with with_outage(tmp_path) as (live, outage), table_of(live, "pig") as (one, two):
            await start([one, two])
            outage.begin_after(lambda unit: bool(unit.over))
            await one.do("resign")
            await two.wait_until_over()
            assert two.table["phase"] == "playing"
            await outage.end()
            await two.until(lambda: two.table["phase"] == "over")
            await one.do("rematch")
            await two.do("consent", agree=True)
            assert two.table["phase"] == "waiting"

    run(scenario())


def test_the_autopilot_plays_after_an_outage_for_who_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            with_outage(tmp_path, now=AdjustableClock()) as (live, outage),
            table_of(live, "pig") as (one, two),
        ):
            await start([one, two])
            await one.play("hold")
            await two.cut()
            await one.wait_for("presence")
            outage.begin()
            live.pass_time(61_000)
            room = await live.services.rooms.room(one.code)
            room.submit(presence_of(room).enforce)
            await outage.end()
            await one.until(lambda: one.seq == 2)
            assert one.told[-1]["events"][0] == {"event": "seat_skipped", "seat": 1}
            assert one.is_to_act

    run(scenario())


def test_a_bot_makes_its_move_after_an_outage(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            with_outage(tmp_path) as (live, outage),
            table_of(live, "pig", 1, ["random"]) as (one,),
        ):
            await start([one])
            outage.begin_after(lambda unit: unit.log[0].seq == 0)
            await one.play("hold")
            await outage.end()
            await one.until(lambda: one.seq > 1)

    run(scenario())


def test_an_alarm_rings_after_an_outage_at_its_own_moment(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            with_outage(tmp_path, now=AdjustableClock()) as (live, outage),
            table_of(live, "sealed_orders", rounds=1, deadline=60_000) as (one, two),
        ):
            await start([one, two])
            outage.begin()
            live.pass_time(90_000)
            await outage.end()
            await one.wait_until_over()
            (row,) = await live.services.store.log(one.match["id"])
            assert (row.input["in"], row.input["at"]) == ("alarm", 60_000)

    run(scenario())
