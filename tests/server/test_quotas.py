"""Limits on what one person and one address keep in the store, and one server per SQLite file."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.app import run as command
from ludoteca.store import InUse
from ludoteca.store.sqlite.store import SqliteStore
from tests.server.live_server import Person, run, serving

ANSWERS = [letter * 60 for letter in "abcd"]


def quiz(number: int) -> dict[str, Any]:
    """A quiz of one's own, of about 9 KB, unlike those of other numbers."""
    asked = [f"{number}, {each}{'?' * 100}" for each in range(20)]
    questions = [{"question": each, "options": ANSWERS, "answer": 0} for each in asked]
    return {"quiz": {"questions": questions}}


async def refused(person: Person, game: str = "pig", **wish: Any) -> str:
    answer = await person.http.post("/api/tables", json={"game": game, **wish})
    assert answer.status_code in (409, 429), answer.text
    assert answer.json()["text"]
    code: str = answer.json()["code"]
    return code


def test_an_address_has_only_so_many_open_tables_whoever_opened_them() -> None:
    async def scenario() -> None:
        async with serving(tables_per_address=2) as live:
            ana, ben, cleo = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
            code = await ana.open_table("pig")
            await ben.open_table("pig")
            assert await refused(cleo) == "too_many_tables_here"
            async with ana.at(code) as browser:
                await browser.do("close")
            await cleo.open_table("pig")

    run(scenario())


def test_an_address_opens_only_so_many_tables_an_hour() -> None:
    async def scenario() -> None:
        async with serving(tables_per_hour=2) as live:
            ana = await live.person("Ana")
            for _ in range(2):
                code = await ana.open_table("pig")
                async with ana.at(code) as browser:
                    await browser.do("close")
            assert await refused(ana) == "too_fast"

    run(scenario())


@pytest.mark.parametrize("limit", ["bytes_per_session", "bytes_per_address"])
def test_large_options_have_a_limit_together(limit: str) -> None:
    settings: dict[str, Any] = {limit: 15_000}

    async def scenario() -> None:
        async with serving(**settings) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("trivia", options=quiz(1))
            async with ana.at(code) as browser:
                await browser.do("enqueue", game="trivia", options=quiz(1))  # stored once
                await browser.do("enqueue", game="trivia", options=quiz(2))
                again = {"game": "trivia", "options": quiz(3)}
                assert await browser.refused("enqueue", **again) == "too_much_stored"
                assert await browser.refused("set_options", options=quiz(3)) == "too_much_stored"
                await browser.do("enqueue", game="pig", options={})
                assert await refused(ana) == "too_much_stored"
                await browser.do("dequeue", number=1)
                await browser.do("set_options", options=quiz(3))

    run(scenario())


# One server per file


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    first, second = (SqliteStore(tmp_path / "house.db") for _ in range(2))
    first.claim()
    first.claim()
    with pytest.raises(InUse):
        second.claim()
    run(first.close())
    second.claim()
    run(second.close())


def test_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live:
            person = await live.person("Ana")
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = str(free.getsockname()[1])
            assert command(["serve", "--database", database, "--port", port]) != 0
            assert "Another server has" in capsys.readouterr().err
            await person.open_table("pig")

    run(scenario())
