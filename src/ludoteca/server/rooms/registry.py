"""The rooms in memory: finds, loads and drops them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from functools import partial

from ludoteca.kernel import Rejected, Seat
from ludoteca.server.compute.job import Asker
from ludoteca.server.rooms.handlers.people.renaming import rename
from ludoteca.server.rooms.handlers.seats.seat_takeover import link_hash
from ludoteca.server.rooms.handlers.table.start import begin_tutorial
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.table import Table, closed
from ludoteca.server.tables.times import stamped
from ludoteca.server.wire import Closing, NewTable
from ludoteca.server.ws.connection import NO_SESSION, TRY_LATER, Connection
from ludoteca.store import Conflict, SessionRow

from .creation import table_maker
from .dispatch import HANDLERS
from .loading import load_match
from .observers.audience import AudienceTracker
from .observers.bot_seats import BotSeats
from .observers.gathering import Gathering
from .observers.open_proposal import OpenProposal
from .observers.open_seats import OpenSeats
from .observers.presence import PresenceTracker
from .resources import RoomResources
from .room import Room
from .table_rows import read_table, row_of

TRIES = 20
MOST_CLOSED = 20
"""Tables looked through for earlier tutorials."""


class RoomRegistry:
    """All rooms of this process by code. A room nobody visits is dropped after a while."""

    def __init__(self, resources: RoomResources) -> None:
        self._resources = resources
        self._settings = resources.settings
        self._store = resources.store
        self._sources = resources.sources
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._stopping: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def connections(self) -> int:
        return sum(len(room.connections) for room in self._rooms.values())

    def can_start(self, code: str) -> bool:
        """Whether the host is at the table, or somebody seated who will be the host."""
        room = self._rooms.get(code)
        return room is not None and any(
            person == room.table.host or room.table.seat_of(person) is not None
            for person in room.online
        )

    # Creating and loading

    async def create(
        self, body: NewTable, session: SessionRow, asker: Asker, opened_from: str = ""
    ) -> str:
        """Store a new table hosted by a session; returns its code."""
        make = await table_maker(self._resources, body, session, asker, opened_from)
        return await self.add(make)

    async def add(self, make: Callable[[str], Table], code: str = "") -> str:
        """Store a new table made for a code that is free, or for the given one; returns the
        code."""
        for _ in range(1 if code else TRIES):
            table = make(code or self._sources.new_code())
            table = stamped(table, None, self._sources.now())
            try:
                await self._store.add_table(row_of(table, 1, self._sources.now()))
            except Conflict:
                continue
            self._resources.metrics.tables.labels(table.game).inc()
            return table.code
        raise Rejected("try_again")

    async def begin_tutorial(self, code: str) -> None:
        """Start the match of a tutorial's table."""
        room = await self.room(code)
        if not await room.run(lambda: begin_tutorial(room)):
            raise Rejected("try_again")

    async def close_tutorials(self, session: str) -> None:
        """Close the earlier tutorials of a learner, finished or not."""
        for row in await self._store.tables_of(session, MOST_CLOSED):
            table = read_table(row)
            if table.tutorial and not table.closed and table.host == session:
                room = await self.room(table.code)
                await room.run(partial(_close, room))

    async def room(self, raw_code: str) -> Room:
        """The room with this code, loaded if necessary."""
        code = read_code(raw_code)
        found = self._rooms.get(code)
        if found is not None and found.table.closed:
            raise Rejected("unknown_table", code=code)
        if found is not None:
            return found
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                return self._rooms.get(code) or await self._load(code)
        finally:
            if not lock.locked():
                self._loading.pop(code, None)

    async def table(self, raw_code: str) -> Table:
        """The table with this code, from its room if it is in memory, else as it is stored."""
        code = read_code(raw_code)
        room = self._rooms.get(code)
        row = await self._store.table(code) if room is None else None
        found = room.table if room is not None else None if row is None else read_table(row)
        if found is None or found.closed:
            raise Rejected("unknown_table", code=code)
        return found

    async def room_of_match(self, match: str) -> Room:
        return await self.room(await self._store.table_of_match(match) or "")

    async def open_seat(self, code: str) -> tuple[Room, Seat]:
        """The seat a take-over link is for, as long as it is open. Does not use up the link."""
        link = await self._store.link(link_hash(code), self._sources.now())
        if link is None or link.seat is None:
            raise Rejected("unknown_code")
        room = await self.room_of_match(link.match)
        if room.table.match != link.match or link.seat not in room.open_seats():
            raise Rejected("unknown_code")
        return room, link.seat

    async def _load(self, code: str) -> Room:
        row = await self._store.table(code)
        table = None if row is None else read_table(row)
        if row is None or table is None or table.closed:
            raise Rejected("unknown_table", code=code)
        room = Room(
            self._resources, table, row.revision, row.touched, HANDLERS.handle, self.discard
        )
        room.observers = (
            BotSeats(room),
            PresenceTracker(room),
            OpenProposal(room),
            Gathering(room),
            OpenSeats(room),
            AudienceTracker(room),
        )
        try:
            await load_match(room)
        except BaseException:
            await room.stop()
            raise
        self._rooms[code] = room
        return room

    # Dropping

    def discard(self, room: Room) -> None:
        """Drop a room another process wrote to; its clients reconnect to the stored state."""
        for connection in room.connections:
            connection.send(Closing(0))
            connection.close(TRY_LATER)
        if self._rooms.get(room.table.code) is room:
            del self._rooms[room.table.code]
            stopping = asyncio.create_task(room.stop())
            self._stopping.add(stopping)
            stopping.add_done_callback(self._stopping.discard)

    async def drop_idle(self) -> None:
        """Drop the rooms without visitors for a while."""
        now, linger = self._resources.house.live(), self._settings.linger
        for code, room in [*self._rooms.items()]:
            if room.visitors or room.waits_for_bot or room.table.is_gathering:
                continue
            if now - room.idle_since >= linger:
                del self._rooms[code]
                await room.stop()

    def rename(self, session: SessionRow) -> None:
        """Tell the tables in memory the new name of a session; others learn it on the next
        visit."""
        for room in self._rooms.values():
            if room.table.person(session.id) is not None:
                room.submit(partial(rename, room, session.id, session.name))

    def disconnect(self, sessions: Container[str], *, except_device: str = "") -> None:
        """Close the connections of sessions that ended, but for those of a device."""
        for room in self._rooms.values():
            for connection in room.connections:
                session = connection.session
                kept = except_device != "" and session.device == except_device
                if session.id in sessions and not kept:
                    connection.close(NO_SESSION)

    def every_connection(self) -> list[Connection]:
        return [connection for room in self._rooms.values() for connection in room.connections]

    # Shutting down

    async def drain(self) -> None:
        """Wait until every queue is empty."""
        await asyncio.gather(*(room.drain() for room in self._rooms.values()))

    def announce_closing(self, retry: int) -> None:
        """Tell every client that the server will be back in a moment."""
        for room in self._rooms.values():
            room.send_to_all(Closing(retry))

    async def store_snapshots(self) -> None:
        """Store the state of every live match: the next start may bring newer rules."""
        for room in self._rooms.values():
            if room.live is not None and not room.live.match.over:
                await room.live.writer.store_snapshot()

    async def stop(self) -> None:
        rooms = [*self._rooms.values()]
        self._rooms.clear()
        await asyncio.gather(*(room.stop() for room in rooms), *self._stopping)


async def _close(room: Room) -> None:
    await room.save(closed(room.table))
