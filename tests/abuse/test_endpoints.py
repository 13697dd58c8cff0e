"""Every REST endpoint with hostile input, at the allowed rate: an answer below 500, a free loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx

from ludoteca.server.app import create_services
from ludoteca.server.runner import Server
from ludoteca.server.settings import Settings
from tests.abuse.bars import REPEATS, assert_held, sample
from tests.abuse.documents import (
    large_quiz,
    large_risk_map,
    large_scenario,
    words_of,
    wrong_risk_map,
    wrong_scenario,
)
from tests.abuse.honest import honest_play
from tests.abuse.house import House, house
from tests.abuse.samples import HOSTILE, nested
from tests.abuse.sending import patiently
from tests.server.live_server import Json, Person

BODY = 262_144
"""The largest body."""
WORDS: list[str] = ["", "x" * 1_000, "%00", "%ff%fe", "..%2f..%2f", "10" * 15, "Ω" * 300, "null"]
"""Values in place of any part of a path or a query."""

Request = tuple[str, str, Any]
"""Method, path, and body: JSON data, or raw text."""

BODIES: dict[str, Json] = {
    "POST /api/session": {"name": "Eve", "locale": "en"},
    "PATCH /api/session": {"name": "Eve", "locale": "es", "mail_wanted": True},
    "POST /api/programs": {"name": "Greedy"},
    "PATCH /api/programs/{id}": {"name": "Greedy"},
    "PATCH /api/profile/page": {"hidden": True, "favourites": ["pig"]},
    "POST /api/profile/deletion": {"name": "Nobody"},
    "POST /api/session/device": {"code": "ABCDEFGH"},
    "PATCH /api/notices": {"zone": "Europe/Madrid", "quiet": {"begins": 1320, "ends": 480}},
    "POST /api/holidays": {"first": "2030-01-01", "last": "2030-01-02", "zone": "UTC"},
    "POST /api/holidays/end": {"first": "2030-01-01"},
    "POST /api/notices/subscriptions": {
        "endpoint": "https://push.example.org/x",
        "p256dh": "B" + "A" * 86,
        "auth": "A" * 22,
    },
    "POST /api/notices/subscriptions/end": {"endpoint": "https://push.example.org/x"},
    "POST /api/players/{id}/report": {"reason": "insults", "note": "hm"},
    "POST /api/operator/entry": {"code": "ABCDEFGH"},
    "POST /api/operator/cases/{id}": {
        "decision": "ban",
        "reason": "insults",
        "hours": 24,
        "by_address": True,
        "name": "Eve",
    },
    "POST /api/login": {"email": "a@b.co"},
    "POST /api/login/confirm": {"code": "ABCDEFGH"},
    "POST /api/play-now": {"game": "pig", "fewest": 2, "most": 8, "bots": True},
    "POST /api/tables": {"game": "pig", "options": {}, "public": True},
    "POST /api/tournaments": {
        "name": "Cup",
        "game": "pig",
        "options": {},
        "system": "swiss",
        "rounds": 3,
        "table_size": 2,
        "fewest": 2,
        "most": 8,
        "bots": "easy",
        "starts": None,
        "round_time": 0,
    },
    "POST /api/tournaments/{code}/action": {"action": "start", "entrant": 0},
    "POST /api/games/{game_id}/uploads/{option}": {"text": "x"},
    "POST /api/games/{game_id}/workshops/{option}": {"document": {}},
    "POST /api/media": {"data": "iVBORw0KGgo="},
    "POST /api/creations": {
        "game": "trivia",
        "option": "quiz",
        "document": {"questions": [{"question": "Who?", "options": ["A", "B"], "answer": 0}]},
    },
    "PUT /api/creations/{id}": {"document": {"questions": []}},
}
"""A valid body of every endpoint that takes one."""
NO_BODY = {
    "POST /api/calendar",
    "POST /api/creations/{id}/copies",
    "PUT /api/players/{id}/block",
    "PUT /api/players/{id}/follow",
    "POST /api/matches/{match_id}/links",
    "POST /api/seats/{code}",
    "POST /api/standing/{id}",
    "POST /api/session/device-code",
    "POST /api/tournaments/{code}/entry",
    "POST /api/unsubscribe/{key}",
}
"""Endpoints that change something and take no body."""

UPLOADS: list[Request] = [
    ("POST", "/api/games/machiavelli/uploads/custom_scenario", {"text": text})
    for text in (
        wrong_scenario(4_000),
        wrong_scenario(80_000),
        json.dumps(large_scenario()),
        nested(100_000),
        '{"powers": ' + nested(50_000) + "}",
        '{"map": {"provinces": [' + ",".join(["{}"] * 60_000) + "]}}",
        "\n" * 250_000,
    )
]
UPLOADS += [
    ("POST", "/api/games/trivia/uploads/quiz", {"text": text})
    for text in (
        json.dumps([1] * 120_000),
        json.dumps(large_quiz()),
        "x\n" * 120_000,
        ";" * 250_000,
        '"' * 250_000,
        '{"questions": ' + nested(60_000) + "}",
    )
]
UPLOADS += [
    ("POST", "/api/games/pictionary/uploads/words", {"text": text})
    for text in (
        "x\n" * 120_000,
        json.dumps(words_of(250_000)),
        "\n".join("a" * number for number in range(700)),
        "ß" * 120_000,
        json.dumps([["x"]] * 40_000),
    )
]
DOCUMENTS: list[Request] = [
    ("POST", "/api/games/machiavelli/workshops/custom_scenario", {"document": document})
    for document in (
        large_scenario(),
        large_scenario() | {"powers": "none"},
        {"map": {"provinces": [1] * 60_000}},
        {"map": {"borders": [["a", "b"]] * 10_000}},
    )
]
TABLES: list[Request] = [
    ("POST", "/api/tables", {"game": game, "options": options})
    for game, options in (
        ("machiavelli", {"scenario": "custom", "custom_scenario": large_scenario()}),
        ("machiavelli", {"scenario": "custom", "custom_scenario": {"powers": [1] * 40_000}}),
        ("risk", {"map": "custom", "custom_map": large_risk_map()}),
        ("risk", {"map": "custom", "custom_map": wrong_risk_map()}),
        ("risk", {"map": "custom", "custom_map": {"territories": [10**30] * 8_000}}),
        ("risk", {"turn_seconds": 10**30}),
        ("trivia", {"quiz": large_quiz()}),
        ("trivia", {"quiz": {"questions": [1] * 80_000}}),
        ("pictionary", {"words": words_of(250_000)}),
        ("pictionary", {"words": {"words": ["x"] * 60_000}}),
        ("mentiroso", {"statements": {"statements": [1] * 80_000}}),
    )
]
RAW = [
    nested(100_000),
    '{"name": ' + nested(100_000) + "}",
    '{"a":' * 40_000 + "1" + "}" * 40_000,
    "[" * BODY,
    '"' + "x" * (BODY - 2) + '"',
    "1" * BODY,
    '{"name": "' + "\\u0000" * 40_000 + '"}',
    "[" + "1e999," * 40_000 + "1]",
]
"""Bodies for every endpoint that takes one."""


def test_every_endpoint_with_a_body_has_a_sample() -> None:
    """From the description of the interface: a new endpoint has to be placed here."""
    changing = {one for one in operations() if one.split()[0] in ("POST", "PATCH", "PUT")}
    assert changing == {*BODIES, *NO_BODY}


@cache
def application() -> Any:
    """The REST application, to ask for its routes."""
    app: Any = Server(create_services(Settings(database="sqlite://"))).config.app
    return app._rest


@cache
def operations() -> tuple[str, ...]:
    """All endpoints, by method and path, from the description of the interface."""
    paths: Json = application().openapi_schema.to_schema()["paths"]
    return tuple(
        sorted(f"{method.upper()} {path}" for path, methods in paths.items() for method in methods)
    )


def hostile_requests(operation: str) -> Iterator[Request]:
    """Everything an endpoint should not be asked."""
    method, path = operation.split()
    parts = path.split("/")
    for word in WORDS:
        filled = "/".join(word if part.startswith("{") else part for part in parts)
        yield method, f"{filled}?locale={word}&since={word}&limit={word}&seat={word}", None
    known = path.format_map(KNOWN)
    yield method, known, None
    body = BODIES.get(operation)
    if body is None:
        return
    for name in body:
        for value in HOSTILE:
            yield method, known, body | {name: value}
    for raw in RAW:
        yield method, known, raw


class Known(dict[str, str]):
    """Values for the parts of a path."""

    def __missing__(self, name: str) -> str:
        return "AAAAAA"


KNOWN = Known(game_id="machiavelli", option="custom_scenario", locale="en", file="x.ics", id="1")


async def send(person: Person, request: Request) -> httpx.Response:
    method, path, body = request
    if isinstance(body, str):
        headers = {"content-type": "application/json"}
        return await person.http.request(method, path, content=body, headers=headers)
    # httpx refuses what no URL may hold; the server should see it.
    return await person.http.request(method, httpx.URL(path), json=body)


def test_hostile_requests_to_every_endpoint_leave_the_loop_free() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            await server.reset()
            for _ in range(REPEATS):
                for operation in operations():
                    await attack(server, sample(hostile_requests(operation), 4))
            await assert_held(server)

    asyncio.run(scenario())


def test_the_largest_documents_leave_the_loop_free() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            await server.reset()
            for _ in range(REPEATS):
                await attack(server, [*UPLOADS, *DOCUMENTS, *TABLES])
            await assert_held(server)

    asyncio.run(scenario())


PAGES: list[Request] = [
    ("GET", page.format(name), None)
    for page in ("/t/{}", "/game/{}", "/game/{}/leaderboard", "/create/{}", "/match/{}")
    for name in (
        "ABCDEF",
        "risk",
        "%00",
        "%2e%2e%2f",
        "a" * 4_000,
        "%F0%9F%8E%B2",
        "<script>",
        "1e999",
    )
]


def test_pages_with_hostile_addresses_leave_the_loop_free() -> None:
    async def scenario() -> None:
        async with house() as server, honest_play(server):
            await server.reset()
            for _ in range(REPEATS):
                await attack(server, PAGES)
            await assert_held(server)

    asyncio.run(scenario())


async def attack(server: House, requests: list[Request]) -> None:
    """Send requests, half by a stranger and half by somebody with a session."""
    defects = []
    senders = [server.stranger(), await patiently(lambda: server.person("Mallory"))]
    for number, request in enumerate(requests):
        answer = await send(senders[number % 2], request)
        if answer.status_code >= 500:
            defects.append((answer.status_code, *request[:2], str(request[2])[:40]))
        if "/session" in request[1] and answer.is_success:
            senders[number % 2] = await server.person("Mallory")
    assert not defects


def test_every_route_is_described() -> None:
    """Other routes are not attacked by it: the metrics, the description, the download of one's own
    data, which takes no parameters, and the pages, which
    `test_pages_with_hostile_addresses_leave_the_loop_free` attacks."""
    routes = {route.path for route in application().routes}
    described = {operation.split()[1].split("{")[0] for operation in operations()}
    hidden = {path for path in routes if path.split("{")[0] not in described}
    assert hidden - {"/api/openapi.json"} == {
        "/",
        "/api",
        "/api/{path:str}",
        "/api/profile/export",
        "/metrics",
        "/{path:path}",
        "/create/{game_id:str}",
        "/game/{game_id:str}",
        "/game/{game_id:str}/leaderboard",
        "/match/{match_id:str}",
        "/t/{code:str}",
        "/t/{code:str}/screen",
    }
