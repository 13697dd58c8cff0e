"""Matches of bots alone stop when nobody looks, and go on when somebody does."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import DAY
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Person,
    RunningServer,
    run,
    serving,
)


async def bots_only(ana: Person, game: str, **options: int) -> Browser:
    """A running match between two bots, and the browser that looked on until now."""
    code = await ana.open_table(game, options=options, sit=False)
    async with ana.at(code) as browser:
        for _ in range(2):
            await browser.do("add_bot", strength="random")
        await browser.do("start")
        await browser.until(lambda: browser.match)
    return browser


async def unwatched(live: RunningServer, code: str) -> Room:
    """The room, when the server has noticed that nobody is there."""
    room = await live.services.rooms.room(code)
    while room.connections:
        await asyncio.sleep(0.005)
    return room


async def steps_of(live: RunningServer, browser: Browser) -> int:
    return len(await live.services.store.log(browser.match["id"]))


async def everything_settled(live: RunningServer, code: str) -> None:
    """Until jobs that were under way when the last browser left are done."""
    room = await live.services.rooms.room(code)
    for _ in range(20):
        await asyncio.sleep(0)
        await room.drain()


def test_bots_stop_when_nobody_looks_and_go_on_when_somebody_does() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana = await live.person("Ana")
            browser = await bots_only(ana, "pig", target=500)
            code = browser.code
            room = await unwatched(live, code)
            assert not room.waits_for_bot
            await everything_settled(live, code)
            before = await steps_of(live, browser)
            live.pass_time(DAY)
            await live.services.rooms.drop_idle()
            assert len(live.services.rooms) == 0, "not kept in memory"
            await live.services.rooms.room(code)  # loading alone wakes nobody
            await everything_settled(live, code)
            assert await steps_of(live, browser) == before
            async with ana.at(code) as again:
                await again.wait_for("step")
                assert again.told[0]["type"] == "welcome", "it comes before what the match does"

    run(scenario())


def test_their_clock_stops_too() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock(), bot_delay=DAY) as live:
            ana = await live.person("Ana")
            browser = await bots_only(ana, "quick_quiz", seconds=30)
            room = await unwatched(live, browser.code)
            live.pass_time(31_000)
            while not room.is_asleep:
                await asyncio.sleep(0.005)
            await room.drain()
            steps = await steps_of(live, browser)
            assert steps == 1, "the alarm that found nobody"
            live.pass_time(DAY)
            assert await live.services.store.next_due() is None
            assert await steps_of(live, browser) == steps
            async with ana.at(browser.code) as again:
                assert not again.table["paused"]
                assert again.position["due"] is not None
                live.pass_time(40_000)
                await again.wait_for("step")

    run(scenario())


@pytest.mark.parametrize("game", ["pig", "liars_hand"])
def test_bots_play_on_for_a_person_who_is_away(game: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table(game)
            async with ana.at(code) as browser:
                await browser.do("add_bot", strength="random")
                await browser.do("start")
                await browser.until(lambda: browser.match)
            assert (await unwatched(live, code)).is_attended

    run(scenario())


def test_an_abandoned_match_of_bots_ends() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana = await live.person("Ana")
            browser = await bots_only(ana, "pig", target=500)
            await unwatched(live, browser.code)
            live.pass_time(31 * DAY)
            await live.services.rooms.drop_idle()
            await live.services.cleanup.clean_store()
            row = await live.services.store.match(browser.match["id"])
            assert row is not None
            assert row.over
            live.pass_time(8 * DAY)
            await live.services.cleanup.clean_store()
            assert await live.services.store.table(browser.code) is None

    run(scenario())
