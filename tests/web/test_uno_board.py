"""UNO on its board: with the cards themselves, by keyboard, in words, on the smallest phone."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import ViewportSize, expect

from .card_players import CardPlayer, box_of, drag
from .commanders import assert_accessible, visitor
from .visitors import House, Theme

SMALL_PHONE: ViewportSize = {"width": 320, "height": 640}
THEMES: tuple[Theme, ...] = ("dark", "light")
AT_ONCE = {"Milliseconds to catch a forgotten call before play goes on": 0}
SEEN = 30
"""Pixels of a card that are not covered by the next one."""


def test_a_hand_is_played_on_the_board_by_one_and_in_words_by_another(house: House) -> None:
    ana, ben = CardPlayer(visitor(house, "Ana")), visitor(house, "Ben", phone=True, theme="light")
    ben.join(ana.visitor.open_table("uno", **AT_ONCE))
    expect(ana.visitor.seat("Ben")).to_be_visible()
    ana.visitor.add_bot("easy")
    ana.visitor.start()
    ben.at_table("Show in words")
    words = ben.page.get_by_role("region", name="The position in words")
    expect(words).to_contain_text("On the pile")
    for _ in range(300):
        latest = max(ana.visitor.seq, ben.seq)
        ana.visitor.see_step(latest)
        ben.see_step(latest)
        if ana.visitor.is_over:
            break
        if ana.has_turn():
            ana.act()
        elif not ben.act(eagerly=True) and not ana.visitor.is_over:
            ana.visitor.see_step(latest + 1)
    for one in (ana.visitor, ben):
        expect(one.ranking).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()


def alone_against_bots(house: House, bots: int = 1, *, phone: bool = False) -> CardPlayer:
    ana = CardPlayer(visitor(house, "Ana", phone=phone))
    if phone:
        ana.page.set_viewport_size(SMALL_PHONE)
    ana.visitor.open_table("uno")
    for _ in range(bots):
        ana.visitor.add_bot("easy")
    ana.visitor.start()
    ana.wait_for_turn()
    return ana


def test_a_card_is_dragged_or_played_by_keyboard_and_another_says_why_not(house: House) -> None:
    ana = alone_against_bots(house)
    page = ana.page
    while not (ana.button("^Draw$").count() and 0 < ana.able.count() < ana.hand.count()):
        ana.act()
        ana.wait_for_turn()
    ana.take(page.locator("[data-card].dim").first)
    expect(ana.dock).to_contain_text("neither the colour nor the symbol")
    page.keyboard.press("Escape")
    expect(ana.dock).to_contain_text("Play a card that fits")
    before = ana.visitor.seq
    by_keyboard(ana)
    ana.visitor.see_step(before + 1)
    ana.wait_for_turn()
    while not page.locator("[data-card].able:not([data-card^=wild])").count():
        ana.act()
        ana.wait_for_turn()
    before = ana.visitor.seq
    drag(
        page,
        page.locator("[data-card].able:not([data-card^=wild])").first,
        page.locator("[data-spot=pile]"),
    )
    ana.visitor.see_step(before + 1)


def by_keyboard(ana: CardPlayer) -> None:
    """Go along the hand to a card that fits, and play it."""
    page = ana.page
    ana.hand.first.focus()
    for _ in range(ana.hand.count()):
        if page.evaluate("document.activeElement.classList.contains('able')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(ana.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    if ana.lit.count():
        page.keyboard.press("Enter")
    else:  # a wild card needs a colour
        ana.dock.get_by_role("button").first.press("Enter")


def test_many_cards_stay_readable_on_the_smallest_phone(house: House) -> None:
    ana = alone_against_bots(house, 7, phone=True)
    page = ana.page
    while ana.hand.count() < 12 and not ana.visitor.is_over:
        before, modest = ana.visitor.seq, ana.button("^(Draw|Keep the card)").first
        if modest.count():
            ana.visitor.press(modest)
            ana.visitor.see_step(before + 1)
        else:  # the colour of an opening wild card is to be named
            ana.act()
        ana.wait_for_turn()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SMALL_PHONE["width"]
    boxes = [box_of(card) for card in ana.hand.all()]
    lines = [(one, two) for one, two in pairwise(boxes) if one["x"] < two["x"]]
    assert min(two["x"] - one["x"] for one, two in lines) >= SEEN
    expect(ana.visitor.seats.get_by_role("listitem")).to_have_count(7)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert_accessible(page)
