"""The process in which jobs run: a function and its arguments in, bytes or a refusal out."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
from contextlib import suppress

import msgspec

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.problems import bounded, plain_params
from ludoteca.server.processes.child import serve

DONE, REFUSED, TOO_COSTLY, FAILED = b"+", b"-", b"$", b"!"
"""The first byte of a reply."""
NICENESS = 10
"""Below the server: on a busy machine jobs wait, not players."""


def main(memory: int, time_limit: Millis) -> None:
    """Run jobs from standard input until there are no more, in so many MB of memory and so much CPU
    time each. A job that takes longer is killed together with the process."""
    with suppress(OSError, ValueError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))
    os.nice(NICENESS)
    serve(lambda message: _timed(message, time_limit / 1000))


def _timed(message: bytes, seconds: float) -> bytes:
    """CPU time, so that on a busy machine nothing is refused that is not costly."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return answer(message)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def answer(message: bytes) -> bytes:
    try:
        run, arguments = pickle.loads(message)
        result: bytes = run(*arguments)
        return DONE + result
    except Rejected as refusal:
        refusal = bounded(refusal)
        return REFUSED + msgspec.json.encode([refusal.code, plain_params(refusal)])
    except (MemoryError, RecursionError):
        return TOO_COSTLY
    except Exception as error:  # noqa: BLE001 - told to the server, which logs it
        sys.excepthook(type(error), error, error.__traceback__)
        return FAILED + f"{type(error).__name__}: {error}"[:500].encode()
