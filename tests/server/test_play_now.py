"""Play now: strangers wait, are paired, and their match begins."""

from __future__ import annotations

import asyncio
from typing import Any

from ludoteca.server.settings import SECOND
from tests.server.live_server import AdjustableClock, Json, Person, RunningServer, run, serving
from tests.server.scripts import hold_at_ten, play_on
from tests.server.test_arranged_tables import come, reveal

MINUTE = 60 * SECOND


async def wait_for(person: Person, game: str = "pig", **wish: Any) -> Json:
    given = {"game": game, "fewest": 2, "most": 2, **wish}
    answer = await person.http.post("/api/play-now", json=given)
    assert answer.status_code == 200, answer.text
    ticket: Json = answer.json()["ticket"]
    return ticket


async def ticket_of(person: Person) -> Json | None:
    found: Json | None = (await person.get("/api/play-now"))["ticket"]
    return found


async def table_for(person: Person) -> str:
    """Ask as the pages do, until there is a table."""
    known = 0
    while True:
        found = (await person.get(f"/api/play-now?known={known}"))["ticket"]
        assert found is not None
        if found["table"]:
            code: str = found["table"]
            return code
        known = found["version"]


def test_two_strangers_meet_and_play_rated_to_the_end() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            ticket = await wait_for(ana)
            assert (ticket["game"], ticket["others"], ticket["table"]) == ("pig", 0, None)
            waiting = asyncio.create_task(table_for(ana))
            assert (await wait_for(ben))["others"] == 1
            code = await table_for(ben)
            assert await waiting == code
            async with ana.browser(code) as one, ben.browser(code) as two:
                await come(one)
                await come(two)
                await reveal(one, two)
                assert one.table["arranged"] == "play_now"
                assert await ticket_of(ana) is None
                await asyncio.gather(play_on(one, hold_at_ten), play_on(two, hold_at_ten))
                await one.until(lambda: (one.table["rating"] or {}).get("outcome") == "rated")

    run(scenario())


def test_who_does_not_ask_any_more_is_not_brought_to_a_table() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            await wait_for(ana)
            pass_time(live, 9 * SECOND)
            assert (await wait_for(ben))["others"] == 0
            assert await ticket_of(ana) is None

    run(scenario())


def pass_time(live: RunningServer, milliseconds: int) -> None:
    live.pass_time(milliseconds)
    live.services.waiting_room.drop_absent()


def test_a_player_has_one_ticket_and_may_change_the_wish() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana = await live.person("Ana")
            await wait_for(ana)
            pass_time(live, 5 * SECOND)
            changed = await wait_for(ana, most=4, bots=True)
            assert changed["waited"] >= 5 * SECOND
            assert (changed["most"], changed["bots"]) == (4, True)
            assert (await wait_for(ana, "risk"))["waited"] < 5 * SECOND
            assert (await ana.get("/api/play-now"))["games"] == [{"game": "risk", "people": 1}]
            assert (await ana.http.delete("/api/play-now")).status_code == 204
            assert await ticket_of(ana) is None

    run(scenario())


def test_bots_fill_the_table_where_that_was_agreed() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana = await live.person("Ana")
            await wait_for(ana, fewest=3, most=3, bots=True)
            await asyncio.sleep(0)
            live.services.waiting_room.by_game()["pig"][0].asking = 1  # a page that stays open
            live.pass_time(31 * SECOND)
            code = await table_for(ana)
            async with ana.browser(code) as one:
                await come(one)
                await reveal(one)
                assert [seat["bot"] for seat in one.table["seats"]].count("easy") == 2

    run(scenario())


def test_by_post_the_match_has_begun_when_one_learns_of_it() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            await wait_for(ana, "sealed_orders")
            await wait_for(ben, "sealed_orders")
            code = await table_for(ana)
            async with ana.at(code) as one:
                assert one.table["phase"] == "playing"
                assert one.table["rating"]["outcome"] == "open"
            assert await table_for(ben) == code

    run(scenario())


def test_who_came_waits_again_when_the_other_did_not() -> None:
    async def scenario() -> None:
        async with serving(now=AdjustableClock()) as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            await wait_for(ana)
            await wait_for(ben)
            code = await table_for(ana)
            assert await table_for(ben) == code
            async with ana.browser(code) as one:
                await come(one)
                live.pass_time(MINUTE)
                gone = await one.wait_for("gone")
                assert gone["problem"]["code"] == "called_off"
            again = await ticket_of(ana)
            assert again is not None
            assert again["waited"] >= MINUTE
            assert await ticket_of(ben) is None

    run(scenario())


def test_who_blocked_another_is_not_paired_with_them() -> None:
    async def scenario() -> None:
        async with serving() as live:
            people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]

            answer = await people[0].http.put(f"/api/players/{people[1].id}/block")
            assert answer.status_code == 204, answer.text
            for person in people:
                await wait_for(person)
            assert await table_for(people[0]) == await table_for(people[2])
            ticket = await ticket_of(people[1])
            assert ticket is not None
            assert ticket["table"] is None

    run(scenario())


def test_a_wish_that_cannot_come_true_is_refused() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            for wish, code in (
                ({"game": "chess", "fewest": 2, "most": 2}, "unknown_game"),
                ({"game": "pig", "fewest": 9, "most": 20}, "bad_seats"),
                ({"game": "pig", "fewest": 4, "most": 3}, "bad_seats"),
            ):
                answer = await ana.http.post("/api/play-now", json=wish)
                assert answer.json()["code"] == code, answer.text

    run(scenario())


def test_a_server_that_stops_holds_no_answers_back() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            ticket = await wait_for(ana)
            held = asyncio.create_task(ana.get(f"/api/play-now?known={ticket['version']}"))
            room = live.services.waiting_room
            while not room.by_game()["pig"][0].asking:
                await asyncio.sleep(0.01)
            room.close()
            async with asyncio.timeout(3):
                assert (await held)["ticket"]["table"] is None

    run(scenario())
