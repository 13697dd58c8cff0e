"""Attacks on what a house has: its disk, its files, its connections; and odd input."""

from __future__ import annotations

import asyncio
import resource
import time
from typing import Any

from ludoteca.server.rate_limits import MOST_BUCKETS, TokenBucket
from ludoteca.server.settings import Settings
from tests.abuse.bars import assert_held
from tests.abuse.documents import quiz_of
from tests.abuse.findings import finding
from tests.abuse.honest import honest_play
from tests.abuse.house import house
from tests.abuse.raw import raw_connections
from tests.abuse.samples import nested
from tests.abuse.sending import new_table, playing_table, refusals, send_all, text_of

PATIENCE = 15.0
"""Seconds within which the server has to cut somebody off."""


SMALL_QUOTAS: dict[str, Any] = {
    name: most
    for name, most in (("tables_per_address", 20), ("bytes_per_address", 1_000_000))
    if name in Settings.__struct_fields__
}
SHORT_REQUESTS: dict[str, Any] = {"request_timeout": 500}


@finding("V8")
def test_a_small_change_of_a_table_writes_little() -> None:
    async def scenario() -> None:
        async with house() as server:
            quiz = {"quiz": quiz_of(200_000)}
            table = await new_table(server, "trivia", options=quiz)
            async with table.host.at(table.code) as host:
                for number in range(12):
                    more = {"quiz": quiz_of(50_000 + number)}
                    await host.ask("enqueue", game="trivia", options=more)
                before = server.written
                for number in range(60):
                    await host.do("lock", locked=bool(number % 2))
                assert server.written - before <= 20

    asyncio.run(scenario())


@finding("V8")
def test_one_address_cannot_fill_the_disk_with_tables() -> None:
    async def scenario() -> None:
        async with house(own=True, **SMALL_QUOTAS) as server:
            address, refused = "127.9.9.9", 0
            quiz = quiz_of(100_000)
            for session in range(3):
                mallory = await server.person("Mallory", address)
                for number in range(8):
                    quiz["questions"][0]["question"] = f"{session} {number}?"
                    wish = {"game": "trivia", "options": {"quiz": quiz}}
                    answer = await mallory.http.post("/api/tables", json=wish)
                    refused += answer.status_code in (409, 429)
                    assert answer.status_code < 500
            assert refused
            await assert_held(server, disk=5)

    asyncio.run(scenario())


@finding("V9")
def test_bots_stop_where_nobody_looks() -> None:
    async def scenario() -> None:
        async with house(linger=100_000) as server:
            table = await new_table(server, "risk", options={"map": "classic"}, sit=False)
            async with table.host.at(table.code) as host:
                for _ in range(6):
                    await host.do("add_bot", strength="random")
                await host.do("start")
                await host.until(lambda: host.seq > 5)
            async with asyncio.timeout(10):
                steps, before = await server.metric("ludoteca_steps_total"), -1.0
                while steps != before:
                    await asyncio.sleep(0.3)
                    steps, before = await server.metric("ludoteca_steps_total"), steps
            async with table.host.at(table.code) as host:
                stopped = host.seq
                await host.until(lambda: host.seq > stopped)

    asyncio.run(scenario())


@finding("half")
def test_half_sent_requests_are_closed() -> None:
    halves = (
        b"GET / HTT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        (
            b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        ),
    )

    async def scenario() -> None:
        async with (
            house(**SHORT_REQUESTS) as server,
            honest_play(server),
            raw_connections(server.url, "127.8.8.8", 60) as connections,
        ):
            for number, connection in enumerate(connections):
                connection.send(halves[number % len(halves)])
            assert all(await asyncio.gather(*(each.closed(PATIENCE) for each in connections)))

    asyncio.run(scenario())


@finding("files")
def test_running_out_of_connections_is_logged_and_passes() -> None:
    async def scenario() -> None:
        async with house(own=True, connections=20) as server:
            async with raw_connections(server.url, "127.8.8.9", 40) as connections:
                assert await connections[-1].closed(PATIENCE)
            await server.person("Ana")
            assert "no connections left" in server.log

    asyncio.run(scenario())


@finding("health")
def test_health_notices_a_full_disk() -> None:
    async def scenario() -> None:
        async with house(own=True) as server:
            unlimited = resource.RLIM_INFINITY
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, unlimited))
            stranger = server.stranger()
            assert (await stranger.http.get("/health")).status_code == 503
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
            assert (await stranger.http.get("/health")).status_code == 200

    asyncio.run(scenario())


@finding("limiter")
def test_the_limiter_stays_cheap_with_many_addresses() -> None:
    bucket = TokenBucket(20, 100)
    for number in range(MOST_BUCKETS + 10):
        bucket.allows(f"{number}")
    begun = time.thread_time()
    for number in range(500):
        bucket.allows(f"stranger {number}")
    assert (time.thread_time() - begun) / 500 <= 0.000_2


@finding("big_integer")
def test_a_huge_integer_gets_a_sentence() -> None:
    async def scenario() -> None:
        async with house() as server:
            table = await new_table(server, "risk")
            answers = await send_all(
                table.host,
                table.code,
                [text_of("set_options", {"options": {"turn_seconds": 10**30}})],
            )
            assert refusals(answers) <= {"bad_option", "bad_message"}
        async with house() as server, playing_table(server, "risk") as (_, host):
            for number in (10**30, -(10**30), 2**64):
                move = {"move": "place", "territory": "alaska", "armies": number}
                answer = await host.ask("play", move=move)
                assert answer["type"] == "refused"
                assert answer["code"] != "defect"
                assert "{" not in answer["text"]

    asyncio.run(scenario())


@finding("deep")
def test_deep_json_is_refused_like_any_other_nonsense() -> None:
    async def scenario() -> None:
        async with house() as server:
            mallory = await server.person("Mallory")
            for depth in (100, 1_000, 10_000, 100_000):
                headers = {"content-type": "application/json"}
                body = f'{{"game": "pig", "options": {{"target": {nested(depth)}}}}}'
                for text in (nested(depth), body):
                    answer = await mallory.http.post("/api/tables", content=text, headers=headers)
                    assert 400 <= answer.status_code < 500, (depth, answer.text)

    asyncio.run(scenario())
