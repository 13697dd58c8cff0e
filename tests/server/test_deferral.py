"""Deadlines that move out of closed hours and holidays, and what holidays a person may take."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from ludoteca import Rejected
from ludoteca.server.settings import DAY, HOUR
from ludoteca.server.tables.deferral import MOST_FOR_HOLIDAYS, Deferral, Span
from ludoteca.server.tables.holidays import Holiday, coming, left_in, shortened, with_holiday
from ludoteca.server.tables.opening_hours import Night, OpeningHours, read_hours
from tests.server.test_opening_hours import MADRID, moment

OFFICE = OpeningHours(zone="UTC", weekends=False, night=Night(20 * 60, 8 * 60))
WEDNESDAY = moment("2027-01-13T12:00+00:00")


def away(first: str, last: str) -> Span:
    return Span(moment(f"{first}+00:00"), moment(f"{last}+00:00"))


TEN_DAYS = away("2027-01-14T00:00", "2027-01-24T12:00")


@pytest.mark.parametrize(
    ("deferral", "at", "moved"),
    [
        (Deferral(), "2027-01-16T03:00", "2027-01-16T03:00"),
        (Deferral(OFFICE), "2027-01-15T21:00", "2027-01-18T08:00"),
        (Deferral(away=(TEN_DAYS,)), "2027-01-13T23:59", "2027-01-13T23:59"),
        (Deferral(away=(TEN_DAYS,)), "2027-01-14T00:00", "2027-01-24T12:00"),
        (Deferral(away=(TEN_DAYS,)), "2027-01-24T12:00", "2027-01-24T12:00"),
        # the end of a holiday falls on a Sunday
        (Deferral(OFFICE, (TEN_DAYS,)), "2027-01-20T12:00", "2027-01-25T08:00"),
        # closed hours end within a holiday
        (Deferral(OFFICE, (TEN_DAYS,)), "2027-01-13T21:00", "2027-01-25T08:00"),
        # holidays that follow each other, or overlap
        (
            Deferral(away=(TEN_DAYS, away("2027-01-20T00:00", "2027-01-30T12:00"))),
            "2027-01-15T12:00",
            "2027-01-30T12:00",
        ),
        # no more than the match may still wait
        (Deferral(away=(TEN_DAYS,), left=2 * DAY), "2027-01-15T12:00", "2027-01-17T12:00"),
        (Deferral(away=(TEN_DAYS,), left=0), "2027-01-15T12:00", "2027-01-15T12:00"),
        (Deferral(OFFICE, (TEN_DAYS,), 2 * DAY), "2027-01-14T12:00", "2027-01-18T08:00"),
    ],
)  # fmt: skip
def test_a_deadline_moves(deferral: Deferral, at: str, moved: str) -> None:
    found = deferral.moved(moment(f"{at}+00:00"))
    assert found == moment(f"{moved}+00:00"), datetime.fromtimestamp(found / 1000, UTC)


def test_only_the_time_of_holidays_is_counted_and_only_until_now() -> None:
    deferral = Deferral(OFFICE, (TEN_DAYS,))
    at = moment("2027-01-13T21:00+00:00")  # closed until the holiday begins
    assert deferral.is_for_holidays(at)
    assert deferral.spent(at, at + 2 * HOUR) == 0
    assert deferral.spent(at, moment("2027-01-15T00:00+00:00")) == DAY
    assert deferral.spent(at, 1 << 60) == TEN_DAYS.ends - TEN_DAYS.begins
    assert not Deferral(OFFICE).is_for_holidays(at)


@pytest.mark.parametrize("hours", [1, 30, 200])
def test_a_deadline_that_was_put_off_until_now_still_falls_due_at_the_same_time(
    hours: int,
) -> None:
    at = moment("2027-01-13T21:00+00:00")
    spans = (TEN_DAYS, away("2027-01-25T00:00", "2027-03-25T00:00"))
    deferral = Deferral(OFFICE, spans, MOST_FOR_HOLIDAYS)
    now = at + hours * HOUR
    later = Deferral(OFFICE, spans, MOST_FOR_HOLIDAYS - deferral.spent(at, now))
    assert later.moved(now) == deferral.moved(at)


@pytest.mark.parametrize(
    ("night", "weekends", "code"),
    [(Night(60, 0), True, "too_long_a_night"), (Night(0, 480), True, ""), (None, False, "")],
)
def test_most_of_the_week_stays_open(night: Night | None, weekends: bool, code: str) -> None:
    if code:
        with pytest.raises(Rejected, match=code):
            read_hours(MADRID, weekends=weekends, night=night)
    else:
        assert read_hours(MADRID, weekends=weekends, night=night) is not None
    with pytest.raises(Rejected, match="unknown_zone"):
        read_hours("Moon/Tranquility", weekends=False, night=None)
    assert read_hours(MADRID, weekends=True, night=Night(60, 60)) is None


# Holidays


def taken(*spans: tuple[str, str], zone: str = MADRID, now: int = WEDNESDAY) -> tuple[Holiday, ...]:
    holidays: tuple[Holiday, ...] = ()
    for first, last in spans:
        holidays = with_holiday(holidays, first, last, zone, now)
    return holidays


def test_a_holiday_lasts_until_noon_of_the_day_after_at_home() -> None:
    (holiday,) = taken(("2027-03-20", "2027-03-28"))  # clocks go forward on the last day
    assert holiday.span == (moment("2027-03-20T00:00"), moment("2027-03-29T12:00"))
    assert left_in(2027, [holiday]) == 21
    assert coming([holiday], moment("2027-03-29T11:59")) == [holiday]
    assert coming([holiday], moment("2027-03-29T12:00")) == []


@pytest.mark.parametrize(
    ("before", "first", "last", "code"),
    [
        ([], "2027-01-14", "2027-01-20", "holiday_too_soon"),
        ([], "2027-01-13", "2027-01-20", "holiday_too_soon"),
        ([], "0001-01-01", "9999-12-31", "holiday_too_soon"),
        ([], "2027-01-15", "9999-12-31", "bad_holiday"),
        ([], "2027-01-16", "2027-01-15", "bad_holiday"),
        ([], "20270115", "20270116", "bad_holiday"),
        ([], "2027-02-30", "2027-03-01", "bad_holiday"),
        ([], "2027-02-01", "2027-02-22", "holiday_too_long"),
        ([("2027-02-01", "2027-02-15")], "2027-02-16", "2027-02-22", "holiday_too_long"),
        ([("2027-02-01", "2027-02-15")], "2027-02-15", "2027-02-16", "holidays_overlap"),
        ([("2027-02-01", "2027-02-21")], "2027-04-01", "2027-04-10", "holidays_used_up"),
        ([("2027-02-01", "2027-02-21")], "2027-12-25", "2028-01-10", ""),
        ([("2027-02-01", "2027-02-21")], "2027-04-01", "2027-04-09", ""),
    ],
)
def test_holidays_are_limited(
    before: list[tuple[str, str]], first: str, last: str, code: str
) -> None:
    holidays = taken(*before)
    if code:
        with pytest.raises(Rejected, match=f"^{code}"):
            with_holiday(holidays, first, last, MADRID, WEDNESDAY)
    else:
        assert len(with_holiday(holidays, first, last, MADRID, WEDNESDAY)) == len(before) + 1


def test_a_holiday_that_has_not_begun_is_cancelled_and_costs_nothing() -> None:
    holidays = taken(("2027-02-01", "2027-02-10"), ("2027-03-01", "2027-03-05"))
    rest = shortened(holidays, "2027-02-01", None, moment("2027-01-31T23:59"))
    assert [each.first for each in rest] == ["2027-03-01"]


def test_the_days_of_a_holiday_that_has_begun_count() -> None:
    now = moment("2027-02-04T18:00")
    (early,) = shortened(taken(("2027-02-01", "2027-02-10")), "2027-02-01", None, now)
    assert early.span == (moment("2027-02-01T00:00"), now)
    assert left_in(2027, [early]) == 26
    (shorter,) = shortened(taken(("2027-02-01", "2027-02-10")), "2027-02-01", "2027-02-05", now)
    assert shorter.span.ends == moment("2027-02-06T12:00")


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("2027-02-02", None, "no_such_holiday"),
        ("2027-02-01", "2027-02-11", "bad_holiday"),
        ("2027-02-01", "2027-02-02", "bad_holiday"),
        ("2027-02-01", "2027-2-05", "bad_holiday"),
    ],
)
def test_a_holiday_is_never_made_longer(first: str, last: str | None, code: str) -> None:
    with pytest.raises(Rejected, match=code):
        shortened(taken(("2027-02-01", "2027-02-10")), first, last, moment("2027-02-04T18:00"))
