"""Measures how long the event loop of a server is busy, in CPU time of the loop's thread.

Wall-clock time depends on what else the machine does; CPU time of one thread hardly does.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

TICK = 0.001
"""Seconds between two ticks of an idle loop."""
SAMPLE = 0.005
"""Seconds between two looks at the loop's stack."""
LATE = 0.02
"""CPU seconds between two ticks from which on a tick's stacks are kept."""
KEPT = 5
"""Slowest ticks in a report."""
FRAMES = 12
STACKS = 3


class Ticker:
    """Ticks on the loop and keeps the slowest intervals, each with the stacks seen most within
    it."""

    def __init__(self) -> None:
        self._ticked = threading.Event()
        self.reset()

    def reset(self) -> None:
        self._ticks = 0
        self._late: list[tuple[float, str]] = []
        self._worst = 0.0

    def start(self) -> None:
        """Begin to tick on the running loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._thread)
        self._last = time.thread_time()
        self._stacks: Counter[str] = Counter()
        self._loop.call_later(TICK, self._tick)
        gc.callbacks.append(self._collecting)
        threading.Thread(target=self._sample, daemon=True).start()

    def _collecting(self, phase: str, info: Mapping[str, int]) -> None:
        """Note the collections of garbage: no other thread sees a stack within them."""
        if threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._collected_since = time.thread_time()
        else:
            used = (time.thread_time() - self._collected_since) * 1000
            self._stacks[f"  garbage of generation {info['generation']}: {used:.1f} ms\n"] += 1

    def _tick(self) -> None:
        now = time.thread_time()
        used, self._last = now - self._last, now
        stacks, self._stacks = self._stacks, Counter()
        self._ticks += 1
        self._ticked.set()
        self._worst = max(self._worst, used)
        if used >= LATE:
            stack = "".join(f"{n} ×\n{seen}" for seen, n in stacks.most_common(STACKS))
            self._late = sorted([*self._late, (used, stack)], reverse=True)[:KEPT]
        self._loop.call_later(TICK, self._tick)

    def _sample(self) -> None:
        """Keep the loop's stacks while no tick comes."""
        while True:
            time.sleep(SAMPLE)
            if time.clock_gettime(self._clock) - self._last >= SAMPLE:
                frame = sys._current_frames().get(self._thread)
                self._stacks["".join(traceback.format_stack(frame)[-FRAMES:])] += 1

    def call(self, act: Callable[[], object]) -> None:
        """Do something on the loop."""
        self._loop.call_soon_threadsafe(act)

    def report(self) -> dict[str, Any]:
        """The figures, once the work of this moment has been counted. From another thread."""
        for _ in range(2):
            self._ticked.clear()
            self._ticked.wait()
        return {
            "ticks": self._ticks,
            "worst": round(self._worst * 1000, 1),
            "late": [(round(used * 1000, 1), stack) for used, stack in self._late],
        }
