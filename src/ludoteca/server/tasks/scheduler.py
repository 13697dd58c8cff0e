"""Fires deadlines at their time, whichever table they belong to and whenever the server started."""

from __future__ import annotations

import asyncio
import logging

from ludoteca.kernel import Rejected
from ludoteca.server.background import BackgroundTask
from ludoteca.server.house_clock import HouseClock
from ludoteca.server.rooms.handlers.match import match_clock
from ludoteca.server.rooms.next_deadline import NextDeadline
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.store import DueRow, Store, UnitOfWork

log = logging.getLogger(__name__)

BATCH = 100
TOGETHER = 8
"""Deadlines that fire at the same time, so that others get their turn on the loop in between."""
LONGEST_SLEEP = 60.0
CLOCKS = (False, True)
"""Whether a deadline is on the clock of correspondence."""
RETRY = 1.0
"""Seconds until a deadline that could not fire is tried again."""


class DeadlineScheduler:
    """Sleeps until the next deadline in the store, or until a nearer one is announced."""

    def __init__(
        self, store: Store, house: HouseClock, rooms: RoomRegistry, next_deadline: NextDeadline
    ) -> None:
        self._store = store
        self._house = house
        self._rooms = rooms
        self._next = next_deadline
        self._task = BackgroundTask("deadlines", self._work, RETRY)
        next_deadline.on_nearer = self._task.wake

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    async def _work(self) -> float:
        self._next.clear()
        await self._fire_all()
        for post in CLOCKS:
            stored = await self._store.next_due(post=post)
            if stored is not None:
                self._next.note(stored - self._house.now(post=post))
        left = self._next.left
        return LONGEST_SLEEP if left is None else min(LONGEST_SLEEP, max(0.0, left / 1000))

    async def _fire_all(self) -> None:
        rows: list[DueRow] = []
        for post in CLOCKS:
            rows += await self._store.due(self._house.now(post=post), BATCH, post=post)
        together = asyncio.Semaphore(TOGETHER)
        firing = (self._fire(row, together) for row in rows)
        fired = await asyncio.gather(*firing, return_exceptions=True)
        for failure in (each for each in fired if isinstance(each, Exception)):
            log.error("a deadline could not fire", exc_info=failure)
        if not all(each is True for each in fired):
            await asyncio.sleep(RETRY)

    async def _fire(self, row: DueRow, together: asyncio.Semaphore) -> bool:
        """Fire a match's deadline or reminder; False when it has to be tried again."""
        async with together:
            try:
                room = await self._rooms.room_of_match(row.match)
            except Rejected:
                return await self._drop(row)
            if room.table.match != row.match or room.load_error is not None:
                return await self._drop(row)
            if row.at > self._house.now(post=row.post):
                return await room.run(lambda: match_clock.remind(room, row))
            return await room.run(lambda: match_clock.fire_due_alarms(room, row.match))

    async def _drop(self, row: DueRow) -> bool:
        """Drop the deadline of a match that cannot be played; loading it would store it again."""
        log.error("a deadline cannot fire", extra={"match": row.match})
        await self._store.append(UnitOfWork(match=row.match, log=(), due=None))
        return True
