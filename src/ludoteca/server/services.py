"""The objects of a running server: how they are built, started and stopped."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ludoteca.kernel import Millis
from ludoteca.store import Store, Unavailable

from .accounts.programs import Programs
from .accounts.sessions import Sessions
from .bots.pool import BotPool
from .compute.pool import ComputePool
from .house_clock import HouseClock
from .mail.outbox import Outbox
from .matchmaking.matchmaker import Matchmaker
from .matchmaking.waiting_room import WaitingRoom
from .metrics import Metrics
from .moderation.reports import Reports
from .moderation.sanctions import SanctionBook
from .operators.desk import Operators
from .push.sender import PushSender
from .rate_limits import RateLimits
from .ratings.rater import MatchRater
from .rooms.arranged_tables import ArrangedTables
from .rooms.arrangement_listeners import ArrangementListeners
from .rooms.next_deadline import NextDeadline
from .rooms.registry import RoomRegistry
from .rooms.resources import RoomResources
from .settings import Settings
from .shutdown import Shutdown
from .sources import Sources
from .tasks.cleanup import Cleanup
from .tasks.deletions import Deletions
from .tasks.earlier_matches import EarlierMatches
from .tasks.heartbeat import Heartbeat
from .tasks.scheduler import DeadlineScheduler
from .tasks.table_dues import TableDues
from .tasks.warm_up import WarmUp
from .tournaments.desk import TournamentDesk
from .tournaments.registry import TournamentRegistry
from .tournaments.runner import TournamentRunner

RETRY_AFTER: Millis = 2_000
"""When clients come back after a restart."""


class Services:
    """Built once at start-up. Each object gets what it uses; nothing below `app` imports this."""

    def __init__(self, settings: Settings, store: Store, sources: Sources | None = None) -> None:
        self.settings = settings
        self.store = store
        self.sources = sources or Sources()
        self.shutdown = Shutdown()
        self.metrics = Metrics()
        self.rate_limits = RateLimits(settings)
        self.house = HouseClock(self.sources)
        self.next_deadline = NextDeadline(self.sources)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_time_limit)
        self.compute = ComputePool(settings, self.metrics)
        self.outbox = Outbox(settings, store, self.sources, self.metrics)
        self.pushes = PushSender(settings, store, self.sources, self.metrics)
        self.sessions = Sessions(settings, store, self.sources, self.outbox)
        self.programs = Programs(settings, store, self.sources)
        self.sanctions = SanctionBook(store, self.sources)
        self.reports = Reports(settings, store, self.rate_limits, self.outbox, self.metrics)
        self.rater = MatchRater(store, self.sources)
        self.arrangement_listeners = ArrangementListeners()
        self.rooms = RoomRegistry(
            RoomResources(
                settings,
                store,
                self.sources,
                self.house,
                self.metrics,
                self.rate_limits,
                self.next_deadline,
                self.outbox,
                self.pushes,
                self.bot_pool,
                self.compute,
                self.shutdown,
                self.rater,
                self.arrangement_listeners,
                self.sanctions,
                self.reports,
            )
        )
        self.arranged_tables = ArrangedTables(self.rooms, self.sources, settings.arrival_grace)
        self.waiting_room = WaitingRoom(store, self.sources, store.blocked_with)
        self.operators = Operators(
            store, self.sources, self.sanctions, self.rooms, self.waiting_room
        )
        self.matchmaker = Matchmaker(
            settings,
            store,
            self.sources,
            self.waiting_room,
            self.arranged_tables,
            self.arrangement_listeners,
        )
        self.table_dues = TableDues(store, self.sources, self.rooms)
        self.tournaments = TournamentRegistry(store, self.sources)
        self.tournament_runner = TournamentRunner(
            settings, store, self.sources, self.compute, self.arranged_tables, self.tournaments
        )
        self.arrangement_listeners.listen("tournament", self.tournament_runner.hear)
        self.tournament_desk = TournamentDesk(
            settings,
            store,
            self.sources,
            self.compute,
            self.tournaments,
            self.tournament_runner,
        )
        self.heartbeat = Heartbeat(store, self.sources, self.house, self.rooms)
        self.scheduler = DeadlineScheduler(store, self.house, self.rooms, self.next_deadline)
        self.cleanup = Cleanup(
            settings, store, self.sources, self.rate_limits, self.rooms, self.rater, self.sanctions
        )
        self.deletions = Deletions(
            store, self.sources, self.rooms, self.tournaments, self.tournament_runner
        )
        self.earlier_matches = EarlierMatches(store)
        self.warm_up = WarmUp()
        self.metrics.watch("rooms", "tables in memory", lambda: len(self.rooms))
        self.metrics.watch("waiting", "people in the waiting room", lambda: len(self.waiting_room))
        self.metrics.watch("connections", "open sockets", lambda: self.rooms.connections)

    async def start(self) -> None:
        self.store.claim()
        await self.store.open()
        await self.sanctions.load()
        await self.heartbeat.start()
        self.scheduler.start()
        self.table_dues.start()
        self.tournament_runner.start()
        self.matchmaker.start()
        self.outbox.start()
        await self.pushes.start()
        self.cleanup.start()
        self.deletions.start()
        self.earlier_matches.start()
        self.warm_up.start()

    async def announce_shutdown(self) -> None:
        """Answer the accepted requests, accept no more, and tell clients to come back in a moment:
        they repeat what was not answered."""
        self.shutdown.begun = True
        await self.scheduler.stop()
        await self.table_dues.stop()
        await self.tournament_runner.stop()
        await self.matchmaker.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.shutdown_seconds):
                await self.rooms.drain()
        self.heartbeat.close()
        self.rooms.announce_closing(RETRY_AFTER)

    async def stop(self) -> None:
        """Finish the accepted work, then close everything."""
        self.shutdown.begun = True
        await self.warm_up.stop()
        await self.deletions.stop()
        await self.earlier_matches.stop()
        await self.cleanup.stop()
        await self.scheduler.stop()
        await self.table_dues.stop()
        await self.tournament_runner.stop()
        await self.matchmaker.stop()
        with suppress(Unavailable):
            await self.rooms.store_snapshots()
        await self.heartbeat.stop()
        await self.rooms.stop()
        await self.outbox.stop()
        await self.pushes.stop()
        await self.bot_pool.close()
        await self.compute.close()
        await self.store.close()
