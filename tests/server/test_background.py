"""Background tasks: repeated, woken early, stopped."""

from __future__ import annotations

import asyncio

from ludoteca.server.background import BackgroundTask

LONG = 3_600.0


class Counter:
    """Work that counts its calls and fails in the first ones."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.calls = 0
        self.called = asyncio.Event()

    async def work(self) -> float:
        self.calls += 1
        self.called.set()
        if self.calls <= self.failures:
            raise ValueError("not yet")
        return LONG

    async def next_call(self) -> None:
        self.called.clear()
        await self.called.wait()


def test_a_task_ends_when_it_is_stopped_just_after_it_was_woken() -> None:
    async def scenario() -> None:
        counter = Counter()
        task = BackgroundTask("counting", counter.work)
        task.start()
        await counter.next_call()
        await asyncio.sleep(0)  # asleep now
        task.wake()
        async with asyncio.timeout(10):
            await task.stop()

    asyncio.run(scenario())


def test_a_task_works_again_when_woken_and_after_a_failure() -> None:
    async def scenario() -> None:
        counter = Counter(failures=1)
        task = BackgroundTask("counting", counter.work, retry=0.0)
        task.start()
        await counter.next_call()
        await counter.next_call()
        task.wake()
        await counter.next_call()
        assert counter.calls == 3
        await task.stop()

    asyncio.run(scenario())
