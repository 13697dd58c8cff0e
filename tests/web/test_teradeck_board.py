"""TeraDeck on its board: a whole match, by mouse and by finger."""

from __future__ import annotations

from playwright.sync_api import expect

from .card_players import CardPlayer
from .commanders import visitor
from .visitors import House

SENSIBLE = ("module", "patch", "op", "bug")


def test_a_match_is_played_on_the_board_by_mouse_and_by_finger(house: House) -> None:
    ana = CardPlayer(visitor(house, "Ana"), SENSIBLE)
    ben = CardPlayer(visitor(house, "Ben", phone=True, theme="light"), SENSIBLE)
    ben.visitor.join(ana.visitor.open_table("teradeck"))
    expect(ana.visitor.seat("Ben")).to_be_visible()
    ana.visitor.add_bot("easy")
    ana.visitor.start()
    while not ana.visitor.is_over:
        latest = max(ana.visitor.seq, ben.visitor.seq)
        for one in (ana, ben):
            one.visitor.see_step(latest)
        acting = next((one for one in (ana, ben) if one.has_turn()), None)
        if acting is not None:
            acting.act()
        else:
            ana.visitor.see_step(latest + 1)
    for one in (ana, ben):
        expect(one.visitor.ranking).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()
    expect(ana.page.get_by_role("img", name="Stable modules")).to_be_visible()
