"""Work in several processes: chunk by chunk, with results in any order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import takewhile
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """A picklable description of matches, each known by its number."""

    def tally(self, indexes: Iterable[int]) -> T_co:
        """Play these matches and count."""


CHUNK = 20
"""Matches per task, independent of the number of processes."""


@contextmanager
def tallies(work: Work[T_co], matches: int, workers: int | None) -> Iterator[Iterable[T_co]]:
    """The tallies of the chunks, in any order; leaving early stops the workers. By default there
    is one worker per processor."""
    chunks = [range(i, min(i + CHUNK, matches)) for i in range(0, matches, CHUNK)]
    workers = min(workers or _processors(), len(chunks))
    if workers == 1:
        yield map(work.tally, chunks)
        return
    with _pool(work, chunks, workers) as found:
        yield found


@contextmanager
def _pool(work: Work[T_co], chunks: Sequence[range], workers: int) -> Iterator[Iterable[T_co]]:
    # Forking is fast and supports games without an entry point.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _initialise, (work, stop)) as pool:
        futures = [pool.submit(_tally, chunk) for chunk in chunks]
        try:
            yield (future.result() for future in as_completed(futures))
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


_tasks: list[tuple[Work[Any], Event]] = []
"""In a worker: its work, and the event that stops it."""


def _initialise(work: Work[Any], stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and stops the workers
    _tasks[:] = [(work, stop)]


def _tally(indexes: range) -> Any:
    work, stop = _tasks[0]
    return work.tally(takewhile(lambda _: not stop.is_set(), indexes))


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
