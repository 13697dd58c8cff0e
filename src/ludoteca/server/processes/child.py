"""Inside a worker process: answers messages from standard input until there are no more."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import BinaryIO

READY = b"ready\n"
LENGTH_BYTES = 4


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Tell the parent that this process is ready, then answer its messages one by one."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # code that prints must not corrupt the replies
    answers.write(READY)
    answers.flush()
    while (message := _read_message(sys.stdin.buffer)) is not None:
        answers.write(framed(answer(message)))
        answers.flush()


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def _read_message(source: BinaryIO) -> bytes | None:
    length = source.read(LENGTH_BYTES)
    return source.read(int.from_bytes(length, "big")) if length else None
