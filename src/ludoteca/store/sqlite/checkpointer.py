"""Checkpoints an SQLite file: copies its write-ahead log into the database.

A thread copies most of it while writing goes on. Only between two commits can the whole log be
copied, and only then does SQLite start it from the beginning again; so the writer itself copies the
last few pages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

from .file import BUSY_SECONDS
from .group_commit import WriterConnection

FEW_PAGES = 1_000
"""Pages the writer may copy without a noticeable delay."""
LONG_LOG = 64 << 20
"""Bytes from which the log is emptied at once, also while writers have to wait for readers."""
WAIT_FOR_READERS = 0.1
"""Seconds for which writers wait then."""
LOOK_AGAIN = 1.0
"""Seconds between two looks at the size of the log."""


class Checkpointer:
    """Belongs to the event loop it was made in."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._connection = WriterConnection(path, BUSY_SECONDS)
        self._impatient = WriterConnection(path, WAIT_FOR_READERS)
        self._log = path.with_name(f"{path.name}-wal")
        self._next_look = 0.0
        self._running: asyncio.Future[None] | None = None
        self._is_nearly_done = False

    def is_urgent(self) -> bool:
        """Whether the log has become long; looks once in a while."""
        now = monotonic()
        if now < self._next_look:
            return False
        self._next_look = now + LOOK_AGAIN
        return self._is_long()

    def _is_long(self) -> bool:
        try:
            return self._log.stat().st_size > LONG_LOG
        except OSError:
            return False

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
        self._impatient.close()

    def _checkpoint(self) -> None:
        self._connection.checkpoint()
        left = self._connection.checkpoint()  # the pages written during the first run
        if self._is_long():
            self._impatient.truncate_log()
        else:
            self._is_nearly_done = left <= FEW_PAGES
