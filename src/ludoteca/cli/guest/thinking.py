"""A bot thinks in a thread of its own: the connection is answered meanwhile, and a bot that never
ends keeps nobody from stopping the program."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


async def in_thread(think: Callable[[], T]) -> T:
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: Exception | None) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, error = None, None
        try:
            result = think()
        except Exception as failure:  # noqa: BLE001 - it is raised again where it is awaited
            error = failure
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result, error)

    Thread(target=run, daemon=True).start()
    return await future
