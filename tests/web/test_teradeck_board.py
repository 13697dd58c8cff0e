"""TeraDeck on its board: a whole match, targets, discarding, reasons."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .card_players import CardPlayer
from .commanders import assert_accessible, visitor
from .visitors import House, Theme

SENSIBLE = ("module", "patch", "op", "bug")
THEMES: tuple[Theme, ...] = ("dark", "light")


def test_a_match_is_played_on_the_board_by_mouse_and_by_finger(house: House) -> None:
    ana = CardPlayer(visitor(house, "Ana"), SENSIBLE)
    ben = CardPlayer(visitor(house, "Ben", phone=True, theme="light"), SENSIBLE)
    ben.visitor.join(ana.visitor.open_table("teradeck"))
    expect(ana.visitor.seat("Ben")).to_be_visible()
    ana.visitor.add_bot("easy")
    ana.visitor.start()
    for _ in range(300):
        latest = max(ana.visitor.seq, ben.visitor.seq)
        for one in (ana, ben):
            one.visitor.see_step(latest)
        acting = next((one for one in (ana, ben) if one.has_turn()), None)
        if ana.visitor.is_over:
            break
        if acting is not None:
            acting.act()
        else:
            ana.visitor.see_step(latest + 1)
    for one in (ana, ben):
        expect(one.visitor.ranking).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()
    expect(ana.page.get_by_role("img", name="Stable modules")).to_be_visible()


def test_several_cards_are_discarded_and_a_card_says_why_it_cannot_be_played(house: House) -> None:
    ana = CardPlayer(visitor(house, "Ana"), SENSIBLE)
    ana.visitor.open_table("teradeck")
    ana.visitor.add_bot("easy")
    ana.visitor.start()
    ana.wait_for_turn()
    page = ana.page
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert_accessible(page)
    while not page.locator("[data-card].dim").count():
        before = ana.visitor.seq
        ana.discard(2)
        ana.visitor.see_step(before + 1)
        expect(page.get_by_role("region", name="What happened")).to_contain_text("Ana discards")
        ana.wait_for_turn()
    card = page.locator("[data-card].dim").first
    ana.take(card)
    expect(ana.dock.get_by_role("status")).to_contain_text(
        re.compile("no module it could|no target|no bugs|module of this colour")
    )
    assert ana.lit.count() == 0
