"""Time in which the house was closed is given back; setting the machine's clock changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.sources import Sources
from ludoteca.store import DueRow, HouseRow
from tests.server.live_server import AdjustableClock, Person, RunningServer, run, serving
from tests.server.scripts import start, table_of
from tests.server.test_correspondence import DAY, HOUR, MINUTE, by_post
from tests.server.test_crash import victim
from tests.server.test_restart import again_at

NAMES = ("Ana", "Ben", "Cleo")
GRACE = MINUTE
"""Between the deadline Machiavelli shows and the alarm."""
SOON = 10_000
"""More than any of these tests takes."""


# The clocks


def test_the_live_clock_goes_on_where_the_last_heartbeat_was() -> None:
    wall, monotonic = 5_000, 70
    clock = HouseClock(Sources(lambda: wall, lambda: monotonic))
    assert (clock.live(), clock.post()) == (5_000, 5_000)
    clock.open(HouseRow(live=3_000, wall=4_000))
    assert (clock.live(), clock.post()) == (3_000, 5_000)
    monotonic += 10
    assert (clock.live(), clock.post()) == (3_010, 5_010)
    assert (clock.live_from_post(5_015), clock.post_from_live(3_015)) == (3_015, 5_015)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_machine_clock_that_is_set_moves_the_clock_of_correspondence_alone(jump: int) -> None:
    wall = 10 * HOUR
    clock = HouseClock(Sources(lambda: wall, lambda: 70))
    wall += jump
    assert (clock.live(), clock.post(), clock.jump()) == (10 * HOUR, 10 * HOUR, jump)
    clock.follow_wall()
    assert (clock.live(), clock.post(), clock.jump()) == (10 * HOUR, 10 * HOUR + jump, 0)


# Live matches


def test_a_live_turn_has_as_much_time_after_a_closure_as_before(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with (
            serving(database, now=clock) as live,
            table_of(live, "quick_quiz", seconds=30) as (one, two),
        ):
            await start([one, two])
            live.pass_time(20_000)
        for _ in range(2):
            clock.pass_time(10 * MINUTE)
            async with (
                serving(database, now=clock) as live,
                again_at(live, one.person, one.code) as back,
            ):
                assert back.seq == 0
                assert 10_000 - SOON < back.position["due"]["at"] - back.told[0]["now"] <= 10_000
        async with (
            serving(database, now=clock) as live,
            again_at(live, one.person, one.code) as back,
        ):
            live.pass_time(10_000)
            await back.wait_for("step")

    run(scenario())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_turn_of_30_s_stays_one_whatever_the_machine_clock_says(jump: int) -> None:
    async def scenario() -> None:
        wall, monotonic = AdjustableClock(), AdjustableClock()
        async with serving(now=wall) as live:
            live.services.sources.monotonic = monotonic
            async with table_of(live, "quick_quiz", seconds=30) as (one, two):
                await start([one, two])
                wall.pass_time(jump)
                await live.services.heartbeat._beat()
                live.services.next_deadline.expect(-DAY)  # the scheduler looks again
                await one.do("chat", text="still here")
                due = one.position["due"]["at"]
                assert one.seq == 0
                async with one.person.at(one.code) as again:
                    assert again.position["due"]["at"] == due
                    assert 30_000 - SOON < due - again.told[0]["now"] <= 30_000
                monotonic.pass_time(30_000)
                live.services.next_deadline.expect(-DAY)
                step = await two.wait_for("step")
                assert abs(step["wall"] - wall()) < SOON, "shown as time of day"

    run(scenario())


# Correspondence


async def deadline_of(live: RunningServer, code: str) -> DueRow:
    room = await live.services.rooms.room(code)
    rows = await live.services.store.due(1 << 60, 100, post=True)
    (row,) = (row for row in rows if row.match == room.table.match)
    assert row.at == room.require_match().writer.next_due()
    return row


@pytest.mark.parametrize(
    ("phase", "closed", "left"),
    [
        (DAY, 12 * DAY, DAY),  # moved by the time closed
        (2 * DAY, 3 * DAY, 2 * DAY),
        (DAY, DAY + 2 * GRACE, DAY),
        (10 * MINUTE, 40 * MINUTE, 10 * MINUTE),  # an evening: the whole turn
    ],
)
def test_a_post_deadline_that_fell_while_the_house_was_closed_moves(
    tmp_path: Path, phase: int, closed: int, left: int
) -> None:
    database, minutes = f"sqlite:///{tmp_path}/house.db", phase // MINUTE

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in NAMES]
            code = await by_post(people, diplomacy_minutes=minutes, orders_minutes=minutes)
            before = await deadline_of(live, code)
        clock.pass_time(closed)
        async with serving(database, clock) as live:
            after = await deadline_of(live, code)
            assert left <= after.at - clock() + SOON < left + 2 * GRACE + SOON
            assert abs(after.at - before.at - closed) < 2 * GRACE + SOON
            live.reconnect(people[0])
            async with people[0].at(code) as ana:
                view = ana.position["view"]
                assert (view["round"], view["phase"], ana.seq) == (1, "diplomacy", 0)
                assert view["strikes"] == [0, 0, 0]
                shown = ana.position["due"]["at"] - ana.told[0]["now"]
                assert abs(shown - (after.at - GRACE - clock())) < SOON

    run(scenario())


def test_a_deadline_that_fell_late_in_the_closure_has_half_a_day_left(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in NAMES]
            code = await by_post(people, diplomacy_minutes=1_440)
            live.pass_time(DAY - HOUR)
        clock.pass_time(2 * HOUR)
        async with serving(database, clock) as live:
            after = await deadline_of(live, code)
            assert 12 * HOUR - SOON < after.at - clock() <= 12 * HOUR
            assert after.wake < after.at, "with a reminder"

    run(scenario())


@pytest.mark.parametrize(
    ("minutes", "open_for", "closed"),
    [
        (1_440, 0, 3 * DAY),  # it ends with the deadline, which fell
        (1_440, DAY - HOUR, 2 * HOUR),  # and waits as long as the postponed one
    ],
)
def test_a_proposal_by_post_gets_the_time_back_in_which_nobody_could_answer(
    tmp_path: Path, minutes: int, open_for: int, closed: int
) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in NAMES]
            times = {"diplomacy_minutes": minutes, "orders_minutes": minutes}
            code = await by_post(people, **times)
            async with people[0].at(code) as ana:
                await ana.do("propose", what="pause")
                before = ana.table["proposal"]["ends"] - ana.told[0]["now"]
            live.pass_time(open_for)
        clock.pass_time(closed)
        async with serving(database, clock) as live:
            for person in people:
                live.reconnect(person)
            async with people[1].at(code) as ben, people[2].at(code) as cleo:
                left = ben.table["proposal"]["ends"] - ben.told[0]["now"]
                assert left > before - open_for - SOON
                shown = ben.position["due"]["at"] - ben.told[0]["now"]
                assert abs(left - shown) < 2 * GRACE + SOON
                await ben.do("consent", agree=True)
                await cleo.do("consent", agree=True)
                await ben.until(lambda: ben.table["paused"])

    run(scenario())


def test_a_deadline_after_the_closure_stays(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in NAMES]
            code = await by_post(people)
            before = await deadline_of(live, code)
        clock.pass_time(DAY)
        async with serving(database, clock) as live:
            assert (await deadline_of(live, code)).at == before.at

    run(scenario())


def test_a_crash_before_the_first_heartbeat_moves_no_deadline_twice(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live:
            people = [await live.person(name) for name in NAMES]
            code = await by_post(people)
            last = await live.services.store.house()
            assert last is not None
        clock.pass_time(5 * DAY)
        async with serving(database, clock) as live:
            first = await deadline_of(live, code)
        with sqlite3.connect(tmp_path / "house.db") as stored:
            stored.execute("UPDATE house SET wall = ?", (last.wall,))
        async with serving(database, clock) as live:
            assert (await deadline_of(live, code)).at == first.at

    run(scenario())


def test_a_machine_that_slept_or_was_put_forward_counts_as_closed() -> None:
    async def scenario() -> None:
        wall, monotonic = AdjustableClock(), AdjustableClock()
        async with serving(now=wall) as live:
            live.services.sources.monotonic = monotonic
            people = [await live.person(name) for name in NAMES]
            code = await by_post(people, diplomacy_minutes=60)
            wall.pass_time(3 * HOUR)
            live.services.next_deadline.expect(-DAY)
            async with people[0].at(code) as ana:
                assert ana.seq == 0, "not before the heartbeat"
                await live.services.heartbeat._beat()
                await ana.wait_for("timing")
                after = await deadline_of(live, code)
                assert HOUR - SOON < after.at - wall() <= HOUR + 2 * GRACE
                assert ana.seq == 0

    run(scenario())


def test_tables_get_the_time_back_before_they_are_cleaned_up(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        clock = AdjustableClock()
        async with serving(database, clock) as live:
            code = await (await live.person("Ana")).open_table("pig")
        clock.pass_time(30 * DAY)
        async with serving(database, clock) as live:
            await live.services.cleanup.clean_store()
            assert await live.services.store.table(code) is not None
            live.pass_time(8 * DAY)
            await live.services.cleanup.clean_store()
            assert await live.services.store.table(code) is None

    run(scenario())


# A real server that is killed


def age(path: Path, by: int) -> None:
    """Let time pass on a stopped server's clock on the wall: all it stored becomes older."""
    with sqlite3.connect(path) as stored:
        stored.execute("UPDATE house SET wall = wall - ?", (by,))
        stored.execute("UPDATE dues SET at = at - :by, wake = wake - :by, since = since - :by"
                       " WHERE post", {"by": by})  # fmt: skip
        for code, text in stored.execute("SELECT code, document FROM tables").fetchall():
            document: dict[str, Any] = json.loads(text)
            if document["game"] == "machiavelli":
                document["clock"]["origin"] -= by
            row = (json.dumps(document), code)
            stored.execute("UPDATE tables SET document = ? WHERE code = ?", row)


def test_a_killed_server_gives_the_time_back(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def scenario() -> None:
        async with victim(f"sqlite:///{path}") as server:
            people = [Person(server.url) for _ in NAMES]
            for person, name in zip(people, NAMES, strict=True):
                await person.introduce(name)
            letters = await by_post(people)
            quick = await people[0].open_table("quick_quiz", options={"seconds": 30})
            async with people[0].at(quick) as ana, people[1].at(quick) as ben:
                await ben.do("sit")
                await ana.do("start")
                await ana.wait_for("begun")
            await server.kill()
            await asyncio.to_thread(age, path, 10 * DAY)
            await server.start()
            async with people[0].at(quick) as ana:
                left = ana.position["due"]["at"] - ana.told[0]["now"]
                assert (ana.seq, 30_000 - SOON < left <= 30_000 + SOON) == (0, True)
            async with people[0].at(letters) as ana:
                left = ana.position["due"]["at"] - ana.told[0]["now"]
                assert (ana.seq, ana.position["view"]["strikes"]) == (0, [0, 0, 0])
                assert 2 * DAY - SOON < left <= 2 * DAY + SOON
            for person in people:
                await person.http.aclose()

    run(scenario())
