"""Jobs in limited processes: time, memory, the queue, the cache; and who may ask for them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca import Rejected
from ludoteca.server.compute.job import Asker, Job, job_of
from ludoteca.server.compute.pool import ComputePool, JobFailed
from ludoteca.server.compute.result_cache import OVERHEAD, ResultCache
from ludoteca.server.metrics import Metrics
from ludoteca.server.settings import Settings
from tests.server.compute_jobs import break_down, dive, eat, echo, refuse, sleep_on, spin
from tests.server.live_server import run

ANA, BEN, CLEO = Asker("ana", "10.0.0.1"), Asker("ben", "10.0.0.2"), Asker("cleo", "10.0.0.1")


def small_pool(metrics: Metrics | None = None, **settings: Any) -> ComputePool:
    limits = {"compute_processes": 1, "compute_memory": 256, **settings}
    return ComputePool(Settings(**limits), metrics or Metrics())


async def refused(pool: ComputePool, job: Job, asker: Asker = ANA) -> str:
    with pytest.raises(Rejected) as refusal:
        await pool.ask(job, asker)
    return refusal.value.code


def test_whatever_a_job_does_the_pool_answers_and_goes_on() -> None:
    async def scenario() -> None:
        metrics = Metrics()
        pool = small_pool(metrics, compute_time_limit=1_500)
        assert await pool.ask(job_of(echo, "hello"), ANA) == b"hello"
        assert await refused(pool, job_of(refuse, "cards")) == "no"
        assert await refused(pool, job_of(eat, 1_000)) == "too_costly"
        assert await refused(pool, job_of(dive, 0)) == "too_costly"
        with pytest.raises(JobFailed, match="out of order"):
            await pool.ask(job_of(break_down), ANA)
        assert await refused(pool, job_of(spin)) == "too_costly"
        tried = pool.jobs_run
        assert await refused(pool, job_of(spin), BEN) == "too_costly"
        assert pool.jobs_run == tried, "what was too costly is not tried again"
        assert await pool.ask(job_of(eat, 1), ANA) == str(1 << 20).encode()
        assert outcomes(metrics) == {
            "done": 2, "refused": 1, "too_costly": 3, "failed": 1, "cached": 1,
        }  # fmt: skip
        assert metrics.registry.get_sample_value("ludoteca_compute_seconds_count") == 7
        await pool.close()

    run(scenario())


def outcomes(metrics: Metrics) -> dict[str, float]:
    (family,) = metrics.jobs.collect()
    counted = [sample for sample in family.samples if sample.name.endswith("_total")]
    return {sample.labels["outcome"]: sample.value for sample in counted}


def test_the_same_question_is_asked_once() -> None:
    async def scenario() -> None:
        pool = small_pool()
        loaded = 0

        async def load() -> tuple[object, ...]:
            nonlocal loaded
            loaded += 1
            return ("hello",)

        job = Job(echo, ("a key",), load)
        both = await asyncio.gather(pool.ask(job, ANA), pool.ask(job, BEN))
        assert [*both] == [b"hello", b"hello"]
        assert await pool.ask(job, CLEO) == b"hello"
        assert loaded == 1
        await pool.close()

    run(scenario())


def test_an_asker_has_one_job_running_and_some_waiting() -> None:
    """With two processes, the second one is left to other addresses."""

    async def scenario() -> None:
        pool = small_pool(compute_processes=2, compute_waiting=12, compute_time_limit=10_000)
        held = [asyncio.create_task(pool.ask(job_of(sleep_on, 5 + n), ANA)) for n in range(5)]
        held.append(asyncio.create_task(pool.ask(job_of(sleep_on, 4), CLEO)))
        await asyncio.sleep(0)
        assert await pool.ask(job_of(echo, "past them"), BEN) == b"past them"
        held.append(asyncio.create_task(pool.ask(job_of(echo, "the sixth"), ANA)))
        await asyncio.sleep(0)
        assert await refused(pool, job_of(echo, "one too many of this address"), CLEO) == "too_busy"
        for task in held:
            task.cancel()
        await pool.close()

    run(scenario())


def test_jobs_wait_without_their_arguments() -> None:
    async def scenario() -> None:
        pool = small_pool(compute_time_limit=10_000)
        loaded: list[str] = []

        def job(name: str, seconds: float) -> Job:
            async def load() -> tuple[object, ...]:
                loaded.append(name)
                return (seconds,)

            return Job(sleep_on, (name,), load)

        first = asyncio.create_task(pool.ask(job("first", 0.2), ANA))
        second = asyncio.create_task(pool.ask(job("second", 0), BEN))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert loaded == ["first"]
        await asyncio.gather(first, second)
        assert loaded == ["first", "second"]
        await pool.close()

    run(scenario())


def test_results_are_kept_up_to_a_number_of_bytes() -> None:
    cache = ResultCache(10 * (OVERHEAD + 100))
    for number in range(12):
        cache.put(bytes([number]), b"x" * 100)
        assert cache.get(b"\x00") is not None, "what is used stays"
    assert len(cache) == 10
    assert cache.get(b"\x01") is None
    cache.put(b"large", b"x" * 5_000)
    assert cache.get(b"large") is None, "one result does not take the place of all others"
    cache.put(b"no", Rejected("no"))
    assert cache.get(b"no") == Rejected("no")
