"""People's pages: what others see of them, following, blocking; and a guest who logs in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.server.profiles.reliability import reliability
from tests.server.inbox import Inbox, code_in, text_of, with_mail
from tests.server.live_server import Json, Person, run, serving
from tests.server.scripts import hold_at_ten, play_on, start, table_of


async def page(viewer: Person, of: Person) -> Json:
    found: Json = await viewer.get(f"/api/players/{of.id}")
    return found


async def history(viewer: Person, of: Person, **query: str) -> list[Json]:
    answer = await viewer.http.get(f"/api/players/{of.id}/matches", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["matches"]
    return found


async def change(person: Person, **wish: Any) -> None:
    assert (await person.http.patch("/api/profile/page", json=wish)).status_code == 200


@pytest.mark.parametrize(
    ("courses", "percent", "matches"),
    [
        ({}, None, 0),
        ({"finished": 4, "playing": 3}, None, 4),
        ({"finished": 5}, 100, 5),
        (
            {"finished": 3, "resigned": 1, "replaced": 1, "left": 1, "absent": 1, "removed": 1},
            62,
            8,
        ),
    ],
)
def test_reliability_counts_what_was_abandoned(
    courses: dict[str, int], percent: int | None, matches: int
) -> None:
    found = reliability(courses)
    assert (found.percent, found.matches) == (percent, matches)


def test_a_page_tells_of_public_matches() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 2, target=20) as browsers:
            ana, ben = (browser.person for browser in browsers)
            eve = await live.person("Eve")
            await browsers[0].do("doors", public=True, spectators=True)
            await start(browsers)
            (playing,) = (await page(eve, ana))["playing"]
            assert (playing["table"], playing["others"][0]["name"]) == (browsers[0].code, "Ben")
            for browser in browsers[1:]:
                await browser.do("resign")
            found = await page(eve, ana)
            assert found["playing"] == []
            assert (found["name"], found["guest"], found["yours"]) == ("Ana", True, False)
            (tally,) = found["tallies"]
            assert (tally["game"], tally["matches"], tally["won"]) == ("pig", 1, 1)
            (opponent,) = found["opponents"]
            assert (opponent["player"]["name"], opponent["ahead"]) == ("Ben", 1)
            (row,) = await history(eve, ana, game="pig", opponent=ben.id)
            assert (row["course"], row["place"], row["table"]) == ("finished", 1, "")
            assert await history(eve, ana, game="uno") == []
            assert (await history(eve, ben))[0]["course"] == "resigned"
            by_handle = await eve.get(f"/api/players/{found['handle']}")
            assert by_handle == found
            assert ana.id not in found["handle"]

    run(scenario())


def test_private_matches_and_hidden_histories_stay_among_the_players() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 2, target=20) as browsers:
            ana, ben = (browser.person for browser in browsers)
            eve = await live.person("Eve")
            await start(browsers)
            await browsers[1].do("resign")
            assert await history(eve, ana) == (await page(eve, ana))["tallies"] == []
            assert len(await history(ben, ana)) == len((await page(ben, ana))["tallies"]) == 1
            await change(ana, hidden=True)
            assert await history(ben, ana) == (await page(ben, ana))["opponents"] == []
            assert len(await history(ana, ana)) == 1
            assert (await ana.get("/api/profile"))["hidden"]

    run(scenario())


def test_pages_of_the_history_follow_each_other() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig", options={"target": 20})
            async with ana.at(code) as browser:
                await browser.do("add_bot", strength="easy")
                for number in range(21):
                    await browser.do("start")
                    await browser.wait_for("begun")
                    await browser.do("resign")
                    await browser.until(lambda: browser.table["phase"] == "over")
                    if number < 20:
                        await browser.do("rematch")
            path = f"/api/players/{ana.id}/matches"
            first = await ana.get(path)
            second = (await ana.http.get(path, params={"before": first["next"]})).json()
            assert (len(first["matches"]), len(second["matches"]), second["next"]) == (20, 1, "")
            refused = await ana.http.get(path, params={"before": "x"})
            assert refused.status_code == 400
            assert first["matches"][0]["others"] == [{"name": "", "handle": "", "bot": "easy"}]

    run(scenario())


def test_favourites_are_games_each_once() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            await change(ana, favourites=["uno", "pig", "uno"])
            assert (await page(ana, ana))["favourites"] == ["uno", "pig"]
            wrong = await ana.http.patch("/api/profile/page", json={"favourites": ["chess"]})
            assert wrong.json()["code"] == "unknown_game"
            gone = await ana.http.get("/api/players/nobody")
            assert (gone.status_code, gone.json()["code"]) == (404, "unknown_player")

    run(scenario())


# Following and blocking


def test_who_follows_sees_public_tables() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig", 2) as browsers:
            ana, ben = (browser.person for browser in browsers)
            eve = await live.person("Eve")
            assert (await eve.http.put(f"/api/players/{ana.id}/follow")).status_code == 204
            assert await followed(eve) == [("Ana", "", "")], "the table is not public"
            await browsers[0].do("doors", public=True, spectators=True)
            await browsers[1].do("stand")
            assert await followed(eve) == [("Ana", "waiting", browsers[0].code)]
            await browsers[1].do("sit")
            await browsers[0].pledge()
            await browsers[1].pledge()
            await start(browsers)
            assert await followed(eve) == [("Ana", "playing", browsers[0].code)]
            assert (await page(eve, ana))["followed"]
            await change(ana, hidden=True)
            assert await followed(eve) == [("Ana", "", "")]
            await eve.http.delete(f"/api/players/{ana.id}/follow")
            assert await followed(eve) == []
            for path, code in ((ben.id, None), (eve.id, "not_yourself")):
                answer = await eve.http.put(f"/api/players/{path}/follow")
                assert (answer.json()["code"] if answer.content else None) == code

    run(scenario())


async def followed(person: Person) -> list[tuple[str, str, str]]:
    rows = (await person.get("/api/ties"))["followed"]
    return [(row["player"]["name"], row["state"], row["table"]) for row in rows]


def test_blocking_keeps_two_people_apart() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, ben = await live.person("Ana"), await live.person("Ben")
            await ben.http.put(f"/api/players/{ana.id}/follow")
            await ana.http.put(f"/api/players/{ben.id}/block")
            assert await followed(ben) == []
            answer = await ben.http.put(f"/api/players/{ana.id}/follow")
            assert (answer.status_code, answer.json()["code"]) == (403, "cannot_follow")
            ties = await ana.get("/api/ties")
            assert (ties["blocked"][0]["name"], ties["silenced"]) == ("Ben", [ben.id])
            assert (await ben.get("/api/ties"))["silenced"] == []
            for host, guest in ((ana, ben), (ben, ana)):
                code = await host.open_table("pig")
                async with guest.at(code) as browser:
                    assert await browser.refused("sit") == "not_welcome"
            await ana.http.delete(f"/api/players/{ben.id}/block")
            async with ben.at(await ana.open_table("pig")) as browser:
                await browser.do("sit")

    run(scenario())


# Logging in


def test_a_guest_brings_the_rating_along() -> None:
    async def scenario() -> None:
        async with with_mail() as (live, inbox):
            ana, ben = await live.person("Ana"), await live.person("Ben")
            code = await ana.open_table("pig", public=True, rated=True, options={"target": 20})
            async with ana.at(code) as host, ben.at(code) as other:
                await other.do("sit")
                await host.do("start")
                for browser in (host, other):
                    await browser.wait_for("begun")
                await asyncio.gather(*(play_on(one, hold_at_ten) for one in (host, other)))
                await host.until(lambda: (host.table["rating"] or {}).get("outcome") == "rated")
            (before,) = (await ana.get("/api/profile"))["ratings"]
            assert before["provisional"]
            old = (await page(ben, ana))["handle"]
            await log_in(ana, inbox, "ana@example.org")
            (after,) = (await ana.get("/api/profile"))["ratings"]
            assert (after["mean"], after["matches"]) == (before["mean"], 1)
            now = await page(ben, ana)
            assert not now["guest"]
            assert now["handle"] != old
            assert await ben.get(f"/api/players/{old}") == now
            assert [row["match"] for row in await history(ben, ana)] != []

    run(scenario())


async def log_in(person: Person, inbox: Inbox, address: str) -> None:
    await person.http.post("/api/login", json={"email": address})
    code = code_in(text_of(await inbox.wait_for(address, "Ludoteca")))
    assert (await person.http.post("/api/login/confirm", json={"code": code})).status_code == 200
