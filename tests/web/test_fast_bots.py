"""Bots without delay: for a user alone with them, or when all users agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .building import build_pages
from .conftest import LUDOTECA, PATIENT, UNLIMITED
from .server_process import run_server
from .users import Site, User, seat

SLOW_BOTS = {"BOT_DELAY": "36000000", "COUNTDOWN": "0"}
"""No bot moves during a test unless it is told to hurry."""


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


def test_bots_hurry_while_users_play_if_all_of_them_agree(slow_site: Site) -> None:
    ana, ben = slow_site.user("Ana"), slow_site.user("Ben")
    seat(ana, ben, game="pig", bots=("easy",))
    ana.start()
    hold(ana, ben)
    ana.at_table("Let the bots play quickly")
    expect(ben.page.get_by_text("Ana asks to let the bots play quickly.")).to_be_visible()
    ben.press_button("Agree")
    hold(ana)
