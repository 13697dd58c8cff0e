"""The clock of a match: converts wall time to match time, which stops while paused."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Millis


class Clock(Struct, frozen=True):
    """Stored with the table, so that a restart does not disturb match time."""

    origin: Millis
    """Wall time of match time 0, shifted by the pauses since."""
    paused_at: Millis | None = None
    """Match time at which the clock stopped."""
    paused_until: Millis | None = None
    """Wall time at which a pause ends by itself."""

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    def at(self, wall: Millis) -> Millis:
        """Match time at a wall time."""
        return max(0, wall - self.origin) if self.paused_at is None else self.paused_at

    def wall(self, at: Millis) -> Millis:
        """Wall time of a match time, unless paused before."""
        return self.origin + at

    def pause(self, wall: Millis, until: Millis | None = None) -> Clock:
        return replace(self, paused_at=self.at(wall), paused_until=until)

    def put_forward(self, wall: Millis, at: Millis) -> Clock:
        """The clock on which a later match time is now."""
        return replace(self, origin=wall - at)

    def resume(self, wall: Millis) -> Clock:
        return self if self.paused_at is None else Clock(wall - self.paused_at)
