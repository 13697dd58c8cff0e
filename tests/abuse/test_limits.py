"""Rate limits: every endpoint and message type by count, the heavy ones by work. The limits are
small, so that slow machines exceed them too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
import websockets

from ludoteca.server.http.weights import STEPS, WEIGHTS
from ludoteca.server.rooms.dispatch import HANDLERS
from tests.abuse.bars import sample
from tests.abuse.house import House, house
from tests.abuse.samples import SAMPLES, TAGS, tag_of
from tests.abuse.sending import new_table, patiently, refusals, text_of
from tests.abuse.test_endpoints import BODIES, KNOWN, Request, operations, send

FLOOD = 25
HEAVY = 5.0
"""Weight from which on some requests exceed the limit on work."""
BY_COUNT: dict[str, Any] = {"requests_per_second": 2.0, "messages_per_second": 2.0}
BY_WORK: dict[str, Any] = {"work_per_session": 10.0, "work_per_address": 10.0}
ENDS = ("leave", "close")
"""Messages after which there is nobody to answer."""


def counted_operations() -> list[str]:
    """Those whose requests are counted: health and metrics are limited by their work alone."""
    return [operation for operation in operations() if " /api/" in operation]


def heavy_operations() -> list[str]:
    heavy = {name for name, weight in WEIGHTS.items() if weight >= HEAVY} | {STEPS}
    return [operation for operation in operations() if operation in heavy]


def heavy_tags() -> list[str]:
    return [tag_of(kind) for kind, weight in HANDLERS.weights.items() if weight >= HEAVY]


@pytest.mark.parametrize(
    ("limits", "asked"),
    [(BY_COUNT, sample(counted_operations(), 4)), (BY_WORK, sample(heavy_operations(), 2))],
    ids=["by count", "by work"],
)
def test_whoever_floods_an_endpoint_is_refused(limits: Any, asked: Iterable[str]) -> None:
    async def scenario() -> None:
        async with house(**limits) as server:
            for operation in asked:
                method, path = operation.split()
                request = (method, path.format_map(KNOWN), BODIES.get(operation))
                assert await is_refused(server, request), operation

    asyncio.run(scenario())


async def is_refused(server: House, request: Request) -> bool:
    """Whether the limiter refuses one of many requests, and not the first."""
    mallory = await server.person("Mallory")
    first = await send(mallory, request)
    answers = await asyncio.gather(*(send(mallory, request) for _ in range(FLOOD)))
    statuses = {answer.status_code for answer in answers}
    assert first.status_code != 429, request
    assert max(statuses) < 500, request
    return 429 in statuses


@pytest.mark.parametrize(
    ("limits", "tags"),
    [
        (BY_COUNT, sample([tag for tag in TAGS if tag not in ENDS], 4)),
        (BY_WORK, sample(heavy_tags(), 2)),
    ],
    ids=["by count", "by work"],
)
def test_whoever_floods_a_table_is_refused(limits: Any, tags: Iterable[str]) -> None:
    async def scenario() -> None:
        async with house(**limits) as server:
            for tag in tags:
                await flood(server, tag)

    asyncio.run(scenario())


async def flood(server: House, tag: str) -> None:
    """Send many messages of a type, until the limiter has refused one."""
    table = await new_table(server, "pig")
    async with AsyncExitStack() as stack:
        host = await patiently(lambda: stack.enter_async_context(table.host.at(table.code)))
        with suppress(websockets.ConnectionClosed):
            for _ in range(FLOOD):
                await host.socket.send(text_of(tag, SAMPLES[tag]))
        await host.until(lambda: "too_fast" in refusals(host.told))
