"""Stores every few seconds that the house is open, and gives back the time in which it was closed.

Live clocks go on from the last heartbeat (`house_clock`). A deadline of correspondence that fell
while the house was closed is postponed before anything else happens; the heartbeat is stored only
after that, so that a crash in between repeats it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.background import BackgroundTask
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.rooms.handlers.match import match_clock, proposals
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.settings import HOUR, MINUTE
from ludoteca.server.sources import Sources
from ludoteca.store import DueRow, HouseRow, Store, Unavailable

log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds between two heartbeats: what a killed server gives back too much at most."""
SHORTEST_JUMP: Millis = MINUTE
"""A machine's clock that is put forward by more counts as a time in which the house was closed."""
LONG_CLOSURE: Millis = HOUR
"""Closures from this length on also delay the clean-up of tables."""
BATCH = 20
MOST_ROWS = 1_000_000


class Heartbeat:
    """Opens the house, and keeps it open."""

    def __init__(
        self, store: Store, sources: Sources, house: HouseClock, rooms: RoomRegistry
    ) -> None:
        self._store = store
        self._sources = sources
        self._house = house
        self._rooms = rooms
        self._last: HouseRow | None = None
        """The heartbeat of the moment the house closed."""
        self._task = BackgroundTask("heartbeat", self._beat, first_delay=PAUSE)

    async def start(self) -> None:
        """Open the house; nothing may fire before."""
        last = await self._store.house()
        self._house.open(last)
        if last is not None:
            await self._give_back(self._house.post() - last.wall)
        else:
            await self._store.save_house(self._house.heartbeat())
        self._task.start()

    def close(self) -> None:
        """Note the time at which the house closes: from now on nobody can play."""
        self._last = self._last or self._house.heartbeat()

    async def stop(self) -> None:
        """Store the last heartbeat."""
        self.close()
        await self._task.stop()
        if self._last is not None:
            with suppress(Unavailable):
                await self._store.save_house(self._last)

    async def _beat(self) -> float:
        jump = self._house.jump()
        if jump >= SHORTEST_JUMP:
            await self._give_back(jump)
        else:
            self._house.follow_wall()
            await self._store.save_house(self._house.heartbeat())
        return PAUSE

    async def _give_back(self, closed: Millis) -> None:
        """Postpone what fell within the time until now in which the house was closed."""
        opened = self._sources.now()
        if closed > 0:
            await self._postpone_all(closed, opened)
        self._house.follow_wall()
        if closed >= LONG_CLOSURE:
            await self._store.reopen(self._house.heartbeat(), closed)
            log.info("the house was closed", extra={"seconds": closed // 1000})
        else:
            await self._store.save_house(self._house.heartbeat())

    async def _postpone_all(self, closed: Millis, opened: Millis) -> None:
        rows = await self._store.due(opened, MOST_ROWS, post=True)
        fallen = [row for row in rows if row.at <= opened]  # the others are reminders
        for start in range(0, len(fallen), BATCH):
            batch = fallen[start : start + BATCH]
            await asyncio.gather(*(self._postpone(row, closed, opened) for row in batch))

    async def _postpone(self, row: DueRow, closed: Millis, opened: Millis) -> None:
        try:
            room = await self._rooms.room_of_match(row.match)
        except Rejected:
            return  # the scheduler drops it
        if room.table.match != row.match or room.load_error is not None:
            return

        async def postpone() -> None:
            await match_clock.postpone(room, row, closed, opened)
            await proposals.follow_deadline(room)

        if not await room.run(postpone):
            await self._store.ping()  # tried again once the store is back
            log.error("a deadline could not be postponed", extra={"match": row.match})
