"""What no attack may exceed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TypeVar

from ludoteca.store.sqlite.checkpointer import LONG_LOG
from tests.abuse.house import MB, House, Report

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
REPEATS = 20 if LARGE else 1
"""How often an attack of the sweeps is repeated."""

T = TypeVar("T")


def sample(items: Iterable[T], share: int) -> list[T]:
    """Every `share`-th of the hostile inputs in the small profile, all in the large one."""
    return [*items] if LARGE else [*items][::share]


WORST_TICK = 50.0
"""CPU milliseconds of the loop's thread between two ticks."""
MEMORY = 60.0
"""MB by which one attack may grow the server, also when it is repeated twenty times."""
DISK = 20.0
"""MB by which one attack may grow the database."""
LOG = (LONG_LOG + (10 << 20)) / MB
"""MB in the write-ahead log: it is emptied when it is long, once a second at most."""


async def assert_held(
    house: House, *, memory: float = MEMORY, disk: float = DISK, tick: float = WORST_TICK
) -> Report:
    """Compare what an attack has cost with the bars; the message names the code at fault."""
    report = await house.report()
    sys.stdout.write(f"{report}\n")
    assert report.worst <= tick, f"the loop was busy for {report}"
    assert report.memory <= memory, f"memory: {report}"
    assert report.disk <= disk, f"disk: {report}"
    assert report.log <= LOG, f"log: {report}"
    assert report.defects == 0, f"{report}\n{house.log[-3_000:]}"
    return report
