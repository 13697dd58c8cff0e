"""The open seats of a room: the autopilot plays for them, and they are let go in time."""

from __future__ import annotations

import asyncio

from ludoteca.kernel import Seat
from ludoteca.server.matches.commands import Committed
from ludoteca.server.rooms.handlers.match import play
from ludoteca.server.rooms.handlers.match.execution import RETRY
from ludoteca.server.rooms.handlers.seats import joining, open_seats
from ludoteca.server.rooms.observers.presence import SHORTEST_PACE
from ludoteca.server.rooms.room import Room
from ludoteca.store import Unavailable


class OpenSeats:
    """By post an open seat waits for the deadline; otherwise it acts only while a player is there
    to be kept waiting."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None

    def arrived(self, person: str) -> None:
        pass

    def departed(self, person: str) -> None:
        self.reschedule()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def reschedule(self, committed: Committed | None = None) -> None:
        """Set the timer to what comes next: a move of the autopilot, or the end of an offer."""
        self.stop()
        if not joining.is_settled(self.room):
            self.room.submit(lambda: joining.settle(self.room))
        if committed is not None:
            self._follow_rules(committed)
        seconds = self._next()
        if seconds is not None:
            self._timer = self.room.submit_later(seconds, self._act)

    def _follow_rules(self, committed: Committed) -> None:
        live, room = self.room.live, self.room
        if live is None:
            return
        of_rules, now = live.match.game.rounds.open_seats, live.match.state
        changed = of_rules(committed.before) != of_rules(now)
        if changed or committed.before.out != now.out:
            room.submit(lambda: open_seats.follow_rules(room))

    def _next(self) -> float | None:
        room = self.room
        if not any(place.opened for place in room.table.places) or room.active_match is None:
            return None
        if not room.is_correspondence and not room.players_online():
            return None
        ends = [
            place.opened.until - room.now()
            for place in room.table.places
            if place.opened is not None and place.opened.until is not None
        ]
        waits = [max(0, min(ends)) / 1000] if ends else []
        if self._waited_for():
            waits.append(max(room.settings.bot_delay, SHORTEST_PACE) / 1000)
        return min(waits, default=None)

    def _waited_for(self) -> list[Seat]:
        """Open seats without a player that the match waits for."""
        live, places = self.room.active_match, self.room.table.places
        if live is None or self.room.is_correspondence:
            return []
        return [seat for seat in live.match.to_act() if places[seat].is_given_up]

    async def _act(self) -> None:
        room = self.room
        try:
            await open_seats.let_go_in_time(room)
            for seat in self._waited_for():
                await play.skip(room, seat)
        except Unavailable:
            self._timer = room.submit_later(RETRY, self._act)
            return
        self.reschedule()
