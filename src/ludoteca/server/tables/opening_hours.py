"""Hours in which nothing falls due: weekends and nights, in a time zone and across its changes of
the clocks."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from ludoteca.kernel import Millis, Rejected

SATURDAY = 5
DAY_MINUTES = 24 * 60
LONGEST_ZONE = 64
MOST_CLOSINGS = 8
"""Closed spans that may follow each other: a night, the days of a weekend, a night."""


class Night(Struct, frozen=True):
    """A daily span, in minutes of the day; one that ends before it begins lasts over midnight."""

    begins: int
    ends: int

    @property
    def length(self) -> int:
        """In minutes."""
        return (self.ends - self.begins) % DAY_MINUTES

    def contains(self, minute: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


class OpeningHours(Struct, frozen=True, kw_only=True):
    """When something may fall due."""

    zone: str = "UTC"
    weekends: bool = True
    """Whether Saturdays and Sundays are open."""
    night: Night | None = None

    def opening(self, at: Millis) -> Millis:
        """The time itself where it is open, else the end of the closed hours around it."""
        zone = ZoneInfo(self.zone)
        for _ in range(MOST_CLOSINGS):
            end = self._closed_until(datetime.fromtimestamp(at / 1000, zone))
            if end is None:
                return at
            at = _after(end, at)
        return at

    def _closed_until(self, local: datetime) -> datetime | None:
        """The local time at which a closed span ends that contains this one."""
        if not self.weekends and local.weekday() >= SATURDAY:
            return _at(local, 0, days=7 - local.weekday())
        minute = local.hour * 60 + local.minute
        if self.night is None or not self.night.contains(minute):
            return None
        return _at(local, self.night.ends, days=1 if minute >= self.night.ends else 0)


def _at(local: datetime, minute: int, days: int) -> datetime:
    day = local.date() + timedelta(days=days)
    return datetime.combine(day, time(minute // 60, minute % 60), local.tzinfo)


def _after(local: datetime, at: Millis) -> Millis:
    """A local time as a moment after another: of one that comes twice, the second if need be."""
    first = round(local.timestamp() * 1000)
    return first if first > at else round(local.replace(fold=1).timestamp() * 1000)


MOST_CLOSED = 16 * 60
"""Minutes of a day that may be closed."""


def read_hours(zone: str, *, weekends: bool, night: Night | None) -> OpeningHours | None:
    """Checked opening hours; None where it is always open."""
    if night is not None and night.length > MOST_CLOSED:
        raise Rejected("too_long_a_night", hours=MOST_CLOSED // 60)
    if not is_zone(zone):
        raise Rejected("unknown_zone")
    if weekends and (night is None or not night.length):
        return None
    return OpeningHours(zone=zone, weekends=weekends, night=night)


def is_zone(name: str) -> bool:
    """Whether this is a time zone that we know."""
    if not name or len(name) > LONGEST_ZONE:
        return False
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def local_time(at: Millis, zone: str) -> datetime:
    """A moment as the clocks of a zone show it; in UTC where the zone is unknown."""
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone) if zone else UTC)
