"""Waits for the players of an arranged table: until all are here and have pledged, or the time is
up."""

from __future__ import annotations

import asyncio

from ludoteca.server.matches.commands import Committed
from ludoteca.server.rooms.handlers.table import gathering
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.starts.gathering import are_complete, has_lost_players
from ludoteca.store import Unavailable

RETRY = 1.0
"""Seconds until a start that could not be stored is tried again."""


class Gathering:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None

    def arrived(self, person: str) -> None:
        pass

    def departed(self, person: str) -> None:
        self.reschedule()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def reschedule(self, committed: Committed | None = None) -> None:
        self.stop()
        delay = self._delay()
        if delay is not None:
            self._timer = self.room.submit_later(delay, self._settle)

    def _delay(self) -> float | None:
        """Seconds until the match can begin; None while nobody is gathering here."""
        room, table = self.room, self.room.table
        if not table.is_gathering or table.due is None:
            return None
        left = max(0, table.due - room.wall())
        if has_lost_players(table):
            return 0.0
        if are_complete(table, room.online):
            has_pledged = all(place.pledge for place in table.places if place.person)
            left = 0 if has_pledged else min(left, room.settings.reveal_timeout)
        return left / 1000

    async def _settle(self) -> None:
        try:
            await gathering.settle(self.room)
        except Unavailable:
            self.room.submit_later(RETRY, self._settle)
        else:
            self.reschedule()
