"""Tables by post that last: seats are kept for days, and matches begin by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Rejected
from ludoteca.server.settings import DAY
from ludoteca.server.tables.starts.self_start import read_table_name
from tests.server.live_server import AdjustableClock, Json, Person, RunningServer, run, serving

POST = "sealed_orders"


async def listed(person: Person) -> list[Json]:
    found: list[Json] = await person.get("/api/tables")
    return found


async def visit_and_sit(person: Person, code: str) -> None:
    """Take a seat and close the page."""
    async with person.at(code) as browser:
        await browser.do("sit")


async def phase_of(person: Person, code: str) -> str:
    phase: str = (await person.get(f"/api/tables/{code}"))["table"]["phase"]
    return phase


def test_a_table_fills_over_three_days_and_its_match_begins() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock(), leave_after=1) as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo", "Dina")]
            code = await people[0].open_table(
                POST, public=True, name="  Slow   and steady ", starts_full=True, bots=["easy"] * 2
            )
            opened = live.services.sources.now()
            for person in people[1:]:
                (card,) = await listed(person)
                assert (card["code"], card["name"], card["seats"]) == (code, "Slow and steady", 6)
                assert opened - card["opened"] < DAY
                live.pass_time(DAY)
                await live.services.rooms.drop_idle()
                await visit_and_sit(person, code)
            async with people[0].at(code) as one:
                await one.until(lambda: one.table["phase"] == "playing")
                assert len(one.match["names"]) == 6
            assert await listed(people[0]) == []

    run(scenario())


@pytest.mark.parametrize("seated", [1, 2])
def test_at_its_date_a_match_begins_if_enough_are_seated(seated: int) -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            date = live.services.sources.now() + 2 * DAY
            code = await ana.open_table(POST, public=True, starts_at=date)
            if seated == 2:
                await visit_and_sit(ben, code)
            await due(live)
            async with ana.at(code) as one:
                begins = "playing" if seated == 2 else "waiting"
                await one.until(lambda: one.table["phase"] == begins)
                assert one.table["starts_at"] is None

    run(scenario())


async def due(live: RunningServer) -> None:
    live.pass_time(2 * DAY + 10_000)
    await live.services.table_dues.act()


@pytest.mark.parametrize(
    ("game", "wish", "code"),
    [
        ("pig", {"starts_full": True}, "starts_by_post_only"),
        (POST, {"starts_at": 1}, "start_out_of_range"),
        (POST, {"starts_at": 2**53}, "start_out_of_range"),
        ("pig", {"name": "x" * 41}, "table_name_length"),
        ("pig", {"name": "!?"}, "table_name_sign"),
    ],
)
def test_what_a_table_cannot_be(game: str, wish: dict[str, Any], code: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.post("/api/tables", json={"game": game, **wish})
            assert answer.json()["code"] == code, answer.text

    run(scenario())


@pytest.mark.parametrize(
    ("raw", "name"),
    [("", ""), (" Noche\tde\u200b juegos ", "Noche de juegos"), ("Risk: Friday!", "Risk: Friday!")],
)
def test_a_tables_name_is_made_readable(raw: str, name: str) -> None:
    assert read_table_name(raw) == name
    with pytest.raises(Rejected, match="table_name_sign"):
        read_table_name("\u0007bell")
