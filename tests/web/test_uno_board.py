"""UNO on its board: a whole match, with the cards themselves and in words."""

from __future__ import annotations

from playwright.sync_api import expect

from .card_player import CardPlayer
from .users import Site, seat


def test_a_hand_is_played_on_the_board_by_one_and_in_words_by_another(site: Site) -> None:
    ana, ben = (
        CardPlayer(site.user("Ana", own_board=True)),
        site.user("Ben", phone=True, theme="light", own_board=True),
    )
    seat(ana.user, ben, game="uno", bots=("easy",), catch_millis=0)
    ana.user.start()
    ben.at_table("Show in words")
    words = ben.page.get_by_role("region", name="The position in words")
    expect(words).to_contain_text("On the pile")
    while not ana.user.is_over:
        latest = max(ana.user.seq, ben.seq)
        ana.user.see_step(latest)
        ben.see_step(latest)
        if ana.has_turn():
            ana.act()
        elif not ben.act(eagerly=True):
            ana.user.see_step(latest + 1)
    for one in (ana.user, ben):
        expect(one.ranking).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()
