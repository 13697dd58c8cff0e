"""A table in memory: its connections, its live match, and the one queue everything goes through."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import TypeAlias, cast

from msgspec import Raw
from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.matches.commands import Committed
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.problems import as_refusal, problem
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.times import stamped
from ludoteca.server.tables.views import table_view, with_times, you
from ludoteca.server.wire import (
    Begun,
    FromServerMessage,
    Gone,
    ProposalEnded,
    Refused,
    Request,
    TableView,
    Timing,
    You,
)
from ludoteca.server.wire import Table as TableMessage
from ludoteca.server.wire.vocabulary import Outcome
from ludoteca.server.ws.connection import NORMAL, Connection, encode, frame_of
from ludoteca.store import Conflict

from .answers import AnswerCache
from .queue import Job, JobQueue
from .request import QueuedRequest
from .resources import RoomResources
from .room_state import RoomState
from .table_rows import row_of

log = logging.getLogger(__name__)

MOST_JOBS = 2_000
CROWD = 60
"""Connections from which on arrivals are told of together."""
TOGETHER = 1.0
"""Seconds."""

AnyRequest: TypeAlias = QueuedRequest[Request]
Handle: TypeAlias = Callable[["Room", AnyRequest], Awaitable[None]]
Discard: TypeAlias = Callable[["Room"], None]


class Room(RoomState):
    """Holds the table and sends its changes; the handlers implement the requests."""

    def __init__(
        self,
        resources: RoomResources,
        table: Table,
        revision: int,
        touched: Millis,
        handle: Handle,
        discard: Discard,
    ) -> None:
        super().__init__(resources, table, revision, touched)
        self.answers = AnswerCache()
        self.detached: set[asyncio.Task[None]] = set()
        """Work for requests beside the queue (see `detached`)."""
        self._table_timer: asyncio.TimerHandle | None = None
        self._handle = handle
        self._discard = discard
        self._queue: JobQueue[AnyRequest] = JobQueue(self._run)

    def expect_deadline(self) -> None:
        """Announce the next deadline of the match to the scheduler."""
        due = None if self.live is None else self.live.writer.next_due()
        if due is not None:
            self.resources.next_deadline.expect(due - self.now())

    # The queue

    def submit(self, item: AnyRequest | Job) -> None:
        if isinstance(item, QueuedRequest) and len(self._queue) >= MOST_JOBS:
            self.refuse(item.connection, item.message.id, Rejected("too_busy"))
        else:
            self._queue.submit(item)

    def submit_later(self, seconds: float, job: Job) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self.submit, job)

    async def run(self, job: Job) -> bool:
        """Run a job in the queue and wait for it; False when it failed or the room is closed."""
        return await self._queue.run(job)

    async def drain(self) -> None:
        await self._queue.drain()

    async def stop(self) -> None:
        """Finish the accepted jobs, then end."""
        for observer in self.observers:
            observer.stop()
        for task in [*self.detached]:
            task.cancel()
        if self._table_timer is not None:
            self._table_timer.cancel()
        await self._queue.stop()
        self.observers = ()  # with these gone, a dropped room is freed without a garbage collection
        self.live = None

    async def _run(self, item: AnyRequest | Job) -> None:
        try:
            if isinstance(item, QueuedRequest):
                await self._handle(self, item)
                self.resources.metrics.traffic.answered(monotonic() - item.arrived)
            else:
                await item()
        except Exception as error:
            refusal = as_refusal(error)
            if isinstance(item, QueuedRequest):
                self.refuse(item.connection, item.message.id, refusal)
            if refusal.code == "defect":
                self.resources.metrics.defects.inc()
                log.exception("a job failed", extra={"table": self.table.code})

    @property
    def next_request(self) -> AnyRequest | None:
        """The next item of the queue, if it is a request."""
        item = self._queue.next
        return item if isinstance(item, QueuedRequest) else None

    def take_next(self) -> None:
        self._queue.take_next()

    def discard(self) -> None:
        """Drop this room: another process wrote here. Clients reconnect to the stored state."""
        self._discard(self)

    # Observers

    def arrived(self, person: str) -> None:
        for observer in self.observers:
            observer.arrived(person)

    def departed(self, person: str) -> None:
        for observer in self.observers:
            observer.departed(person)

    def reschedule(self, committed: Committed | None = None) -> None:
        """Tell the observers that the match or the table changed."""
        for observer in self.observers:
            observer.reschedule(committed)

    # Sending

    def send_to_all(self, message: FromServerMessage, but: Connection | None = None) -> None:
        frame = frame_of(message)
        for connection in self.connections:
            if connection is not but:
                connection.send_frame(frame)

    def refuse(self, connection: Connection, id: str, refusal: Rejected) -> None:
        self.resources.metrics.refused.labels(refusal.code).inc()
        game, locale = self.table.rules, connection.session.locale
        if self.live is None:
            found = problem(refusal, locale, game)
        else:
            presenter = self.live.presenter
            found = problem(refusal, locale, game, presenter.names, presenter.terms(locale))
        connection.send(Refused(id, found.code, found.params, found.text))

    def view(self) -> TableView:
        view = table_view(
            self.table,
            self.online,
            self.settings.url,
            self.proposal,
            self.load_error,
            self.starts,
            self.open_seats(),
            autopilot=self.autopilot_at,
            rating=self.rating,
            gathers_until=self.gathers_until,
            away=self.away,
        )
        return with_times(view, self.house.live_from_post) if self.is_correspondence else view

    def you(self, connection: Connection) -> You:
        session = connection.session
        found = you(self.table, session.id, session.name, session.locale)
        if not connection.screen:
            return found
        return replace(found, seat=None, is_host=False, wanted="", newcomers=())

    def send_table(self) -> None:
        """Send the table to everyone; it is encoded once, as it may hold a whole map."""
        view = cast(TableView, Raw(encode(self.view())))
        for connection in self.connections:
            connection.send_frame(frame_of(TableMessage(view, self.you(connection))))

    def send_table_soon(self) -> None:
        """Send the table to everyone who is here already. Where a crowd arrives, each would be told
        of every other: they are told once a second."""
        if len(self.connections) <= CROWD:
            self.send_table()
        elif self._table_timer is None:
            loop = asyncio.get_running_loop()
            self._table_timer = loop.call_later(TOGETHER, self._send_table_now)

    def _send_table_now(self) -> None:
        self._table_timer = None
        self.send_table()

    def send_steps(self, presenter: Presenter, committed: Committed) -> None:
        """Send new steps to everyone, each as their seat may know them."""
        steps = presenter.frames(committed)
        frames: dict[Viewer, bytes] = {}
        for connection in self.connections:
            viewer = self.viewer(connection)
            frame = frames.get(viewer)
            if frame is None:
                frame = frames[viewer] = b"".join([step.frame(viewer) for step in steps])
            connection.send_frame(frame)

    def send_match_again(self, people: Iterable[str]) -> None:
        """Send the match to people who see it from another seat from now on."""
        if self.live is None:
            return
        presenter = self.live.presenter
        for connection in [each for person in people for each in self.connections_of(person)]:
            viewer = self.viewer(connection)
            view = presenter.match_view(viewer, connection.session.locale)
            connection.send(Begun(view, presenter.opening(viewer.seat)))

    def send_timing(self, live: LiveMatch) -> None:
        self.send_to_all(Timing(live.clock.paused, live.writer.due_view(live.match.state)))

    def send_proposal_ended(self, proposal: Proposal, outcome: Outcome) -> None:
        self.send_to_all(ProposalEnded(proposal.what, proposal.by, proposal.name, outcome))

    def dismiss(self, people: Iterable[str], refusal: Rejected) -> None:
        """Tell people why they may no longer be here, and disconnect them."""
        for person in people:
            for connection in self.connections_of(person):
                connection.send(Gone(problem(refusal, connection.session.locale)))
                connection.close(NORMAL)

    def dismiss_screens(self, refusal: Rejected) -> None:
        """Disconnect the big screens of people who have no place at the table."""
        for connection in self.connections:
            if connection.screen and self.table.person(connection.person) is None:
                connection.send(Gone(problem(refusal, connection.session.locale)))
                connection.close(NORMAL)

    # Storing

    async def change(self, table: Table) -> None:
        """Store the table and send it to everyone."""
        if table != self.table:
            await self.save(table)
        self.send_table()

    async def save(self, table: Table) -> None:
        now = self.wall()
        table = stamped(table, self.table, now)
        row = row_of(table, self.revision + 1, now)
        try:
            await self.store.save_table(row)
        except Conflict:
            self.discard()
            raise Rejected("try_again") from None
        self.table, self.revision, self.touched = table, self.revision + 1, now
