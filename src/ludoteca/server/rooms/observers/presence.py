"""Consequences of absence. A dropped connection is not leaving: first there is grace, then the
autopilot plays, then the seat is given up; and only while someone present has to wait."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from ludoteca.kernel import Millis, Seat
from ludoteca.server.matches.commands import Committed
from ludoteca.server.matches.live_match import LiveMatch
from ludoteca.server.rooms.handlers.match import play
from ludoteca.server.rooms.handlers.seats import joining, open_seats
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.people import guest_actions
from ludoteca.server.tables.seats.seating import with_place
from ludoteca.store import Unavailable

SHORTEST_PACE: Millis = 20
"""Between two moves of the autopilot for an absent seat."""
RETRY: Millis = 1_000


class PresenceTracker:
    """Since when each person has been away, and the timer for what follows from it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        now = room.house.live()
        room.away_since = {person.id: now for person in room.table.people}
        room.absence_counts_from = now
        self._was_paused = room.table.clock.paused
        self._timer: asyncio.TimerHandle | None = None

    def arrived(self, person: str) -> None:
        if not self._absence_matters():
            self.room.absence_counts_from = self.room.house.live()
        self.room.away_since.pop(person, None)

    def departed(self, person: str) -> None:
        room = self.room
        if room.table.person(person) is not None:
            room.away_since[person] = room.house.live()
            if room.live is not None:
                room.left_at[person] = (room.live.id, room.live.writer.seq)
        self.reschedule()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def reschedule(self, committed: Committed | None = None, *, not_before: Millis = 0) -> None:
        """Set the timer to the end of the next grace."""
        self.stop()
        if self._was_paused and not self.room.table.clock.paused:
            # nobody was expected during a pause
            self.room.absence_counts_from = self.room.house.live()
        self._was_paused = self.room.table.clock.paused
        if not self.room.away_since:
            return
        waits = [
            wait for person in self.room.away_since if (wait := self._time_left(person)) is not None
        ]
        if waits and self._absence_matters():
            delay = max(not_before, min(waits)) / 1000
            self._timer = self.room.submit_later(delay, self.enforce)

    def _absence_matters(self) -> bool:
        """Whether an absence matters to someone present: in a match, to a player."""
        room = self.room
        return bool(room.players_online() if self._live_match() else room.connections)

    def _away(self, person: str) -> Millis:
        """How long someone has waited for this person."""
        room = self.room
        return room.house.live() - max(room.away_since[person], room.absence_counts_from)

    def _time_left(self, person: str) -> Millis | None:
        """Time left until the next consequence; None if there is none."""
        settings, table = self.room.settings, self.room.table
        seat, hosts = table.seat_of(person), person == table.host
        graces: list[Millis] = []
        if hosts and self._acting_hosts(person):
            graces.append(self._host_grace)
        if seat is not None and self._may_lose(seat):
            graces.append(settings.leave_after)
        if (seat is None and not hosts) or (seat is not None and self._is_to_act(seat)):
            graces.append(settings.skip_after)
        return min(graces) - self._away(person) if graces else None

    @property
    def _host_grace(self) -> Millis:
        """How long a host may be away; in a match that is not hosted there is less to decide."""
        settings, table = self.room.settings, self.room.table
        is_playing = table.phase in ("starting", "playing") and not table.is_hosted
        return settings.leave_after if is_playing else settings.host_after

    def _acting_hosts(self, person: str) -> list[str]:
        """The next host in place of an absent one: seated before the start, else anyone here."""
        table, others = self.room.table, self.room.successors(person)
        if table.phase != "waiting":
            return others
        return [other for other in others if table.seat_of(other) is not None]

    def _live_match(self) -> LiveMatch | None:
        """The match, while people at the table wait for each other."""
        live, table = self.room.live, self.room.table
        if live is None or table.phase != "playing" or live.match.over or table.clock.paused:
            return None
        return None if self.room.is_correspondence else live

    def _is_to_act(self, seat: Seat) -> bool:
        live = self._live_match()
        return live is not None and seat in live.match.to_act()

    def _may_lose(self, seat: Seat) -> bool:
        """Whether a seat can be given up: while waiting, or in a match it is still in."""
        if self.room.table.phase == "waiting":
            return not (self.room.table.is_gathering or self.room.is_correspondence)
        live = self._live_match()
        is_given_up = self.room.table.places[seat].is_given_up
        return live is not None and not live.match.state.out[seat] and not is_given_up

    async def enforce(self) -> None:
        """Apply the consequences that are due; what cannot be stored is tried again."""
        settings = self.room.settings
        pace = max(settings.bot_delay, SHORTEST_PACE)
        try:
            for person in [*self.room.away_since]:
                away = self._away(person) if person in self.room.away_since else -1
                if away >= self._host_grace:
                    await self._pass_host_on(person)
                if away >= settings.skip_after:
                    await self._enforce(person, long=away >= settings.leave_after)
        except Unavailable:
            pace = RETRY
        self.reschedule(not_before=pace)

    async def _pass_host_on(self, person: str) -> None:
        room = self.room
        if person == room.table.host and (others := self._acting_hosts(person)):
            await room.change(guest_actions.with_acting_host(room.table, others[0]))

    async def _enforce(self, person: str, *, long: bool) -> None:
        room, seat = self.room, self.room.table.seat_of(person)
        if seat is None:
            if person != room.table.host:
                del self.room.away_since[person]
                await room.change(guest_actions.without(room.table, [person]))
        elif long and self._may_lose(seat):
            await self._lose_seat(person, seat)
        elif self._is_to_act(seat):
            await play.skip(room, seat)

    async def _lose_seat(self, person: str, seat: Seat) -> None:
        if self.room.table.phase == "waiting":
            await self.room.change(guest_actions.stand(self.room.table, person))
        else:
            room = self.room
            if open_seats.is_wanted(room, seat):
                await open_seats.give_up(room, seat, "absent")
            else:
                await vacate_absent_seat(room, seat)


async def vacate_absent_seat(room: Room, seat: Seat) -> None:
    """Give up the seat of an absent person, who may come back where the rules allow it."""
    if await joining.leave_before_playing(room, seat):
        return
    place = replace(room.table.places[seat], away=True)
    await room.change(with_place(room.table, seat, place))
    await play.leave(room, seat, why="absent")
