"""How long honest people wait, by the wall clock, while the house is attacked. Measured alone, in
the large profile: beside other work on the machine the figures say nothing."""

from __future__ import annotations

import asyncio
import sys
import time

import httpx
import pytest

from tests.abuse.bars import LARGE
from tests.abuse.house import ROOT, House, house
from tests.server.live_server import TIMEOUT

SECONDS = 20.0 if LARGE else 0.0
PAUSE = 0.01
GOAL_P99, GOAL_WORST = 50.0, 150.0
"""Milliseconds: the goals, printed beside the figures."""
BAR_P99 = 250.0
"""Milliseconds above the idle server that fail: five times the goal. On two cores the
attackers' own scripts and the server's worker processes compete with the server for them; a frozen
loop, which this is about, shows in seconds."""


async def probe(server: House, seconds: float) -> list[float]:
    """Ask for the health again and again; the milliseconds until each answer, sorted."""
    delays = []
    async with httpx.AsyncClient(verify=False, timeout=TIMEOUT) as client:
        end = time.monotonic() + seconds
        while (begun := time.monotonic()) < end:
            assert (await client.get(f"{server.url}/health")).status_code == 200
            delays.append(1000 * (time.monotonic() - begun))
            await asyncio.sleep(PAUSE)
    return sorted(delays)


def p99(delays: list[float]) -> float:
    return delays[len(delays) * 99 // 100]


@pytest.mark.skipif(not LARGE, reason="measured alone, by `make verify`")
def test_honest_people_hardly_wait_while_the_house_is_attacked() -> None:
    async def scenario() -> None:
        async with house(own=True) as server:
            idle = await probe(server, SECONDS / 2)
            attackers = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.abuse.attackers",
                str(server.settings["port"]),
                cwd=ROOT,
            )
            attacked = await probe(server, SECONDS)
            assert attackers.returncode is None, "the attackers gave up"
            attackers.kill()
            await attackers.wait()
            sys.stdout.write(
                f"idle: p99 {p99(idle):.1f} ms, worst {idle[-1]:.1f} ms; "
                f"attacked: p99 {p99(attacked):.1f} ms, worst {attacked[-1]:.1f} ms; "
                f"goals {GOAL_P99:.0f} and {GOAL_WORST:.0f} ms\n"
            )
            assert p99(attacked) <= p99(idle) + BAR_P99

    asyncio.run(scenario())
