"""Absence: a dropped connection is not leaving. First grace, then the autopilot, then the seat
is given up; and only while somebody else is there who would have to wait."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.kernel import Millis, Seat
from ludoteca.server.tables import guest_actions as visiting
from ludoteca.server.tables import table as tables
from ludoteca.server.tables.table import Place
from ludoteca.store import Unavailable

from . import play as playing

if TYPE_CHECKING:
    from .room import Room


SHORTEST_PACE: Millis = 20
"""The autopilot plays a seat's moves one after the other, not all at once."""
RETRY: Millis = 1_000


class Absence:
    """Who is away from a table since when, and what follows from it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        now = room.house.now()
        self.since: dict[str, Millis] = {person.id: now for person in room.table.people}
        self.alone_until: Millis = now
        """Before that nobody was there who had to wait."""
        self._timer: asyncio.TimerHandle | None = None

    def came(self, person: str) -> None:
        if not self._somebody_waits():
            self.alone_until = self.room.house.now()
        self.since.pop(person, None)

    def went(self, person: str) -> None:
        self.since[person] = self.room.house.now()
        self.look()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def look(self, not_before: Millis = 0) -> None:
        """Come back when the next grace is over."""
        self.stop()
        waits = [wait for person in self.since if (wait := self._wait(person)) is not None]
        if waits and self._somebody_waits():
            delay = max(not_before, min(waits)) / 1000
            self._timer = self.room.submit_later(delay, self.judge)

    def _somebody_waits(self) -> bool:
        """Whether somebody is there to whom an absence matters: in a match, who plays."""
        room = self.room
        return bool(room.people_in_match() if self._plays() else room.connections)

    def _away(self, person: str) -> Millis:
        """How long somebody has had to wait for this person."""
        return self.room.house.now() - max(self.since[person], self.alone_until)

    def _wait(self, person: str) -> Millis | None:
        """How long until something follows from an absence; None if nothing will."""
        settings, table = self.room.house.settings, self.room.table
        seat, hosts = table.seat_of(person), person == table.host
        graces: list[Millis] = []
        if hosts or (seat is not None and self._may_lose(seat)):
            graces.append(settings.leave_after)
        if (seat is None and not hosts) or (seat is not None and self._is_waited_for(seat)):
            graces.append(settings.skip_after)
        return min(graces) - self._away(person) if graces else None

    def _plays(self) -> bool:
        """Whether a match goes on in which people wait for each other at the table."""
        keeper, table = self.room.keeper, self.room.table
        live = keeper is not None and table.phase == "playing" and not keeper.match.over
        return live and not table.clock.paused and table.rules.about.pace != "post"

    def _is_waited_for(self, seat: Seat) -> bool:
        keeper = self.room.keeper
        return self._plays() and keeper is not None and seat in keeper.match.to_act()

    def _may_lose(self, seat: Seat) -> bool:
        """Whether a seat can be given up: while waiting, or in a match it is still in."""
        if self.room.table.phase == "waiting":
            return True
        keeper = self.room.keeper
        return self._plays() and keeper is not None and not keeper.match.state.out[seat]

    async def judge(self) -> None:
        """Let follow what follows, one thing after the other; what cannot be stored, later."""
        settings = self.room.house.settings
        pace = max(settings.bot_delay, SHORTEST_PACE)
        try:
            for person in [*self.since]:
                if person in self.since and self._away(person) >= settings.skip_after:
                    await self._judge(person, long=self._away(person) >= settings.leave_after)
        except Unavailable:
            pace = RETRY
        self.look(not_before=pace)

    async def _judge(self, person: str, *, long: bool) -> None:
        room, seat = self.room, self.room.table.seat_of(person)
        if long and person == room.table.host and (others := room.successors(person)):
            await room.change(visiting.with_next_host(room.table, others))
        if seat is None:
            if person != room.table.host:
                del self.since[person]
                await room.change(visiting.without(room.table, [person]))
        elif long and self._may_lose(seat):
            await self._lose(person, seat)
        elif self._is_waited_for(seat):
            await playing.skip(room, seat)

    async def _lose(self, person: str, seat: Seat) -> None:
        if self.room.table.phase == "waiting":
            await self.room.change(visiting.stand(self.room.table, person))
        else:
            await lose(self.room, seat)


async def lose(room: Room, seat: Seat) -> None:
    """Give up the seat of somebody who is not there; where the rules allow, they may come back."""
    place: Place = replace(room.table.places[seat], away=True)
    await room.change(tables.with_place(room.table, seat, place))
    await playing.give_up(room, seat)
