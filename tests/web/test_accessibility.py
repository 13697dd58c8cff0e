"""Everybody can use every page: no serious finding of axe, both themes, phone and desk."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from .building import MODULES
from .visitors import House, Visitor, play_to_the_end

SERIOUS = ("serious", "critical")
THEMES = pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)])
Theme = Literal["dark", "light"]


def assert_accessible(visitor: Visitor) -> None:
    source = (MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
    found = [
        (violation["id"], node["html"][:160], node["failureSummary"][:300])
        for violation in visitor.axe(source)
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
    assert found == []


@THEMES
def test_the_pages_of_the_house(house: House, theme: Theme, phone: bool) -> None:
    ana = house.visitor("Ana", theme=theme, phone=phone)
    page = ana.page
    for path, shown in {
        "/": "Pick a game",
        "/create/risk": "Risk",
        "/game/risk": "Risk",
        "/profile": "Profile",
        "/login": "Log in",
        "/nowhere": "There is nothing here",
    }.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=shown).first).to_be_visible()
        assert_accessible(ana)


@THEMES
def test_a_table_from_the_door_to_the_result(house: House, theme: Theme, phone: bool) -> None:
    ana = house.visitor("Ana", theme=theme, phone=phone)
    ben = house.visitor("Ben", theme=theme, phone=phone)
    link = ana.open_table("pig", **{"Points to win": 10})
    ben.page.goto(link)
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    assert_accessible(ben)
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    assert_accessible(ana)
    ana.page.get_by_role("button", name="Add a bot").click()
    assert_accessible(ana)
    ana.page.keyboard.press("Escape")
    ana.start()
    expect(ana.actions).to_be_visible()
    assert_accessible(ana)
    assert_accessible(ben)
    play_to_the_end(ana, ben)
    assert_accessible(ana)
    ana.page.get_by_role("link", name="Watch again").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    assert_accessible(ana)


@pytest.mark.parametrize("game", ["liars_hand", "quick_quiz", "scribble", "sealed_orders", "risk"])
def test_every_game_on_the_generic_board(house: House, game: str) -> None:
    ana, ben = house.visitor("Ana"), house.visitor("Ben", theme="light", phone=True)
    ben.join(ana.open_table(game))
    expect(ana.seat("Ben")).to_be_visible()
    ana.start()
    for person in (ana, ben):
        expect(person.page.get_by_role("list", name="Seats")).to_be_visible()
        assert_accessible(person)
