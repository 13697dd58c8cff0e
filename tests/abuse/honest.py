"""Honest players who must notice nothing: they play on while somebody attacks the house."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.abuse.house import House
from tests.server.live_server import TIMEOUT, Browser

PAUSE = 0.05
"""Seconds between two moves; both together stay below the limit on messages."""


class HonestPlay:
    """Two people who play Pig without end, and how long each answer took."""

    def __init__(self, browsers: list[Browser], pause: float) -> None:
        self.browsers = browsers
        self.pause = pause
        self.delays: list[float] = []
        self.goes_on = True

    async def move(self) -> None:
        """One move of whoever is to act."""
        one = next(browser for browser in self.browsers if browser.is_to_act)
        begun = time.monotonic()
        seq = (await one.play("hold"))["seq"]
        self.delays.append(time.monotonic() - begun)
        for browser in self.browsers:
            await browser.until(lambda browser=browser: browser.seq >= seq)  # type: ignore[misc]

    async def go_on(self) -> None:
        while self.goes_on:
            await self.move()
            await asyncio.sleep(self.pause)


@asynccontextmanager
async def honest_play(house: House, pause: float = PAUSE) -> AsyncIterator[HonestPlay]:
    """Play in the background; every move must be answered."""
    ana, ben = await house.person("Ana"), await house.person("Ben")
    code = await ana.open_table("pig", options={"target": 500})
    async with ana.at(code) as one, ben.at(code) as two:
        await two.do("sit")
        await one.do("start")
        for browser in (one, two):
            await browser.wait_for("begun")
        play = HonestPlay([one, two], pause)
        await play.move()
        going_on = asyncio.create_task(play.go_on())
        try:
            yield play
        finally:
            play.goes_on = False
            await asyncio.wait([going_on], timeout=TIMEOUT)
        going_on.result()
        await play.move()
