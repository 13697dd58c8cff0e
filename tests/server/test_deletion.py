"""Deleting one's data: what others keep seeing, and that nothing else is left in any table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludoteca.store import PushRow, SubscriptionRow
from tests.server.inbox import Inbox, reader, receiving
from tests.server.live_server import TIMEOUT, Person, RunningServer, run, serving
from tests.server.postgres import new_database
from tests.server.scripts import hold_at_ten, play_on, start
from tests.server.test_play_now import table_for, wait_for
from tests.server.test_tournaments import act, announced, in_round, play, points, the_table, view


async def delete(person: Person, name: str = "Zebedee") -> int:
    answer = await person.http.post("/api/profile/deletion", json={"name": name})
    return answer.status_code


async def until_deleted(live: RunningServer) -> None:
    async with asyncio.timeout(TIMEOUT):
        while await live.services.store.deletions():
            await asyncio.sleep(0.01)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database() if request.param == "postgres" else f"sqlite:///{tmp_path}/ludoteca.db"


async def leftovers(database: str, *words: str) -> set[tuple[str, str]]:
    """Where any of these words stands in the database."""
    tables = await (_of_file if database.startswith("sqlite") else _of_server)(database)
    return {(name, word) for name, rows in tables.items() for word in words if word in repr(rows)}


async def _of_file(database: str) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: connection.execute(f'SELECT * FROM "{name}"').fetchall()
            for (name,) in tables.fetchall()
        }


async def _of_server(database: str) -> dict[str, list[Any]]:
    connection = await asyncpg.connect(database)
    try:
        tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname='public'")
        return {
            name: [tuple(row) for row in await connection.fetch(f'SELECT * FROM "{name}"')]
            for (name,) in tables
        }
    finally:
        await connection.close()


async def choose_notices(live: RunningServer, person: Person) -> None:
    """What a browser with push does: the extra is not needed to be told nothing."""
    assert (await person.http.patch("/api/notices", json={"zone": "Europe/Madrid"})).is_success
    store = live.services.store
    subscribed = SubscriptionRow(
        session=person.id,
        endpoint=f"https://push.example/{person.id}",
        p256dh="their-point",
        auth="their-secret",
        created=1,
    )
    await store.subscribe(subscribed, 9)
    (subscription,) = await store.subscriptions_of(person.id)
    push = PushRow(subscription=subscription.id, payload=f"to {person.id}", tag="t", kind="turn",
                   due=2**50, expires=2**51)  # fmt: skip
    await store.add_pushes([push])


@pytest.mark.parametrize("running", [False, True])
def test_nothing_is_left_of_a_deleted_person(database: str, running: bool) -> None:
    inbox = Inbox()

    async def scenario() -> None:
        with receiving(inbox) as mail:
            async with serving(database, **mail) as live:
                ana, zebedee = await live.person("Ana"), await reader(live, inbox, "Zebedee")
                account = (await live.services.store.session(zebedee.id)).account  # type: ignore[union-attr]
                assert account
                await choose_notices(live, zebedee)
                await ana.http.put(f"/api/players/{zebedee.id}/follow")
                await zebedee.http.put(f"/api/players/{ana.id}/follow")
                wish = {"options": {"target": 20}, "public": True, "rated": True}
                code = await ana.open_table("pig", **wish)
                async with ana.at(code) as host, zebedee.at(code) as other:
                    await other.do("sit")
                    await other.do("chat", text="words of my own")
                    await host.do("start")
                    for browser in (host, other):
                        await browser.wait_for("begun")
                    if not running:
                        await asyncio.gather(*(play_on(one, hold_at_ten) for one in (host, other)))
                        await host.until(
                            lambda: (host.table["rating"] or {}).get("outcome") == "rated"
                        )
                    assert await delete(zebedee, "Zebediah") == 400
                    assert await delete(zebedee) == 204
                    await until_deleted(live)
                    await host.until(lambda: host.table["phase"] == "over")
                    names = [seat["name"] for seat in host.table["seats"]]
                    assert sorted(names) == ["Ana", "Deleted player"]
                assert (await zebedee.http.get("/api/profile")).status_code == 401
                match = await ana.get(f"/api/matches/{host.table['match']}")
                assert {sitter["name"] for sitter in match["sitters"]} == {"Ana", "Deleted player"}
                record = await ana.http.get(f"/api/matches/{host.table['match']}/record")
                assert record.status_code == 200
                words = [zebedee.id, account, "Zebedee", "zebedee@", "words of my own"]
        assert await leftovers(database, *words) == set()

    run(scenario())


def test_tournaments_keep_no_name(database: str) -> None:
    """One to start, one that only they could start, one that runs, with a match under way and a
    match that was played there, and one that is over."""

    async def scenario() -> None:
        async with serving(database, requests_per_second=1e6) as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Zebedee")]
            ana, _, zebedee = people
            waiting = await announced(ana, *people)
            stuck = await announced(zebedee, *people)
            over = await announced(zebedee, *people)
            await act(zebedee, over, "call_off")
            running = await announced(zebedee, *people, rounds=3)
            await act(zebedee, running, "remove", 1)
            await act(zebedee, running, "start")
            table = await the_table(zebedee, running)
            await play(table, ana, zebedee)
            await view(ana, running, in_round(2))
            assert await delete(zebedee) == 204
            await until_deleted(live)
            found = await view(ana, running)
            names = [(each["name"], each["gone"]) for each in found["entrants"]]
            assert names == [("Ana", False), ("Deleted player", True)]
            assert found["card"]["organiser"] == "Deleted player"
            assert sum(points(found).values()) == 1
            assert found["played"][0]["tables"][0]["absent"] == []
            left = [each["name"] for each in (await view(ana, waiting))["entrants"]]
            assert left == ["Ana", "Ben"]
            assert (await view(ana, stuck))["card"]["phase"] == "called_off"
            assert len((await view(ana, over))["entrants"]) == 3
        assert await leftovers(database, zebedee.id, "Zebedee") == set()

    run(scenario())


def test_a_name_goes_from_a_table_that_was_left_before(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as live, AsyncExitStack() as stack:
            people = [await live.person(name) for name in ("Ana", "Ben", "Zebedee")]
            ana, _, zebedee = people
            code = await ana.open_table("pig", options={"target": 10})
            one, two, three = [await stack.enter_async_context(p.at(code)) for p in people]
            for browser in (two, three):
                await browser.do("sit")
            for browser in (one, two, three):
                await browser.pledge()
            await start([one, two, three])
            await three.do("leave")
            await two.do("resign")
            await one.until(lambda: one.table["phase"] == "over")
        async with serving(database) as live:
            live.reconnect(zebedee)
            assert await delete(zebedee) == 204
            await until_deleted(live)
        assert await leftovers(database, zebedee.id, "Zebedee") == set()

    run(scenario())


def test_who_waited_to_play_now_waits_no_more(database: str) -> None:
    """Nor are they expected at the table that was found for them."""

    async def scenario() -> None:
        async with serving(database) as live:
            ana, ben, zebedee = [await live.person(name) for name in ("Ana", "Ben", "Zebedee")]
            await wait_for(zebedee, "uno")
            assert await delete(zebedee) == 204
            assert (await ana.get("/api/play-now"))["games"] == []
            zenobia = await live.person("Zenobia")
            await wait_for(ben)
            await wait_for(zenobia)
            await table_for(zenobia)
            assert await delete(zenobia, "Zenobia") == 204
            await until_deleted(live)
        assert await leftovers(database, zebedee.id, zenobia.id, "Zebedee", "Zenobia") == set()

    run(scenario())


def test_a_deletion_goes_on_after_a_restart(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as live:
            zebedee = await live.person("Zebedee")
            code = await zebedee.open_table("pig")
            async with zebedee.at(code) as browser:
                await browser.do("add_bot", strength="easy")
                await browser.do("start")
                await browser.wait_for("begun")
                await browser.do("chat", text="words of my own")
            await live.services.deletions.stop()
            assert await delete(zebedee) == 204
        assert await leftovers(database, zebedee.id)
        async with serving(database) as live:
            await until_deleted(live)
        left = await leftovers(database, zebedee.id, "Zebedee", "words of my own")
        assert left == set()

    run(scenario())
