"""Presence: a dropped connection is not leaving, but the match goes on after a while."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live_server import AdjustableClock, Browser, RunningServer, run, serving
from tests.server.scripts import presence_of, start, table_of

QUICKLY: dict[str, Any] = {"skip_after": 150, "host_after": 150, "leave_after": 600}


async def run_timer(live: RunningServer, code: str) -> None:
    """Run what the timer would run."""
    room = await live.services.rooms.room(code)
    room.submit(presence_of(room).enforce)
    await room.drain()


async def lose(browser: Browser, other: Browser) -> None:
    await browser.cut()
    await other.until(lambda: other.told[-1]["type"] == "presence")


def test_the_autopilot_plays_for_who_does_not_come_back_and_then_the_seat_is_given_up() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as live, table_of(live, "pig", 3) as (one, two, three):
            await start([one, two, three])
            await lose(two, one)
            await one.play("hold")
            await one.wait_for("step")
            clock.pass_time(61_000)
            await run_timer(live, one.code)
            skipped = await one.wait_for("step")
            assert skipped["events"][0] == {"event": "seat_skipped", "seat": 1}
            clock.pass_time(240_000)
            await run_timer(live, one.code)
            left = await one.wait_for("step")
            assert left["events"][0] == {"event": "seat_left", "seat": 1}
            assert one.position["to_act"] == [2]

    run(scenario())


def test_who_comes_back_in_time_plays_on() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await one.play("hold")
            await lose(two, one)
            clock.pass_time(59_000)
            async with two.person.at(two.code) as back:
                clock.pass_time(3_600_000)
                await run_timer(live, one.code)
                assert back.seq == 1
                await back.play("hold")

    run(scenario())


def test_nobody_is_skipped_while_nobody_else_is_there_to_wait() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as live, table_of(live, "pig") as (one, two):
            await start([one, two])
            await one.cut()
            await two.cut()
            clock.pass_time(3_600_000)
            async with one.person.at(one.code) as back:
                await back.play("hold")
                await run_timer(live, one.code)
                assert back.seq == 1
                clock.pass_time(61_000)
                await run_timer(live, one.code)
                await back.until(lambda: back.seq == 2)
                assert back.told[-1]["events"][0] == {"event": "seat_skipped", "seat": 1}

    run(scenario())


def test_who_is_back_after_all_takes_the_seat_again_where_the_rules_allow() -> None:
    async def scenario() -> None:
        async with (
            serving(skip_after=50, leave_after=100) as live,
            table_of(live, "quick_quiz", 3, questions=8) as (one, two, three),
        ):
            await start([one, two, three])
            await lose(two, one)
            await one.until(lambda: one.position["view"]["out"][1])
            async with two.person.at(two.code):
                await one.until(lambda: not one.position["view"]["out"][1])

    run(scenario())


def test_matches_by_post_wait_for_their_deadline_only() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as live, table_of(live, "sealed_orders") as (one, two):
            await start([one, two])
            await lose(two, one)
            await one.play("seal", sheet=[4, 4, 4])
            clock.pass_time(3_600_000)
            await run_timer(live, one.code)
            assert one.seq == 1

    run(scenario())


def test_a_table_whose_host_is_gone_passes_to_who_sits_and_back_before_the_start() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as live, table_of(live, "pig") as (one, two):
            code = one.code
            await one.do("doors", public=True, spectators=True)
            eve = await live.person("Eve")
            async with eve.at(code) as watching:
                await lose(one, two)
                clock.pass_time(59_000)
                await run_timer(live, code)
                assert not two.you["is_host"]
                clock.pass_time(1_000)
                await run_timer(live, code)
                await two.until(lambda: two.you["is_host"])
                async with one.person.at(code) as back:
                    assert back.you["is_host"]
                    await two.until(lambda: not two.you["is_host"])
                    # at once on leaving, and for good
                    await back.do("leave")
                await two.until(lambda: two.you["is_host"])
                async with one.person.at(code) as again:
                    assert not again.you["is_host"]
                assert [card["code"] for card in await eve.get("/api/tables")] == [code]
                await two.cut()
                await watching.until(lambda: watching.told[-1]["type"] == "presence")
                assert await eve.get("/api/tables") == [], "nobody there can start it"
                clock.pass_time(61_000)
                await run_timer(live, code)
                assert not watching.you["is_host"]
                await watching.do("sit")
                await watching.until(lambda: watching.you["is_host"])
                await watching.do("add_bot", strength="easy")

    run(scenario())


def test_the_others_are_told_when_the_autopilot_plays_and_who_returns_since_when() -> None:
    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(now=clock) as live, table_of(live, "pig", 3) as (one, two, three):
            await start([one, two, three])
            await one.play("hold")
            await lose(two, one)
            told = one.told[-1]
            left = told["autopilot"] - live.services.house.live()
            assert 55_000 < left <= 60_000
            async with three.person.at(one.code) as again:
                (ben,) = (one for one in again.table["people"] if one["name"] == "Ben")
                assert ben["autopilot"] == told["autopilot"]
            clock.pass_time(61_000)
            await run_timer(live, one.code)
            await three.until(lambda: three.position["to_act"] == [2])
            async with two.person.at(one.code) as back:
                assert back.told[0]["left_at"] == 1
                missed = [step for step in back.told[0]["steps"] if step["seq"] > 1]
                assert missed[0]["events"][0] == {"event": "seat_skipped", "seat": 1}

    run(scenario())


def test_before_the_match_an_absent_person_loses_the_seat_and_an_absent_host_the_table() -> None:
    async def scenario() -> None:
        async with serving(**QUICKLY) as live, table_of(live, "pig", 3) as (one, two, three):
            await lose(one, two)
            await two.until(lambda: two.you["is_host"])
            await two.until(lambda: len(two.table["people"]) == 2)
            assert two.table["seats"][0]["person"] is None
            await three.do("chat", text="who was that?")

    run(scenario())


@pytest.mark.parametrize("watching", [True, False])
def test_spectators_who_went_are_forgotten(watching: bool) -> None:
    async def scenario() -> None:
        async with serving(**QUICKLY) as live, table_of(live, "pig") as (one, two):
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as browser:
                await one.until(lambda: len(one.table["people"]) == 3)
                if not watching:
                    await browser.do("leave")
            await two.until(lambda: len(two.table["people"]) == 2)

    run(scenario())
