"""Room queue: in order, one at a time, nothing after it was closed."""

from __future__ import annotations

import asyncio

from ludoteca.server.rooms.queue import Job, JobQueue
from tests.server.live_server import run


class Work:
    """A queue of strings that records what was handled."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.jobs: JobQueue[str] = JobQueue(self._do)

    async def _do(self, job: str | Job) -> None:
        if not isinstance(job, str):
            await job()
            return
        self.done.append(f"{job} begins")
        await asyncio.sleep(0)
        self.done.append(f"{job} ends")


def test_jobs_are_done_one_after_the_other() -> None:
    async def scenario() -> None:
        work = Work()
        for job in ("first", "second"):
            work.jobs.submit(job)
        await work.jobs.drain()
        work.jobs.submit("third")
        await work.jobs.drain()
        jobs = ("first", "second", "third")
        assert work.done == [f"{job} {what}" for job in jobs for what in ("begins", "ends")]

    run(scenario())


def test_a_worker_who_was_sent_away_in_the_middle_is_followed_by_another() -> None:
    async def scenario() -> None:
        work = Work()

        async def cancels_itself() -> None:
            raise asyncio.CancelledError

        work.jobs.submit(cancels_itself)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        work.jobs.submit("next")
        await work.jobs.drain()
        assert work.done == ["next begins", "next ends"]

    run(scenario())


def test_the_end_waits_for_what_was_accepted_and_accepts_nothing_more() -> None:
    async def scenario() -> None:
        work = Work()
        work.jobs.submit("last")
        await work.jobs.stop()
        assert work.done == ["last begins", "last ends"]
        work.jobs.submit("too late")
        assert not await work.jobs.run(lambda: asyncio.sleep(0))
        await work.jobs.drain()
        assert work.done == ["last begins", "last ends"]

    run(scenario())
