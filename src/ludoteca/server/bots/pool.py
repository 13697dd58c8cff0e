"""A pool of bot processes, with a time limit for each move."""

from __future__ import annotations

import asyncio
import os
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from zlib import crc32

from ludoteca.kernel import Chance, Millis, Move, Wait
from ludoteca.server.settings import PREFIX

from .worker import (
    LENGTH_BYTES,
    READY,
    Failure,
    Question,
    Reply,
    framed,
    main,
)

START_SECONDS = 30
PROGRAM = f"from {main.__module__} import main; main()"


class BotFailed(Exception):
    """A bot gave no answer, or none that is a move."""


class BotPool:
    """Questions for one seat always go to the same process, which keeps its bot."""

    def __init__(self, processes: int, time_limit: Millis) -> None:
        self._workers = [_Worker(time_limit / 1000) for _ in range(max(1, processes))]

    async def choose(self, question: Question) -> Move | Wait:
        try:
            choices = question.choices.sealed(Chance(secrets.token_bytes(32)))
            message = pickle.dumps(question._replace(choices=choices))
        except Exception as error:
            raise BotFailed(f"choices cannot be sent to a bot: {error}") from error
        match, seat = question.key
        worker = self._workers[crc32(f"{match}/{seat}".encode()) % len(self._workers)]
        reply = await worker.ask(message)
        if isinstance(reply, Failure):
            raise BotFailed(reply.problem)
        if not isinstance(reply, Move | Wait):
            raise BotFailed(f"not a move: {reply!r}"[:500])
        return reply

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class _Worker:
    """One process, started when first needed and restarted after a timeout or crash."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._process: Process | None = None
        self._busy = asyncio.Lock()

    async def ask(self, message: bytes) -> Reply:
        """Shielded: the reply is read even if the caller is cancelled, so that replies stay in
        step with questions."""
        return await asyncio.shield(asyncio.ensure_future(self._ask(message)))

    async def _ask(self, message: bytes) -> Reply:
        async with self._busy:
            process = await self._started()
            try:
                return await asyncio.wait_for(_exchange(process, message), self._limit)
            except Exception as error:  # noqa: BLE001 - too slow, dead, or no answer at all
                await self._kill()
                raise BotFailed(repr(error)) from None

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # Third-party code runs there: settings, which may hold passwords, are kept from it.
            env = {name: value for name, value in os.environ.items() if PREFIX not in name}
            command = (sys.executable, "-c", PROGRAM)
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=env
            )
            self._process = process
            try:
                await asyncio.wait_for(_read(process, len(READY)), START_SECONDS)
            except (TimeoutError, EOFError):
                await self._kill()
                raise BotFailed("the process did not start") from None
        return self._process

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        async with self._busy:
            await self._kill()


async def _exchange(process: Process, message: bytes) -> Reply:
    assert process.stdin is not None
    process.stdin.write(framed(message))
    await process.stdin.drain()
    length = int.from_bytes(await _read(process, LENGTH_BYTES), "big")
    reply: Reply = pickle.loads(await _read(process, length))
    return reply


async def _read(process: Process, count: int) -> bytes:
    assert process.stdout is not None
    return await process.stdout.readexactly(count)
