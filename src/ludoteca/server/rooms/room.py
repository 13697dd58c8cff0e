"""A table in memory: its connections, its live match, and the one queue everything goes through."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from time import monotonic
from typing import TypeAlias, cast

from msgspec import Raw
from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, Seat
from ludoteca.server.matches.commands import Committed
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.matches.presenter import Presenter
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.problems import as_refusal, problem
from ludoteca.server.tables.proposal import ASKED, Proposal
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.views import table_view, with_times, you
from ludoteca.server.wire import (
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
from ludoteca.server.wire.shared import Outcome, What
from ludoteca.server.ws.connection import NORMAL, Connection, encode, frame_of
from ludoteca.store import Conflict

from .answers import AnswerCache
from .observer import RoomObserver
from .queue import Job, JobQueue
from .request import QueuedRequest
from .resources import RoomResources
from .table_rows import row_of

log = logging.getLogger(__name__)

MOST_JOBS = 2_000

AnyRequest: TypeAlias = QueuedRequest[Request]
Handle: TypeAlias = Callable[["Room", AnyRequest], Awaitable[None]]
Discard: TypeAlias = Callable[["Room"], None]


class Room:
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
        self.resources = resources
        self.settings = resources.settings
        self.store = resources.store
        self.house = resources.house
        self.table = table
        self.revision = revision
        self.touched = touched
        """When the table was last stored."""
        self.live: LiveMatch | None = None
        self.load_error: Rejected | None = None
        """Why the match of the table could not be loaded."""
        self.connections: list[Connection] = []
        self.observers: tuple[RoomObserver, ...] = ()
        self.proposal: Proposal | None = None
        self.proposal_timer: asyncio.TimerHandle | None = None
        self.failed_votes: dict[Seat, Millis] = {}
        """When the last vote of a seat's player failed."""
        self.nonces: dict[Seat, str] = {}
        self.start_waits_for: dict[str, asyncio.TimerHandle] = {}
        """What delays the start, with the timers that end the delay."""
        self.starts: Millis | None = None
        """When the match starts, during the countdown."""
        self.hurried_match = ""
        """Id of the match whose bots move without delay."""
        self.visitors = 0
        """Sockets open or opening; while there are any the room stays in memory."""
        self.idle_since: Millis = self.house.live()
        self.next_batch_at = 0.0
        """Loop time before which no further batch of a stream is written."""
        self.answers = AnswerCache()
        self.detached: set[asyncio.Task[None]] = set()
        """Work for requests beside the queue (see `detached`)."""
        self._handle = handle
        self._discard = discard
        self._queue: JobQueue[AnyRequest] = JobQueue(self._run)

    def now(self) -> Millis:
        """Now, on the clock the match of this table runs on."""
        return self.house.now(post=self.is_correspondence)

    def wall(self) -> Millis:
        """Now, as it is stored and shown."""
        return self.resources.sources.now()

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

    # The match

    def require_match(self) -> LiveMatch:
        if self.load_error is not None:
            raise self.load_error
        if self.live is None or self.table.phase not in ("playing", "over"):
            raise Rejected("no_match")
        return self.live

    @property
    def active_match(self) -> LiveMatch | None:
        """The match while bots may move: running, not paused, and no shutdown under way."""
        live = self.live
        if live is None or live.match.over or live.clock.paused or self.resources.shutdown.begun:
            return None
        return live if self.table.phase == "playing" else None

    @property
    def waits_for_bot(self) -> bool:
        live = self.active_match
        if live is None or not self.is_attended:
            return False
        return any(self.table.places[seat].bot for seat in live.match.to_act())

    @property
    def is_attended(self) -> bool:
        """Whether somebody looks at the match, or a person's result hangs on it. Otherwise it
        stops."""
        return bool(self.connections) or self._concerns_absent_people()

    @property
    def is_asleep(self) -> bool:
        """Whether the clock stands still because nobody looked: no person is left to pause it."""
        live = self.live
        return live is not None and live.clock.paused and not self._concerns_absent_people()

    def _concerns_absent_people(self) -> bool:
        """Whether a person is in the match or may return to it. Tournaments and rated matches
        belong here once there are any."""
        if self.live is None:
            return False
        out = self.live.match.state.out
        places = enumerate(self.table.places[: len(out)])
        return any(place.person and (place.away or not out[seat]) for seat, place in places)

    @property
    def is_hurried(self) -> bool:
        return self.live is not None and self.live.id == self.hurried_match

    def open_seats(self) -> Sequence[Seat]:
        """Seats that wait for a person to take them over."""
        return self.live.open_seats() if self.live and self.table.phase == "playing" else ()

    # People

    @property
    def online(self) -> set[str]:
        """People connected by a device of their own: a big screen is nobody's."""
        return {each.person for each in self.connections if not each.screen}

    def is_online(self, person: str) -> bool:
        return any(each.person == person and not each.screen for each in self.connections)

    def connections_of(self, person: str) -> list[Connection]:
        return [connection for connection in self.connections if connection.person == person]

    def viewer(self, connection: Connection) -> Viewer:
        seat = None if connection.screen else self.table.seat_of(connection.person)
        # a table that waits for its next match may have more places than the last match had seats
        if seat is not None and (self.live is None or seat >= len(self.live.presenter.names)):
            seat = None
        muted = self.table.muted_seats
        if muted and seat in muted:
            muted = tuple(other for other in muted if other != seat)
        return Viewer(seat, connection.session.locale if connection.text else "", muted)

    @property
    def is_correspondence(self) -> bool:
        return self.table.rules.about.pace == "post"

    def players_online(self) -> list[Seat]:
        """Seats of people who are connected and still in the match."""
        if self.live is None:
            return []
        out, online = self.live.match.state.out, self.online
        places = enumerate(self.table.places)
        return [seat for seat, place in places if place.person in online and not out[seat]]

    def players(self) -> list[Seat]:
        """Seats of people who are still in the match, connected or not, and whose seat is not open
        for take-over."""
        if self.live is None:
            return []
        out, open_seats = self.live.match.state.out, self.open_seats()
        places = enumerate(self.table.places)
        playing = [seat for seat, place in places if place.person and not out[seat]]
        return [seat for seat in playing if seat not in open_seats]

    def voters(self, what: What) -> list[Seat]:
        """Seats a proposal asks. In correspondence nobody need be online."""
        is_for_present = ASKED[what] == "present" and not self.is_correspondence
        return self.players_online() if is_for_present else self.players()

    def successors(self, leaving: str) -> list[str]:
        """Candidates for host: people online, the seated first."""
        seated = [place.person for place in self.table.places]
        others = [person.id for person in self.table.people]
        online = self.online - {leaving}
        return [person for person in dict.fromkeys((*seated, *others)) if person in online]

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
            hurried=self.is_hurried,
        )
        return with_times(view, self.house.live_from_post) if self.is_correspondence else view

    def you(self, connection: Connection) -> You:
        session = connection.session
        found = you(self.table, session.id, session.name, session.locale)
        return replace(found, seat=None, is_host=False) if connection.screen else found

    def send_table(self) -> None:
        """Send the table to everyone; it is encoded once, as it may hold a whole map."""
        view = cast(TableView, Raw(encode(self.view())))
        for connection in self.connections:
            connection.send(TableMessage(view, self.you(connection)))

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
        row = row_of(table, self.revision + 1, now)
        try:
            await self.store.save_table(row)
        except Conflict:
            self.discard()
            raise Rejected("try_again") from None
        self.table, self.revision, self.touched = table, self.revision + 1, now
