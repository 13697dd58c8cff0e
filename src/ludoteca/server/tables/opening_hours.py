"""Hours in which nothing falls due: weekends and nights, in a time zone and across its changes of
the clocks."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from ludoteca.kernel import Millis

SATURDAY = 5
DAY_MINUTES = 24 * 60
MOST_CLOSINGS = 8
"""Closed spans that may follow each other: a night, the days of a weekend, a night."""


class Night(Struct, frozen=True):
    """A daily span, in minutes of the day; one that ends before it begins lasts over midnight."""

    begins: int
    ends: int

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


def is_zone(name: str) -> bool:
    """Whether this is a time zone that we know."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def local_time(at: Millis, zone: str) -> datetime:
    """A moment as the clocks of a zone show it; in UTC where the zone is unknown."""
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone) if zone else UTC)
