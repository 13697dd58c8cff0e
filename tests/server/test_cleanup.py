"""Cleanup: expired sessions, tables and links are deleted; records of matches stay."""

from __future__ import annotations

import gc
import weakref

import pytest

from ludoteca.server.accounts.sessions import hashed
from ludoteca.server.settings import DAY
from ludoteca.store import MatchRow
from tests.server.live_server import AdjustableClock, Browser, RunningServer, run, serving
from tests.server.scripts import Canary, start, table_of, until


async def gone_for(live: RunningServer, days: int) -> None:
    """Pass time and run the cleanup."""
    live.pass_time(days * DAY)
    await live.services.cleanup.clean_store()


async def match_of(live: RunningServer, browser: Browser) -> MatchRow:
    row = await live.services.store.match(browser.match["id"])
    assert row is not None
    return row


async def all_gone(*browsers: Browser) -> None:
    for browser in browsers:
        await browser.cut()


def test_what_nobody_will_ask_for_again_is_forgotten() -> None:
    async def scenario() -> None:
        async with serving(linger=0) as live:
            services, store = live.services, live.services.store
            sources, cleanup = services.sources, services.cleanup
            ana = await live.person("Ana")
            idle = await ana.open_table("pig")
            code = (await ana.http.post("/api/session/device-code")).json()["code"]
            async with table_of(live, "pig") as browsers:
                await start(browsers)
                await browsers[0].play("hold")
                then = sources.now()
                for later, known in ((DAY, True), (8 * DAY, False)):
                    sources.now = lambda moment=then + later: moment  # type: ignore[misc]
                    await cleanup.clean_store()
                    assert (await store.table(idle) is not None) == known
                assert await store.table(browsers[0].code) is not None
                assert await store.take_link(hashed(f"device:{code}"), 0) is None
                sources.now = lambda: then + 366 * DAY
                await cleanup.clean_store()
                assert await store.session(ana.id) is None
                assert browsers[0].seq == 1, "who is there plays on, however slowly"

    run(scenario())


def test_a_dropped_room_is_freed_without_the_garbage_collector() -> None:
    """A collection would stop everybody for a tenth of a second."""

    async def scenario() -> None:
        async with serving(linger=0) as live:
            rooms = live.services.rooms
            async with table_of(live, "pig") as browsers:
                await start(browsers)
                await browsers[0].play("hold")
                room = await rooms.room(browsers[0].code)
                canary = Canary(room.hurried_match)
                room.hurried_match, freed = canary, weakref.ref(canary)
                del room, canary
                await all_gone(*browsers)
            await until(lambda: not len(rooms) and freed() is None)

    gc.disable()
    try:
        run(scenario())
    finally:
        gc.enable()


def test_a_profile_has_the_matches_of_tables_that_are_gone() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            cleo = await live.person("Cleo")
            async with table_of(live, "pig") as (one, two), cleo.at(one.code):
                await start([one, two])
                await one.do("resign")
                await two.wait_until_over()
            await gone_for(live, days=8)
            assert await live.services.store.table(one.code) is None
            for person, matches in ((one.person, 1), (two.person, 1), (cleo, 0)):
                profile = await person.get("/api/profile")
                assert len(profile["matches"]) == matches
            (told,) = (await two.person.get("/api/profile"))["matches"]
            assert (told["id"], told["table"]) == (one.match["id"], "")
            assert (told["seat"], told["places"]) == (1, [[1], [0]])

    run(scenario())


# Abandoned matches


@pytest.mark.parametrize("paused", [False, True], ids=["played", "paused"])
def test_a_match_nobody_comes_back_to_ends_and_then_its_table_goes(paused: bool) -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers
            await start(browsers)
            await one.play("hold")
            await all_gone(two, three)
            if paused:
                await one.until(lambda: [each["type"] for each in one.told].count("presence") == 2)
                await one.do("propose", what="pause")
                live.pass_time(10 * 60_000)
                await one.until(lambda: not one.table["paused"])
            await all_gone(one)
            await gone_for(live, days=29)
            assert (await match_of(live, one)).over == ""
            await gone_for(live, days=2)
            assert (await match_of(live, one)).over == "last_player"
            look = await one.person.get(f"/api/tables/{one.code}")
            assert look["table"]["phase"] == "over"
            await gone_for(live, days=6)
            assert await live.services.store.table(one.code) is not None
            await gone_for(live, days=2)
            assert await live.services.store.table(one.code) is None
            assert len(await live.services.store.log(one.match["id"])) == 3

    run(scenario())


def test_a_visit_is_enough_to_keep_a_match() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await all_gone(one, two)
            await gone_for(live, days=20)
            async with two.person.at(two.code):
                pass
            await gone_for(live, days=20)
            assert (await match_of(live, one)).over == ""
            async with one.person.at(one.code) as back:
                await back.play("hold")

    run(scenario())


def test_a_match_by_post_ends_by_its_deadlines_only() -> None:
    async def scenario() -> None:
        async with (
            serving(now=AdjustableClock(), match_lifetime=DAY) as live,
            table_of(live, "sealed_orders", rounds=1, deadline=7 * DAY) as (one, two),
        ):
            await start([one, two])
            await all_gone(one, two)
            await gone_for(live, days=6)
            assert (await match_of(live, one)).over == ""
            await gone_for(live, days=2)
            async with one.person.at(one.code) as back:
                await back.wait_until_over()
            rows = await live.services.store.log(one.match["id"])
            assert [row.input["in"] for row in rows] == ["alarm"]

    run(scenario())


def test_bots_play_on_when_everybody_else_is_gone_for_good() -> None:
    async def scenario() -> None:
        async with (
            serving(now=AdjustableClock()) as live,
            table_of(live, "pig", 1, ["easy", "random"], target=20) as (one,),
        ):
            await start([one])
            await all_gone(one)
            await gone_for(live, days=31)
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as watching:
                await watching.wait_until_over()
                assert watching.position["places"][-1] == [0]

    run(scenario())
