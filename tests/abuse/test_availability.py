"""Attacks on everybody's patience: the loop and the memory of a house."""

from __future__ import annotations

import asyncio

from tests.abuse.bars import assert_held
from tests.abuse.documents import large_scenario, wrong_risk_map, wrong_scenario
from tests.abuse.findings import finding
from tests.abuse.honest import honest_play
from tests.abuse.house import House, house
from tests.abuse.raw import CONTINUATION, PING, TEXT, RawConnection, frame
from tests.abuse.sending import new_table, playing_table
from tests.server.live_server import Browser, Person

PATIENCE = 15.0
"""Seconds within which the server has to cut somebody off."""


@finding("V1")
def test_an_upload_full_of_faults_freezes_nobody() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            mallory = await server.person("Mallory")
            path = "/api/games/machiavelli/uploads/custom_scenario"
            await server.reset()
            for items in (1_000, 4_000, 80_000):
                answer = await mallory.http.post(path, json={"text": wrong_scenario(items)})
                assert answer.status_code < 500
            await assert_held(server)

    asyncio.run(scenario())


@finding("V1", "V10")
def test_a_stranger_may_not_upload() -> None:
    async def scenario() -> None:
        async with house() as server:
            stranger = server.stranger()
            for path, body in (
                ("/api/games/trivia/uploads/quiz", {"text": "x"}),
                ("/api/games/machiavelli/workshops/custom_scenario", {"document": {}}),
            ):
                answer = await stranger.http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (401, "no_session")

    asyncio.run(scenario())


@finding("V2")
def test_greetings_that_nobody_reads_cost_no_memory() -> None:
    async def scenario() -> None:
        async with house(chats_per_second=1e6, messages_per_second=1_000) as server:
            table = await new_table(server, "pig")
            async with table.host.at(table.code) as host:
                for number in range(100):
                    await host.do("chat", text=f"{number} " + "Ω" * 1_990)
                await server.reset()
                guests = [await server.person("Mallory") for _ in range(4)]
                await asyncio.gather(*(greet(server, guest, table.code) for guest in guests))
                await host.do("lock", locked=True)
                await assert_held(server, memory=40)

    asyncio.run(scenario())


async def greet(server: House, guest: Person, code: str) -> None:
    """Say hello as often as allowed and never read."""
    async with RawConnection(server.url, guest.address) as raw:
        await raw.upgrade(guest, code)
        raw.stop_reading()
        raw.send(frame(TEXT, b'{"type":"hello"}') * 80)
        await raw.writer.drain()
        await asyncio.sleep(1)


@finding("V3")
def test_replays_of_a_long_match_leave_the_loop_free() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            match = await long_match(server)
            stranger = server.stranger()
            await server.reset()
            path = f"/api/matches/{match}/steps?limit=200&since="
            answers = await asyncio.gather(
                *(stranger.http.get(f"{path}{number * 7}") for number in range(80))
            )
            found = {answer.status_code for answer in answers}
            assert {200, 429} <= found <= {200, 429, 503}
            await assert_held(server)

    asyncio.run(scenario())


async def long_match(server: House) -> str:
    """The id of a finished match of some hundred steps."""
    options = {"map": "simple", "turn_limit": 30}
    table = await new_table(server, "risk", options=options, sit=False)
    async with table.host.at(table.code) as host:
        for _ in range(3):
            await host.do("add_bot", strength="random")
        await host.do("start")
        await host.wait_for("begun")
        await host.wait_until_over()
        assert host.seq > 100
        match: str = host.match["id"]
        return match


@finding("V4")
def test_empty_fragments_are_counted() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            mallory = await server.person("Mallory")
            code = await mallory.open_table("pig")
            await server.reset()
            async with RawConnection(server.url, mallory.address) as raw:
                await raw.upgrade(mallory, code)
                raw.send(frame(TEXT, fin=False))
                raw.send(frame(CONTINUATION, fin=False) * 300_000)
                assert await raw.closed(PATIENCE)
            await assert_held(server)

    asyncio.run(scenario())


@finding("V4")
def test_pings_whose_answers_nobody_reads_are_counted() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            mallory = await server.person("Mallory")
            code = await mallory.open_table("pig")
            await server.reset()
            async with RawConnection(server.url, mallory.address) as raw:
                await raw.upgrade(mallory, code)
                raw.stop_reading()
                raw.send(frame(PING, b"x" * 125) * 500_000)
                await asyncio.sleep(1)
                await assert_held(server, memory=40)
                raw.read_on()
                assert await raw.closed(PATIENCE)

    asyncio.run(scenario())


@finding("V10")
def test_suppositions_on_a_large_map_leave_the_loop_free() -> None:
    async def scenario() -> None:
        options = {"scenario": "custom", "custom_scenario": large_scenario()}
        async with (
            house() as server,
            honest_play(server),
            playing_table(server, "machiavelli", 2, options=options) as (_, host),
        ):
            await server.reset()
            codes = await ask_often(host, "suppose", given={})
            assert codes[0] != "too_fast"
            assert "too_fast" in codes  # they weigh twice what a session may use at once
            await assert_held(server)

    asyncio.run(scenario())


@finding("V10")
def test_maps_that_are_refused_leave_the_loop_free() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            table = await new_table(server, "risk")
            options = {"map": "custom", "custom_map": wrong_risk_map()}
            await server.reset()
            async with table.host.at(table.code) as host:
                codes = await ask_often(host, "set_options", options=options)
                assert codes[0] == "bad_map"
            await assert_held(server)

    asyncio.run(scenario())


async def ask_often(browser: Browser, kind: str, **fields: object) -> list[str]:
    """The codes of a burst of requests, sent without waiting; every one is answered."""
    ids = [f"{kind}{number}" for number in range(60)]
    for id in ids:
        await browser.send(type=kind, id=id, **fields)
    return [(await browser.answer_to(id)).get("code", "") for id in ids]
