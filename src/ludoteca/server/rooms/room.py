"""Room: a table that somebody looks at. Whatever happens there goes through its one queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected, Seat
from ludoteca.server.mail.notifications import Postman
from ludoteca.server.matches.commands import Happened
from ludoteca.server.matches.presenter import Teller
from ludoteca.server.matches.viewer import Viewer
from ludoteca.server.matches.writer import Keeper
from ludoteca.server.problems import problem
from ludoteca.server.tables.proposal import Proposal
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.views import row_of, table_view, you
from ludoteca.server.wire import (
    FromServerMessage,
    Gone,
    Play,
    Refused,
    TableView,
    Timing,
    You,
)
from ludoteca.server.wire import Table as TableMessage
from ludoteca.server.ws.connection import NORMAL, Connection, frame_of
from ludoteca.store import Conflict, DueRow, Unavailable

from .bot_seats import BotSeats
from .dispatch import carry_out
from .presence import Absence
from .queue import Jobs, Task
from .request import Said

if TYPE_CHECKING:
    from ludoteca.server.services import House

log = logging.getLogger(__name__)

MOST_JOBS = 2_000
REMEMBERED = 500


class Room:
    """A table in memory: the people connected to it and the match that is played there."""

    def __init__(self, house: House, table: Table, revision: int, touched: Millis) -> None:
        self.house = house
        self.table = table
        self.revision = revision
        self.touched = touched
        """When the table was stored last."""
        self.keeper: Keeper | None = None
        self.teller: Teller | None = None
        self.postman: Postman | None = None
        self.trouble: Rejected | None = None
        """Why the match cannot go on, where it cannot be loaded."""
        self.connections: list[Connection] = []
        self.proposal: Proposal | None = None
        self.nonces: dict[Seat, str] = {}
        self.awaited: set[str] = set()
        """What the start waits for."""
        self.starts: Millis | None = None
        """When it starts, while everybody counts down."""
        self.answers: dict[tuple[str, str], bytes] = {}
        """The answers to the last messages that changed the table, to give them again."""
        self.bots = BotSeats(self)
        self.absence = Absence(self)
        self.visitors = 0
        """Sockets that are open or opening; while there are some the room stays in memory."""
        self.idle_since: Millis = house.now()
        self.stream_at = 0.0
        """Before this moment of the loop's time the next batch of a stream is not written."""
        self._jobs: Jobs[Said] = Jobs(self._do)

    # The queue

    def submit(self, job: Said | Task) -> None:
        if isinstance(job, Said) and len(self._jobs) >= MOST_JOBS:
            self.refuse(job.connection, job.message.id, Rejected("too_busy"))
        else:
            self._jobs.submit(job)

    def submit_later(self, seconds: float, job: Task) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self.submit, job)

    async def done(self, task: Task) -> bool:
        """Let a task have its turn; False when it failed, or comes too late."""
        return await self._jobs.done(task)

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        await self._jobs.settled()

    async def stop(self) -> None:
        """Finish what was accepted, then end."""
        self.bots.stop()
        self.absence.stop()
        await self._jobs.stop()
        # The match goes at once, whoever still knows this room.
        self.keeper = self.teller = self.postman = None

    async def _do(self, job: Said | Task) -> None:
        try:
            if isinstance(job, Said):
                await carry_out(self, job)
                self.house.metrics.traffic.took(monotonic() - job.arrived)
            else:
                await job()
        except Exception as error:
            refusal = _as_refusal(error)
            if isinstance(job, Said):
                self.refuse(job.connection, job.message.id, refusal)
            if refusal.code == "defect":
                self.house.metrics.defects.inc()
                log.exception("an act failed", extra={"table": self.table.code})

    def next_play(self) -> Said | None:
        """The play that comes next in the queue, if it is one."""
        job = self._jobs.next
        return job if isinstance(job, Said) and isinstance(job.message, Play) else None

    def take_next(self) -> None:
        self._jobs.take_next()

    # People

    @property
    def online(self) -> set[str]:
        return {connection.person for connection in self.connections}

    def is_online(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def connections_of(self, person: str) -> list[Connection]:
        return [connection for connection in self.connections if connection.person == person]

    def viewer(self, connection: Connection) -> Viewer:
        seat = None if connection.screen else self.table.seat_of(connection.person)
        if seat is not None and (self.teller is None or seat >= len(self.teller.names)):
            seat = None
        return Viewer(seat, connection.session.locale if connection.text else "")

    def people_in_match(self) -> list[Seat]:
        """The seats of people who play and are there."""
        if self.keeper is None:
            return []
        out, online = self.keeper.match.state.out, self.online
        places = enumerate(self.table.places)
        return [seat for seat, place in places if place.person in online and not out[seat]]

    @property
    def is_by_post(self) -> bool:
        return self.table.rules.about.pace == "post"

    def people_to_ask(self) -> list[Seat]:
        """Whose consent is needed: who plays and is there; by post, who plays and has not been
        given up."""
        if self.keeper is None or not self.is_by_post:
            return self.people_in_match()
        out, given_up = self.keeper.match.state.out, self.open_seats()
        places = enumerate(self.table.places)
        playing = [seat for seat, place in places if place.person and not out[seat]]
        return [seat for seat in playing if seat not in given_up]

    def open_seats(self) -> Sequence[Seat]:
        """Seats that wait for somebody to take them over."""
        keeper = self.keeper
        if keeper is None or keeper.match.over or self.table.phase != "playing":
            return ()
        return keeper.match.game.rounds.open_seats(keeper.match.state)

    def successors(self, leaving: str) -> list[str]:
        """Who could be the host: those who are there, the seated first."""
        seated = [place.person for place in self.table.places]
        others = [person.id for person in self.table.people]
        online = self.online - {leaving}
        return [person for person in dict.fromkeys((*seated, *others)) if person in online]

    # Telling

    def send_to_all(self, message: FromServerMessage, but: Connection | None = None) -> None:
        frame = frame_of(message)
        for connection in self.connections:
            if connection is not but:
                connection.send_frame(frame)

    def refuse(self, connection: Connection, id: str, refusal: Rejected) -> None:
        self.house.metrics.refused.labels(refusal.code).inc()
        game, locale = self.table.rules, connection.session.locale
        if self.teller is None:
            told = problem(refusal, locale, game)
        else:
            told = problem(refusal, locale, game, self.teller.names, self.teller.terms(locale))
        connection.send(Refused(id, told.code, told.params, told.text))

    def view(self) -> TableView:
        url, trouble = self.house.settings.url, self.trouble
        seats = self.open_seats()
        return table_view(
            self.table,
            self.online,
            url,
            self.proposal,
            trouble,
            self.starts,
            seats,
            hurried=self.bots.are_hurried,
        )

    def you(self, connection: Connection) -> You:
        session = connection.session
        found = you(self.table, session.id, session.name, session.locale)
        return replace(found, seat=None, is_host=False) if connection.screen else found

    def show_table(self) -> None:
        view = self.view()
        for connection in self.connections:
            connection.send(TableMessage(view, self.you(connection)))

    def tell(self, happened: Happened) -> None:
        """Send what happened to everybody, each as their seat may know it."""
        if self.teller is None or not happened.steps:
            return
        told = self.teller.tell(happened)
        frames: dict[Viewer, bytes] = {}
        for connection in self.connections:
            viewer = self.viewer(connection)
            frame = frames.get(viewer)
            if frame is None:
                frame = frames[viewer] = b"".join([each.frame(viewer) for each in told])
            connection.send_frame(frame)

    def tell_timing(self) -> None:
        if self.keeper is not None:
            due = self.keeper.due_view(self.keeper.match.state)
            self.send_to_all(Timing(self.keeper.clock.paused, due))

    def send_away(self, people: Iterable[str], refusal: Rejected) -> None:
        """Tell some that this table is not for them any more."""
        for person in people:
            for connection in self.connections_of(person):
                locale = connection.session.locale
                connection.send(Gone(problem(refusal, locale)))
                connection.close(NORMAL)

    async def remind(self, due: DueRow) -> None:
        """What is due comes near: tell those who are waited for and are not here."""
        if self.postman is not None and self.keeper is not None and self.keeper.id == due.match:
            await self.postman.remind(due)

    # Changing the table

    async def change(self, table: Table) -> None:
        """Store the table and show it to everybody."""
        if table != self.table:
            await self.save(table)
        self.show_table()

    async def save(self, table: Table) -> None:
        now = self.house.now()
        row = row_of(table, self.revision + 1, now)
        try:
            await self.house.store.save_table(row)
        except Conflict:
            self.house.rooms.forget(self)
            raise Rejected("try_again") from None
        self.table, self.revision, self.touched = table, self.revision + 1, now

    def answer_again(self, said: Said) -> bool:
        """Whether this message was answered before; then it gets the same answer."""
        frame = self.answers.get((said.connection.person, said.message.id))
        if frame is not None:
            said.connection.send_frame(frame)
        return frame is not None

    def remember(self, said: Said, frame: bytes) -> None:
        self.answers[said.connection.person, said.message.id] = frame
        while len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]


def _as_refusal(error: Exception) -> Rejected:
    match error:
        case Rejected():
            return error
        case Unavailable():
            return Rejected("unavailable")
        case _:
            return Rejected("defect")
