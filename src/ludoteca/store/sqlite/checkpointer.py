"""Checkpoints an SQLite file: copies its write-ahead log into the database.

A thread copies most of it while writing goes on. Only between two commits can the whole log be
copied, and only then does SQLite start it from the beginning again; so the writer itself copies the
last few pages."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .file import BUSY_SECONDS
from .group_commit import WriterConnection

FEW_PAGES = 1_000
"""Pages the writer may copy without a noticeable delay."""


class Checkpointer:
    """Belongs to the event loop it was made in."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = WriterConnection(path, BUSY_SECONDS)
        self._running: asyncio.Future[None] | None = None
        self._is_nearly_done = False

    def begin(self) -> bool:
        """Start a checkpoint; False while the last one is running."""
        if self._running is not None and not self._running.done():
            return False
        self._running = self._loop.run_in_executor(None, self._checkpoint)
        return True

    def finish(self, connection: WriterConnection) -> None:
        """Copy the last pages, if few are left; called between two commits."""
        if self._is_nearly_done:
            self._is_nearly_done = False
            connection.checkpoint()

    async def stop(self) -> None:
        if self._running is not None:
            await asyncio.wait([self._running])
        self._connection.close()

    def _checkpoint(self) -> None:
        self._connection.checkpoint()
        left = self._connection.checkpoint()  # the pages written during the first run
        self._is_nearly_done = left <= FEW_PAGES
