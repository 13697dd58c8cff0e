"""An attacker at a table: sends whatever text it is given and waits until it was dealt with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any, TypeVar

import httpx
import websockets

from tests.abuse.house import House
from tests.server.live_server import TIMEOUT, Browser, Json, Person

T = TypeVar("T")

BURST = 60
"""Messages that a fresh session may send at once, with a margin."""
PAUSE = 1.0
"""Seconds after which somebody who was refused tries again."""
NUMBERS = count()


class Table:
    """A table of an attacker's own, at which new accomplices arrive as host, seated or standing."""

    def __init__(self, house: House, host: Person, code: str) -> None:
        self.house = house
        self.host = host
        self.code = code


async def new_table(house: House, game: str, **wish: Any) -> Table:
    host = await patiently(lambda: house.person(f"Mallory {next(NUMBERS)}"))
    return Table(house, host, await patiently(lambda: host.open_table(game, **wish)))


async def patiently(act: Callable[[], Awaitable[T]]) -> T:
    """Do something as soon as the limiter admits it: all attackers together are soon too much work
    for the house."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                return await act()
            except (ConnectionError, websockets.WebSocketException, httpx.TransportError):
                await asyncio.sleep(PAUSE)
            except AssertionError as refusal:
                if "too_fast" not in str(refusal):
                    raise
                await asyncio.sleep(PAUSE)


@asynccontextmanager
async def playing_table(
    house: House, game: str, bots: int = 1, **wish: Any
) -> AsyncIterator[tuple[Table, Browser]]:
    """A table with a running match of the attacker and some bots."""
    table = await new_table(house, game, **wish)
    async with table.host.at(table.code) as browser:
        for _ in range(bots):
            await browser.do("add_bot", strength="random")
        await browser.do("start")
        await browser.wait_for("begun")
        yield table, browser


async def send_all(person: Person, code: str, texts: Iterable[str]) -> list[Json]:
    """Send all texts at the allowed rate and return what was answered; reconnect when cut off."""
    waiting, answers = [*texts], []
    async with AsyncExitStack() as stack:
        while waiting:
            now, waiting = waiting[:BURST], waiting[BURST:]
            browser = await patiently(lambda: stack.enter_async_context(person.at(code)))
            try:
                for text in now:
                    await browser.socket.send(text)
                await fence(browser)
            except (ConnectionError, websockets.ConnectionClosed):
                pass
            answers += [told for told in browser.told if not is_fence(told)]
            await browser.cut()
            if waiting:
                await asyncio.sleep(BURST / 30)
    return answers


async def fence(browser: Browser) -> None:
    """Wait until everything sent before was dealt with: requests are answered in order."""
    await browser.ask("dequeue", id=f"fence{next(NUMBERS)}", number=-1)


def is_fence(told: Json) -> bool:
    return str(told.get("id", "")).startswith("fence")


def text_of(tag: str, fields: Json, **more: Any) -> str:
    return json.dumps({"type": tag, "id": f"m{next(NUMBERS)}"} | fields | more)


def refusals(answers: list[Json]) -> set[str]:
    return {answer["code"] for answer in answers if answer["type"] == "refused"}
