"""Scripts for browser clients: take seats, start a match, play by the choices offered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import zip_longest
from typing import Any

from ludoteca.server.rooms.observers.presence import PresenceTracker
from ludoteca.server.rooms.room import Room
from tests.server.live_server import (
    TIMEOUT,
    AdjustableClock,
    Browser,
    Json,
    RunningServer,
    run,
    serving,
)

NAMES = ("Ana", "Ben", "Cleo", "Dina")
Choose = Callable[[Browser], Json | None]
Scenario = Callable[[RunningServer, list[Browser]], Awaitable[None]]


@asynccontextmanager
async def table_of(
    live: RunningServer,
    game: str,
    seats: int = 2,
    bots: Sequence[str] = (),
    *,
    nonces: Sequence[str] = (),
    hosted: bool | None = None,
    **options: Any,
) -> AsyncIterator[list[Browser]]:
    """People and bots in their seats, nonces pledged, before the start."""
    people = [await live.person(name) for name in NAMES[:seats]]
    code = await people[0].open_table(game, options=options, hosted=hosted)
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(person.at(code)) for person in people]
        for browser in browsers[1:]:
            await browser.do("sit")
        for strength in bots:
            await browsers[0].do("add_bot", strength=strength)
        for browser, nonce in zip_longest(browsers, nonces):
            browser.nonce = nonce or browser.nonce
            await browser.pledge()
        yield browsers


async def start(browsers: list[Browser]) -> None:
    """Start the match; every browser reveals its nonce."""
    await browsers[0].do("start")
    for browser in browsers:
        await browser.wait_for("reveal_nonce")
        await browser.do("reveal", nonce=browser.nonce)
    for browser in browsers:
        await browser.wait_for("begun")


async def play_on(browser: Browser, choose: Choose) -> None:
    """Play `choose(browser)` until the match is over."""
    while not browser.position["over"]:
        move = choose(browser)
        if move is None:
            await browser.next_step()
        else:
            await browser.ask("play", move=move)


def hold_at_ten(browser: Browser) -> Json | None:
    if not browser.is_to_act:
        return None
    return {"move": "hold" if browser.position["view"]["pot"] >= 10 else "roll"}


def first_choice(browser: Browser) -> Json | None:
    """The first offered value of every field, as a generic board could play."""
    rows = browser.position["choices"]
    if not rows or not browser.is_to_act:
        return None
    row = rows[0]
    return {"move": row["move"], **{name: first(leaf) for name, leaf in row["fields"].items()}}


def first(leaf: Json) -> Any:
    if "one_of" in leaf:
        return leaf["one_of"][0]
    return leaf["from"] if "from" in leaf else leaf["is"]


def bid_or_call(browser: Browser) -> Json | None:
    """Raise the bid by one; call a bid on half of all cards or more."""
    view = browser.position["view"]
    if browser.is_to_act and 2 * view["count"] >= sum(view["sizes"]):
        return {"move": "call"}
    return {"move": "bid", "count": view["count"] + 1, "rank": 3} if browser.is_to_act else None


def presence_of(room: Room) -> PresenceTracker:
    return next(each for each in room.observers if isinstance(each, PresenceTracker))


async def until(holds: Callable[[], object]) -> None:
    """Wait until something of the server is true."""
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(0.001)


class Canary(str):
    """A text that some object holds, to see it go: compiled ones have no weak references."""

    __slots__ = ("__weakref__",)


def playing(scenario: Scenario, game: str = "pig", seats: int = 2, **settings: Any) -> None:
    """Run a scenario at a table with a match just begun; live games are hosted."""

    async def whole() -> None:
        settings.setdefault("now", AdjustableClock())
        async with serving(**settings) as live, table_of(live, game, seats) as browsers:
            await start(browsers)
            await scenario(live, browsers)

    run(whole())


async def outcome(browser: Browser) -> str:
    told: str = (await browser.wait_for("proposal_ended"))["outcome"]
    return told


async def absent(browser: Browser, present: Browser) -> None:
    """Cut a connection and wait until the other browser knows."""
    await browser.cut()
    await present.until(lambda: present.told[-1]["type"] == "presence")
