"""Deadlines by post that wait for players on holiday."""

from __future__ import annotations

import asyncio

from ludoteca.server.settings import DAY
from tests.server.live_server import Person, run
from tests.server.test_correspondence import by_post
from tests.server.test_house_clock import SOON
from tests.server.test_moved_deadlines import (
    ORDERS,
    assert_due,
    away,
    go_to,
    phase,
    posted,
    send_orders,
)


async def back(person: Person, first: str, last: str | None = None) -> None:
    answer = await person.http.post("/api/holidays/end", json={"first": first, "last": last})
    assert answer.status_code == 200, answer.text


def test_a_deadline_waits_for_who_is_on_holiday_and_for_nobody_else() -> None:
    async def scenario() -> None:
        options = ORDERS | {"orders_minutes": 2_880}
        async with posted(options) as (live, (ana, ben, _), code), ana.at(code) as one:
            await away(ben, "2027-01-16", "2027-01-20")
            await one.wait_for("timing")
            await assert_due(live, code, "2027-01-21T12:00")
            seats = one.table["seats"]
            assert (seats[1]["away_from"], seats[1]["away_until"]) == (
                "2027-01-16",
                "2027-01-20",
            )
            assert seats[0]["away_until"] == ""
            async with ben.at(code) as two:
                assert two.position["due"]["moved"] == "holiday"
                await send_orders(two)
                assert two.position["due"]["moved"] is None
            await assert_due(live, code, "2027-01-16T12:00")

    run(scenario())


def test_talks_wait_for_everybody_and_the_next_phase_begins_when_they_end() -> None:
    async def scenario() -> None:
        async with posted() as (live, (ana, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-20")
            await assert_due(live, code, "2027-01-21T12:00")
            async with ana.at(code) as one:
                go_to(live, "2027-01-18T12:00")
                await one.do("chat", text="no hurry")
                await assert_due(live, code, "2027-01-21T12:00")
                go_to(live, "2027-01-21T12:02")
                await one.until(lambda: phase(one) == "orders")
                await assert_due(live, code, "2027-01-22T12:01")

    run(scenario())


def test_who_comes_back_early_leaves_the_others_half_a_day() -> None:
    async def scenario() -> None:
        async with posted() as (live, (_, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-25")
            go_to(live, "2027-01-18T12:00")
            await back(ben, "2027-01-16", "2027-01-22")
            await assert_due(live, code, "2027-01-23T12:00")
            await back(ben, "2027-01-16")
            await assert_due(live, code, "2027-01-19T00:00")
            held_up = (await live.services.rooms.room(code)).table.held_up
            assert abs(held_up - 2 * DAY) < SOON, "from Saturday noon on"

    run(scenario())


def test_a_cancelled_holiday_takes_effect_at_once() -> None:
    async def scenario() -> None:
        async with posted() as (live, (_, ben, _), code):
            found = await away(ben, "2027-01-16", "2027-01-25")
            assert found["years"] == {"2027": 20, "2028": 30}
            await back(ben, "2027-01-16")
            await assert_due(live, code, "2027-01-16T12:00")
            assert (await ben.get("/api/holidays"))["years"]["2027"] == 30

    run(scenario())


def test_all_holidays_together_hold_up_a_match_for_45_days_at_most() -> None:
    async def scenario() -> None:
        async with posted() as (live, (ana, ben, cleo), code):
            await away(ana, "2027-01-16", "2027-02-05")
            await away(ben, "2027-02-06", "2027-02-26")
            await away(cleo, "2027-02-27", "2027-03-10")
            await assert_due(live, code, "2027-03-02T12:00")
            async with ana.at(code) as one:
                go_to(live, "2027-03-01T12:00")
                await one.do("chat", text="nearly")
                await assert_due(live, code, "2027-03-02T12:00")
                go_to(live, "2027-03-02T12:02")
                await one.until(lambda: phase(one) == "orders")
                await assert_due(live, code, "2027-03-03T12:01")

    run(scenario())


def test_tables_opened_without_holidays_wait_for_nobody() -> None:
    async def scenario() -> None:
        async with posted(holidays=False) as (live, (_, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-20")
            await assert_due(live, code, "2027-01-16T12:00")

    run(scenario())


def test_an_evening_waits_for_nobody_on_holiday() -> None:
    async def scenario() -> None:
        evening = {"diplomacy_minutes": 5, "orders_minutes": 10}
        async with posted(evening) as (live, (_, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-20")
            go_to(live, "2027-01-16T12:00")
            dina, emma = await live.person("Dina"), await live.person("Emma")
            code = await by_post([dina, ben, emma], **evening)
            await assert_due(live, code, "2027-01-16T12:05")

    run(scenario())


def test_nobody_waits_for_who_has_left_or_for_who_took_the_seat_over_and_is_there() -> None:
    async def scenario() -> None:
        async with posted() as (live, (ana, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-25")
            dina = await live.person("Dina")
            async with ana.at(code), ben.at(code) as two:
                await two.do("resign")
                await assert_due(live, code, "2027-01-16T12:00")
                async with dina.at(code) as three:
                    await three.do("take_seat", seat=1)
                await away(dina, "2027-01-16", "2027-01-17")
                await assert_due(live, code, "2027-01-18T12:00")

    run(scenario())


def test_an_anonymous_table_does_not_tell_who_is_away() -> None:
    async def scenario() -> None:
        async with posted(anonymous=True) as (live, (ana, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-20")
            await assert_due(live, code, "2027-01-21T12:00")
            async with ana.at(code) as one:
                assert {seat["away_until"] for seat in one.table["seats"]} == {""}

    run(scenario())


def test_holidays_are_in_the_export_and_go_with_the_person() -> None:
    async def scenario() -> None:
        async with posted() as (live, (_, ben, _), code):
            await away(ben, "2027-01-16", "2027-01-20")
            exported = (await ben.http.get("/api/profile/export")).json()
            assert exported["preferences"][0]["holidays"] == [
                {"first": "2027-01-16", "last": "2027-01-20", "zone": "UTC", "ended": None}
            ]
            answer = await ben.http.post("/api/profile/deletion", json={"name": "Ben"})
            assert answer.status_code < 300, answer.text
            async with asyncio.timeout(60):
                while await live.services.store.deletions():
                    await asyncio.sleep(0.01)
            assert await live.services.store.preferences(ben.id) is None
            await assert_due(live, code, "2027-01-16T12:00")

    run(scenario())
