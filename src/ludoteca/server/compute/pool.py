"""Runs jobs in processes with limits of time and memory, one at a time for each asker, and keeps
their results."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from time import monotonic
from typing import NamedTuple

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.metrics import Metrics
from ludoteca.server.processes.worker_process import NotStarted, ProcessFailed, WorkerProcess
from ludoteca.server.settings import Settings

from .job import Asker, Job
from .result_cache import Result, ResultCache
from .worker import DONE, REFUSED, TOO_COSTLY, main

PATIENCE = 6
"""How much longer than its CPU time a job may take on a busy machine."""
MOST_OF_ASKER = 8
"""Jobs of one asker that wait or run."""


class JobFailed(Exception):
    """A job failed by a defect, which its process has printed."""


class _Waiting(NamedTuple):
    job: Job
    asker: Asker
    digest: bytes
    result: asyncio.Future[bytes]


class ComputePool:
    """A bounded queue of jobs before a few processes, started when first needed."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        metrics.watch("compute_waiting", "jobs that wait for a process", lambda: len(self._waiting))
        metrics.watch("compute_running", "jobs in a process", lambda: len(self._tasks))
        limit, count = settings.compute_time_limit, settings.compute_processes
        limits = f"{settings.compute_memory}, {limit}"
        program = f"from {main.__module__} import main; main({limits})"
        self._idle = [WorkerProcess(program, PATIENCE * limit) for _ in range(count)]
        self._workers = tuple(self._idle)
        self._most_waiting = settings.compute_waiting
        self._most_of_address = max(1, count - 1)
        """Jobs of one address that run: where there are several processes one is left to others."""
        self._waiting: list[_Waiting] = []
        self._unfinished: dict[bytes, asyncio.Future[bytes]] = {}
        """Results to come, by digest: who asks the same waits for the same."""
        self._running: Counter[str] = Counter()
        """By name of the asker, and by address."""
        self._results = ResultCache(settings.compute_cache << 20)
        self.jobs_run = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, job: Job, asker: Asker) -> bytes:
        """The result of a job. Raises `Rejected` where the job does, and with `too_busy` or
        `too_costly` if it cannot be run or exceeds its limits."""
        digest = job.digest
        known = self._results.get(digest)
        if known is not None:
            self._count("cached")
        if isinstance(known, Rejected):
            raise _again(known)
        if known is not None:
            return known
        result = self._unfinished.get(digest)
        if result is None:
            self._require_room(asker)
            result = self._unfinished[digest] = asyncio.get_running_loop().create_future()
            self._waiting.append(_Waiting(job, asker, digest, result))
            self._dispatch()
        return await asyncio.shield(result)

    def _require_room(self, asker: Asker) -> None:
        of_asker = sum(waiting.asker.name == asker.name for waiting in self._waiting)
        of_address = sum(waiting.asker.address == asker.address for waiting in self._waiting)
        if (
            len(self._waiting) >= self._most_waiting
            or of_asker >= MOST_OF_ASKER
            or of_address >= self._most_waiting // 2
        ):
            self._count("too_busy")
            raise Rejected("too_busy")

    def _dispatch(self) -> None:
        """Give the idle processes the first jobs whose askers have none running."""
        for waiting in [*self._waiting]:
            if not self._idle:
                return
            name, address = self._names(waiting.asker)
            if self._running[name] or self._running[address] >= self._most_of_address:
                continue
            self._waiting.remove(waiting)
            self._running.update((name, address))
            task = asyncio.create_task(self._run(self._idle.pop(), waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, worker: WorkerProcess, waiting: _Waiting) -> None:
        result = waiting.result
        started = monotonic()
        try:
            found = await self._result(worker, waiting.job)
            self._results.put(waiting.digest, found)
            self._count(_outcome(found))
            if isinstance(found, Rejected):
                result.set_exception(_again(found))
            else:
                result.set_result(found)
        except asyncio.CancelledError:
            result.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - for whoever asked
            self._count("failed")
            result.set_exception(error)
        finally:
            self._metrics.job_seconds.observe(monotonic() - started)
            if not result.cancelled():
                result.exception()  # the asker may be gone: nothing to report then
            del self._unfinished[waiting.digest]
            self._running.subtract(self._names(waiting.asker))
            self._running += Counter()  # drops what is zero
            self._idle.append(worker)
            self._dispatch()

    def _count(self, outcome: str) -> None:
        self._metrics.jobs.labels(outcome).inc()

    @staticmethod
    def _names(asker: Asker) -> tuple[str, str]:
        return f"asker {asker.name}", f"address {asker.address}"

    async def _result(self, worker: WorkerProcess, job: Job) -> Result:
        self.jobs_run += 1
        question = pickle.dumps((job.run, await job.load()))
        try:
            reply = await worker.ask(question)
        except NotStarted:
            raise Rejected("too_busy") from None
        except ProcessFailed:
            return Rejected("too_costly")
        kind, body = reply[:1], reply[1:]
        if kind == DONE:
            return body
        if kind == REFUSED:
            code, params = msgspec.json.decode(body)
            return Rejected(code, **params)
        if kind == TOO_COSTLY:
            return Rejected("too_costly")
        raise JobFailed(body.decode())

    async def close(self) -> None:
        """Stop everything; who still waits is told so by cancellation."""
        for waiting in self._waiting:
            waiting.result.cancel()
        self._waiting.clear()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))


def _outcome(result: Result) -> str:
    if not isinstance(result, Rejected):
        return "done"
    return "too_costly" if result.code == "too_costly" else "refused"


def _again(refusal: Rejected) -> Rejected:
    """A copy to raise: an exception that is raised twice keeps both tracebacks."""
    return Rejected(refusal.code, **refusal.params)
