"""The process in which jobs run: a function and its arguments in, bytes or a refusal out."""

from __future__ import annotations

import os
import pickle
import resource
import sys
from contextlib import suppress

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.problems import bounded, plain_params
from ludoteca.server.processes.child import serve

DONE, REFUSED, TOO_COSTLY, FAILED = b"+", b"-", b"$", b"!"
"""The first byte of a reply."""
NICENESS = 10
"""Below the server: on a busy machine jobs wait, not players."""


def main(memory: int) -> None:
    """Run jobs from standard input until there are no more, in so many MB of memory."""
    with suppress(OSError, ValueError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))
    os.nice(NICENESS)
    serve(answer)


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
