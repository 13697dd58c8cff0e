"""Attackers in a process of their own, so that a probe beside them measures the server alone."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import httpx

from tests.abuse.documents import large_scenario, wrong_scenario
from tests.abuse.house import House
from tests.abuse.sending import new_table, send_all, text_of


async def upload(server: House) -> None:
    """Documents full of faults, as fast as they are taken."""
    mallory = await server.person("Mallory")
    paths = "/api/games/machiavelli/uploads/custom_scenario"
    for _ in range(20):
        await mallory.http.post(paths, json={"text": wrong_scenario(80_000)})


async def open_tables(server: House) -> None:
    """Tables with the largest maps."""
    options = {"scenario": "custom", "custom_scenario": large_scenario()}
    table = await new_table(server, "machiavelli")
    texts = [text_of("set_options", {"options": options}) for _ in range(60)]
    await send_all(table.host, table.code, texts)


async def look_around(server: House) -> None:
    stranger = server.stranger()
    for _ in range(20):
        for path in ("/api/games/machiavelli", "/api/tables", "/api/openapi.json"):
            await stranger.http.get(path)


NICENESS = 15
"""An attacker works on another machine: here it gets what the server and its processes leave."""
ATTACKS: list[Callable[[House], Awaitable[None]]] = [upload, open_tables, look_around]


async def go_on(server: House, attack: Callable[[House], Awaitable[None]]) -> None:
    while True:
        with suppress(httpx.HTTPError, AssertionError):  # limits are no reason to stop
            await attack(server)
        await asyncio.sleep(0.05)


async def main(port: int) -> None:
    """Attack until somebody ends this process."""
    server = House(Path(), {"port": port})
    await asyncio.gather(*(go_on(server, attack) for attack in ATTACKS))


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(main(int(sys.argv[1])))
