"""A process that appends to eight matches at once until it is killed, and prints every step once it
is stored."""

from __future__ import annotations

import asyncio
import os
import sys

from ludoteca.store import Store, open_store

from .sample_rows import mail, match, table, unit

MATCHES = [f"m{number}" for number in range(8)]


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.add_table(table("ABC234"))
    await asyncio.gather(*(play(store, id) for id in MATCHES))


async def play(store: Store, id: str) -> None:
    await store.add_match(match(id), unit(id))
    for seq in range(100_000):
        await store.append(unit(id, seq, due=seq, mails=(mail(f"{id} {seq}"),)))
        os.write(sys.stdout.fileno(), f"{id} {seq}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
