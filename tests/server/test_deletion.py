"""Deleting one's data: what others keep seeing, and that nothing else is left in any table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.inbox import Inbox, reader, receiving
from tests.server.live_server import TIMEOUT, Person, RunningServer, run, serving
from tests.server.scripts import hold_at_ten, play_on


async def delete(person: Person, name: str = "Zebedee") -> int:
    answer = await person.http.post("/api/profile/deletion", json={"name": name})
    return answer.status_code


async def until_deleted(live: RunningServer) -> None:
    async with asyncio.timeout(TIMEOUT):
        while await live.services.store.deletions():
            await asyncio.sleep(0.01)


def leftovers(path: Path, *words: str) -> list[tuple[str, str]]:
    """Where any of these words stands in the database."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return [
            (name, word)
            for (name,) in tables.fetchall()
            for row in connection.execute(f'SELECT * FROM "{name}"')
            for word in words
            if word in repr(row)
        ]


@pytest.mark.parametrize("running", [False, True])
def test_nothing_is_left_of_a_deleted_person(tmp_path: Path, running: bool) -> None:
    path, inbox = tmp_path / "ludoteca.db", Inbox()

    async def scenario() -> None:
        with receiving(inbox) as mail:
            async with serving(f"sqlite:///{path}", **mail) as live:
                ana, zebedee = await live.person("Ana"), await reader(live, inbox, "Zebedee")
                account = (await live.services.store.session(zebedee.id)).account  # type: ignore[union-attr]
                assert account
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
                words.extend([zebedee.id, account, "Zebedee", "zebedee@", "words of my own"])

    words: list[str] = []
    run(scenario())
    assert leftovers(path, *words) == []


def test_a_deletion_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "ludoteca.db"

    async def scenario() -> None:
        async with serving(f"sqlite:///{path}") as live:
            zebedee = await live.person("Zebedee")
            code = await zebedee.open_table("pig")
            async with zebedee.at(code) as browser:
                await browser.do("add_bot", strength="easy")
                await browser.do("start")
                await browser.wait_for("begun")
                await browser.do("chat", text="words of my own")
            await live.services.deletions.stop()
            assert await delete(zebedee) == 204
        assert leftovers(path, zebedee.id)
        async with serving(f"sqlite:///{path}") as live:
            await until_deleted(live)
        assert leftovers(path, zebedee.id, "Zebedee", "words of my own") == []

    run(scenario())
