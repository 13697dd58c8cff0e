"""Risk on its map: by mouse, by finger, by keyboard, on the smallest phone, on any map."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .accessibility import assert_accessible
from .conftest import LARGE
from .risk_player import SMALL_WORLD, RiskPlayer, fight_to_the_end
from .users import Site, User, box_of, seat

SMALL_PHONE: ViewportSize = {"width": 390, "height": 844}
CLASSIC: dict[str, Any] = {"placement": "batch"}
READABLE = 10
"""Pixels: the least size of letters and figures."""
FINGERTIP = 44
APART = 30
"""Pixels between the middles of two badges; a tap means the nearest that can be chosen."""
MIDDLES = """badges => badges.map(badge => {
    const { e: x, f: y } = badge.getScreenCTM();
    return [x, y];
})"""
"""Middle of each badge, whatever the shape of its owner."""


def on_small_phone(somebody: User) -> User:
    somebody.page.set_viewport_size(SMALL_PHONE)
    return somebody


def alone_against_a_bot(site: Site, options: dict[str, Any], *, phone: bool = False) -> RiskPlayer:
    ana = site.user("Ana", phone=phone, own_board=True)
    seat(ana, game="risk", bots=("easy",), **options, turn_limit=20)
    ana.start()
    player = RiskPlayer(ana)
    player.wait_for_turn()
    return player


def until_the_attack(player: RiskPlayer) -> None:
    while "Attack: choose" not in player.says:
        player.act()
        player.wait_for_turn()


def test_a_classic_match_is_played_on_the_map_by_mouse_and_by_finger(site: Site) -> None:
    ana, ben = (
        site.user("Ana", own_board=True),
        on_small_phone(site.user("Ben", phone=True, theme="light", own_board=True)),
    )
    seat(ana, ben, game="risk", bots=("easy",), **CLASSIC, turn_limit=3)
    ana.start()
    expect(ana.seats.get_by_text(re.compile(r"^\s*14\s*territories"))).to_have_count(3)
    fight_to_the_end(RiskPlayer(ana, 2), RiskPlayer(ben, 2))
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()
    expect(ben.page.get_by_role("img", name="Territories")).to_be_visible()


def test_a_way_is_drawn_by_dragging_and_done_by_a_second_click(site: Site) -> None:
    ana = alone_against_a_bot(site, SMALL_WORLD)
    until_the_attack(ana)
    page = ana.page
    source = ana.lit.first.get_attribute("data-territory") or ""
    ana.point(source)
    expect(ana.dock).to_contain_text("choose the territory to attack")
    target = ana.lit.first.get_attribute("data-territory") or ""
    page.keyboard.press("Escape")
    expect(ana.dock).to_contain_text("Attack: choose")
    drag(page, source, target)
    expect(ana.dock).to_contain_text("% to conquer it")
    before = ana.user.seq
    ana.point(target)
    ana.user.see_step(before + 1)
    expect(page.locator(".battle svg").first).to_be_visible()


def test_the_odds_are_told_in_words_too(site: Site) -> None:
    ana = alone_against_a_bot(site, SMALL_WORLD)
    until_the_attack(ana)
    ana.page.get_by_role("button", name="At this table").click()
    ana.page.get_by_text("Show in words").click()
    expect(ana.page.get_by_role("region", name="The position in words")).to_be_visible()
    form = ana.user.actions
    sources = form.get_by_role("group", name="from").get_by_role("radio")
    expect(sources.first).to_be_visible()
    for source in sources.all():
        source.check()
        expect(form).to_contain_text("% to conquer it")  # wherever it leads, be it one place only


def drag(page: Page, source: str, target: str) -> None:
    boxes = [page.locator(f'[data-badge="{one}"]').bounding_box() for one in (source, target)]
    points = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=4)
    page.mouse.up()


def test_the_map_is_played_by_keyboard(site: Site) -> None:
    ana = alone_against_a_bot(site, SMALL_WORLD)
    page = ana.page
    page.locator("[data-territory=alaska]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-territory=northwest]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-territory=alaska]")).to_be_focused()
    ana.lit.first.focus()
    page.keyboard.press("Enter")
    expect(ana.dock).to_contain_text("How many in")
    page.keyboard.press("Escape")
    expect(ana.dock).to_contain_text("choose one of your territories")
    page.keyboard.press("Enter")
    before = ana.user.seq
    page.keyboard.press("Enter")
    ana.user.see_step(before + 1)


def test_six_players_stay_readable_on_a_small_phone(site: Site) -> None:
    ana = on_small_phone(site.user("Ana", phone=True, own_board=True))
    seat(ana, game="risk", bots=("easy",) * 5, **CLASSIC, turn_limit=20)
    ana.start()
    player = RiskPlayer(ana)
    player.wait_for_turn()
    page = ana.page
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SMALL_PHONE["width"]
    expect(page.locator("[data-territory].lit")).to_have_count(7)
    page.wait_for_function(LIT_IN_SIGHT)
    assert page.evaluate(FIGURES) >= READABLE
    land = page.locator("[data-territory=congo]")
    for _ in range(2):
        smaller = width(land)
        page.get_by_role("button", name="Closer").tap()
        wait_for_width(land, "> 1.2 *", smaller)
    middles = page.locator("[data-badge]").evaluate_all(MIDDLES)
    assert len(middles) == 42
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(middles, 2)) >= APART
    player.point_at_lit()
    expect(player.button("^Place")).to_be_visible()
    for button in player.dock.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGERTIP
    assert_accessible(page)


LIT_IN_SIGHT = """() => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  return [...document.querySelectorAll("[data-territory].lit")].every((land) => {
    const badge = document.querySelector(`[data-badge=${land.dataset.territory}]`);
    const { e: x, f: y } = badge.getScreenCTM();
    return frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom;
  });
}"""
"""Whether the armies of all territories that can be chosen lie in the frame of the map."""
FIGURES = """
Math.min(...[...document.querySelectorAll("[data-badge] text")].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))
"""
"""Size of the smallest figure on the map in pixels of the screen."""


def test_buttons_and_two_fingers_zoom_the_map(site: Site) -> None:
    ana = alone_against_a_bot(site, CLASSIC, phone=True)
    land = ana.page.locator('[data-territory="congo"]')
    first = width(land)
    pinch(ana.page, land)
    wait_for_width(land, "> 1.5 *", first)
    expect(ana.page.get_by_text("Congo", exact=True)).to_be_visible()
    largest = width(land)
    ana.page.get_by_role("button", name="The whole map").click()
    wait_for_width(land, "<", largest / 1.3)
    smallest = width(land)
    ana.page.get_by_role("button", name="Closer").click()
    wait_for_width(land, "> 1.3 *", smallest)


def width(land: Locator) -> float:
    return box_of(land)["width"]


def wait_for_width(land: Locator, compared: str, other: float) -> None:
    """Wait for this comparison of the land's width."""
    told = f"land => land.getBoundingClientRect().width {compared} {other}"
    land.page.wait_for_function(told, arg=land.element_handle())


