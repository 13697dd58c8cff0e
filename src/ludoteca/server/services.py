"""House: one running server, all its parts and how they begin and end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from ludoteca.kernel import Millis
from ludoteca.server.accounts.sessions import Identity
from ludoteca.server.bots.pool import BotPool
from ludoteca.server.mail.outbox import Mailer
from ludoteca.server.rooms.registry import Rooms
from ludoteca.server.tables.clock import wall_clock
from ludoteca.server.tables.commit_reveal import new_secret
from ludoteca.server.tables.names import make_code
from ludoteca.server.tasks.cleanup import end_abandoned
from ludoteca.server.tasks.scheduler import Deadlines
from ludoteca.server.ws.connection import Dispatch
from ludoteca.store import Store, Unavailable

from .metrics import Metrics
from .rate_limits import Limits
from .settings import Settings

log = logging.getLogger(__name__)

RETRY_AFTER: Millis = 2_000
SWEEP_SECONDS = 5.0
CLEAN_UP_EVERY = 600
"""Sweeps."""


class House:
    """What every part of the server has at hand."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], Millis] = wall_clock
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.new_id: Callable[[], str] = lambda: secrets.token_urlsafe(16)
        self.new_code: Callable[[], str] = make_code
        self.new_secret: Callable[[], str] = new_secret
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.dispatch = Dispatch()
        self.identity = Identity(self)
        self.rooms = Rooms(self)
        self.deadlines = Deadlines(self)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_time_limit)
        self.mailer = Mailer(self)
        self.closing = False
        self._sweeper: asyncio.Task[None] | None = None
        self.metrics.watch("rooms", "tables in memory", lambda: len(self.rooms))
        self.metrics.watch("connections", "open sockets", lambda: self.rooms.connections)

    async def open(self) -> None:
        await self.store.open()
        self.deadlines.start()
        self.mailer.start()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def announce_closing(self) -> None:
        """Answer what was accepted, hear nothing more, and tell everybody to come back in a
        moment; what they said meanwhile they will say again."""
        self.closing = True
        await self.deadlines.stop()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.rooms.settled(), self.settings.shutdown_seconds)
        self.rooms.say_goodbye(RETRY_AFTER)

    async def close(self) -> None:
        """Finish what was accepted, then end."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.deadlines.stop()
        await self.rooms.stop()
        await self.mailer.stop()
        await self.bot_pool.close()
        await self.store.close()

    async def _sweep(self) -> None:
        """Drop from memory what nobody looks at, and from the store what nobody touched."""
        count = 0
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.linger / 2000 + 0.05))
            try:
                await self.rooms.sweep()
                self.limits.forget()
                if count % CLEAN_UP_EVERY == 0:
                    await self.clean_up()
            except Unavailable:
                log.warning("the store cannot be cleaned up now")
            except Exception:
                log.exception("tables could not be swept")
            count += 1

    async def clean_up(self) -> None:
        """Forget what nobody will ask for again: tables nobody touched for a long time, unless a
        match goes on there; people who do not come back; codes that have expired. Matches nobody
        comes back to are ended first."""
        now, settings, store = self.now(), self.settings, self.store
        await store.drop_links(now)
        counts = {
            "matches": await end_abandoned(self),
            "tables": len(await store.drop_tables(now - settings.table_lifetime)),
            "sessions": await store.drop_unseen_sessions(now - settings.session_lifetime),
        }
        if any(counts.values()):
            log.info("the store was cleaned up", extra=counts)
