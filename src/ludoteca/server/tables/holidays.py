"""The holidays of a person, as pure functions: deadlines by post wait for who is away. Days are
those of the person's time zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.kernel import Millis, Rejected
from ludoteca.server.settings import DAY, HOUR

from .deferral import Span
from .opening_hours import is_zone, local_time

MOST_AT_A_STRETCH, MOST_IN_A_YEAR = 21, 30
"""Days."""
NOTICE: Millis = DAY
"""How long before it begins a holiday has to be entered."""
NOTICE_HOURS = NOTICE // HOUR
FARTHEST = 366
"""Days ahead that a holiday may end."""
KEPT = 400
"""Days for which holidays are remembered, for the sum of a year."""
MORNING = timedelta(hours=12)
"""Of the day after a holiday, in which nothing falls due yet."""
ONE_DAY = timedelta(days=1)


class Holiday(Struct, frozen=True, kw_only=True):
    """From the first day to the last, both included."""

    first: str
    last: str
    zone: str
    ended: Millis | None = None
    """When its person came back early."""

    @property
    def days(self) -> Iterator[date]:
        day, last = date.fromisoformat(self.first), date.fromisoformat(self.last)
        while day <= last:
            yield day
            day += ONE_DAY

    @property
    def begins(self) -> Millis:
        return _midnight(date.fromisoformat(self.first), self.zone)

    @property
    def span(self) -> Span:
        """When deadlines wait: until noon of the day after."""
        noon = _midnight(date.fromisoformat(self.last) + ONE_DAY, self.zone, MORNING)
        return Span(self.begins, noon if self.ended is None else self.ended)


def with_holiday(
    holidays: Sequence[Holiday], first: str, last: str, zone: str, now: Millis
) -> tuple[Holiday, ...]:
    """With another holiday; refused where it comes too soon or is too much."""
    new = _read(first, last, zone, now)
    if new.begins < now + NOTICE:
        raise Rejected("holiday_too_soon", hours=NOTICE_HOURS)
    oldest = (_today(zone, now) - timedelta(days=KEPT)).isoformat()
    kept = [each for each in holidays if each.last > oldest]
    taken = {day for each in kept for day in each.days}
    if taken & {*new.days}:
        raise Rejected("holidays_overlap")
    every = taken | {*new.days}
    if _longest(every, date.fromisoformat(new.first)) > MOST_AT_A_STRETCH:
        raise Rejected("holiday_too_long", days=MOST_AT_A_STRETCH)
    for year, days in Counter(day.year for day in every).items():
        if days > MOST_IN_A_YEAR and year in {day.year for day in new.days}:
            raise Rejected("holidays_used_up", days=MOST_IN_A_YEAR, year=year)
    return tuple(sorted((*kept, new), key=lambda each: each.first))


def shortened(
    holidays: Sequence[Holiday], first: str, last: str | None, now: Millis
) -> tuple[Holiday, ...]:
    """With a holiday that ends earlier, or at once; one that has not begun is cancelled. The days
    until then count."""
    found = next((each for each in holidays if each.first == first), None)
    if found is None or found.span.ends <= now:
        raise Rejected("no_such_holiday")
    others = [each for each in holidays if each is not found]
    if last is None and now < found.begins:
        return tuple(others)
    if last is None:
        today = _today(found.zone, now).isoformat()
        changed = replace(found, last=min(found.last, today), ended=now)
    else:
        changed = replace(found, last=_day(last).isoformat())
        if not found.first <= last <= found.last or changed.span.ends <= now:
            raise Rejected("bad_holiday")
    return tuple(sorted((*others, changed), key=lambda each: each.first))


def left_in(year: int, holidays: Iterable[Holiday]) -> int:
    """How many days of a year are left to take."""
    taken = {day for each in holidays for day in each.days if day.year == year}
    return max(0, MOST_IN_A_YEAR - len(taken))


def coming(holidays: Iterable[Holiday], now: Millis) -> list[Holiday]:
    """Those that are not over."""
    return [each for each in holidays if each.span.ends > now]


def _read(first: str, last: str, zone: str, now: Millis) -> Holiday:
    if not is_zone(zone):
        raise Rejected("unknown_zone")
    begin, end, today = _day(first), _day(last), _today(zone, now)
    if begin <= today:
        raise Rejected("holiday_too_soon", hours=NOTICE_HOURS)
    if not begin <= end <= today + timedelta(days=FARTHEST):
        raise Rejected("bad_holiday")
    return Holiday(first=first, last=last, zone=zone)


def _day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Rejected("bad_holiday") from None
    if day.isoformat() != text:
        raise Rejected("bad_holiday")
    return day


def _today(zone: str, now: Millis) -> date:
    return local_time(now, zone).date()


def _longest(days: set[date], around: date) -> int:
    """Days without a break around one of them."""
    first = last = around
    while first - ONE_DAY in days:
        first -= ONE_DAY
    while last + ONE_DAY in days:
        last += ONE_DAY
    return (last - first).days + 1


def _midnight(day: date, zone: str, later: timedelta = timedelta()) -> Millis:
    local = datetime.combine(day, datetime.min.time(), ZoneInfo(zone)) + later
    return round(local.timestamp() * 1000)
