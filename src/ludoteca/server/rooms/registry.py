"""Rooms: the tables that are in memory. A table nobody looks at is not among them for long."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING

import msgspec

from ludoteca.kernel import Rejected
from ludoteca.server.matches.writer import Keeper
from ludoteca.server.tables.guest_actions import enter, sit
from ludoteca.server.tables.names import read_code
from ludoteca.server.tables.playlist import ended
from ludoteca.server.tables.table import Table, new_table, waiting_again
from ludoteca.server.tables.views import row_of
from ludoteca.server.wire import Closing, NewTable
from ludoteca.server.ws.connection import NO_SESSION, TRY_LATER
from ludoteca.store import Conflict, TableRow, Unavailable

from .room import Room
from .start import open_match

if TYPE_CHECKING:
    from ludoteca.server.services import House
    from ludoteca.store import SessionRow

log = logging.getLogger(__name__)

TRIES = 20


class Rooms:
    """Finds, loads and drops rooms."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._stopping: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def connections(self) -> int:
        return sum(len(room.connections) for room in self._rooms.values())

    def somebody_at(self, code: str) -> bool:
        return code in self._rooms and bool(self._rooms[code].connections)

    async def create(self, wish: NewTable, session: SessionRow) -> str:
        """Open a table for somebody, who is its host; returns its code."""
        house = self.house
        for _ in range(TRIES):
            table = new_table(
                house.new_code(),
                wish.game,
                wish.options,
                secret=house.new_secret(),
                public=wish.public,
                spectators=wish.spectators,
                now=house.now(),
            )
            table = enter(table, session.id, session.name)
            if wish.sit:
                table = sit(table, session.id)
            try:
                await house.store.add_table(row_of(table, 1, house.now()))
            except Conflict:
                continue
            house.metrics.tables.labels(wish.game).inc()
            return table.code
        raise Rejected("try_again")

    async def room(self, raw_code: str) -> Room:
        """The room with this code, loaded if it is not there."""
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

    async def _load(self, code: str) -> Room:
        row = await self.house.store.table(code)
        table = None if row is None else read_table(row)
        if row is None or table is None or table.closed:
            raise Rejected("unknown_table", code=code)
        room = Room(self.house, table, row.revision, row.touched)
        try:
            await self._load_match(room)
        except BaseException:
            await room.stop()
            raise
        self._rooms[code] = room
        return room

    async def _load_match(self, room: Room) -> None:
        """Take up the match where it was left, and mend what a crash left between two writes."""
        table, house = room.table, self.house
        if table.phase == "starting":
            await room.save(waiting_again(table, house.new_secret()))
        if table.match is None or table.phase in ("waiting", "starting"):
            return
        row = await house.store.match(table.match)
        if row is None:
            matches = tuple(id for id in table.matches if id != table.match)
            mended = waiting_again(table, house.new_secret())
            last = matches[-1] if matches else None
            await room.save(msgspec.structs.replace(mended, matches=matches, match=last))
            return
        try:
            keeper = await Keeper.load(house.store, row, table.clock, house.settings.snapshot_every)
        except Rejected as refusal:
            log.error("a match cannot be loaded", extra={"match": row.id, "code": refusal.code})
            room.trouble = refusal
            return
        except Unavailable:
            raise
        except Exception:
            log.exception("a match cannot be loaded", extra={"match": row.id})
            room.trouble = Rejected("defect")
            return
        open_match(room, keeper)
        if keeper.match.over and table.phase == "playing":
            await room.save(ended(table, keeper.match.ranking()))
        elif not keeper.match.over:
            await keeper.store_due(house.now())
            house.deadlines.expect(keeper.due_on_the_wall())

    def forget(self, room: Room) -> None:
        """Somebody else wrote here: everybody comes back and finds it as it is."""
        for connection in room.connections:
            connection.send(Closing(0))
            connection.close(TRY_LATER)
        if self._rooms.get(room.table.code) is room:
            del self._rooms[room.table.code]
            stopping = asyncio.create_task(room.stop())
            self._stopping.add(stopping)
            stopping.add_done_callback(self._stopping.discard)

    async def sweep(self) -> None:
        """Drop the rooms that nobody has looked at for a while."""
        now, linger = self.house.now(), self.house.settings.linger
        before = len(self._rooms)
        for code, room in [*self._rooms.items()]:
            if room.visitors or room.bots.are_waited_for:
                continue
            if now - room.idle_since >= linger:
                del self._rooms[code]
                await room.stop()
        if len(self._rooms) < before:
            gc.collect()  # what is in a room knows the room: only the collector lets go of it

    def disconnect(self, session: SessionRow, *, everywhere: bool) -> None:
        """Cut off the browsers of somebody who logged out."""
        account = session.account if everywhere else None
        for room in self._rooms.values():
            for connection in room.connections:
                other = connection.session
                if other.id == session.id or (account and other.account == account):
                    connection.close(NO_SESSION)

    async def settled(self) -> None:
        """Wait until nothing is left to do at any table."""
        await asyncio.gather(*(room.settled() for room in self._rooms.values()))

    def say_goodbye(self, retry: int) -> None:
        """Tell everybody that the server goes down for a moment."""
        for room in self._rooms.values():
            room.send_to_all(Closing(retry))

    async def stop(self) -> None:
        rooms = [*self._rooms.values()]
        self._rooms.clear()
        await asyncio.gather(*(room.stop() for room in rooms), *self._stopping)


def read_table(row: TableRow) -> Table:
    return msgspec.convert(row.document, Table)
