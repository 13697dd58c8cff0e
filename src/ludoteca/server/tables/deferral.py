"""How far a deadline by post moves: out of closed hours, and out of the holidays of those whom the
match waits for. Pure; times are those of the clock of correspondence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from ludoteca.kernel import Millis
from ludoteca.server.settings import DAY

from .opening_hours import OpeningHours

MOST_FOR_HOLIDAYS: Millis = 45 * DAY
"""How long all holidays together may hold up one match."""


class Span(NamedTuple):
    """A time away, from its begin until just before its end."""

    begins: Millis
    ends: Millis


class _Wait(NamedTuple):
    begins: Millis
    ends: Millis
    is_holiday: bool


class Deferral(Struct, frozen=True):
    """What moves the deadline of a match as it stands."""

    hours: OpeningHours | None = None
    away: tuple[Span, ...] = ()
    """The holidays of those whom the match waits for."""
    left: Millis = MOST_FOR_HOLIDAYS
    """How long holidays may still hold up the match."""

    def moved(self, at: Millis) -> Millis:
        """When a deadline falls due: the time itself, where nothing is in its way."""
        for wait in self._waits(at):
            at = wait.ends
        return at

    def is_for_holidays(self, at: Millis) -> bool:
        """Whether a deadline moves because somebody is away, not only for closed hours."""
        return any(wait.is_holiday for wait in self._waits(at))

    def spent(self, at: Millis, now: Millis) -> Millis:
        """How long holidays have held up a deadline until now."""
        waits = (wait for wait in self._waits(at) if wait.is_holiday)
        return sum(max(0, min(wait.ends, now) - wait.begins) for wait in waits)

    def _waits(self, at: Millis) -> Iterator[_Wait]:
        """The holidays and closed hours that follow each other from a time on. What is both counts
        as a holiday, wherever one begins to look."""
        left = self.left
        while True:
            away = self.away if left else ()
            end = max((span.ends for span in away if span.begins <= at < span.ends), default=at)
            is_holiday = end > at
            if is_holiday:
                end = min(end, at + left)
                left -= end - at
            elif self.hours is not None:
                opening = self.hours.opening(at)
                end = min([opening, *(span.begins for span in away if span.begins > at)])
            if end <= at:
                return
            yield _Wait(at, end, is_holiday)
            at = end


NO_DEFERRAL = Deferral()
