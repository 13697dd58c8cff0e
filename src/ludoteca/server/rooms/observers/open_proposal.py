"""Follows the open proposal of a room: seats that leave are not asked any more."""

from __future__ import annotations

from ludoteca.server.matches.commands import Committed
from ludoteca.server.rooms.handlers.match import proposals
from ludoteca.server.rooms.room import Room


class OpenProposal:
    def __init__(self, room: Room) -> None:
        self.room = room

    def arrived(self, person: str) -> None:
        pass

    def departed(self, person: str) -> None:
        pass

    def reschedule(self, committed: Committed | None = None) -> None:
        room = self.room
        if committed is not None and room.proposal is not None:
            room.submit(lambda: proposals.review(room))

    def stop(self) -> None:
        if self.room.proposal_timer is not None:
            self.room.proposal_timer.cancel()
            self.room.proposal_timer = None