def pinch(page: Page, land: Locator) -> None:
    """Two fingers on a territory move apart."""
    box = box_of(land)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 20), ("touchMove", 30), ("touchMove", 40)):
        points = [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_an_earlier_position_is_looked_at_on_the_map(site: Site) -> None:
    ana = alone_against_a_bot(site, SMALL_WORLD)
    until_the_attack(ana)
    page = ana.page
    armies = page.locator("[data-badge] text")
    now = armies.all_text_contents()
    log = page.get_by_role("region", name="What happened")
    log.get_by_text("Set-up", exact=True).click()  # folded since the first turn
    log.get_by_text("The territories are dealt").click()
    page.get_by_role("button", name="Show the table as it was then").click()
    expect(page.get_by_text("You are looking at step 0")).to_be_visible()
    expect(armies).to_have_text(["3"] * len(now))
    expect(ana.lit).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(ana.lit.first).to_be_visible()
    expect(armies).to_have_text(now)


RING = {
    "id": "ring",
    "name": "Ring",
    "continents": [
        {"id": "east", "name": "East", "bonus": 2, "territories": ["a", "b", "c"]},
        {"id": "west", "name": "West", "bonus": 3, "territories": ["d", "e", "f"]},
    ],
    "territories": [{"id": one, "name": one.upper()} for one in "abcdef"],
    "borders": [["a", "b"], ["b", "c"], ["c", "d"], ["d", "e"], ["e", "f"], ["f", "a"]],
    "start": {"armies_per_territory": 20},
}
"""Enough armies that nobody conquers all of it in the first turn."""


def test_a_map_that_nobody_drew_is_laid_out(site: Site) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    seat(ana, game="risk", bots=("easy",), map="custom", custom_map=RING, turn_limit=4)
    ana.start()
    player = RiskPlayer(ana)
    player.wait_for_turn()
    expect(page.locator("[data-territory]")).to_have_count(6)
    expect(page.locator("path.route")).to_have_count(6)
    player.act()
    expect(player.dock).to_contain_text(re.compile("Go on|Attack|armies"))


@pytest.mark.skipif(not LARGE, reason="large profile")
def test_the_whole_map_stays_chosen_on_a_phone_until_the_last_lap(site: Site) -> None:
    ana = on_small_phone(site.user("Ana", phone=True, own_board=True))
    seat(ana, game="risk", bots=("easy",), **SMALL_WORLD, turn_limit=4)
    ana.start()
    player, page = RiskPlayer(ana), ana.page
    player.wait_for_turn()
    ana.press(page.get_by_role("button", name="The whole map"))
    sheet = page.locator(".sheet")
    whole = box_of(sheet)["width"]
    assert whole <= SMALL_PHONE["width"]
    while page.locator("[data-lap]").get_attribute("data-lap") == "1":
        player.act()
        player.wait_for_turn()
    assert box_of(sheet)["width"] == whole
    expect(page.locator("[data-last-lap]")).to_contain_text("Last lap!")
    expect(page.locator("[data-lap]")).to_have_text("Lap 2 of 2")
