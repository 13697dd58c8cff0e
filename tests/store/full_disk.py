"""A process whose disk is full for a while, simulated by a limit on file sizes. Prints how many
steps were stored before and after."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable
from pathlib import Path

from ludoteca.store import Unavailable, open_store

from .sample_rows import match, message, table, unit


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.add_table(table("ABC234"))
    await store.add_match(match("m"), unit("m"))

    def twenty(first: int) -> list[Awaitable[bool]]:
        return [is_stored(store.append(unit("m", first + number))) for number in range(20)]

    log = Path(f"{url.removeprefix('sqlite:///')}-wal")
    nothing_is_written_beyond(log.stat().st_size + 50_000)
    before = 0
    while await is_stored(store.append(unit("m", before))):
        before += 1

    nothing_is_written_beyond(0)
    for _ in range(3):
        assert not any(await asyncio.gather(*twenty(before)))
        assert not await is_stored(store.add_message(message("hola")))
        assert len(await store.log("m")) == before

    nothing_is_written_beyond(resource.RLIM_INFINITY)
    assert all(await asyncio.gather(*twenty(before)))
    assert await is_stored(store.add_message(message("hola")))
    await store.close()
    os.write(sys.stdout.fileno(), f"{before} {before + 20}".encode())


def nothing_is_written_beyond(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def is_stored(writing: Awaitable[object]) -> bool:
    try:
        await writing
    except Unavailable:
        return False
    return True


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
