"""Lists who played the matches of earlier versions, a few at a time, after an upgrade."""

from __future__ import annotations

import logging

from ludoteca.server.background import BackgroundTask
from ludoteca.server.profiles.earlier import list_earlier
from ludoteca.server.settings import HOUR
from ludoteca.store import Store, Unavailable

log = logging.getLogger(__name__)

AT_ONCE = 20
PAUSE = 0.2
"""Seconds between two rounds."""
DONE = HOUR / 1000
"""Seconds until another look, for matches that went on while they were listed."""


class EarlierMatches:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._task = BackgroundTask("earlier matches", self._work)

    def start(self) -> None:
        self._task.start()

    async def stop(self) -> None:
        await self._task.stop()

    async def _work(self) -> float:
        ids = await self._store.unlisted_matches(AT_ONCE)
        listed = sum([await self._list(id) for id in ids])
        return PAUSE if listed else DONE

    async def _list(self, id: str) -> bool:
        """A match that cannot be read is listed without anybody."""
        try:
            return await list_earlier(self._store, id)
        except Unavailable:
            raise
        except Exception:
            log.exception("a match cannot be listed", extra={"match": id})
            return await self._store.list_match(id, len(await self._store.log(id)), ())
