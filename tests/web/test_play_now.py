"""Play now on phones: two strangers meet, play rated to the end; and how soon they do."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.server.settings import DAY

from . import table_setup
from .conftest import LARGE
from .simulated_time import simulated_server
from .users import Site, User

HOLD = "Hold and bank the pot"
MOST_SECONDS = 60
"""From the home page to the first move, where another person waits."""


def want(user: User, game: str, seats: str = "Any number") -> None:
    """From the home page to the waiting room, as somebody who was never here."""
    page = user.page
    page.goto("/")
    user.press(page.get_by_role("link", name="Play now").first)
    page.get_by_label("Your name").fill(user.name)
    user.press(page.get_by_role("radio", name=re.compile(f"^{game}")))
    user.press(page.get_by_role("radio", name=seats, exact=True))
    user.press_button("Play now")


def is_asked(user: User) -> bool:
    return user.actions.get_by_role("button", name=HOLD).count() > 0


def test_two_strangers_play_rated_to_the_end(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    want(ana, "Pig", "2")
    expect(ana.page.get_by_role("heading", name="Waiting for Pig")).to_be_visible()
    ana.press(ana.page.get_by_role("link", name="Look around"))
    expect(ana.page.get_by_text("Waiting for opponents")).to_be_visible()
    started = monotonic()
    want(ben, "Pig", "2")
    for user in (ana, ben):
        expect(user.page.locator("[data-seq]")).to_be_visible()
    mover, other = (ana, ben) if is_asked(ana) else (ben, ana)
    mover.press_button(HOLD)
    assert monotonic() - started < MOST_SECONDS
    other.press_button(HOLD)
    expect(other.page.get_by_role("button", name=HOLD)).to_have_count(0)
    ben.resign()
    for user in (ana, ben):
        expect(user.ranking.get_by_text(re.compile(r"± \d+, [+−-]\d+"))).to_have_count(2)
    ana.press(ana.page.get_by_role("link", name="Find other opponents"))
    expect(ana.page.get_by_role("radio", name=re.compile("^Pig"))).to_be_checked()


def test_a_table_by_post_waits_for_days_and_begins_when_it_is_full(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    page = ana.page
    page.goto("/create/sealed_orders")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Show it in the list of open tables").check()
    page.get_by_text("More about the table").click()
    page.get_by_label("Name of the table").fill("Slow and steady")
    page.get_by_label("Begins by itself when all seats are taken").check()
    ana.press_button("Open the table")
    expect(page.get_by_role("heading", name="Slow and steady")).to_be_visible()
    link = page.url
    table_setup.add_bots(page, link, *["easy"] * 4)
    page.goto("/")
    ben.page.goto("/")
    listed = ben.page.get_by_role("link", name=re.compile("Slow and steady"))
    expect(listed).to_contain_text("1 free seat")
    ben.join(link)
    expect(ben.table).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Slow and steady"))).to_be_visible()
    page.goto(link)
    expect(ana.table).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one table by post is enough for `make test`")
def test_a_table_by_post_fills_over_three_days(chromium: Browser) -> None:
    with simulated_server() as server, Site(chromium, server.url) as site:
        ana = site.user("Ana", phone=True)
        page = ana.page
        page.goto("/create/sealed_orders")
        page.get_by_label("Your name").fill("Ana")
        page.get_by_label("Show it in the list of open tables").check()
        page.get_by_text("More about the table").click()
        page.get_by_label("Begins by itself when all seats are taken").check()
        ana.press_button("Open the table")
        expect(ana.seat("Ana")).to_be_visible()
        link = page.url
        table_setup.add_bots(page, link, *["easy"] * 2)
        page.goto("/")
        for name in ("Ben", "Cleo", "Dina"):
            server.pass_time(DAY)
            guest = site.user(name, phone=True)
            guest.page.goto("/")
            listed = guest.page.get_by_role("link", name=re.compile("Sealed orders.*Ana"))
            expect(listed).to_contain_text("Open since")
            guest.press(listed)
            guest.page.get_by_role("textbox").first.fill(name)
            guest.press_button("Sit down")
            expect(guest.seats.get_by_text(name, exact=True)).to_be_visible()
            guest.page.goto("/")
        page.goto(link)
        expect(ana.table).to_be_visible()
