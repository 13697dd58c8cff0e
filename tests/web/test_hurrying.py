"""Bots that take their time need not be waited for: by who is alone with them, or if all agree."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .building import build_pages
from .conftest import GENEROUS, PATIENT
from .serving import serving
from .visitors import House, Visitor

HOURS = {"BOT_DELAY": "36000000", "COUNTDOWN": "0"}
"""No bot of this house moves while a test looks, unless it is told to hurry."""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = GENEROUS | PATIENT | HOURS | {"STATIC": str(build_pages())}
    with serving(
        [sys.executable, "-m", "ludoteca.cli"], tmp_path_factory.mktemp("slow"), settings
    ) as url:
        yield url


@pytest.fixture
def slow_house(chromium: Browser, slow: str) -> Iterator[House]:
    with House(chromium, slow) as house:
        yield house


def hold(*people: Visitor) -> None:
    """Whoever holds in Pig hands on the turn, whatever the dice say."""
    for person in people:
        person.press(person.actions.get_by_role("button", name="Hold"))
        expect(person.actions.get_by_role("button", name="Hold")).to_have_count(0)


def test_who_is_alone_with_bots_lets_them_finish_quickly(slow_house: House) -> None:
    ana = slow_house.visitor("Ana")
    ana.open_table("pig", **{"Points to win": 10})
    ana.add_bot("easy")
    ana.add_bot("easy")
    ana.start()
    expect(ana.page.get_by_text("Only bots are left")).to_have_count(0)
    ana.resign()
    expect(ana.page.get_by_text("Only bots are left in the match.")).to_be_visible()
    assert not ana.is_over
    ana.press_button("Finish quickly")
    expect(ana.ranking).to_be_visible()


def test_bots_hurry_while_people_play_if_all_of_them_agree(slow_house: House) -> None:
    ana, ben, _ = slow_house.table("pig")
    ana.add_bot("easy")
    ana.start()
    hold(ana, ben)
    ana.at_table("Let the bots play quickly")
    expect(ben.page.get_by_text("Ana asks to let the bots play quickly.")).to_be_visible()
    ben.press_button("Agree")
    hold(ana)
