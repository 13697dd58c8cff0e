"""TeraDeck on its board to the result, by mouse and by finger."""

from __future__ import annotations

from playwright.sync_api import expect

from .card_player import CardPlayer
from .conftest import LARGE
from .users import Site, seat

SENSIBLE = ("module", "patch", "op", "bug")
BOTS, MOST_STEPS = (("easy",), 10_000) if LARGE else ((), 10)
"""The large profile plays to the end with a bot; otherwise Ben resigns after so many steps."""


def test_a_match_is_played_on_the_board_by_mouse_and_by_finger(site: Site) -> None:
    ana = CardPlayer(site.user("Ana", own_board=True), SENSIBLE)
    ben = CardPlayer(site.user("Ben", phone=True, theme="light", own_board=True), SENSIBLE)
    seat(ana.user, ben.user, game="teradeck", bots=BOTS)
    ana.user.start()
    while not ana.user.is_over:
        latest = max(ana.user.seq, ben.user.seq)
        if latest >= MOST_STEPS:
            ben.user.resign()
            break
        for one in (ana, ben):
            one.user.see_step(latest)
        acting = next((one for one in (ana, ben) if one.has_turn()), None)
        if acting is not None:
            acting.act()
        else:
            ana.user.see_step(latest + 1)
    for one in (ana, ben):
        expect(one.user.ranking).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Key moments")).to_be_visible()
    expect(ana.page.get_by_role("img", name="Stable modules")).to_be_visible()
