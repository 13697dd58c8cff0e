"""Server restart: matches go on, alarms fire, clients catch up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca import Match, verify
from ludoteca.store import open_store
from tests.server.live_server import AdjustableClock, Browser, Person, RunningServer, run, serving
from tests.server.scripts import hold_at_ten, play_on, start, table_of


@asynccontextmanager
async def again_at(
    live: RunningServer, person: Person, code: str, **hello: Any
) -> AsyncIterator[Browser]:
    """The same session at a restarted server."""
    back = Person(live.url)
    back.id = person.id
    back.http.cookies = person.http.cookies
    live.people.append(back)
    async with back.at(code, **hello) as browser:
        yield browser


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with (
            serving(database, snapshot_every=4) as live,
            table_of(live, "pig", target=20) as (one, two),
        ):
            await start([one, two])
            for _ in range(3):
                await one.play("hold")
                await two.play("hold")
            await one.ask("play", id="last", move={"move": "hold"})
            known = {"match": one.match["id"], "since": 5}
        async with (
            serving(database, snapshot_every=4) as live,
            again_at(live, one.person, one.code, **known) as first,
            again_at(live, two.person, one.code) as second,
        ):
            assert first.seq == 7
            assert [step["seq"] for step in first.told[0]["steps"]] == [6, 7]
            assert first.table["seats"] == one.table["seats"]
            answer = await first.ask("play", id="last", move={"move": "hold"})
            assert (answer["type"], answer["seq"]) == ("answer", 7)
            assert first.seq == 7
            await asyncio.gather(play_on(first, hold_at_ten), play_on(second, hold_at_ten))
            path = f"/api/matches/{first.match['id']}/record"
            record = await first.person.get(path)
            verify(record, Match.replay(record).record())

    run(scenario())


def test_a_message_resent_after_a_restart_is_not_carried_out_twice_even_if_it_could_be(
    tmp_path: Path,
) -> None:
    """It is the same seat's turn again, so the resent move would be legal."""
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await one.ask("play", id="first", move={"move": "hold"})
            await two.play("hold")
        async with serving(database) as live, again_at(live, one.person, one.code) as first:
            assert first.is_to_act
            answer = await first.ask("play", id="first", move={"move": "hold"})
            assert (answer["type"], answer["seq"]) == ("answer", 1)
            await first.do("chat", text="still here")
            assert first.seq == 2

    run(scenario())


def test_alarms_ring_while_nobody_looks_and_after_a_restart_but_not_for_the_time_in_between(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with (
            serving(database, now=clock) as live,
            table_of(live, "sealed_orders", rounds=3, deadline=1_000) as (one, two),
        ):
            await start([one, two])
            id = one.match["id"]
        closed = clock()
        clock.pass_time(3_600_000)
        async with serving(database, now=clock, linger=0) as live:
            async with asyncio.timeout(60):
                while not (await live.services.store.match(id)).over:  # type: ignore[union-attr]
                    await asyncio.sleep(0.05)
            rows = await live.services.store.log(id)
            assert [row.input["in"] for row in rows] == ["alarm"] * 3
            assert [row.input["at"] for row in rows] == [1_000, 2_000, 3_000]
            assert rows[-1].wall >= closed + 3_600_000, "no alarm rang after the restart"
            async with again_at(live, one.person, one.code) as back:
                assert back.table["phase"] == "over"
                assert back.position["over"] == "rounds_played"

    run(scenario())


def test_a_pause_outlives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with (
            serving(database, now=clock) as live,
            table_of(live, "sealed_orders", rounds=1, deadline=60_000) as (one, two),
        ):
            await start([one, two])
            await one.do("propose", what="pause")
            await two.do("consent", agree=True)
        clock.pass_time(3_600_000)
        async with (
            serving(database, now=clock) as live,
            again_at(live, one.person, one.code) as back,
            again_at(live, two.person, two.code) as other,
        ):
            assert back.table["paused"]
            assert back.position["due"] is None
            assert back.seq == 0
            await back.do("propose", what="resume")
            await other.do("consent", agree=True)
            assert (await back.wait_for("timing"))["due"]["at"] > live.services.house.live()
            live.pass_time(60_000)
            await back.wait_until_over()
            assert back.seq == 1

    run(scenario())


def test_browsers_are_told_to_come_back_before_the_server_goes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await one.play("hold")
            stopping = asyncio.create_task(live.stop())
            told = await two.wait_for("closing")
            assert told["retry"] > 0
            await stopping
            assert (one.closed, two.closed) == (1012, 1012)

    run(scenario())


@pytest.mark.parametrize(
    "left",
    [
        {"phase": "playing", "match": "lost", "matches": ["lost"]},
        {"phase": "starting", "match": None, "matches": []},
    ],
    ids=lambda left: left["phase"],
)
def test_what_a_crash_left_half_done_is_mended(tmp_path: Path, left: dict[str, Any]) -> None:
    """The table was stored before the match, or while nonces were revealed: there is no match."""
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "pig") as (one, _):
            pass
        store = open_store(database)
        await store.open()
        row = await store.table(one.code)
        assert row is not None
        row.document.update(left)
        row.document["places"] = row.document["places"][:2]
        await store.save_table(replace(row, revision=row.revision + 1))
        await store.close()
        async with serving(database) as live, again_at(live, one.person, one.code) as back:
            assert back.table["phase"] == "waiting"
            assert back.table["matches"] == []
            assert [seat["name"] for seat in back.table["seats"]][:3] == ["Ana", "Ben", ""]
            await back.do("start")
            await back.wait_for("begun")

    run(scenario())
