"""The clock of a match: wall time and match time, which stands still while it is paused."""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Millis


def wall_clock() -> Millis:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock(Struct, frozen=True):
    """Kept with the table, so that matches go on after a restart as if nothing had been."""

    origin: Millis
    """The wall time at which the match would have begun, had it never paused."""
    paused_at: Millis | None = None
    """The match time at which it stands still."""

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    def at(self, wall: Millis) -> Millis:
        """The moment of the match."""
        return max(0, wall - self.origin) if self.paused_at is None else self.paused_at

    def wall(self, at: Millis) -> Millis:
        """When a moment of the match comes, if it is not paused before."""
        return self.origin + at

    def pause(self, wall: Millis) -> Clock:
        return replace(self, paused_at=self.at(wall))

    def resume(self, wall: Millis) -> Clock:
        return self if self.paused_at is None else Clock(wall - self.paused_at)
