"""Closed hours: weekends and nights in a time zone, across the changes of its clocks."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from ludoteca.server.tables.opening_hours import Night, OpeningHours, is_zone

MADRID, NEW_YORK = "Europe/Madrid", "America/New_York"
NIGHT = Night(22 * 60, 8 * 60)
OFFICE = OpeningHours(zone=MADRID, weekends=False, night=NIGHT)
NIGHTS = OpeningHours(zone=MADRID, night=NIGHT)
WEEKENDS = OpeningHours(zone=MADRID, weekends=False)
SIESTA = OpeningHours(zone=MADRID, night=Night(14 * 60, 16 * 60))
SMALL_HOURS = OpeningHours(zone=MADRID, night=Night(60, 150))


def moment(text: str, zone: str = MADRID) -> int:
    """Milliseconds of a local time, or of one with an offset."""
    local = datetime.fromisoformat(text)
    return (
        round((local if local.tzinfo else local.replace(tzinfo=ZoneInfo(zone))).timestamp()) * 1000
    )


@pytest.mark.parametrize(
    ("hours", "at", "opening"),
    [
        (OpeningHours(), "2026-11-21T03:00", "2026-11-21T03:00"),
        # nights
        (NIGHTS, "2026-11-18T21:59", "2026-11-18T21:59"),
        (NIGHTS, "2026-11-18T22:00", "2026-11-19T08:00"),
        (NIGHTS, "2026-11-19T00:00", "2026-11-19T08:00"),
        (NIGHTS, "2026-11-19T07:59", "2026-11-19T08:00"),
        (NIGHTS, "2026-11-19T08:00", "2026-11-19T08:00"),
        (NIGHTS, "2026-12-31T23:30", "2027-01-01T08:00"),
        (SIESTA, "2026-11-18T15:00", "2026-11-18T16:00"),
        (SIESTA, "2026-11-18T16:00", "2026-11-18T16:00"),
        # weekends: 20 November 2026 is a Friday
        (WEEKENDS, "2026-11-20T23:59", "2026-11-20T23:59"),
        (WEEKENDS, "2026-11-21T00:00", "2026-11-23T00:00"),
        (WEEKENDS, "2026-11-22T23:59", "2026-11-23T00:00"),
        (OFFICE, "2026-11-20T23:00", "2026-11-23T08:00"),
        (OFFICE, "2026-11-22T12:00", "2026-11-23T08:00"),
        # the zone decides what a weekend is
        (WEEKENDS, "2026-11-20T22:30+00:00", "2026-11-20T22:30+00:00"),
        (WEEKENDS, "2026-11-20T23:30+00:00", "2026-11-22T23:00+00:00"),
        # clocks go forward: 29 March 2026, 02:00 is 03:00
        (NIGHTS, "2026-03-28T23:00", "2026-03-29T06:00+00:00"),
        (SMALL_HOURS, "2026-03-29T01:30", "2026-03-29T01:30+00:00"),
        # clocks go back: 25 October 2026, 03:00 is 02:00 once more
        (NIGHTS, "2026-10-24T23:00", "2026-10-25T07:00+00:00"),
        (SMALL_HOURS, "2026-10-25T01:30", "2026-10-25T00:30+00:00"),
        (SMALL_HOURS, "2026-10-25T01:15+00:00", "2026-10-25T01:30+00:00"),
    ],
)  # fmt: skip
def test_a_closed_time_is_moved_to_the_opening(hours: OpeningHours, at: str, opening: str) -> None:
    found = hours.opening(moment(at))
    assert found == moment(opening), datetime.fromtimestamp(found / 1000, UTC)


def test_an_opening_is_open_and_never_earlier() -> None:
    for zone in (MADRID, NEW_YORK, "Asia/Kathmandu", "Australia/Lord_Howe"):
        hours = OpeningHours(zone=zone, weekends=False, night=NIGHT)
        for quarter in range(4 * 24 * 366):
            at = moment("2026-01-01T00:00+00:00") + quarter * 900_000
            opening = hours.opening(at)
            assert opening >= at
            assert opening - at <= 60 * 3_600_000
            if quarter % 7 == 0:
                assert hours.opening(opening) == opening


@pytest.mark.parametrize("name", ["Europe/Madrid", "UTC", "Asia/Kathmandu"])
def test_zones_are_known_by_name(name: str) -> None:
    assert is_zone(name)


@pytest.mark.parametrize("name", ["", "Middle/Earth", "../../etc/passwd", "/etc/passwd", "a\0b"])
def test_no_other_name_is_a_zone(name: str) -> None:
    assert not is_zone(name)
