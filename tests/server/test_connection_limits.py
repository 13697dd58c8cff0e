"""Connections that send half a request or read nothing, and more of them than there may be."""

from __future__ import annotations

import asyncio
import logging
import resource
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest

from ludoteca.server.settings import Settings
from ludoteca.server.ws.open_connections import RESERVED_FILES, OpenConnections, raise_file_limit
from tests.server.live_server import RunningServer, run, serving
from tests.server.raw_socket import connected, handshake

SHORT = 50
"""A time limit in milliseconds."""


def host(live: RunningServer) -> bytes:
    return b"Host: " + live.url.removeprefix("http://").encode() + b"\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"GET /hea", b"408"),
        (b"GET /health HTTP/1.1\r\nHost: x\r\nCookie: ", b"408"),
        (b"GET /health HTTP/1.1\r\n\r\nGET /he", b"400"),  # no host; then half of another
        (b"POST /api/session HTTP/1.1\r\n{host}Content-Length: 100\r\n\r\n{", b""),
        (b"GET /health HTTP/1.1\r\n{host}\r\nGET /hea", b"200"),
    ],
    ids=["nothing", "half a line", "half a head", "no host", "half a body", "half the second"],
)
def test_half_a_request_is_given_up_in_time(sent: bytes, status: bytes) -> None:
    async def scenario() -> None:
        async with serving(request_timeout=SHORT) as live, connected(live.url) as raw:
            raw.write(sent.replace(b"{host}", host(live)))
            assert (await raw.rest()).partition(b" ")[2][:3] == status
            assert not live.server.server_state.connections
            assert len(live.server.config.open_connections) == 0
            assert defects(live) == 0

    run(scenario())


def test_no_timer_runs_between_two_requests_nor_for_a_socket() -> None:
    async def scenario() -> None:
        async with serving() as live:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            async with ana.at(code):
                connections = live.server.server_state.connections
                assert len(connections) == 2
                assert [getattr(each, "_timer", None) for each in connections] == [None, None]

    run(scenario())


def test_whoever_does_not_read_an_answer_is_given_up() -> None:
    async def scenario() -> None:
        limits: dict[str, Any] = {"request_timeout": SHORT, "requests_per_second": 1e5}
        async with serving(**limits) as live, connected(live.url) as raw:
            raw.stop_reading()
            request = b"GET /api/openapi.json HTTP/1.1\r\n" + host(live) + b"\r\n"
            raw.write(request * 200)
            while len(live.server.config.open_connections):
                await asyncio.sleep(0.001)

    run(scenario())


def test_connections_of_an_address_are_limited() -> None:
    async def scenario() -> None:
        async with serving(connections_per_address=3) as live, AsyncExitStack() as stack:
            idle = [await stack.enter_async_context(connected(live.url)) for _ in range(3)]
            refused = await stack.enter_async_context(connected(live.url))
            refused.write(b"GET /health HTTP/1.1\r\n" + host(live) + b"\r\n")
            answer = await refused.rest()
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 5" in answer.lower()
            idle[0].writer.close()
            await idle[0].writer.wait_closed()
            while len(live.server.config.open_connections) > 2:
                await asyncio.sleep(0.001)
            again = await stack.enter_async_context(connected(live.url))
            again.write(b"GET /health HTTP/1.1\r\nConnection: close\r\n" + host(live) + b"\r\n")
            assert (await again.rest()).startswith(b"HTTP/1.1 200 ")

    run(scenario())


def test_a_full_house_refuses_politely_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(connections=2) as live, AsyncExitStack() as stack:
            ana = await live.person("Ana")
            code = await ana.open_table("pig")
            browser = await stack.enter_async_context(ana.at(code))
            for _ in range(5):
                async with connected(live.url) as raw:
                    raw.write(handshake(ana, code))
                    assert (await raw.rest()).startswith(b"HTTP/1.1 503 ")
            await browser.do("lock", locked=True)

    with caplog.at_level(logging.WARNING):
        run(scenario())
    told = [record for record in caplog.records if record.message == "no connections left"]
    assert len(told) == 1


def test_far_too_many_connections_are_not_even_answered() -> None:
    async def scenario() -> None:
        async with serving(connections=1) as live, AsyncExitStack() as stack:
            some = range(1 + RESERVED_FILES // 2)
            idle = [await stack.enter_async_context(connected(live.url)) for _ in some]
            last = await stack.enter_async_context(connected(live.url))
            with suppress(ConnectionError):
                assert await last.rest() == b""
            assert len(live.server.config.open_connections) == len(idle)

    run(scenario())


def test_connections_leave_files_for_everything_else() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1_000, hard))
    try:
        assert OpenConnections(Settings()).most == 1_000 - RESERVED_FILES
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_connections_of_a_proxy_are_not_counted_as_of_one_address() -> None:
    settings = Settings(connections_per_address=1, proxies=("192.0.2.1",))
    connections = OpenConnections(settings)
    assert [connections.open("192.0.2.1") for _ in range(3)] == [True] * 3
    assert [connections.open("192.0.2.2") for _ in range(2)] == [True, False]


def defects(live: RunningServer) -> float:
    found = live.services.metrics.registry.get_sample_value("ludoteca_defects_total")
    assert found is not None
    return found
