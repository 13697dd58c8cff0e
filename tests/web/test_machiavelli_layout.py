"""Machiavelli from diplomacy to the replay: nothing overlaps or is cut at any size."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from .conftest import LARGE
from .layout import SIZES, assert_laid_out
from .machiavelli_player import OPTIONS, SCENARIO
from .users import Site, Theme, seat

SOME = SIZES if LARGE else (SIZES[0], SIZES[2])
LOOKS: list[tuple[Theme, str]] = (
    list(product(("dark", "light"), ("en-GB", "es-ES"))) if LARGE else [("light", "es-ES")]
)
ONE_TURN = {
    **SCENARIO,
    "turns": 1,
    "cities_to_win": {"3": 50},
    "powers": SCENARIO["powers"][:3],
}
OWN = ["A florence", "A perugia", "A pisa", "F ligurian_sea"]
ALL_IN_FRAME = """units => {
  const frame = document.querySelector("div.frame").getBoundingClientRect();
  return units.every((unit) => {
    const { x, y, right, bottom } = document.querySelector(`[data-unit="${unit}"]`)
      .getBoundingClientRect();
    return x >= frame.x && y >= frame.y && right <= frame.right && bottom <= frame.bottom;
  });
}"""
OPEN_SHEET = re.compile("^(Orders|Órdenes)$")
READY = re.compile("^(Ready|Listo)$")
SEND = re.compile("^(Send the sheet|Entregar la hoja)$")
AS_IT_IS = re.compile("^(Send it like this|Entregarla así)$")
WATCH = re.compile("^(Watch on the map|Ver en el mapa)$")
TURNS = re.compile("^(Turns|Turnos)$")


@pytest.mark.parametrize(("theme", "locale"), LOOKS)
def test_every_stage_of_a_match_is_laid_out(site: Site, theme: Theme, locale: str) -> None:
    ana = site.user("Ana", own_board=True, theme=theme, locale=locale)
    page = ana.page
    options = {**OPTIONS, "custom_scenario": ONE_TURN}
    seat(ana, game="machiavelli", bots=("easy",) * 2, **options)
    page.get_by_role("button", name=re.compile("^(Start|Empezar)$")).click()
    expect(page.locator("[data-province]").first).to_be_attached()
    assert_fits(page)
    assert_own_units_are_in_sight(page)
    page.get_by_role("button", name=READY).click()
    expect(page.get_by_role("button", name=SEND)).to_be_enabled()
    page.set_viewport_size(SIZES[0])
    page.get_by_role("button", name=OPEN_SHEET).click()
    expect(page.locator(".papers")).to_be_visible()
    assert_fits(page)
    page.get_by_role("button", name=SEND).click()
    page.get_by_role("button", name=AS_IT_IS).click()
    expect(ana.ranking).to_be_visible()
    assert_fits(page)
    assert_powers_are_named(page)
    page.get_by_role("button", name=TURNS).click()
    page.get_by_role("button", name=WATCH).first.click()
    expect(page.locator("[data-playback]")).to_be_visible()
    assert_fits(page)
    page.goto(page.locator('a[href^="/match/"]').first.get_attribute("href") or "")
    expect(page.locator("[data-province]").first).to_be_attached()
    assert_fits(page)


def assert_fits(page: Page) -> None:
    for size in SOME:
        assert_laid_out(page, size)


def assert_own_units_are_in_sight(page: Page) -> None:
    """The first view shows them, also after the window has changed."""
    for size in SOME:
        page.set_viewport_size(size)
        page.wait_for_function(ALL_IN_FRAME, arg=OWN)


def assert_powers_are_named(page: Page) -> None:
    """The result speaks of powers, and says who played them."""
    ranking = page.get_by_role("list", name=re.compile("^(Ranking|Clasificación)$"))
    expect(ranking).to_contain_text(re.compile("Florence|Florencia"))
    expect(ranking).to_contain_text("Bot Alba")
    expect(page.locator("h1")).not_to_contain_text("Bot")
