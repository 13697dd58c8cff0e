"""Tutorials in the browser: offered, played mark by mark on a phone, and left."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .accessibility import assert_accessible
from .conftest import LARGE
from .layout import SIZES
from .users import Site, User, box_of

ALL = ["machiavelli", "pictionary", "risk", "teradeck", "trivia", "uno"]
GAMES = ALL if LARGE else ["machiavelli", "pictionary"]
ORDERS: dict[str, tuple[str, ...]] = {
    "answer": ("answer:1",),
    "speed": ("answer:0",),
    "garrison": ("action:spend",),
    "last-orders": (
        "province:bologna",
        "action:hold",
        "province:pistoia",
        "action:hold",
        "action:submit",
    ),
}
"""What to tap for marks that ask for more than their target."""
IN_SIGHT = """([name, isPointedAt]) => {
  const point = () => {
    const one = document.querySelector(`[data-target="${name}"]`);
    const part = (name) => document.querySelector(`.coach .${name}`);
    const [ring, bubble] = [part("ring"), part("bubble")];
    if (!one || one.disabled || bubble?.getAnimations().length) return null;
    const { left, top, width, height } = one.getBoundingClientRect();
    if (isPointedAt) {
      const around = ring?.getBoundingClientRect() ?? {};
      const apart = [around.x + around.width / 2 - left - width / 2,
        around.y + around.height / 2 - top - height / 2];
      if (!apart.every((by) => Math.abs(by) < 2)) return null;
    }
    const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    for (const x of shares) for (const y of shares) {
      const at = [left + width * x, top + height * y];
      if (one.contains(document.elementFromPoint(...at))) return at;
    }
    return null;
  };
  const [before, now] = [window.seen, point()];
  window.seen = now && `${name} ${now}`;
  return now && before === window.seen ? now : null;
}"""
"""A point of a target that is on the screen, that nothing covers and that does not move any more;
if the coach points at it, within the ring."""


def learner(site: Site, game: str, *, phone: bool = True) -> User:
    """Somebody without a name who starts a tutorial with one tap, and sees everything move."""
    user = site.user("", phone=phone, own_board=True, motion=True)
    user.page.goto(f"/game/{game}")
    user.press(user.page.get_by_role("button", name=re.compile("Learn by playing")))
    return user


def coach(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Tutorial")


def tap(user: User, name: str, *, pointed_at: bool = False) -> None:
    """Tap a target where it is on the screen; nobody scrolls or closes anything for it."""
    x, y = user.page.wait_for_function(IN_SIGHT, arg=[name, pointed_at], polling=200).json_value()
    if user.taps:
        user.page.touchscreen.tap(x, y)
    else:
        user.page.mouse.click(x, y)


def draw(user: User) -> None:
    """Draw lines in the sight of whoever guesses, until the word is found."""
    page = user.page
    paper = box_of(page.locator("[data-target=paper]"))
    for turn in range(6):
        y = paper["y"] + paper["height"] * (0.2 + 0.1 * turn)
        page.mouse.move(paper["x"] + 0.2 * paper["width"], y)
        page.mouse.down()
        page.mouse.move(paper["x"] + 0.8 * paper["width"], y, steps=4)
        page.mouse.up()


def guess(user: User) -> None:
    """Guess wrongly, which brings a hint, and then rightly."""
    page = user.page
    field = page.locator("[data-target=guess] input")
    field.fill("castle")
    field.press("Enter")
    expect(coach(page)).to_contain_text("roof")
    field.fill("house")
    field.press("Enter")


BY_HAND: dict[str, Callable[[User], None]] = {"draw": draw, "guess": guess}


def follow(user: User, mark: dict[str, Any]) -> None:
    """Do what a mark asks for; its bubble covers none of it."""
    page = user.page
    if mark["event"] == "turn_ended" and mark["fields"]["seat"] != 0:
        return  # the others play, and may have played already
    expect(page.locator(f'[data-mark="{mark["text"]}"]')).to_be_attached()
    if mark["text"] not in ORDERS and not mark["event"] and not mark["tap"]:
        assert_played_back(page)
        user.press(coach(page).get_by_role("button", name=re.compile("Next|Done")))
        return
    if mark["text"] in BY_HAND and mark["at"] in ("paper", "guess"):
        BY_HAND[mark["text"]](user)
        return
    for name in ORDERS.get(mark["text"], (mark["tap"] or mark["at"],)):
        tap(user, name, pointed_at=name == mark["at"])


def assert_end_fits(page: Page) -> None:
    """The last card is all in the window, also on a phone on its side."""
    for size in SIZES[:2]:
        page.set_viewport_size(size)
        card = box_of(page.get_by_role("region", name="Well done!"))
        assert card["y"] >= 0, (size, card)
        assert card["y"] + card["height"] <= size["height"], (size, card)
    page.set_viewport_size(SIZES[0])


def assert_played_back(page: Page) -> None:
    """What explains a turn comes after its playback."""
    further = page.locator("[data-playback] [data-action=stage-next]")
    assert further.count() == 0 or further.is_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_its_end_on_a_phone(site: Site, game: str) -> None:
    user = learner(site, game)
    page = user.page
    expect(coach(page)).to_be_visible()
    assert_accessible(page)
    marks = page.request.get(f"/api/games/{game}").json()["tutorial"]["marks"]
    for mark in marks:
        follow(user, mark)
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    assert_end_fits(page)
    user.press(page.get_by_role("button", name="Play against bots"))
    expect(coach(page)).to_have_count(0)
    expect(page.locator("[data-seq]")).to_be_visible()


def test_a_choice_that_is_undone_is_asked_for_again(site: Site) -> None:
    user = learner(site, "risk", phone=False)
    page = user.page
    user.press(page.get_by_role("button", name="Next"))
    tap(user, "territory:ontario")
    expect(page.locator('[data-mark="place-button"]')).to_be_attached()
    assert_bubble_beside(page, "action:place")
    page.keyboard.press("Escape")
    expect(page.locator('[data-mark="place"]')).to_be_attached()
    assert_bubble_beside(page, "territory:ontario")
    tap(user, "territory:ontario")
    expect(page.locator('[data-mark="place-button"]')).to_be_attached()


def assert_bubble_beside(page: Page, target: str) -> None:
    """The bubble comes to rest above, below, left or right of the ring around its target."""
    page.wait_for_function(IN_SIGHT, arg=[target, True], polling=200)
    ring, bubble = box_of(page.locator(".coach .ring")), box_of(page.locator(".coach .bubble"))
    assert any(
        one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"]
        for one, other in ((ring, bubble), (bubble, ring))
    ), (ring, bubble)


def test_a_tutorial_can_be_skipped_and_is_offered_once(site: Site) -> None:
    user = site.user("Ana", own_board=True)
    page = user.page
    page.goto("/")
    at_home = page.get_by_role("button", name=re.compile("Learn by playing.*Risk"))
    expect(at_home).to_be_visible()
    page.goto("/create/risk")
    offer = page.get_by_text("New to Risk?")
    expect(offer).to_be_visible()
    user.press(page.get_by_role("button", name=re.compile("Learn by playing")))
    user.press(page.get_by_role("button", name="Skip tutorial"))
    expect(page).to_have_url(re.compile("/game/risk$"))
    page.goto("/create/risk")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("heading", name="Risk")).to_be_visible()
    expect(at_home).to_have_count(0)
