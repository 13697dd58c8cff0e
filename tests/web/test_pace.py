"""The pace of bots: chosen by a user alone with them, agreed on by several, and the recap."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Locator, expect

from .building import build_pages
from .conftest import LUDOTECA, PATIENT, UNLIMITED
from .server_process import run_server
from .users import Site, User, seat

SLOW_BOTS = {"BOT_DELAY": "36000000", "COUNTDOWN": "0"}
"""No bot moves during a test unless it is told to skip its pauses."""


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = UNLIMITED | PATIENT | SLOW_BOTS | {"STATIC": str(build_pages())}
    with run_server(LUDOTECA, tmp_path_factory.mktemp("slow"), settings) as url:
        yield url


@pytest.fixture
def slow_site(chromium: Browser, slow_server: str) -> Iterator[Site]:
    with Site(chromium, slow_server) as site:
        yield site


def hold(*users: User) -> None:
    """Pass the turn on in Pig, independent of the dice."""
    for user in users:
        user.press(user.actions.get_by_role("button", name="Hold"))
        expect(user.actions.get_by_role("button", name="Hold")).to_have_count(0)


def test_a_user_alone_with_bots_lets_them_finish_quickly(slow_site: Site) -> None:
    ana = slow_site.user("Ana")
    seat(ana, game="pig", bots=("easy", "easy"), target=10)
    ana.start()
    expect(ana.page.get_by_text("Only bots are left")).to_have_count(0)
    ana.resign()
    expect(ana.page.get_by_text("Only bots are left in the match.")).to_be_visible()
    assert not ana.is_over
    ana.press_button("Finish quickly")
    expect(ana.ranking).to_be_visible()


def speed(user: User, name: str) -> Locator:
    group = user.page.get_by_role("group", name="Speed of the bots")
    return group.get_by_role("button", name=name)


def test_users_agree_on_the_pace_of_the_bots(slow_site: Site) -> None:
    ana, ben = slow_site.user("Ana"), slow_site.user("Ben")
    seat(ana, ben, game="pig", bots=("easy",))
    ana.start()
    hold(ana, ben)
    ana.press(speed(ana, "Skip"))
    expect(ben.page.get_by_text("Ana asks to let the bots play without pauses.")).to_be_visible()
    expect(speed(ben, "Skip")).to_contain_text("asked for")
    expect(speed(ben, "1×")).to_have_attribute("aria-pressed", "true")
    ben.press_button("Agree")
    hold(ana)
    expect(speed(ana, "Skip")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_a_user_sets_the_pace_and_reads_what_was_skipped(slow_site: Site) -> None:
    ana = slow_site.user("Ana", phone=True)
    seat(ana, game="pig", bots=("easy",), target=500)
    ana.start()
    recap = ana.page.get_by_role("region", name="Since your turn")
    expect(speed(ana, "2×")).to_be_hidden()  # the moves come first
    hold(ana)
    ana.press(speed(ana, "Skip"))
    expect(recap).to_be_visible()
    expect(recap.get_by_role("listitem")).to_have_count(1)
    ana.press(recap.get_by_role("button", name="Since your turn"))
    expect(recap.get_by_role("listitem")).to_have_count(0)
    ana.press(recap.get_by_role("button", name="Since your turn"))
    expect(recap.get_by_role("listitem")).to_have_count(1)
    ana.page.clock.install()  # the playback goes on when it is told to, not while this looks
    ana.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    ana.press(recap.get_by_role("button", name="Watch it"))
    expect(ana.page.get_by_text("You are looking at step 1 of")).to_be_visible()
    ana.press_button("Pause")
    ana.press_button("Back to now")
    ana.press(recap.get_by_role("button", name="Watch it"))
    expect(ana.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    ana.page.clock.resume()  # it comes back to now by itself
    ana.press(recap.get_by_role("button", name="Close"))
    expect(recap).to_be_hidden()
    ana.press(ana.actions.get_by_role("button", name="Hold"))
    expect(recap).to_be_visible()
    ana.press(speed(ana, "Skip"))  # shows the others
    ana.press(speed(ana, "1×"))
    expect(speed(ana, "1×")).to_have_attribute("aria-pressed", "true")
    ana.press(ana.actions.get_by_role("button", name="Hold"))
    expect(recap).to_be_hidden()
    expect(ana.actions.get_by_role("button", name="Hold")).to_have_count(0)
