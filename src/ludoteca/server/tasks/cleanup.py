"""Periodic cleanup: idle rooms in memory, abandoned matches and expired rows in the store."""

from __future__ import annotations

import logging

from ludoteca.kernel import Rejected
from ludoteca.server.background import BackgroundTask
from ludoteca.server.garbage import collect_what_was_set_aside
from ludoteca.server.moderation.sanctions import SanctionBook
from ludoteca.server.rate_limits import RateLimits
from ludoteca.server.ratings.rater import MatchRater
from ludoteca.server.rooms.handlers.match import play
from ludoteca.server.rooms.observers.presence import vacate_absent_seat
from ludoteca.server.rooms.registry import RoomRegistry
from ludoteca.server.rooms.room import Room
from ludoteca.server.settings import HOUR, Settings
from ludoteca.server.sources import Sources
from ludoteca.store import MatchRow, Store

log = logging.getLogger(__name__)

LONGEST_PAUSE = 5.0
"""Seconds between two looks at the rooms in memory."""
ROUNDS_BETWEEN_CLEANUPS = 600


class Cleanup:
    """Drops idle rooms every few seconds, and cleans up the store once in a while."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sources: Sources,
        rate_limits: RateLimits,
        rooms: RoomRegistry,
        rater: MatchRater,
        sanctions: SanctionBook,
    ) -> None:
        self._settings = settings
        self._store = store
        self._sources = sources
        self._rate_limits = rate_limits
        self._rooms = rooms
        self._rater = rater
        self._sanctions = sanctions
        self._rounds = 0
        self._pause = min(LONGEST_PAUSE, settings.linger / 2000 + 0.05)
        self._task = BackgroundTask("cleanup", self._work, first_delay=self._pause)

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    async def _work(self) -> float:
        await self._rooms.drop_idle()
        self._rate_limits.evict_full()
        self._rounds += 1
        if self._rounds % ROUNDS_BETWEEN_CLEANUPS == 1:
            await self.clean_store()
            is_first = self._rounds == 1  # the start has just collected
            if not is_first and not self._rooms.connections:
                collect_what_was_set_aside()
        return self._pause

    async def clean_store(self) -> None:
        """End abandoned matches, rate what was not rated, then delete expired links, tables,
        sessions and ratings, at last the documents and media that nothing refers to. A table with a
        running match stays."""
        now, settings, store = self._sources.now(), self._settings, self._store
        await store.drop_links(now)
        counts = {
            "matches": await self._end_abandoned(),
            "rated": await self._rater.rate_overdue(),
            "tables": len(await store.drop_tables(now - settings.table_lifetime)),
            "tournaments": await store.drop_tournaments(now - settings.session_lifetime),
            "sessions": await store.drop_unseen_sessions(now - settings.session_lifetime),
        }
        counts["reports"] = await store.drop_reports(now - settings.report_lifetime)
        counts["sanctions"] = await store.drop_sanctions(now, now - settings.sanction_lifetime)
        await self._sanctions.load()
        counts["ratings"] = await store.drop_guest_ratings()
        counts["pages"] = await store.drop_guest_profiles()
        counts["documents"] = await store.drop_documents(now - HOUR)
        counts["media"] = await store.drop_media(now - settings.media_lifetime)
        if any(counts.values()):
            log.info("the store was cleaned up", extra=counts)

    async def _end_abandoned(self) -> int:
        """Take the people out of matches nobody returned to, so that they end by their rules. A
        match with a deadline is left to it. Returns the number of matches."""
        since = self._sources.now() - self._settings.match_lifetime
        rows = await self._store.abandoned_matches(since)
        return sum([await self._abandon(row) for row in rows])

    async def _abandon(self, row: MatchRow) -> bool:
        try:
            room = await self._rooms.room(row.table)
        except Rejected:
            return False
        if room.visitors or room.load_error is not None or room.table.match != row.id:
            return False
        return await room.run(lambda: _give_up_all_seats(room))


async def _give_up_all_seats(room: Room) -> None:
    """Take every person out; remaining bots play the match to its end. Where no person ever played,
    bots do not play unseen: they leave."""
    people = [seat for seat, place in enumerate(room.table.places) if place.person]
    for seat in people:
        await vacate_absent_seat(room, seat)
    for seat in () if people else range(len(room.table.places)):
        await play.leave(room, seat)
    room.reschedule()
