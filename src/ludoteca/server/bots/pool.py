"""A pool of bot processes, with a time limit for each move."""

from __future__ import annotations

import asyncio
import pickle
import secrets
from zlib import crc32

from ludoteca.kernel import Chance, Millis, Move, Wait
from ludoteca.server.processes.worker_process import ProcessFailed, WorkerProcess

from .worker import Failure, Question, Reply, Written, main

PROGRAM = f"from {main.__module__} import main; main()"


class BotFailed(Exception):
    """A bot gave no answer, or none that is a move."""


class BotPool:
    """Questions for one seat always go to the same process, which keeps its bot."""

    def __init__(self, processes: int, time_limit: Millis) -> None:
        self._workers = [WorkerProcess(PROGRAM, time_limit) for _ in range(max(1, processes))]

    async def choose(self, question: Question) -> Move | Wait | Written:
        try:
            if question.choices.has_free_fields:  # samples and hints may take long
                message = await asyncio.to_thread(_message, question)
            else:
                message = _message(question)
        except Exception as error:
            raise BotFailed(f"choices cannot be sent to a bot: {error}") from error
        match, seat = question.key
        worker = self._workers[crc32(f"{match}/{seat}".encode()) % len(self._workers)]
        reply = await _reply(worker, message)
        if isinstance(reply, Failure):
            raise BotFailed(reply.problem)
        if not isinstance(reply, Move | Wait | Written):
            raise BotFailed(f"not a move: {reply!r}"[:500])
        return reply

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))


def _message(question: Question) -> bytes:
    choices = question.choices.sealed(Chance(secrets.token_bytes(32)))
    return pickle.dumps(question._replace(choices=choices))


async def _reply(worker: WorkerProcess, message: bytes) -> Reply:
    try:
        reply: Reply = pickle.loads(await worker.ask(message))
    except ProcessFailed as error:
        raise BotFailed(str(error)) from None
    except Exception as error:  # noqa: BLE001 - a bot may answer with anything
        raise BotFailed(repr(error)) from None
    return reply
