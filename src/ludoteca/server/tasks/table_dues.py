"""Acts at tables without a match when they are due, whoever is there and whenever the server
started."""

from __future__ import annotations

from functools import partial

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.background import BackgroundTask
from ludoteca.server.rooms.handlers.table import gathering
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.sources import Sources
from ludoteca.store import Store

BATCH = 20
LONGEST_SLEEP = 30.0
SHORTEST_SLEEP = 1.0
"""Also before a table is tried again."""
TRIES = 5
"""Of a match that cannot begin; then it is called off."""
ALLOWANCE: Millis = 2_000
"""A table in memory acts by itself, and a little earlier."""


class TableDues:
    """Sleeps until the next table is due."""

    def __init__(self, store: Store, sources: Sources, rooms: RoomRegistry) -> None:
        self._store = store
        self._sources = sources
        self._rooms = rooms
        self._failures: dict[str, int] = {}
        """How often tables could not begin since the last success."""
        self._task = BackgroundTask("tables", self._work)

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    def wake(self) -> None:
        self._task.wake()

    async def _work(self) -> float:
        await self.act()
        now = self._sources.now()
        first = await self._store.next_due_table()
        left = LONGEST_SLEEP if first is None else (first + ALLOWANCE - now) / 1000
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, left))

    async def act(self) -> None:
        """Act at the tables that are due."""
        for code in await self._store.due_tables(self._sources.now() - ALLOWANCE, BATCH):
            await self._act(code)

    async def _act(self, code: str) -> None:
        try:
            room = await self._rooms.room(code)
        except Rejected:
            return
        if await room.run(partial(gathering.settle, room)):
            self._failures.pop(code, None)
            return
        self._failures[code] = self._failures.get(code, 0) + 1
        if self._failures[code] >= TRIES:
            del self._failures[code]
            await room.run(partial(gathering.call_off, room))
