"""A worker process: answers one message at a time, each within a time limit."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from ludoteca.kernel import Millis
from ludoteca.server.settings import PREFIX

from .child import LENGTH_BYTES, READY, framed

START_SECONDS = 30


class ProcessFailed(Exception):
    """A process gave no answer: it did not start, was too slow, or ended."""


class NotStarted(ProcessFailed):
    """The process could not be started; the message is not to blame."""


class WorkerProcess:
    """One process, started when first needed and restarted after a timeout or crash."""

    def __init__(self, program: str, time_limit: Millis) -> None:
        self._program = program
        """Python code that calls `child.serve`."""
        self._limit = time_limit / 1000
        self._process: Process | None = None
        self._busy = asyncio.Lock()

    async def ask(self, message: bytes) -> bytes:
        """Shielded: the reply is read even if the caller is cancelled, so that replies stay in
        step with messages."""
        answer = asyncio.ensure_future(self._ask(message))
        answer.add_done_callback(_retrieve)
        return await asyncio.shield(answer)

    async def _ask(self, message: bytes) -> bytes:
        async with self._busy:
            process = await self._started()
            try:
                async with asyncio.timeout(self._limit):
                    return await _exchange(process, message)
            except Exception as error:  # noqa: BLE001 - too slow, dead, or no answer at all
                await self._kill()
                raise ProcessFailed(repr(error)) from None

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # Third-party code runs there: settings, which may hold passwords, are kept from it.
            env = {name: value for name, value in os.environ.items() if PREFIX not in name}
            command = (sys.executable, "-c", self._program)
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=env
            )
            self._process = process
            try:
                async with asyncio.timeout(START_SECONDS):
                    await _read(process, len(READY))
            except (TimeoutError, EOFError):
                await self._kill()
                raise NotStarted("the process did not start") from None
        return self._process

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End the process; a message under way gets no answer."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
        async with self._busy:
            await self._kill()


def _retrieve(answer: asyncio.Future[bytes]) -> None:
    """Mark an exception as seen: whoever asked may be gone."""
    if not answer.cancelled():
        answer.exception()


async def _exchange(process: Process, message: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(framed(message))
    await process.stdin.drain()
    length = int.from_bytes(await _read(process, LENGTH_BYTES), "big")
    return await _read(process, length)


async def _read(process: Process, count: int) -> bytes:
    assert process.stdout is not None
    return await process.stdout.readexactly(count)
