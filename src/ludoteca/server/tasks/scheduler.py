"""Deadlines: what is due happens, whoever looks and whenever the server was started."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.rooms import play as playing
from ludoteca.store import DueRow, Unavailable, Unit

if TYPE_CHECKING:
    from ludoteca.server.services import House

log = logging.getLogger(__name__)

AT_ONCE = 100
LONGEST_SLEEP = 60.0
RETRY = 1.0
"""Seconds until what could not ring is tried again."""


class Deadlines:
    """One task that sleeps until the next moment in the store, or until a nearer one is told."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._next: Millis | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="deadlines")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def expect(self, at: Millis | None) -> None:
        """Something will be due at this moment of the wall clock."""
        if at is not None and (self._next is None or at < self._next):
            self._next = at
            self._news.set()

    async def _run(self) -> None:
        while True:
            self._news.clear()
            self._next = None
            try:
                await self._ring_all()
                stored = await self.house.store.next_due()
            except Unavailable:
                await asyncio.sleep(RETRY)
                continue
            except Exception:
                log.exception("alarms could not be looked at")
                await asyncio.sleep(RETRY)
                continue
            known = [at for at in (stored, self._next) if at is not None]
            self._next = min(known, default=None)
            await self._sleep()

    async def _sleep(self) -> None:
        """Until the next moment, or until a nearer one is told."""
        wait = LONGEST_SLEEP
        if self._next is not None:
            wait = min(wait, max(0.0, (self._next - self.house.now()) / 1000))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), wait)

    async def _ring_all(self) -> None:
        rows = await self.house.store.due(self.house.now(), AT_ONCE)
        rings = (self._ring(row) for row in rows)
        done = await asyncio.gather(*rings, return_exceptions=True)
        for failure in (each for each in done if isinstance(each, Exception)):
            log.error("an alarm could not ring", exc_info=failure)
        if not all(each is True for each in done):
            await asyncio.sleep(RETRY)

    async def _ring(self, row: DueRow) -> bool:
        """Let a match's alarms ring; False when that has to be tried again."""
        house = self.house
        stored = await house.store.match(row.match)
        try:
            room = await house.rooms.room("" if stored is None else stored.table)
        except Rejected:
            return await self._forget(row)
        if room.table.match != row.match or room.trouble is not None:
            return await self._forget(row)
        if row.at > house.now():
            return await room.done(lambda: room.remind(row))
        return await room.done(lambda: playing.ring(room, row.match))

    async def _forget(self, row: DueRow) -> bool:
        """Nobody can play this match now. Should that change, loading it stores its alarm anew."""
        log.error("an alarm cannot ring", extra={"match": row.match})
        await self.house.store.append(Unit(match=row.match, log=(), due=None))
        return True
