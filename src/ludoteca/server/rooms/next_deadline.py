"""The nearest deadline this process knows of, and a signal for the scheduler when it moves."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.kernel import Millis
from ludoteca.server.sources import Sources


class NextDeadline:
    """Rooms announce deadlines here; the scheduler sleeps until the nearest."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self.at: Millis | None = None
        """In monotonic time, which both clocks of the house follow."""
        self.on_nearer: Callable[[], None] = lambda: None

    def expect(self, left: Millis) -> None:
        """Announce a deadline by the time that is left until it."""
        if self.note(left):
            self.on_nearer()

    def note(self, left: Millis) -> bool:
        """The same without a signal; whether it is the nearest."""
        at = self._sources.monotonic() + left
        is_nearest = self.at is None or at < self.at
        if is_nearest:
            self.at = at
        return is_nearest

    @property
    def left(self) -> Millis | None:
        """Time until the nearest deadline; None if there is none."""
        return None if self.at is None else self.at - self._sources.monotonic()

    def clear(self) -> None:
        self.at = None
