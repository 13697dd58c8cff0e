"""Tables by post in the browser: closed hours, holidays, wishes."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, Page, expect

from ludoteca.server.sources import wall_clock

from .simulated_time import simulated_server
from .users import Site

THURSDAY = 3


def until_thursday_noon() -> int:
    """How far ahead it is, so that two days later is a Saturday."""
    now = datetime.fromtimestamp(wall_clock() / 1000, UTC)
    day = now.date() + timedelta(days=(THURSDAY - now.weekday()) % 7 or 7)
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return round((noon - now).total_seconds() * 1000)


def day_of(ahead: int, days: int) -> str:
    """A day from now on by a clock that is ahead, as a date field takes it."""
    moment = datetime.fromtimestamp((wall_clock() + ahead) / 1000, UTC) + timedelta(days=days)
    return moment.date().isoformat()


def test_deadlines_move_out_of_closed_hours_and_holidays(chromium: Browser) -> None:
    ahead = until_thursday_noon()
    with simulated_server() as server, Site(chromium, server.url) as site:
        server.pass_time(ahead)
        ana, ben, cleo = site.user("Ana"), site.user("Ben", phone=True), site.user("Cleo")
        page = ana.page
        page.goto("/create/machiavelli")
        page.get_by_label("Your name").fill("Ana")
        page.get_by_role("radio", name=re.compile("by post", re.IGNORECASE)).check()
        page.get_by_text("More about the table").click()
        page.get_by_label("None at weekends").check()
        page.get_by_label("Deal who plays what by everybody’s wishes").check()
        ana.press_button("Open the table")
        expect(page.get_by_text("Nothing falls due at weekends")).to_be_visible()
        for guest in (ben, cleo):
            guest.join(page.url)
        wish(page, "Milan", "Venice")
        wish(ben.page, "Florence")
        ana.press_button("Start")
        expect(page.get_by_text("nothing falls due in closed hours")).to_be_visible()
        assert names_of(page) == ["Ben", "Cleo", "Ana"]
        go_on_holiday(ben.page, day_of(ahead, 2), day_of(ahead, 9))
        expect(page.get_by_text("the match waits for somebody on holiday")).to_be_visible()
        expect(page.get_by_text(re.compile("Ben: away from"))).to_be_visible()
        ben.press_button("Cancel it")
        expect(page.get_by_text("nothing falls due in closed hours")).to_be_visible()
        expect(page.get_by_text(re.compile("Ben: away"))).to_have_count(0)


def wish(page: Page, *roles: str) -> None:
    wishes = page.get_by_role("region", name="What would you like to play?")
    for role in roles:
        wishes.get_by_role("button", name=role, exact=True).click()
    expect(wishes.get_by_role("listitem")).to_have_count(len(roles))


def names_of(page: Page) -> list[str]:
    """The players in the order of the powers."""
    names: list[str] = page.evaluate(
        "async code => (await (await fetch('/api/tables/' + code)).json())"
        ".table.seats.map(seat => seat.name)",
        page.url.rpartition("/")[2],
    )
    return names


def go_on_holiday(page: Page, first: str, last: str) -> None:
    page.goto("/profile")
    form = page.get_by_role("form", name="Holidays")
    form.get_by_label("First day").fill(first)
    form.get_by_label("Last day").last.fill(last)
    form.get_by_role("button", name="Enter").click()
    expect(form.get_by_role("button", name="Cancel it")).to_be_visible()
