"""REST: records and finished matches, and their tables."""

from __future__ import annotations

import asyncio
import json

from ludoteca import Match, verify
from tests.server.live_server import Person, run, serving
from tests.server.scripts import bid_or_call, play_on, start, table_of


def test_a_record_is_sealed_until_the_end_and_then_proves_the_match() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "liars_hand", cards=1) as browsers:
            await start(browsers)
            one, two = browsers
            id, stranger = one.match["id"], Person(live.url)
            live.people.append(stranger)
            await one.play("bid", count=1, rank=0)
            sealed = (await stranger.http.get(f"/api/matches/{id}/record")).json()
            assert (sealed["seed"], sealed["fair"], sealed["log"]) == ("", None, [])
            assert one.table["commitment"] not in json.dumps(sealed)
            assert (await stranger.http.get(f"/api/matches/{id}/steps")).status_code == 409
            await asyncio.gather(*(play_on(browser, bid_or_call) for browser in browsers))
            record = await stranger.get(f"/api/matches/{id}/record")
            verify(record, Match.replay(record).record())
            summary = await two.person.get(f"/api/matches/{id}")
            assert summary["places"] == [list(place) for place in one.position["places"]]
            assert (summary["seat"], summary["steps"]) == (1, len(record["log"]))
            assert [sitter["name"] for sitter in summary["sitters"]] == ["Ana", "Ben"]
            profile = await two.person.get("/api/profile")
            assert [match["id"] for match in profile["matches"]] == [id]
            assert profile["matches"][0]["places"] == summary["places"]

    run(scenario())


def test_a_finished_match_is_looked_at_again_from_any_seat() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "liars_hand", cards=1) as browsers:
            await start(browsers)
            await asyncio.gather(*(play_on(browser, bid_or_call) for browser in browsers))
            one = browsers[0]
            path = f"/api/matches/{one.match['id']}/steps"
            first = await one.person.get(f"{path}?seat=1&limit=2")
            assert [step["step"]["seq"] for step in first] == [0, 1, 2][: len(first)]
            assert first[0]["view"]["seat"] == 1
            assert len(first[0]["view"]["hand"]) == 1
            assert first[0]["text"]
            nobody = await one.person.get(f"{path}?limit=1")
            assert nobody[0]["view"]["hand"] == []
            rest = await one.person.get(f"{path}?since=1")
            assert rest[0]["step"]["seq"] == 2
            for query in ("seat=7", "seat=-1", "limit=0", "limit=100000", "since=x"):
                assert (await one.person.http.get(f"{path}?{query}")).status_code == 400
            assert (await one.person.http.get("/api/matches/none")).status_code == 404

    run(scenario())


def test_a_host_has_only_so_many_tables() -> None:
    async def scenario() -> None:
        async with serving(tables_per_session=2) as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            await ana.open_table("pig")
            third = await ana.http.post("/api/tables", json={"game": "pig"})
            assert (third.status_code, third.json()["code"]) == (409, "too_many_tables")
            async with ana.at(code) as one:
                await one.do("close")
            await ana.open_table("pig")

    run(scenario())


def test_a_game_tells_in_its_own_words_why_a_table_cannot_be_opened() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            wish = {"game": "risk", "options": {"map": "custom"}}
            refused = await ana.http.post(
                "/api/tables", json=wish, headers={"accept-language": "es"}
            )
            assert refused.json()["text"] == "Falta tu propio mapa: indícalo también."

    run(scenario())


def test_the_link_is_drawn_as_a_qr_code() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            drawing = await ana.http.get(f"/api/tables/{code}/qr")
            assert drawing.headers["content-type"].startswith("image/svg+xml")
            assert drawing.text.startswith("<svg")

    run(scenario())


PAGES = ("", "/record", "/steps", "/analysis", "/report", "/scenery")


def test_a_match_without_spectators_is_for_its_players_and_for_who_has_their_link() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "liars_hand", cards=1) as browsers:
            one, two = browsers
            await one.do("doors", public=False, spectators=False)
            await start(browsers)
            path = f"/api/matches/{one.match['id']}"
            stranger = await live.person("Eve")
            nobody = Person(live.url)
            live.people.append(nobody)

            async def refusals(person: Person, query: str = "") -> set[tuple[int, str]]:
                found = [await person.http.get(f"{path}{page}{query}") for page in PAGES]
                return {(one.status_code, one.json().get("code", "")) for one in found}

            assert await refusals(stranger) == {(403, "replay_closed")}
            await one.person.get(f"{path}/scenery")
            await asyncio.gather(*(play_on(browser, bid_or_call) for browser in browsers))
            for person in (stranger, nobody):
                assert await refusals(person) == {(403, "replay_closed")}
                assert await refusals(person, "?link=ABCDEFGH") == {(403, "replay_closed")}
                made = await person.http.post(f"{path}/links")
                assert made.status_code in (401, 403)
            for page in PAGES:
                await two.person.get(path + page)
            assert (await two.person.get(path))["spectators"] is False

            made = await two.person.http.post(f"{path}/links")
            assert made.status_code == 201
            address, code = made.json()["address"].split("#")
            assert address.endswith(f"/match/{one.match['id']}")
            for page in PAGES:
                for person in (stranger, nobody):
                    await person.get(f"{path}{page}?link={code}")
            # a link is for one match, and its maker may take it back
            assert (await one.person.http.delete(f"{path}/links")).status_code == 204
            await stranger.get(f"{path}?link={code}")
            assert (await two.person.http.delete(f"{path}/links")).status_code == 204
            assert await refusals(stranger, f"?link={code}") == {(403, "replay_closed")}

    run(scenario())


def test_a_match_with_spectators_needs_no_secret_in_its_link() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "liars_hand", cards=1) as browsers:
            await start(browsers)
            await asyncio.gather(*(play_on(browser, bid_or_call) for browser in browsers))
            path = f"/api/matches/{browsers[0].match['id']}"
            made = (await browsers[0].person.http.post(f"{path}/links")).json()
            assert made["address"].endswith(f"/match/{browsers[0].match['id']}")
            assert "#" not in made["address"]
            assert (await browsers[0].person.get(path))["spectators"] is True

    run(scenario())
