"""Pushes from the cause to the browser, over a push service on loopback. With the extra `push`."""

from __future__ import annotations

import asyncio
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ludoteca.server.push.webpush import make_keys
from tests.server.live_server import AdjustableClock, Person, RunningServer, run, serving

if TYPE_CHECKING:
    from tests.push_service import PushService, Received

pytestmark = pytest.mark.skipif(
    os.environ.get("LUDOTECA_PROFILE") != "large", reason="needs the extra push"
)
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


@asynccontextmanager
async def pushing(**settings: Any) -> AsyncIterator[tuple[RunningServer, PushService]]:
    from tests.push_service import PushService

    keys, clock = make_keys(), AdjustableClock()
    given: dict[str, Any] = {
        "push_public_key": keys.public,
        "push_private_key": keys.private,
        "push_loopback": True,
        "push_retry": 50,
        "now": clock,
    }
    with PushService(keys.public, lambda: clock() / 1000) as service:
        async with serving(**(given | settings)) as live:
            yield live, service


async def subscribe(person: Person, service: PushService, path: str = "/device") -> None:
    answer = await person.http.post("/api/notices/subscriptions", json=service.subscription(path))
    assert answer.status_code == 204, answer.text


async def told(service: PushService) -> Received:
    return await asyncio.to_thread(service.next)


async def until_counted(live: RunningServer, outcome: str) -> None:
    """Until the sender is done with one push."""
    registry = live.services.metrics.registry
    async with asyncio.timeout(30):
        while not registry.get_sample_value("ludoteca_pushes_total", {"outcome": outcome}):
            await asyncio.sleep(0.01)


def test_a_match_that_begins_and_a_turn_are_pushed() -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            await _begin(live, service)
            begun = await told(service)
            code = begun.told["path"].removeprefix("/t/")
            assert "Machiavelli" in begun.told["title"]
            assert "has begun" in begun.told["title"]
            assert begun.headers["urgency"] == "high"
            live.pass_time(2 * DAY + 2 * MINUTE)
            orders = await told(service)
            assert "your orders are awaited" in orders.told["title"]
            assert orders.told["tag"] == f"turn-{code}"

    run(scenario())


def test_what_was_not_taken_is_sent_again() -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            for status, more in ((500, {}), (503, {}), (429, {"Retry-After": "0"})):
                service.answers.put((status, more))
            await _begin(live, service)
            assert "has begun" in (await told(service)).told["title"]
            assert service.requests == 4

    run(scenario())


def test_a_service_that_wants_a_pause_gets_one() -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            service.answers.put((429, {"Retry-After": "7200"}))
            await _begin(live, service)
            await until_counted(live, "postponed")
            live.pass_time(HOUR)
            await live.services.pushes.send_due()
            assert service.requests == 1
            live.pass_time(HOUR + MINUTE)
            assert "has begun" in (await told(service)).told["title"]

    run(scenario())


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_ended_is_forgotten(status: int) -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            service.answers.put((status, {}))
            ben = await _begin(live, service)
            await until_counted(live, "ended")
            assert await live.services.store.subscriptions_of(ben) == []
            live.pass_time(2 * DAY + 2 * MINUTE)
            await live.services.pushes.send_due()
            assert service.requests == 1

    run(scenario())


def test_redirects_are_not_followed() -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            service.answers.put((307, {"Location": f"{service.url}/elsewhere"}))
            await _begin(live, service)
            await until_counted(live, "given_up")
            await live.services.pushes.send_due()
            assert service.requests == 1

    run(scenario())


def test_pushes_wait_for_the_end_of_the_quiet_hours() -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            now = (live.services.sources.now() // MINUTE) % 1440
            quiet = {"begins": (now - 60) % 1440, "ends": (now + 60) % 1440}
            await _begin(live, service, {"zone": "UTC", "quiet": quiet})
            await live.services.pushes.send_due()
            assert service.requests == 0
            live.pass_time(HOUR)
            assert "has begun" in (await told(service)).told["title"]

    run(scenario())


def test_who_wants_no_pushes_gets_none() -> None:
    async def scenario() -> None:
        async with pushing() as (live, service):
            off = {"kind": "begin", "pace": "post", "channel": "push", "wanted": False}
            await _begin(live, service, {"choice": off})
            live.pass_time(2 * DAY + 2 * MINUTE)
            assert "orders" in (await told(service)).told["title"]

    run(scenario())


def test_the_certificate_has_to_be_that_of_the_name(tmp_path: Path) -> None:
    from ludoteca.server.push.addresses import PushService as Address
    from ludoteca.server.push.delivery import post
    from tests.certificates import certificate

    async def scenario() -> None:
        own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        chain = certificate("localhost", tmp_path)
        own.load_cert_chain(chain)
        trusted = ssl.create_default_context(cafile=str(chain))

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=own)
        port = server.sockets[0].getsockname()[1]
        async with server:
            here = Address("https", "localhost", port, "/")
            found = await post(here, {}, b"x", loopback=True, trusted=trusted)
            assert found.status == 201
            for address, context in (
                (Address("https", "127.0.0.1", port, "/"), trusted),
                (here, None),
            ):
                with pytest.raises(ssl.SSLError):
                    await post(address, {}, b"x", loopback=True, trusted=context)

    run(scenario())


async def _begin(
    live: RunningServer, service: PushService, change: dict[str, Any] | None = None
) -> str:
    """Start a match while Ben, who takes pushes, is away; his session."""
    people = [await live.person(name) for name in ("Ana", "Ben", "Cleo")]
    code = await people[0].open_table("machiavelli")
    for person in people[1:]:
        async with person.at(code) as browser:
            await browser.do("sit")
    ben = people[1]
    await subscribe(ben, service)
    if change is not None:
        answer = await ben.http.patch("/api/notices", json=change)
        assert answer.status_code == 200, answer.text
    async with people[0].at(code) as host:
        await host.do("start")
        await host.until(lambda: host.match)
    session: str = (await ben.get("/api/welcome"))["session"]["id"]
    return session
