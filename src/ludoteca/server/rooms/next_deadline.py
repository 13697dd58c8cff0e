"""The nearest deadline this process knows of, and a signal for the scheduler when it moves."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.kernel import Millis


class NextDeadline:
    """Rooms announce deadlines here; the scheduler sleeps until the nearest."""

    def __init__(self) -> None:
        self.at: Millis | None = None
        self.on_nearer: Callable[[], None] = lambda: None

    def expect(self, at: Millis | None) -> None:
        """Announce a deadline, as wall time."""
        if at is not None and (self.at is None or at < self.at):
            self.at = at
            self.on_nearer()

    def clear(self) -> None:
        self.at = None
