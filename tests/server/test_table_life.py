"""Tables over the socket: joining, hosting, talking, leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.server.live_server import TIMEOUT, Browser, Person, RunningServer, run, serving
from tests.server.scripts import start, table_of

Scenario = Callable[[RunningServer, Person, Person, str], Awaitable[None]]


def with_two(scenario: Scenario, game: str = "pig") -> None:
    """Run a scenario with Ana, host of a table, and Ben."""

    async def whole() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            await scenario(live, ana, ben, await ana.open_table(game))

    run(whole())


def test_from_the_link_to_a_seat() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        look = await ben.get(f"/api/tables/{code.lower()}")
        assert look["may_enter"]
        assert look["table"]["link"] == f"{live.services.settings.url}/t/{code}"
        async with ben.at(code) as browser:
            assert browser.you["seat"] is None
            await browser.do("sit")
            assert browser.you == {
                "id": ben.id,
                "name": "Ben",
                "seat": 1,
                "is_host": False,
                "locale": "en",
                "wishes": [],
                "wanted": "",
                "newcomers": [],
            }

    with_two(scenario)


def test_people_see_each_other_come_and_go() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            async with ben.at(code) as two:
                await one.until(lambda: len(one.table["people"]) == 2)
                await two.do("sit")
            gone = await one.wait_for("presence")
            assert (gone["person"], gone["online"]) == (ben.id, False)
            async with ben.at(code):
                back = await one.wait_for("presence")
                assert (back["person"], back["online"]) == (ben.id, True)
            assert one.table["seats"][1]["name"] == "Ben"

    with_two(scenario)


def test_the_start_button_says_what_is_missing() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            assert one.table["blocked"]["code"] == "not_enough_seats"
            assert await one.refused("start") == "not_enough_seats"
            await one.do("add_bot", strength="easy")
            assert one.table["blocked"] is None

    with_two(scenario)


def test_a_kicked_person_is_told_and_cannot_come_back() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await two.do("sit")
            await one.do("kick", person=ben.id)
            gone = await two.wait_for("gone")
            assert gone["problem"]["code"] == "kicked"
            assert gone["problem"]["text"]
            assert one.table["seats"][1]["person"] is None
        async with ben.browser(code) as again:
            assert (await again.hello())["problem"]["code"] == "banned"
        look = await ben.get(f"/api/tables/{code}")
        assert not look["may_enter"]

    with_two(scenario)


def test_a_locked_table_lets_nobody_new_sit() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await one.do("lock", locked=True)
            assert await two.refused("sit") == "table_locked"
            await one.do("lock", locked=False)
            await two.do("sit")

    with_two(scenario)


def test_the_host_hands_over() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            assert await two.refused("lock", locked=True) == "host_only"
            await one.do("hand_over", person=ben.id)
            await two.until(lambda: two.you["is_host"])
            assert not one.you["is_host"]
            await two.do("lock", locked=True)
            assert await one.refused("lock", locked=False) == "host_only"

    with_two(scenario)


def test_open_tables_are_listed_until_they_are_full_or_start() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        assert await ben.get("/api/tables") == []
        async with ana.at(code) as one:
            await one.do("doors", public=True, spectators=True)
            (card,) = await ben.get("/api/tables")
            assert (card["code"], card["host"], card["free"]) == (code, "Ana", 7)
            await one.do("add_bot", strength="easy")
            await one.do("start")
            await one.wait_for("begun")
            assert await ben.get("/api/tables") == []
            (mine,) = await ana.get("/api/tables/mine")
            assert (mine["code"], mine["yours"], mine["phase"]) == (code, True, "playing")
            assert mine["your_turn"]
            assert await ben.get("/api/tables/mine") == []

    with_two(scenario)


def test_spectators_see_what_everybody_may_know() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "liars_hand") as browsers:
            await start(browsers)
            cleo = await live.person("Cleo")
            async with cleo.at(browsers[0].code) as watching:
                assert watching.you["seat"] is None
                assert watching.position["view"]["hand"] == []
                assert watching.position["choices"] == []
                assert await watching.refused("play", move={"move": "call"}) == "not_seated"
                assert await watching.refused("resign") == "not_seated"

    run(scenario())


def test_doors_closed_in_mid_match_keep_newcomers_out_and_nobody_is_sent_away() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            one, code = browsers[0], browsers[0].code
            await start(browsers)
            cleo, screen, zoe = [await live.person(name) for name in ("Cleo", "Screen", "Zoe")]
            async with cleo.at(code) as watching, screen.at(code, screen=True) as big:
                await one.do("doors", public=False, spectators=False)
                await one.do("chat", text="still here?")
                for each in (watching, big):
                    assert (await each.wait_for("message"))["text"] == "still here?"
                    assert not each.table["spectators"]
                async with zoe.browser(code) as late:
                    assert (await late.hello())["problem"]["code"] == "no_spectators"
                await watching.cut()
                async with cleo.at(code) as back:
                    assert back.you["seat"] is None
                assert not any(told["type"] == "gone" for told in (*watching.told, *big.told))

    run(scenario())


def test_a_new_name_reaches_the_seat_and_the_match_at_once() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers

            def seats(browser: Browser) -> list[str]:
                return [seat["name"] for seat in browser.table["seats"] if seat["name"]]

            async def rename(browser: Browser, name: str) -> None:
                named = await browser.person.http.patch("/api/session", json={"name": name})
                assert named.status_code == 200

            await rename(two, "Berta")
            await one.until(lambda: seats(one) == ["Ana", "Berta", "Cleo"])
            await rename(three, "Berta")  # taken at this table
            await one.until(lambda: seats(one) == ["Ana", "Berta", "Berta 2"])
            await start(browsers)
            await rename(two, "Bea")
            await one.until(lambda: seats(one)[1] == "Bea")
            await two.ask("hello", match="", since=0, text=True, screen=False)
            async with two.person.at(one.code) as again:
                assert again.you["name"] == "Bea"
                assert again.match["names"] == ["Ana", "Bea", "Berta 2"]
            await rename(three, "Clara")
            assert (await one.person.get(f"/api/matches/{one.match['id']}"))["sitters"][1][
                "name"
            ] == "Bea"

    run(scenario())


def test_a_table_has_the_seats_of_the_scenario_chosen() -> None:
    small = {"scenario": "tutorial"}

    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            assert len(one.table["seats"]) == 8
            await one.do("add_bot", strength="easy", seat=7)
            await one.do("set_options", options=small)
            await one.until(lambda: len(one.table["seats"]) == 4)
            assert [seat["bot"] for seat in one.table["seats"]] == [None, None, None, "easy"]
            await one.do("add_bot", strength="easy")
            await one.do("add_bot", strength="easy")
            assert await one.refused("add_bot", strength="easy") == "no_free_seat"
            await one.do("set_options", options={})
            await one.until(lambda: len(one.table["seats"]) == 8)

    with_two(scenario, "machiavelli")


def test_options_are_changed_by_the_host_before_the_match() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await one.do("set_options", options={"target": 20})
            await two.until(lambda: two.table["options"] == {"target": 20})
            assert await one.refused("set_options", options={"target": 7}) == "bad_option"
            assert await two.refused("set_options", options={}) == "host_only"
            await two.do("sit")
            await one.do("start")
            await one.wait_for("begun")
            assert one.match["options"] == {"target": 20}
            assert await one.refused("set_options", options={}) == "not_waiting"

    with_two(scenario)


def test_teams_are_chosen_before_the_match() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await two.do("sit")
            await one.do("make_teams", count=2)
            assert [seat["team"] for seat in one.table["seats"][:2]] == [0, 1]
            await one.do("balance_teams")
            await two.do("set_team", seat=1, team=0)
            await one.do("set_team", seat=0, team=0)
            assert one.table["blocked"]["code"] == "empty_team"
            assert await one.refused("start") == "empty_team"
            await two.do("set_team", seat=1, team=1)
            await one.do("start")
            await one.wait_for("begun")
            assert one.match["teams"] == [0, 1]

    with_two(scenario, "quick_quiz")


def test_a_closed_table_is_gone() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one, ben.at(code) as two:
            await one.do("close")
            assert (await two.wait_for("gone"))["problem"]["code"] == "table_closed"
            for path in (f"/api/tables/{code}", f"/api/tables/{code}/qr"):
                answer = await ben.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
        assert await ana.get("/api/tables/mine") == []
        async with ben.browser(code) as again:
            assert (await again.wait_for("gone"))["problem"]["code"] == "unknown_table"

    with_two(scenario)


def test_a_table_everybody_left_is_closed() -> None:
    async def scenario(live: RunningServer, ana: Person, ben: Person, code: str) -> None:
        async with ana.at(code) as one:
            await one.do("leave")
        async with ben.browser(code) as other:
            assert (await other.wait_for("gone"))["problem"]["code"] == "unknown_table"

    with_two(scenario)


def test_a_start_is_off_when_somebody_leaves_while_nonces_are_shown() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as (one, two):
            await one.do("start")
            await two.wait_for("reveal_nonce")
            assert await one.refused("pledge", hash="00" * 32) == "not_waiting"
            assert await one.refused("reveal", nonce="00" * 32) == "broken_pledge"
            await two.do("leave")
            await one.until(lambda: one.table["phase"] == "waiting")
            assert await one.refused("reveal", nonce=one.nonce) == "not_starting"

    run(scenario())


def test_after_a_start_that_is_off_nothing_that_was_shown_is_used_again() -> None:
    """Otherwise a host who has seen the nonces could choose the seed."""

    async def scenario() -> None:
        async with serving(reveal_timeout=600_000) as live, table_of(live, "pig", 3) as browsers:
            one, two, three = browsers
            promised = one.table["commitment"]
            await one.do("start")
            await one.do("reveal", nonce=one.nonce)
            dina = await live.person("Dina")
            async with dina.at(one.code) as late:
                await three.do("leave")
                await one.until(lambda: one.table["phase"] == "waiting")
                assert one.table["commitment"] != promised
                assert not any(seat["pledged"] for seat in one.table["seats"])
                await late.do("chat", text="still here")
                await one.do("start")
                await two.wait_for("begun")

    run(scenario())


def test_where_nobody_may_watch_the_start_sends_away_who_does_not_sit() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            cleo = await live.person("Cleo")
            async with cleo.at(browsers[0].code) as watching:
                await browsers[0].do("doors", public=False, spectators=False)
                await start(browsers)
                gone = await watching.wait_for("gone")
                assert gone["problem"]["code"] == "no_spectators"
                assert not any(told["type"] == "begun" for told in watching.told)
            assert [person["name"] for person in browsers[0].table["people"]] == ["Ana", "Ben"]

    run(scenario())


def test_who_does_not_reveal_is_not_waited_for() -> None:
    async def scenario() -> None:
        async with serving(reveal_timeout=4_000) as live, table_of(live, "pig") as (one, two):
            await one.do("start")
            await one.do("reveal", nonce=one.nonce)
            await two.wait_for("begun")
            await one.do("resign")
            await one.until(lambda: one.table["phase"] == "over")
            record = await two.person.get(f"/api/matches/{one.match['id']}/record")
            assert record["fair"]["nonces"] == [one.nonce]

    run(scenario())


# Memory


def test_a_table_nobody_looks_at_is_not_in_memory() -> None:
    async def scenario() -> None:
        async with serving(linger=0) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with ana.at(code) as one:
                await one.do("add_bot", strength="easy")
                await one.do("start")
                await one.wait_for("begun")
                await one.play("hold")
                assert len(live.services.rooms) == 1
            async with asyncio.timeout(TIMEOUT):
                while len(live.services.rooms):
                    await asyncio.sleep(0.02)
            async with ana.at(code) as one:
                assert one.seq >= 1
                assert one.table["seats"][0]["name"] == "Ana"

    run(scenario())


@pytest.mark.parametrize("code", ["NOSUCH", "x", "ABCDEFG", "%20"])
def test_an_unknown_table_is_refused(code: str) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.get(f"/api/tables/{code}")
            assert answer.status_code == 404
            async with ana.browser(code) as browser:
                assert (await browser.wait_for("gone"))["problem"]["code"] == "unknown_table"

    run(scenario())


@pytest.mark.parametrize(
    ("bots", "refused"),
    [
        (["easy", "easy"], None),
        (["easy"] * 5, None),
        (["easy"] * 6, "no_free_seat"),
        (["nobody"], "unknown_bot"),
        (["easy"] * 31, "bad_request"),
    ],
)
def test_a_table_is_opened_with_bots(bots: list[str], refused: str | None) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            answer = await ana.http.post("/api/tables", json={"game": "risk", "bots": bots})
            if refused is not None:
                assert answer.json()["code"] == refused
                assert await ana.get("/api/tables/mine") == []
                return
            seats = answer.json()["table"]["seats"]
            assert [seat["bot"] for seat in seats] == [None, *bots, *[None] * (5 - len(bots))]

    run(scenario())
