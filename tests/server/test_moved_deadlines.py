"""Deadlines by post that move out of closed hours and out of the holidays of players."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.server.sources import wall_clock
from tests.server.inbox import reader, text_of, with_mail
from tests.server.live_server import (
    AdjustableClock,
    Browser,
    Person,
    RunningServer,
    run,
    serving,
)
from tests.server.test_correspondence import DAY, HOUR, MINUTE, by_post
from tests.server.test_crash import database, victim  # noqa: F401 - a fixture
from tests.server.test_house_clock import GRACE, NAMES, SOON, deadline_of

OFFICE = {"zone": "UTC", "weekends": True, "night": {"begins": 20 * 60, "ends": 8 * 60}}
ALWAYS = {"zone": "UTC", "weekends": False, "night": None}
TALKS: dict[str, Any] = {"diplomacy_minutes": 2 * 24 * 60, "orders_minutes": 24 * 60}
ORDERS: dict[str, Any] = {"diplomacy_minutes": 0, "orders_minutes": 24 * 60}


def moment(text: str) -> int:
    return round(datetime.fromisoformat(f"{text}+00:00").timestamp() * 1000)


THURSDAY = "2027-01-14T12:00"


def clock_at(text: str) -> AdjustableClock:
    clock = AdjustableClock()
    clock.pass_time(moment(text) - wall_clock())
    return clock


def go_to(live: RunningServer, text: str) -> None:
    live.pass_time(moment(text) - live.services.sources.now())


@asynccontextmanager
async def posted(
    options: dict[str, Any] = TALKS, **wish: Any
) -> AsyncIterator[tuple[RunningServer, list[Person], str]]:
    async with serving(now=clock_at(THURSDAY), seat_grace_by_post=3 * DAY) as live:
        people = [await live.person(name) for name in NAMES]
        yield live, people, await by_post(people, False, wish, **options)


async def shown(live: RunningServer, code: str) -> int:
    """The deadline as it is stored, less the grace nobody sees."""
    return (await deadline_of(live, code)).at - GRACE


async def assert_due(live: RunningServer, code: str, text: str) -> None:
    found = await shown(live, code)
    assert 0 <= found - moment(text) < SOON, datetime.fromtimestamp(found / 1000, UTC)


async def away(person: Person, first: str, last: str) -> Any:
    body = {"first": first, "last": last, "zone": "UTC"}
    answer = await person.http.post("/api/holidays", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def phase(browser: Browser) -> str:
    found: str = browser.position["view"]["phase"]
    return found


async def send_orders(browser: Browser) -> None:
    await browser.play("submit", orders=[], expenses=[], disband=[])


# Closed hours


def test_nothing_falls_due_at_weekends_and_nights_and_each_phase_is_as_long_as_agreed() -> None:
    async def scenario() -> None:
        async with posted(hours=OFFICE) as (live, (ana, _, _), code):
            await assert_due(live, code, "2027-01-18T08:00")  # Saturday noon
            async with ana.at(code) as browser:
                assert browser.table["hours"] == OFFICE
                due = browser.position["due"]
                assert due["moved"] == "hours"
                left = due["at"] - browser.told[0]["now"]
                assert abs(left - (moment("2027-01-18T08:00") - moment(THURSDAY))) < SOON
                go_to(live, "2027-01-17T12:00")
                await browser.do("chat", text="still talking")
                assert phase(browser) == "diplomacy"
                go_to(live, "2027-01-18T08:01:30")
                await browser.until(lambda: phase(browser) == "orders")
                # a day from the moment the talks ended, not from when they would have
                await assert_due(live, code, "2027-01-19T08:01")
                assert browser.position["due"]["moved"] is None

    run(scenario())


def test_a_move_in_closed_hours_is_in_time_and_replays_bit_for_bit(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = f"sqlite:///{tmp_path}/house.db"
        clock = clock_at(THURSDAY)
        async with serving(path, now=clock) as live:
            people = [await live.person(name) for name in NAMES]
            weekends = OFFICE | {"night": None}
            code = await by_post(
                people, False, {"hours": weekends}, **TALKS | {"diplomacy_minutes": 0}
            )
            go_to(live, "2027-01-15T13:00")
            async with people[0].at(code) as ana:
                await ana.until(lambda: ana.position["view"]["round"] == 2)
            await assert_due(live, code, "2027-01-18T00:00")  # Saturday noon
            go_to(live, "2027-01-16T18:00")
            async with people[0].at(code) as ana:
                await send_orders(ana)
                assert ana.position["due"]["moved"] == "hours"
            room = await live.services.rooms.room(code)
            at = room.require_match().match.at
        async with serving(path, now=clock) as live:
            await assert_due(live, code, "2027-01-18T00:00")
            go_to(live, "2027-01-18T00:02")
            live.reconnect(people[0])
            async with people[0].at(code) as ana:
                await ana.until(lambda: ana.position["view"]["round"] == 3)
            room = await live.services.rooms.room(code)
            match = room.require_match().match
            again = Match.replay(match.record())
            assert again.record() == match.record()
            assert match.at == at + GRACE, "match time stood still over the weekend"

    run(scenario())


def test_the_host_changes_closed_hours_until_the_start() -> None:
    async def scenario() -> None:
        async with serving(now=clock_at(THURSDAY)) as live:
            people = [await live.person(name) for name in NAMES]
            code = await people[0].open_table("machiavelli", options=TALKS, hours=OFFICE)
            doors = {"public": False, "spectators": True}
            async with AsyncExitStack() as stack:
                ana, ben, cleo = [await stack.enter_async_context(p.at(code)) for p in people]
                for other in (ben, cleo):
                    await other.do("sit")
                assert await ben.refused("doors", **doors, hours=ALWAYS) == "host_only"
                bad = ALWAYS | {"zone": "Moon/Base"}
                assert await ana.refused("doors", **doors, hours=bad) == "unknown_zone"
                await ana.do("doors", **doors, hours=ALWAYS, holidays=False)
                assert (ana.table["hours"], ana.table["holidays"]) == (None, False)
                await ana.do("start")
                await ana.until(lambda: ana.match)
                await assert_due(live, code, "2027-01-16T12:00")
                assert await ana.refused("doors", **doors, hours=OFFICE) == "not_waiting"
                await ana.do("doors", public=True, spectators=True)

    run(scenario())


@pytest.mark.parametrize("wish", [{"hours": OFFICE}, {"holidays": False}])
def test_only_tables_by_post_have_closed_hours(wish: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.post("/api/tables", json={"game": "pig", **wish})
            assert answer.json()["code"] == "deadlines_by_post_only"

    run(scenario())


def test_an_extension_counts_from_the_deadline_that_people_see() -> None:
    async def scenario() -> None:
        async with posted(hours=OFFICE) as (live, (ana, _, _), code), ana.at(code) as host:
            await host.do("propose", what="extend", minutes=4 * 60)
            await assert_due(live, code, "2027-01-18T12:00")
            refused = await host.refused("propose", what="extend", minutes=1)
            assert refused == "bad_extension"
            await host.do("propose", what="extend", minutes=10 * 60)
            await assert_due(live, code, "2027-01-19T08:00")

    run(scenario())


def test_calendar_reminder_and_mail_tell_the_moved_deadline() -> None:
    async def scenario() -> None:
        settings: dict[str, Any] = {"mail_gather": 0, "now": clock_at(THURSDAY)}
        async with with_mail(**settings) as (live, inbox):
            people = [await reader(live, inbox, name) for name in NAMES]
            zone = {"zone": "America/New_York"}
            assert (await people[0].http.patch("/api/notices", json=zone)).status_code == 200
            code = await by_post(
                people, False, {"hours": OFFICE}, **ORDERS | {"orders_minutes": 2_880}
            )
            mail = text_of(await inbox.wait_for("ana@example.org", "your orders are awaited"))
            assert "You play Florence (Ana)." in mail
            assert "Monday, January 18, 2027, 03:00 EST" in mail
            address = (await people[0].http.post("/api/calendar")).json()["address"]
            feed = await people[0].http.get(f"/api/calendar/{address.rpartition('/')[2]}")
            assert "DTSTART:20270118T0800" in feed.text
            go_to(live, "2027-01-16T13:00")
            async with people[2].at(code) as cleo:  # nobody is reminded on the Saturday
                await send_orders(cleo)
            assert not any("left" in each["Subject"] for each in inbox.to("ben@example.org"))
            go_to(live, "2027-01-17T08:02")
            await inbox.wait_for("ben@example.org", "24 hours left")

    run(scenario())


def test_a_killed_server_still_knows_the_moved_deadline(database: str) -> None:  # noqa: F811
    async def scenario() -> None:
        now = datetime.now(UTC)
        due = now.hour * 60 + now.minute
        night = {"begins": (due - 120) % 1440, "ends": (due + 600) % 1440}
        hours = {"zone": "UTC", "weekends": False, "night": night}
        async with victim(database) as server:
            people = [Person(server.url) for _ in NAMES]
            for person, name in zip(people, NAMES, strict=True):
                await person.introduce(name)
            nights = await by_post(people, False, {"hours": hours}, **ORDERS)
            holidays = await by_post(people, **ORDERS | {"orders_minutes": 4 * 24 * 60})
            first, last, noon = (now.date() + timedelta(days=days) for days in (3, 5, 6))
            await away(people[1], first.isoformat(), last.isoformat())
            await server.kill()
            await server.start()
            left = await deadline_by_socket(people[0], nights) - wall_clock()
            assert 33 * HOUR < left <= 34 * HOUR + MINUTE
            found = await deadline_by_socket(people[0], holidays)
            assert abs(found - moment(f"{noon.isoformat()}T12:00")) < MINUTE
            for person in people:
                await person.http.aclose()

    run(scenario())


async def deadline_by_socket(person: Person, code: str) -> int:
    async with person.at(code) as browser:
        left: int = browser.position["due"]["at"] - browser.told[0]["now"]
        return wall_clock() + left
