"""The interface of objects that react to changes in a room: bot seats, presence."""

from __future__ import annotations

from typing import Protocol

from ludoteca.server.matches.commands import Committed


class RoomObserver(Protocol):
    def arrived(self, person: str) -> None:
        """A person is about to get their first connection."""

    def departed(self, person: str) -> None:
        """A person lost their last connection."""

    def reschedule(self, committed: Committed | None = None) -> None:
        """Something changed: the match by these steps, or its clock, its bots or its table."""

    def stop(self) -> None:
        """The room is being dropped: cancel timers and tasks."""
