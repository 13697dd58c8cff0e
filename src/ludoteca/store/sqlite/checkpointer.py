"""Copying the write-ahead log of an SQLite file to its place. Most of it is copied on a thread,
while everybody writes on. But only between two commits can all of it be copied, and only then does
the log begin anew: so whoever writes copies the last few pages."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .file import BUSY_SECONDS
from .group_commit import WriterConnection

FEW_PAGES = 1_000
"""So many are copied in no time."""


class Checkpointer:
    """Belongs to the event loop it was made in."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._link = WriterConnection(path, BUSY_SECONDS)
        self._copying: asyncio.Future[None] | None = None
        self._is_nearly_done = False

    def begin(self) -> bool:
        """False while the last time goes on."""
        if self._copying is not None and not self._copying.done():
            return False
        self._copying = self._loop.run_in_executor(None, self._copy)
        return True

    def finish(self, link: WriterConnection) -> None:
        """Copy what is left by now, if that is little; to be called between two commits."""
        if self._is_nearly_done:
            self._is_nearly_done = False
            link.checkpoint()

    async def stop(self) -> None:
        if self._copying is not None:
            await asyncio.wait([self._copying])
        self._link.close()

    def _copy(self) -> None:
        self._link.checkpoint()
        left = self._link.checkpoint()  # the second time there is little to do
        self._is_nearly_done = left <= FEW_PAGES
