"""Everybody can use every page: no serious finding of axe, in both themes, on phone and desk."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from .visitors import DESK, PHONE, House, Theme, Visitor

SERIOUS = ("serious", "critical")
THEMES: tuple[Theme, ...] = ("dark", "light")
LOOKS = tuple(product((DESK, PHONE), THEMES))


def assert_accessible(visitor: Visitor) -> None:
    """However the page is looked at."""
    for size, theme in LOOKS:
        visitor.page.set_viewport_size(size)
        visitor.page.emulate_media(color_scheme=theme)
        found = [
            (violation["id"], node["html"][:160], node["failureSummary"][:300])
            for violation in visitor.axe()
            if violation["impact"] in SERIOUS
            for node in violation["nodes"]
        ]
        assert found == [], (visitor.page.url, size, theme)


@pytest.mark.parametrize(
    ("path", "heading"),
    {
        "/": "Pick a game",
        "/create/risk": "Risk",
        "/game/risk": "Risk",
        "/profile": "Profile",
        "/login": "Log in",
        "/nowhere": "There is nothing here",
        "/t/ABCDEF": "This table is not there",
    }.items(),
)
def test_the_pages_of_the_house(house: House, path: str, heading: str) -> None:
    ana = house.visitor("Ana")
    ana.page.goto(path)
    expect(ana.page.get_by_role("heading", name=heading).first).to_be_visible()
    for folded in ana.page.locator("main summary").all():
        folded.click()
    assert_accessible(ana)


def test_a_table_before_the_match(house: House) -> None:
    ana, ben = house.visitor("Ana"), house.visitor("Ben")
    link = ana.open_table("pig")
    ben.page.goto(link)
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    assert_accessible(ben)
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    for folded in ana.page.locator("main summary").all():
        folded.click()
    assert_accessible(ana)
    ana.press_button("Add a bot")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_accessible(ana)


def test_a_table_after_the_match_its_replay_and_the_profile(house: House) -> None:
    ana, ben, _ = house.table("pig")
    ana.start()
    ana.act()
    ben.resign()
    expect(ana.ranking).to_be_visible()
    assert_accessible(ana)
    ana.page.get_by_role("link", name="Watch again").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    assert_accessible(ana)
    ben.page.goto("/profile")
    expect(ben.page.get_by_role("link", name="Pig")).to_be_visible()
    assert_accessible(ben)


GAMES = ("pig", "liars_hand", "quick_quiz", "scribble", "sealed_orders", "risk")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_the_generic_board(house: House, game: str) -> None:
    ana, ben, _ = house.table(game)
    ana.start()
    expect(ana.page.locator(".panels").first).to_be_attached()
    assert_accessible(ana)
    if game == "scribble":  # who draws and who guesses have different boards
        assert_accessible(ben)
