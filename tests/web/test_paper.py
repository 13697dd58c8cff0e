"""The paper of Pictionary stays where it is while somebody draws, at every size of the window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from .layout import SETTLED
from .party import by_turn, guess, party, sheet
from .users import Site, User, box_of, seat

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
)
WORDS = [
    "the sun over the sea",
    "a very long word for a small phone",
    "shooting star",
    "lighthouse keeper",
]
SMILE = [(0.3, 0.5), (0.4, 0.62), (0.5, 0.66), (0.6, 0.62), (0.7, 0.5)]
FOLLOW = """() => {
  window.places = new Set();
  const look = () => {
    const box = document.querySelector(".paper svg")?.getBoundingClientRect();
    if (box) places.add([box.x + scrollX, box.y + scrollY, box.width].map(Math.round).join(" "));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note every place and size that the paper has from now on, frame by frame."""


def settle(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(SETTLED)
    page.evaluate("() => window.places.clear()")


def assert_at_rest(page: Page) -> None:
    page.evaluate(SETTLED)
    assert len(page.evaluate("() => [...places]")) == 1
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_the_paper_stays_while_somebody_draws_claims_and_judges(site: Site) -> None:
    options: dict[str, Any] = {"words": {"words": WORDS}, "choose_word": True, "seconds": 120}
    options |= {"guessing": "spoken", "round_ends": "all", "hints": "length"}
    users, _ = party(site, "pictionary", "Ben", "Cleo", **options)
    users[0].start()
    for user in users:
        expect(user.page.locator(".paper svg")).to_be_visible()
        user.page.evaluate(FOLLOW)
    drawer = next(user for user in users if words_of(user).count())
    guessers = [user for user in users if user is not drawer]
    settle(drawer.page, SIZES[0])
    drawer.press(words_of(drawer).first)
    mine = drawer.page.get_by_role("application")
    expect(mine).to_be_visible()
    assert_at_rest(drawer.page)
    for at, size in enumerate(SIZES):
        for user in users:
            settle(user.page, size)
        drawer.draw(*SMILE)
        expect(sheet(guessers[1].page).locator("path")).to_have_count(at + 1)
        if at < len(guessers):
            guessers[at].press_button("I know it!")
            expect(drawer.page.get_by_role("button", name="That is wrong")).to_be_visible()
            assert_at_rest(drawer.page)
            if at == 0:
                # by mouse: emulation loses the first tap after the window changed its size
                drawer.page.get_by_role("button", name="That is wrong").click()
                expect(drawer.page.get_by_role("button", name="That is wrong")).to_have_count(0)
        for user in users:
            assert_at_rest(user.page)


def words_of(drawer: User) -> Locator:
    """The words on offer."""
    return drawer.page.get_by_role("region", name="Choose what you draw").get_by_role("button")


def test_ten_fit_on_a_small_phone(site: Site) -> None:
    ana = site.user("Ana", phone=True, own_board=True)
    seat(ana, game="pictionary", bots=("easy",) * 9, language="en", may_skip=False)
    ana.start()
    ana.page.set_viewport_size(SIZES[0])
    ana.page.evaluate(SETTLED)
    controls = ana.page.locator(".desk .tools, .desk .say").first
    expect(controls).to_be_visible()
    for part in (sheet(ana.page).or_(ana.page.get_by_role("application")), controls):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= SIZES[0]["height"]


def test_shapes_areas_and_what_was_cleared(site: Site) -> None:
    options: dict[str, Any] = {"words": {"words": WORDS}, "seconds": 120, "hints": "length"}
    users, screen = party(site, "pictionary", "Ben", **options)
    users[0].start()
    drawer, guesser = by_turn(users, screen)
    take(drawer, "Ellipse")
    drawer.draw((0.2, 0.2), (0.8, 0.8))
    drawer.press(drawer.page.get_by_title("red", exact=True))
    take(drawer, "Fill")
    drawer.draw((0.5, 0.5))
    shown = [sheet(screen).locator("path"), sheet(guesser.page).locator("path")]
    for paths in shown:
        expect(paths).to_have_count(2)
        expect(paths.nth(1)).to_have_attribute("fill-rule", "evenodd")
    colour = "([x, y]) => [...document.elementsFromPoint(x, y)].map((one) => one.tagName)[0]"
    box = box_of(drawer.page.get_by_role("application"))
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert drawer.page.evaluate(colour, middle) == "path"
    for step, count in (("Clear", 0), ("Undo", 2), ("Undo", 1), ("Redo", 2)):
        drawer.press_button(step)
        for paths in shown:
            expect(paths).to_have_count(count)
    drawer.press(drawer.page.get_by_title("Eraser"))
    guess(guesser, drawer.page.locator(".word").inner_text())
    expect(guesser.page.get_by_role("application")).to_be_visible()
    guess(drawer, guesser.page.locator(".word").inner_text())
    expect(drawer.page.get_by_role("application")).to_be_visible()
    expect(drawer.page.get_by_label("Eraser")).not_to_be_checked()


def take(drawer: User, tool: str) -> None:
    drawer.press(drawer.page.locator("button[aria-expanded]").first)
    drawer.press(drawer.page.get_by_role("button", name=tool, exact=True))
