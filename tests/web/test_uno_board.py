"""UNO on its board: a whole match, with the cards themselves and in words."""

from __future__ import annotations

from playwright.sync_api import expect

from .card_players import CardPlayer
from .commanders import visitor
from .visitors import House

AT_ONCE = {"Milliseconds to catch a forgotten call before play goes on": 0}


def test_a_hand_is_played_on_the_board_by_one_and_in_words_by_another(house: House) -> None:
    ana, ben = CardPlayer(visitor(house, "Ana")), visitor(house, "Ben", phone=True, theme="light")
    ben.join(ana.visitor.open_table("uno", **AT_ONCE))
    expect(ana.visitor.seat("Ben")).to_be_visible()
    ana.visitor.add_bot("easy")
    ana.visitor.start()
    ben.at_table("Show in words")
    words = ben.page.get_by_role("region", name="The position in words")
    expect(words).to_contain_text("On the pile")
    while not ana.visitor.is_over:
        latest = max(ana.visitor.seq, ben.seq)
        ana.visitor.see_step(latest)
        ben.see_step(latest)
        if ana.has_turn():
            ana.act()
        elif not ben.act(eagerly=True):
            ana.visitor.see_step(latest + 1)
    for one in (ana.visitor, ben):
        expect(one.ranking).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()
