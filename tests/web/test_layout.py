"""Nothing overlaps or is cut: on every board and the big screen, at every size of the window."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import LARGE
from .layout import SIZES, assert_laid_out, beyond_the_window, covered
from .users import Site, Theme, seat

LAPTOP, PHONE = SIZES[3], SIZES[0]
SOME = SIZES if LARGE else (PHONE, LAPTOP)
WIDE = [size for size in SOME if size["width"] >= 800]
THEMES: tuple[Theme, ...] = ("dark", "light") if LARGE else ("dark",)
LOCALES = ("en-GB", "es-ES") if LARGE else ("es-ES",)
OWN_BOARDS: dict[str, dict[str, Any]] = {
    "risk": {"placement": "batch"},
    "machiavelli": {},
    "teradeck": {},
    "uno": {},
    "trivia": {},
    "pictionary": {},
    "mentiroso": {},
}
BOTS = {"machiavelli": 4, "mentiroso": 2}
"""Games that two people are too few for."""
GENERIC = ("pig", "liars_hand", "quick_quiz", "scribble", "sealed_orders")
GAMES = (*OWN_BOARDS, *GENERIC) if LARGE else ("risk", "machiavelli")
MAP_SHARE = 0.6
"""The least part of the window's width that the map of Risk or Machiavelli gets."""
BOARD_SHARE = 0.65
"""The least part of a laptop's window that the map gets with its frame and its continents."""

COVERED_NAMES = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    const air = one.tagName === "tspan" ? 0.22 * height : 0;  // above and below the letters
    return { left, right, top: top + air, bottom: bottom - air, one };
  });
  const others = boxes("[data-badge] > path, [data-plaque] > rect");
  const names = boxes("svg[data-drawing] .over > text > tspan");
  const meet = (a, b) =>
    a.one.parentNode !== b.one.parentNode && a.left + 1 < b.right && b.left + 1 < a.right &&
    a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  return names.filter((a) => [...others, ...names].some((b) => a !== b && meet(a, b)))
    .map(({ one }) => one.textContent);
}"""
"""Names of territories that meet a badge, a plaque or another name."""


@pytest.mark.parametrize(("game", "theme", "locale"), list(product(GAMES, THEMES, LOCALES)))
def test_a_board_is_laid_out_at_every_size(
    site: Site, game: str, theme: Theme, locale: str
) -> None:
    ana, ben = (
        site.user(name, own_board=game in OWN_BOARDS, theme=theme, locale=locale)
        for name in ("Ana", "Ben")
    )
    bots = ("easy",) * BOTS.get(game, 0)
    seat(ana, ben, game=game, bots=bots, **OWN_BOARDS.get(game, {}))
    ana.page.get_by_role("button", name=re.compile("^(Start|Empezar)$")).click()
    expect(ana.table).to_be_visible()
    for size in SOME:
        assert_laid_out(ana.page, size)
        if game in OWN_BOARDS and size == PHONE:
            ana.page.evaluate("scrollTo(0, 0)")  # boards with cards scroll to one's own hand
            assert covered(ana.page, ".tools button") == []
        if game == "machiavelli" and size["width"] >= 1280:
            frame = ana.page.locator("div.frame").bounding_box()
            assert frame is not None
            assert frame["width"] >= MAP_SHARE * size["width"]
            assert frame["y"] + frame["height"] <= size["height"]


@pytest.mark.parametrize("size", WIDE, ids=lambda size: f"{size['width']}x{size['height']}")
def test_all_of_risk_is_in_a_laptops_window(site: Site, size: Any) -> None:
    ana, ben = (site.user(name, own_board=True) for name in ("Ana", "Ben"))
    seat(ana, ben, game="risk", placement="batch")
    ana.page.set_viewport_size(size)
    if size["width"] >= 1280:
        for name in ("Add a bot", "Start"):
            button = ana.page.get_by_role("button", name=name, exact=True)
            expect(button).to_be_in_viewport(ratio=1)
    ana.start()
    expect(ana.page.locator("[data-territory]").first).to_be_attached()
    ana.page.set_viewport_size(size)
    assert beyond_the_window(ana.page, ".continents, [data-badge], .tools .button") == []
    frame = ana.page.locator(".frame").bounding_box()
    assert frame is not None
    assert frame["width"] >= MAP_SHARE * size["width"]
    if size["width"] >= 1280:
        expect(ana.page.locator("svg text", has_text="Greenland")).to_be_visible()
        world = ana.page.locator(".world").bounding_box()
        assert world is not None
        window = size["width"] * size["height"]
        assert world["width"] * world["height"] >= BOARD_SHARE * window
        assert ana.page.evaluate(COVERED_NAMES) == []


@pytest.mark.parametrize("game", ("risk", "trivia") if LARGE else ("risk",))
def test_the_big_screen_shows_everything(site: Site, game: str) -> None:
    ana, ben = (site.user(name, own_board=True) for name in ("Ana", "Ben"))
    link = seat(ana, ben, game=game, **OWN_BOARDS[game])
    ana.start()
    screen = site.user("", own_board=True).page
    screen.set_viewport_size(SIZES[-1])
    screen.goto(f"{link}/screen")
    expect(screen.locator("[data-seq]")).to_be_visible()
    assert_laid_out(screen, SIZES[-1])
    if game == "risk":
        expect(screen.locator("[data-territory]").first).to_be_attached()
        assert beyond_the_window(screen, ".continents, .continents li, [data-badge]") == []


def test_the_whole_map_is_shown_again_in_a_window_of_another_size(site: Site) -> None:
    ana, ben = (site.user(name, own_board=True) for name in ("Ana", "Ben"))
    seat(ana, ben, game="risk", placement="batch")
    ana.start()
    page = ana.page
    page.set_viewport_size(LAPTOP)
    page.get_by_role("button", name="Closer").click()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.frame')]"
        ".every((frame) => frame.scrollWidth > frame.clientWidth + 1)"
    )
    page.set_viewport_size(SIZES[4])
    page.wait_for_function(
        "() => [...document.querySelectorAll('.frame')]"
        ".every((frame) => frame.scrollWidth <= frame.clientWidth + 1)"
    )
    assert beyond_the_window(page, "[data-badge]") == []
