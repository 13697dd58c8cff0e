"""The big screen: read from four metres, a ranking between rounds, a podium with everybody on it,
and a language and sounds of its own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .accessibility import assert_accessible
from .conftest import LARGE
from .layout import assert_laid_out
from .party import FOUR_EACH, answers, by_turn, guess, party, podium, sheet
from .users import Site, Theme

SIZES: tuple[ViewportSize, ...] = ({"width": 1920, "height": 1080}, {"width": 1280, "height": 720})
THEMES: tuple[Theme, ...] = ("dark", "light") if LARGE else ("dark",)
FAR = 3.0
"""Least size of letters that are read from four metres, in hundredths of the shorter side."""
FAR_QUESTION = 5.0

SMALLEST = """selector => {
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const sizes = shown.map((one) => parseFloat(getComputedStyle(one).fontSize));
  return shown.length ? 100 * Math.min(...sizes) / Math.min(innerWidth, innerHeight) : 0;
}"""
SMALLEST_WHEN_SHOWN = f"selector => ({SMALLEST})(selector) || false"
SCROLLS = "() => document.scrollingElement.scrollHeight > innerHeight + 1"
COUNT_SOUNDS = """
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...at) {
    window.heard += 1;
    return start.apply(this, at);
  };
"""


def read_from_afar(page: Page, far: dict[str, float]) -> None:
    """At each size of the screen, every theme: large letters, in one screen, nothing cut."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for size in SIZES:
            page.set_viewport_size(size)
            for selector, least in far.items():
                assert page.evaluate(SMALLEST, selector) >= least, (selector, size)
            assert not page.evaluate(SCROLLS), size
            assert_laid_out(page, size)


def test_trivia_is_a_show_from_the_lobby_to_the_podium(site: Site) -> None:
    options: dict[str, Any] = {"quiz": FOUR_EACH, "rounds": 2, "reading": 0, "mode": "everyone"}
    users, screen = party(site, "trivia", "Ben", "Cleo", "Dina", seconds=60, showing=8, **options)
    ana, *_ = users
    expect(screen.get_by_text("Join with this code")).to_be_visible()
    read_from_afar(screen, {".person b": FAR, ".code": FAR_QUESTION})
    ana.start()
    expect(answers(screen)).to_have_count(4)
    expect(screen.get_by_text("Join with this code")).to_have_count(0)
    read_from_afar(
        screen, {".member b": FAR, ".score": FAR, ".answer .text": FAR, "h2": FAR_QUESTION}
    )
    card = screen.locator(".card").bounding_box()
    for number in (1, 2):
        for at, user in enumerate(users):
            expect(user.page.get_by_text(f"Question {number} of 2")).to_be_visible()
            user.press(answers(user.page).nth(at))
        expect(screen.locator(".reveal")).to_be_visible()
        assert screen.locator(".card").bounding_box() == card  # nothing moves between the phases
        if number == 1:  # the ranking, in the second half of the break
            rows = "[aria-labelledby=round-ranking] li"
            seen = screen.wait_for_function(SMALLEST_WHEN_SHOWN, arg=f"{rows} b").json_value()
            assert seen >= FAR
    expect(podium(screen)).to_be_visible()
    expect(screen.locator("h1")).to_be_visible()
    for user in users:
        expect(podium(screen).get_by_text(user.name, exact=True)).to_be_visible()
    expect(screen.get_by_text("Join the next match")).to_be_visible()
    read_from_afar(screen, {"ol .names": FAR, "h1": FAR_QUESTION})


def test_a_guest_makes_their_browser_the_big_screen(site: Site) -> None:
    link = site.open_table("trivia")
    guest = site.user("")
    guest.page.add_init_script(COUNT_SOUNDS)
    guest.page.goto(link)
    guest.page.get_by_role("link", name="Use this as the big screen").click()
    expect(guest.page.get_by_text("Join with this code")).to_be_visible()
    assert guest.page.url == f"{link}/screen"
    assert guest.page.evaluate("heard") == 0
    sounds = guest.page.get_by_role("button", name="Sounds")
    sounds.click()
    guest.page.wait_for_function("() => heard > 10")  # a bar of the music
    guest.page.get_by_role("button", name="Español").click()
    expect(guest.page.get_by_text("Entra con este código")).to_be_visible()
    assert_accessible(guest.page)
    guest.page.reload()
    expect(guest.page.get_by_text("Entra con este código")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Sonidos")).to_have_attribute(
        "aria-pressed", "true"
    )
    # the other pages of this browser keep their own language
    guest.page.goto("/")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.skipif(not LARGE, reason="large profile")
@pytest.mark.parametrize("guessing", ["typed", "spoken"])
def test_the_paper_of_pictionary_fills_the_screen(site: Site, guessing: str) -> None:
    options: dict[str, Any] = {
        "words": {"words": ["sun", "moon", "star", "tree"]},
        "hints": "length",
    }
    guests = [f"Guest number {number}" for number in range(2, 8)]
    users, screen = party(
        site, "pictionary", *guests, guessing=guessing, seconds=120, showing=8, **options
    )
    users[0].start()
    _, *guessers = by_turn(users, screen)
    if guessing == "typed":
        guess(guessers[0], "elephant")
        expect(screen.get_by_text("elephant")).to_be_visible()
    read_from_afar(screen, {".member b": FAR, ".score": FAR, ".told .who": FAR})
    for size in SIZES:
        screen.set_viewport_size(size)
        box = sheet(screen).bounding_box()
        assert box is not None
        assert box["height"] >= 0.85 * size["height"]
        assert box["width"] >= 0.48 * size["width"]


@pytest.mark.skipif(not LARGE, reason="large profile")
@pytest.mark.parametrize("game", ["uno", "teradeck", "scribble", "quick_quiz"])
def test_other_games_are_read_from_afar(site: Site, game: str) -> None:
    users, screen = party(site, game, "Ben", "Cleo")
    users[0].start()
    expect(screen.locator("[data-seq]")).to_be_visible()
    name = ".cards .seat b" if game in ("uno", "teradeck") else ".show > ul b"
    read_from_afar(screen, {name: FAR})
    if game in ("scribble", "quick_quiz"):
        expect(screen.get_by_role("timer")).to_be_visible()
        expect(screen.get_by_text("Yours")).to_have_count(0)


@pytest.mark.skipif(not LARGE, reason="large profile")
def test_the_podium_fills_from_the_third_to_the_first(site: Site) -> None:
    (ana, ben), _ = party(site, "pig", "Ben")
    link = ana.page.url
    show = site.user("", own_board=True, motion=True).page
    show.goto(f"{link}/screen")
    expect(show.get_by_role("img", name="QR code")).to_be_visible()
    ana.start()
    expect(show.locator("[data-seq]")).to_be_visible()
    ben.resign()
    headline = show.get_by_role("heading", name="Ana wins")
    expect(podium(show)).to_be_attached()
    expect(headline).to_have_count(0)  # not before the podium is full
    expect(podium(show).get_by_text("Ben")).to_be_visible()
    expect(podium(show).get_by_text("Ana")).to_be_visible()
    expect(headline).to_be_visible()
