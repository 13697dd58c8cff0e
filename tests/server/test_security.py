"""Security middleware: hosts, origins, content types, rate limits."""

from __future__ import annotations

import pytest

from ludoteca.server.http.security import allowed_names, hostname
from ludoteca.server.settings import Settings
from tests.server.live_server import Person, run, serving

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
    """A cross-site form is refused even without an Origin header."""

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
        async with serving(requests_per_second=0.01) as live:
            ana = await live.person("Ana")
            answers = [await ana.http.get("/api/games") for _ in range(10)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["code"] == "too_fast"
            assert 50 < int(refused[0].headers["retry-after"]) <= 100
            assert refused[0].json()["params"]["seconds"] > 50
            assert (await ana.http.get("/health")).status_code == 200

    run(scenario())
