"""Attacks on the others at one's table: moves undone, starts spoiled, rivals thrown out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.abuse.findings import finding
from tests.abuse.house import House, house
from tests.server.live_server import Browser, Person

LOOK_ALIKES = [
    "Marta\ufe0f",
    "Mar\u034fta",
    "M\u0430rta",
    "\U0001d40carta",
    "\u039carta",
    "Mart\u0251",
    "MARTA",
    "M\u00e1rta",
]
"""Variation selector, grapheme joiner, Cyrillic, mathematical, Greek, Latin alpha, case, accent."""
FORBIDDEN = ["\u3164\u3164", "Bot\ufe0f A", "Host\ufe0f", "B\u043et A", "\u200b\u200b", "H\u03bfst"]
"""Invisible names, and look-alikes of bots and reserved words."""


@asynccontextmanager
async def two_players(
    server: House, game: str = "pig", *, started: bool = True
) -> AsyncIterator[tuple[Browser, Browser]]:
    ana, ben = await server.person("Ana"), await server.person("Ben")
    code = await ana.open_table(game)
    async with ana.at(code) as one, ben.at(code) as two:
        await two.do("sit")
        if started:
            await one.do("start")
            for browser in (one, two):
                await browser.wait_for("begun")
        yield one, two


@finding("V5")
def test_a_take_back_asks_those_whose_connection_dropped() -> None:
    async def scenario() -> None:
        async with house() as server, two_players(server) as (one, two):
            for browser in (one, two, one, two):
                await browser.play("hold")
            await two.cut()
            await one.ask("propose", what="take_back", step=0)
            await one.ask("chat", text="nothing else happens")
            assert one.seq == 4
            assert one.table["proposal"] is None or 1 in one.table["proposal"]["needed"]

    asyncio.run(scenario())


@finding("V11")
def test_a_visitor_who_leaves_cancels_nothing() -> None:
    async def scenario() -> None:
        async with (
            house(countdown=600_000) as server,
            two_players(server, "trivia", started=False) as (one, _),
        ):
            mallory = await server.person("Mallory")
            async with mallory.at(one.code) as visitor:
                await one.do("start")
                await one.until(lambda: one.table["starts"])
                await visitor.do("leave")
                await one.until(lambda: len(one.table["people"]) == 2)
                assert one.table["phase"] == "starting"
                assert one.table["starts"]

    asyncio.run(scenario())


@finding("kick")
def test_a_host_cannot_kick_a_rival_in_mid_match() -> None:
    async def scenario() -> None:
        async with house() as server, two_players(server) as (one, two):
            assert await one.refused("kick", person=two.person.id) != "defect"
            await one.play("hold")
            await two.play("hold")

    asyncio.run(scenario())


@finding("mute_rival")
def test_a_host_cannot_mute_a_rival_in_mid_match() -> None:
    async def scenario() -> None:
        async with house() as server, two_players(server) as (one, two):
            assert await one.refused("mute", person=two.person.id, muted=True) != "defect"
            await two.do("chat", text="still here")

    asyncio.run(scenario())


@finding("mute")
def test_a_mute_stays_on_after_leaving_and_returning() -> None:
    async def scenario() -> None:
        async with house() as server, two_players(server, started=False) as (one, two):
            await one.do("mute", person=two.person.id, muted=True)
            await two.do("leave")
            async with two.person.at(one.code) as back:
                assert await back.refused("chat", text="hello") == "muted"
            await as_new_guest(two.person)
            async with two.person.at(one.code) as back:
                assert await back.refused("chat", text="hello") == "muted"

    asyncio.run(scenario())


@finding("kicked")
def test_a_kicked_guest_does_not_return_as_a_new_guest_of_the_same_browser() -> None:
    async def scenario() -> None:
        async with house() as server, two_players(server, started=False) as (one, two):
            await one.do("kick", person=two.person.id)
            await as_new_guest(two.person)
            async with two.person.browser(one.code) as back:
                answer = await back.hello()
                assert (answer["type"], answer["problem"]["code"]) == ("gone", "banned")

    asyncio.run(scenario())


async def as_new_guest(person: Person) -> None:
    """Log out and introduce oneself again; the browser keeps its other cookies."""
    await person.http.delete("/api/session")
    await person.introduce("Somebody")


@finding("V13")
@pytest.mark.parametrize("name", LOOK_ALIKES, ids=ascii)
def test_nobody_sits_beside_marta_with_a_name_like_hers(name: str) -> None:
    async def scenario() -> None:
        async with house() as server:
            marta, mallory = await server.person("Marta"), server.stranger()
            code = await marta.open_table("pig")
            answer = await mallory.http.post("/api/session", json={"name": name})
            if not answer.is_success:
                assert answer.json()["code"].startswith("name_")
                await mallory.introduce("Mallory")
            async with mallory.at(code) as browser:
                await browser.ask("sit", name=name)
                names = [seat["name"] for seat in browser.table["seats"]]
                assert name not in names
                assert browser.you["name"] != name

    asyncio.run(scenario())


@finding("V13")
@pytest.mark.parametrize("name", FORBIDDEN, ids=ascii)
def test_names_that_look_like_nobody_or_like_a_role_are_refused(name: str) -> None:
    async def scenario() -> None:
        async with house() as server:
            answer = await server.stranger().http.post("/api/session", json={"name": name})
            assert answer.status_code == 400
            assert answer.json()["code"].startswith("name_")

    asyncio.run(scenario())
