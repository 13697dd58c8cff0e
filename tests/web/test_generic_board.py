"""The generic board plays every game to the result: two bots, one user at a desk with a mouse and
one on a phone with a finger and in Spanish."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import LARGE
from .users import Site, User, play_to_the_end, seat

SHORT: dict[str, dict[str, int | str]] = {
    "pig": {"Points to win": 20 if LARGE else 10},
    "scribble": {"Drawings": 2 if LARGE else 1},
    "sealed_orders": {"Rounds": 2 if LARGE else 1},
}
if LARGE:  # their moves are buttons and forms, as those of the others
    SHORT |= {
        "liars_hand": {"Cards at the start": 1},
        "quick_quiz": {"Questions": 2, "Time to look at the answer": 0},
        "risk": {
            "How the first armies are placed": "All at once",
            "Turns until the map decides": 4,
        },
    }


@pytest.mark.parametrize("game", SHORT)
def test_two_users_and_two_bots_play_to_the_result(site: Site, game: str) -> None:
    ana, ben = site.user("Ana"), site.user("Ben", locale="es-ES", phone=True)
    ben.join(ana.open_table(game, **SHORT[game]), "Sentarse")
    expect(ana.seat("Ben")).to_be_visible()
    ana.add_bot("easy", "Alba")
    ana.add_bot("easy", "Bruno")
    ana.start()
    play_to_the_end(ana, ben)
    assert ranked(ana) == ranked(ben)
    assert sorted(name for name, _ in ranked(ana)) == ["Ana", "Ben", "Bot Alba", "Bot Bruno"]


def ranked(user: User) -> list[tuple[str, str]]:
    """Names with their places, as this page shows them."""
    rows = user.ranking.get_by_role("listitem").all()
    return [(row.locator("b").inner_text(), row.locator(".medal").inner_text()) for row in rows]


def test_a_drawing_made_with_a_finger_arrives_at_the_others(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben")
    seat(ana, ben, game="scribble")
    ana.start()
    ana.draw((0.2, 0.2), (0.5, 0.5), (0.8, 0.2))
    for user in (ana, ben):
        drawing = user.page.get_by_label("a drawing of 1 stroke")
        expect(drawing.locator("path")).to_have_count(1)


def test_a_sheet_that_was_sent_is_a_new_one_next_time(site: Site) -> None:
    ana, ben, _ = site.table("sealed_orders")
    ana.start()
    for user in (ana, ben):
        user.press_button("Spread evenly")
        expect(user.actions.get_by_text("All 12 are given out.")).to_be_visible()
        user.press(user.actions.locator("button.big"))
    for user in (ana, ben):
        expect(user.actions.get_by_text("12 of 12 left to give out.")).to_be_visible()
        expect(user.actions.locator("button.big")).to_be_disabled()
