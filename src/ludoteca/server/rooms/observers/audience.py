"""Follows the match for its audience: tells what may be answered, and pays when a round ends."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from ludoteca.kernel import Millis
from ludoteca.server.matches.commands import Committed
from ludoteca.server.rooms.handlers.people import audience
from ludoteca.server.rooms.room import Room
from ludoteca.store import Unavailable

RETRY = 1.0
"""Seconds until points that could not be stored are stored again."""
Moment: TypeAlias = tuple[str, int, str, str, Millis | None, bool, bool]


class AudienceTracker:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._told: Moment | None = None
        """The state of the last message to the audience."""
        self._finished = 0

    def arrived(self, person: str) -> None:
        pass

    def departed(self, person: str) -> None:
        pass

    def stop(self) -> None:
        pass

    def reschedule(self, committed: Committed | None = None) -> None:
        live = self.room.live
        if live is None or live.match.game.audience is None:
            return
        state = live.match.state
        if state.finished != self._finished or state.over:
            self._finished = state.finished
            if self.room.audience.answers and self.room.audience.match == live.id:
                gains = self.room.audience.close()
                self.room.submit(partial(self._pay, gains))
        guest = live.match.game.audience.guest(state, live.match.engine.read_only_ctx(state))
        paused, can_act = live.clock.paused, guest is not None
        now = (live.id, state.round, state.phase, state.over, state.rest_until, paused, can_act)
        if now != self._told:
            self._told = now
            self.room.audience.enter(live.id, state.round)
            audience.tell_all(self.room)

    async def _pay(self, gains: dict[str, int]) -> None:
        try:
            await audience.pay(self.room, gains)
        except Unavailable:
            self.room.submit_later(RETRY, partial(self._pay, gains))
