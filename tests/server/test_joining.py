"""Late guests at real tables: they sit down in a running match and play from the next round."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from ludoteca import EMPTY, JOINING, Match, verify
from tests.server.live_server import AdjustableClock, Browser, Json, RunningServer, run, serving
from tests.server.scripts import start, table_of
from tests.server.test_restart import again_at

QUIZ: dict[str, Any] = {
    "quiz": {
        "questions": [
            {"question": f"Which is question {number}?", "options": list("abcd"), "answer": 0}
            for number in range(3)
        ]
    },
    "mode": "everyone",
    "reading": 0,
    "showing": 0,
    "rounds": 3,
    "language": "en",
}


@asynccontextmanager
async def guest(live: RunningServer, code: str, name: str = "Late") -> AsyncIterator[Browser]:
    person = await live.person(name)
    async with person.at(code) as browser:
        yield browser


def out_of(browser: Browser) -> list[int]:
    found: list[int] = browser.position["view"]["out"]
    return found


def named(browser: Browser) -> list[str]:
    return [seat["name"] for seat in browser.table["seats"] if seat["name"]]


async def passing(*browsers: Browser) -> None:
    """All pass, which ends the question."""
    for browser in browsers:
        answer = await browser.play("pass")
    await wait_for_seq(answer["seq"], *browsers)


async def wait_for_seq(seq: int, *browsers: Browser) -> None:
    for browser in browsers:
        await browser.until(lambda browser=browser: browser.seq >= seq)  # type: ignore[misc]


async def record_of(browser: Browser) -> Json:
    found: Json = await browser.person.get(f"/api/matches/{browser.match['id']}/record")
    return found


def test_a_late_guest_plays_the_next_question_and_is_ranked() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            assert one.match["seats"] == 30
            assert out_of(one) == [0, 0, *[EMPTY] * 28]
            assert (one.table["joins"], one.table["free_seats"]) == (True, 8)
            async with guest(live, one.code) as late:
                assert late.seat is None
                await late.do("sit")
                await late.until(lambda: late.seat == 2 and out_of(late)[2] == JOINING)
                assert late.position["choices"] == []
                assert await late.refused("play", move={"move": "pass"}) == "seat_joins"
                assert await late.refused("sit") == "seated_already"
                await one.until(lambda: named(one) == ["Ana", "Ben", "Late"])
                assert one.table["free_seats"] == 7
                await passing(one, two)
                await late.until(lambda: late.position["view"]["round"] == 2)
                assert late.position["view"]["asked"] == [0, 1, 2]
                await passing(one, two, late)
                await passing(one, two, late)
                await late.wait_until_over()
                assert sorted(chain(*late.position["places"])) == [0, 1, 2]
                record = await record_of(late)
        again = Match.replay(record)
        verify(record, again.record())
        assert record["empty"] == list(range(2, 30))
        assert len(record["fair"]["nonces"]) == 2, "who joined added nothing to the seed"

    run(scenario())


def test_the_host_opens_further_seats_at_any_time() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            assert len(one.table["seats"]) == 10
            assert await two.refused("open_seats", seats=12) == "host_only"
            for wrong in (1, 31):
                assert await one.refused("open_seats", seats=wrong) == "bad_table_size"
            await one.do("open_seats", seats=3)
            assert len(one.table["seats"]) == 3
            await start([one, two])
            async with guest(live, one.code, "Cleo") as cleo, guest(live, one.code, "Dina") as dina:
                await cleo.do("sit")
                assert await dina.refused("sit") == "no_free_seat"
                await one.do("open_seats", seats=4)
                await dina.do("sit", seat=7)
                await dina.until(lambda: dina.seat == 7)
                assert named(one) == ["Ana", "Ben", "Cleo", "Dina"]

    run(scenario())


def test_nobody_joins_where_the_host_keeps_them_out() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await one.do("doors", public=False, spectators=True, joins=False)
            assert not one.table["joins"]
            await start([one, two])
            assert one.match["seats"] == 2
            async with guest(live, one.code) as late:
                assert await late.refused("sit") == "not_waiting"
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            await one.do("lock", locked=True)
            async with guest(live, one.code) as late:
                assert await late.refused("sit") == "table_locked"
        async with serving() as live, table_of(live, "uno") as (one, two):
            assert await one.refused("open_seats", seats=4) == "no_joining"
            await start([one, two])
            assert one.match["seats"] == 2

    run(scenario())


def test_a_guest_joins_the_smallest_team() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", 3, **QUIZ) as (one, two, three):
            await one.do("make_teams", count=2)
            await start([one, two, three])
            sizes = [one.match["teams"][:3].count(team) for team in (0, 1)]
            async with guest(live, one.code) as late:
                await late.do("sit")
                await late.until(lambda: late.seat is not None)
                assert late.seat is not None
                assert one.match["teams"][late.seat] == sizes.index(min(sizes))
                assert late.table["seats"][late.seat]["team"] == sizes.index(min(sizes))

    run(scenario())


def test_who_changes_their_mind_leaves_an_empty_seat() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            async with guest(live, one.code) as late:
                await late.do("sit")
                await late.do("resign")
                await late.until(lambda: late.seat is None)
                await one.until(lambda: out_of(one)[2] == EMPTY)
                assert named(one) == ["Ana", "Ben"]
                await late.do("sit")
                await late.until(lambda: late.seat == 2)
                await late.do("leave")
            await one.until(lambda: out_of(one)[2] == EMPTY and one.table["free_seats"] == 8)

    run(scenario())


def test_who_sits_down_during_a_pause_joins_after_it() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            await one.do("propose", what="pause")
            async with guest(live, one.code) as late:
                await late.do("sit")
                assert out_of(late)[2] == EMPTY
                await one.do("propose", what="resume")
                await late.until(lambda: out_of(late)[2] == JOINING)

    run(scenario())


def test_who_joined_keeps_the_seat_through_a_locked_phone_and_a_restart(tmp_path: Path) -> None:
    database, now = f"sqlite:///{tmp_path}/house.db", AdjustableClock()

    async def scenario() -> None:
        async with serving(database, now=now) as live, table_of(live, "trivia", **QUIZ) as people:
            one, two = people
            await start([one, two])
            async with guest(live, one.code) as late:
                await late.do("sit")
                await late.until(lambda: late.seat == 2)
            async with late.person.at(one.code) as late:
                assert (late.seat, out_of(late)[2]) == (2, JOINING)
        async with (
            serving(database, now=now) as live,
            again_at(live, one.person, one.code) as first,
            again_at(live, two.person, one.code) as second,
            again_at(live, late.person, one.code) as third,
        ):
            assert (third.seat, out_of(third)[2]) == (2, JOINING)
            await passing(first, second)
            for _ in range(2):
                await passing(first, second, third)
            await third.wait_until_over()
            record = await record_of(third)
            summary = await third.person.get(f"/api/matches/{third.match['id']}")
            assert summary["seat"] == 2
        verify(record, Match.replay(record).record())

    run(scenario())


def test_a_seat_taken_as_the_server_stopped_is_in_the_match_when_it_is_back(tmp_path: Path) -> None:
    """The table is stored before the match; what is missing is done when it is loaded."""
    database = f"sqlite:///{tmp_path}/house.db"

    async def scenario() -> None:
        async with serving(database) as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            await one.do("propose", what="pause")
            async with guest(live, one.code) as late:
                await late.do("sit")
                await one.until(lambda: len(named(one)) == 3)
        async with serving(database) as live, again_at(live, one.person, one.code) as first:
            assert (named(first), out_of(first)[2]) == (["Ana", "Ben", "Late"], EMPTY)
            await first.do("propose", what="resume")
            await first.until(lambda: out_of(first)[2] == JOINING)

    run(scenario())


def test_the_same_guests_are_at_the_next_match() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "trivia", **QUIZ) as (one, two):
            await start([one, two])
            async with guest(live, one.code) as late:
                await late.do("sit")
                await one.do("end_match")
                await one.wait_until_over()
                assert sorted(chain(*one.position["places"])) == [0, 1, 2]
                await one.do("rematch")
                await one.until(lambda: one.table["phase"] == "waiting")
                assert (named(one), len(one.table["seats"])) == (["Ana", "Ben", "Late"], 10)

    run(scenario())


def test_a_guest_draws_in_a_running_match_of_pictionary() -> None:
    options: dict[str, Any] = {"ends": "rounds", "rounds": 1, "showing": 0, "language": "en"}

    async def scenario() -> None:
        async with serving() as live, table_of(live, "pictionary", **options) as (one, two):
            await start([one, two])
            async with guest(live, one.code) as late:
                await late.do("sit")
                for _ in range(3):
                    everybody = {browser.seat: browser for browser in (one, two, late)}
                    (drawer,) = one.position["to_act"]
                    answer = await everybody[drawer].play("give_up")
                    await wait_for_seq(answer["seq"], one, two, late)
                assert one.position["over"] == "rounds_played"
                assert one.position["view"]["turns"][:3] == [1, 1, 1]

    run(scenario())
