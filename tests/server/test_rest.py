"""REST: games, matches and records, the guard at the door, the operator's figures, the pages."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from ludoteca import Match, verify
from ludoteca import game as find_game
from ludoteca.server import statics
from ludoteca.server.guard import allowed_names, hostname
from ludoteca.server.logs import JsonFormatter
from ludoteca.server.rest_games import rules_of
from ludoteca.server.settings import Settings
from tests.server.live_server import Live, Person, run, serving
from tests.server.scripts import bid_or_call, play_on, start, table_of

# Games


def test_games_are_listed_in_the_readers_language() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana", "es")
            games = {game["id"]: game for game in await ana.get("/api/games")}
            assert games["pig"]["seats"] == [2, 8]
            assert games["pig"]["tagline"] == "Un dado, una decisión: ¿seguir o plantarse?"
            english = {game["id"]: game for game in await ana.get("/api/games?locale=en")}
            assert english["pig"]["tagline"] != games["pig"]["tagline"]

    run(scenario())


def test_a_games_page_has_its_form_its_schemas_and_its_rules() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            page = await ana.get("/api/games/risk")
            assert page["options"]["properties"]["turn_seconds"]["maximum"] == 604_800
            attack = page["moves"]["attack"]["$defs"]["Attack"]["properties"]
            assert attack["source"]["ludoteca"] == "territory"
            assert {"match_ended", "seat_left"} <= set(page["events"])
            assert page["view"]["$ref"].endswith("RiskView")
            assert "# Risk" in page["rules"]
            assert (await ana.get("/api/games/scribble"))["streaming"] == ["draw", "guess"]
            assert (await ana.http.get("/api/games/chess")).status_code == 404

    run(scenario())


RULES: list[tuple[str, str, str]] = [
    ("pig?locale=en", "es", "One die, two to eight players"),
    ("pig?locale=es", "en", "Un dado, de dos a ocho jugadores"),
    ("pig", "en", "One die"),
    ("pig", "es", "Un dado"),
    ("pig?locale=xx", "es", "Un dado"),
    ("risk?locale=es", "en", "Gana quien se queda solo."),
]


@pytest.mark.parametrize(("path", "speaks", "begins"), RULES)
def test_the_rules_are_told_in_the_language_that_is_asked_for(
    path: str, speaks: str, begins: str
) -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana", speaks)
            page = await ana.get(f"/api/games/{path}")
            assert begins in page["rules"][:400]

    run(scenario())


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (("README.md", "README.es.md"), "README.es.md"),
        (("README.md", "README.fr.md"), "README.md"),
        (("README.fr.md",), ""),
    ],
)
def test_rules_that_nobody_has_translated_are_told_as_they_are(
    written: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    pig = find_game("pig")
    for name in written:
        (tmp_path / name).write_text(name, "utf-8")
    about = msgspec.structs.replace(pig.about, locale=tmp_path / "locale")
    assert rules_of(replace(pig, about=about), "es") == told


def test_texts_are_served_as_they_are_written() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            common = await ana.http.get("/api/catalogues/es")
            assert "rejected-not_your_turn = No es tu turno." in common.text
            assert "rejected-host_only" in common.text
            own = await ana.http.get("/api/games/pig/catalogues/en")
            assert "event-rolled" in own.text
            assert (await ana.http.get("/api/catalogues/xx")).status_code == 404
            assert (await ana.http.get("/api/games/pig/catalogues/%2e%2e")).status_code == 404

    run(scenario())


# Matches


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


# The guard


REQUESTS: list[tuple[dict[str, str], int]] = [
    ({}, 201),
    ({"origin": "http://evil.example"}, 403),
    ({"origin": "null"}, 403),
    ({"sec-fetch-site": "cross-site"}, 403),
    ({"host": "evil.example"}, 403),
    ({"host": "evil.example", "origin": "http://evil.example"}, 403),
]


@pytest.mark.parametrize(("headers", "status"), REQUESTS)
def test_only_our_own_pages_may_change_something(headers: dict[str, str], status: int) -> None:
    async def scenario() -> None:
        async with serving() as live:
            person = Person(live.url)
            live.people.append(person)
            answer = await person.http.post("/api/session", json={"name": "Ana"}, headers=headers)
            assert answer.status_code == status, answer.text
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")

    run(scenario())


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "text/json"])
def test_a_body_says_that_it_is_json(kind: str) -> None:
    """A form of another page cannot, even in a browser that does not say where it comes from."""

    async def scenario() -> None:
        async with serving() as live:
            person = Person(live.url)
            live.people.append(person)
            headers, body = {"content-type": kind}, b'{"name": "Ana"}'
            answer = await person.http.post("/api/session", content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")

    run(scenario())


def test_a_program_without_an_origin_is_no_browser_that_was_led_astray() -> None:
    async def scenario() -> None:
        async with serving() as live:
            person = Person(live.url)
            live.people.append(person)
            del person.http.headers["origin"]
            await person.introduce("Ana")

    run(scenario())


def test_foreign_pages_cannot_open_a_socket() -> None:
    import websockets

    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            url = f"{live.url.replace('http', 'ws')}/api/tables/{code}/socket"
            token = ana.http.cookies["ludoteca"]
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(
                    url,
                    origin=websockets.Origin("http://evil.example"),
                    additional_headers={"cookie": f"ludoteca={token}"},
                )

    run(scenario())


@pytest.mark.parametrize(
    ("settings", "names"),
    [
        (Settings(), {"localhost", "127.0.0.1", "::1"}),
        (Settings(host="10.0.0.5", hosts=("Play",)), {"10.0.0.5", "play"}),
        (
            Settings(public_url="https://play.example.org:8443/"),
            {"play.example.org", "localhost", "127.0.0.1", "::1"},
        ),
    ],
)
def test_a_server_answers_to_its_own_names(settings: Settings, names: set[str]) -> None:
    assert allowed_names(settings) == names


@pytest.mark.parametrize(
    ("host", "name"),
    [("localhost:8000", "localhost"), ("[::1]:80", "::1"), ("A.b", "a.b"), ("", ""), ("\x00", "")],
)
def test_the_port_is_no_part_of_a_name(host: str, name: str) -> None:
    assert hostname(host) == name


BODIES = [
    (b"", 400),
    (b"{", 400),
    (b"[]", 400),
    (b'{"name": 5}', 400),
    (b'{"name": "Ana", "admin": true}', 400),
    (b'{"name": "Ana", "locale": "\\u0000"}', 400),
    (b'{"name": "\xff\xfe"}', 400),
    (b'{"name": "' + b"x" * 300_000 + b'"}', 413),
]


@pytest.mark.parametrize(("body", "status"), BODIES)
def test_bodies_that_cannot_be_read_are_refused_with_a_sentence(body: bytes, status: int) -> None:
    async def scenario() -> None:
        async with serving() as live:
            person = Person(live.url)
            live.people.append(person)
            headers = {"content-type": "application/json"}
            answer = await person.http.post("/api/session", content=body, headers=headers)
            assert answer.status_code == status
            assert answer.json()["text"]

    run(scenario())


def test_requests_are_limited() -> None:
    async def scenario() -> None:
        async with serving(requests_per_second=0.4) as live:
            ana = await live.person("Ana")
            answers = [await ana.http.get("/api/games") for _ in range(10)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["code"] == "too_fast"
            assert refused[0].headers["retry-after"] == "1"
            assert (await ana.http.get("/health")).status_code == 200

    run(scenario())


# Operation


def test_health_says_whether_the_database_answers() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            assert (await ana.get("/health"))["status"] == "ok"
            await live.house.store.close()
            answer = await ana.http.get("/health")
            assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
            refused = await ana.http.get("/api/tables")
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            live.house.closing = True
            assert (await ana.http.get("/health")).json()["status"] == "closing"

    run(scenario())


def test_metrics_are_for_those_who_may_see_them() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            await start(browsers)
            await browsers[0].play("hold")
            text = (await browsers[0].person.http.get("/metrics")).text
            assert "ludoteca_steps_total 1.0" in text
            assert "ludoteca_connections 2.0" in text
            assert 'ludoteca_matches_total{game="pig"} 1.0' in text
        async with serving(metrics_from=()) as live:
            ana = await live.person("Ana")
            assert (await ana.http.get("/metrics")).status_code == 404

    run(scenario())


@pytest.mark.parametrize(("proxies", "status"), [((), 200), (("127.0.0.1",), 404)])
def test_only_known_proxies_are_believed_where_a_browser_is(
    proxies: tuple[str, ...], status: int
) -> None:
    async def scenario() -> None:
        async with serving(proxies=proxies) as live:
            ana = await live.person("Ana")
            elsewhere = {"x-forwarded-for": "203.0.113.5"}
            assert (await ana.http.get("/metrics", headers=elsewhere)).status_code == status

    run(scenario())


def test_the_api_describes_itself() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            described = await ana.get("/api/openapi.json")
            assert described["info"]["title"] == "Ludoteca"
            assert {"/api/tables", "/api/session", "/api/matches/{match_id}/record"} <= set(
                described["paths"]
            )

    run(scenario())


def test_logs_are_json_and_hold_what_was_said() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("b",), "name": "x", "table": "ABCDEF"})
    line = json.loads(JsonFormatter().format(record))
    assert (line["event"], line["table"]) == ("a b", "ABCDEF")


# Pages


def test_every_page_is_the_one_page_and_files_are_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>", "utf-8")
    (tmp_path / "assets" / "app-1.js").write_text("x" * 2_000, "utf-8")
    files = statics.load(tmp_path)
    assert set(files) == {"index.html", "assets/app-1.js"}
    assert files["index.html"].cache == "no-cache"
    assert "immutable" in files["assets/app-1.js"].cache
    assert files["assets/app-1.js"].zipped is not None
    assert statics.load(tmp_path / "nowhere") == {}


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/%00",
        "/api/matches/%00/record",
        "/assets/nothing.js",
        "/assets/%2e%2e/%2e%2e/app.py",
    ],
)
def test_what_is_not_there_is_not_found(path: str) -> None:
    async def scenario(live: Live) -> None:
        ana = await live.person("Ana")
        answer = await ana.http.get(path)
        assert answer.status_code == 404

    async def whole() -> None:
        async with serving() as live:
            await scenario(live)

    run(whole())
