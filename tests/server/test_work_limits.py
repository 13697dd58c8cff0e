"""Limits by cost on a running server: requests, messages, hellos and guessed codes."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from ludoteca.server.app import create_app, create_services
from ludoteca.server.http.weights import STEPS, WEIGHTS, weight_of
from ludoteca.server.rate_limits import TokenBucket
from ludoteca.server.rooms.dispatch import HANDLERS
from ludoteca.server.rooms.handlers.people.messages import newest
from ludoteca.server.settings import Settings
from ludoteca.server.wire import Play
from ludoteca.store import MessageRow
from tests.server.live_server import run, serving
from tests.server.scripts import start, table_of

SLOW = 1e-3
"""A rate that gives nothing back while a test runs."""


def test_every_weight_belongs_to_a_route() -> None:
    rest: Any = create_app(create_services(Settings(database="sqlite://")))._rest
    routes = {
        f"{method} {route.path_format}"
        for route in rest.routes
        for method in getattr(route, "methods", ())
    }
    assert set(WEIGHTS) | {STEPS} <= routes


def test_a_move_is_light_and_every_message_has_a_weight() -> None:
    assert set(HANDLERS.weights) == set(HANDLERS.kinds)
    assert HANDLERS.weights[Play] == min(HANDLERS.weights.values())


@pytest.mark.parametrize(
    ("query", "weight"),
    [
        (b"", 10),
        (b"limit=1", 0.2),
        (b"since=5&limit=200", 40),
        (b"limit=1&limit=200", 40),
        (b"%6cimit=200", 40),
        (b"limit=1e9", 40),
        (b"limit=999999999999", 40),
    ],
)
def test_steps_are_weighed_by_their_number(query: bytes, weight: float) -> None:
    path = "/api/matches/{match_id}/steps"
    scope = {"method": "GET", "path_template": path, "query_string": query}
    assert weight_of(scope) == pytest.approx(weight)


def test_heavy_requests_are_refused_sooner_than_light_ones() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            # for the address, and no time to get more
            live.services.rate_limits.work.addresses = TokenBucket(SLOW, 60)
            answers = [await ana.http.get("/api/matches/x/analysis") for _ in range(4)]
            assert [answer.status_code for answer in answers] == [404, 404, 429, 429]
            seconds = int(answers[-1].headers["retry-after"])
            assert seconds == answers[-1].json()["params"]["seconds"] > 10_000
            assert (await ana.http.get("/api/welcome")).status_code == 200

    run(scenario())


def test_a_session_is_charged_wherever_it_comes_from() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana, bo = await live.person("Ana"), await live.person("Bo")
            live.services.rate_limits.work.sessions = TokenBucket(SLOW, 12)
            answers = [await ana.http.get("/api/profile") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert (await bo.http.get("/api/profile")).status_code == 200

    run(scenario())


def test_when_the_house_is_busy_strangers_wait_and_players_play() -> None:
    async def scenario() -> None:
        async with serving() as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            cleo = await live.person("Cleo")
            async with cleo.at(one.code) as watching:
                work = live.services.rate_limits.work
                work.house = TokenBucket(SLOW, 100)
                work.house.force("", 150, monotonic())
                assert (await cleo.http.get("/api/welcome")).status_code == 429
                assert await watching.refused("ask_history", since=0, until=9) == "too_fast"
                await one.play("hold")
                async with two.person.at(two.code) as back:
                    assert back.seq == 1
                    await back.play("hold")

    run(scenario())


def test_heavy_messages_are_refused_by_the_limit_of_the_session() -> None:
    async def scenario() -> None:
        async with serving(work_per_session=10.0) as live, table_of(live, "pig") as browsers:
            await start(browsers)
            one, two = browsers
            asking = {"since": 0, "until": 9}
            answers = [await one.ask("ask_history", **asking) for _ in range(8)]
            assert answers[0]["type"] == "history"
            assert answers[-1]["code"] == "too_fast"
            assert answers[-1]["params"]["seconds"] >= 1
            assert (await two.ask("ask_history", **asking))["type"] == "history"

    run(scenario())


def test_hellos_again_and_again_are_refused() -> None:
    async def scenario() -> None:
        async with serving(work_per_session=10.0) as live, table_of(live, "pig") as (one, _):
            for _ in range(5):
                await one.send(type="hello")
            refused = await one.wait_for("refused")
            assert refused["code"] == "too_fast"
            await one.send(type="ping", sent=1)
            await one.wait_for("pong")

    run(scenario())


# Codes of tables


def test_guessing_codes_ends_soon_and_whoever_is_at_a_table_finds_it() -> None:
    async def scenario() -> None:
        async with serving(guesses_per_minute=0.5) as live:
            ana, bo = await live.person("Ana"), await live.person("Bo")
            code = await ana.open_table("pig")
            answers = [await bo.http.get(f"/api/tables/WRONG{number}") for number in range(3)]
            assert [answer.status_code for answer in answers] == [404] + [429] * 2
            assert 0 < int(answers[-1].headers["retry-after"]) <= 120
            # also for a code that exists: the answer tells nothing
            assert (await bo.http.get(f"/api/tables/{code}")).status_code == 429
            assert (await bo.http.get(f"/api/tables/{code}/qr")).status_code == 429
            async with bo.browser(code) as browser:
                await browser.socket.wait_closed()
                assert browser.socket.close_code == 1013
            assert (await ana.http.get(f"/api/tables/{code}")).status_code == 200
            async with ana.at(code):
                pass

    run(scenario())


# Welcomes


@pytest.mark.parametrize(("most", "kept"), [(0, 0), (9, 0), (10, 1), (29, 2), (30, 3), (99, 3)])
def test_a_welcome_has_the_newest_messages_within_a_bound(most: int, kept: int) -> None:
    rows = [
        MessageRow(id=id, table="A", match="", sender="a", name="A", text="x" * 10, wall=0)
        for id in range(3)
    ]
    assert newest(rows, most) == rows[3 - kept :]
