"""The clock of a match: converts the time of the clock it runs on (`house_clock`) to match time,
which stops while paused."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Millis


class Clock(Struct, frozen=True):
    """Stored with the table, so that a restart does not disturb match time."""

    origin: Millis
    """The time of match time 0, shifted by the pauses since."""
    paused_at: Millis | None = None
    """Match time at which the clock stopped, where it did not stand still before."""
    paused_until: Millis | None = None
    """The time at which a pause ends by itself."""
    floor: Millis = 0
    """Match time is never earlier: where the host gave more time, it stands still here."""

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    def at(self, now: Millis) -> Millis:
        """Match time at a time of the house."""
        return max(self.floor, self._running(now))

    def time_of(self, at: Millis) -> Millis:
        """The time of a match time, unless paused before."""
        return self.origin + at

    def pause(self, now: Millis, until: Millis | None = None) -> Clock:
        return replace(self, paused_at=self._running(now), paused_until=until)

    def put_forward(self, now: Millis, at: Millis) -> Clock:
        """The clock on which a later match time is now."""
        return replace(self, origin=now - at)

    def resume(self, now: Millis) -> Clock:
        if self.paused_at is None:
            return self
        return Clock(now - self.paused_at, floor=self.floor)

    def postpone(self, by: Millis) -> Clock:
        """Move everything that is to come."""
        return replace(self, origin=self.origin + by)

    def held(self, now: Millis, by: Millis) -> Clock:
        """The clock on which match time stands still from now on for so long. What is done
        meanwhile is as quick as if it had been done now."""
        return replace(self.postpone(by), floor=self.at(now))

    def _running(self, now: Millis) -> Millis:
        return now - self.origin if self.paused_at is None else self.paused_at
