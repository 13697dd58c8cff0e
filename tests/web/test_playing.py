"""Two people in browsers of their own and two bots play every game to the result, on the generic
board: one at a desk with a mouse, the other on a phone with a finger and in Spanish."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .visitors import House, Visitor, play_to_the_end

SHORT: dict[str, dict[str, int | str]] = {
    "pig": {"Points to win": 20},
    "liars_hand": {"Cards at the start": 1},
    "quick_quiz": {"Questions": 2, "Seconds to show the answer": 0},
    "scribble": {"Drawings": 2},
    "sealed_orders": {"Rounds": 2},
    "risk": {
        "How the first armies are placed": "All at once",
        "Turns until the map decides (0: until somebody wins)": 4,
    },
}


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_two_bots_play_to_the_result(house: House, game: str) -> None:
    ana, ben = house.visitor("Ana"), house.visitor("Ben", locale="es-ES", phone=True)
    ben.join(ana.open_table(game, **SHORT[game]), "Sentarse")
    expect(ana.seat("Ben")).to_be_visible()
    ana.add_bot("easy")
    ana.add_bot("easy")
    ana.start()
    play_to_the_end(ana, ben)
    assert ranked(ana) == ranked(ben)
    assert sorted(name for name, _ in ranked(ana)) == ["Ana", "Ben", "Bot A", "Bot B"]


def ranked(visitor: Visitor) -> list[tuple[str, str]]:
    """Everybody with their place, as this browser shows it."""
    rows = visitor.ranking.get_by_role("listitem").all()
    return [(row.locator("b").inner_text(), row.locator(".medal").inner_text()) for row in rows]


def test_a_drawing_made_with_a_finger_arrives_at_the_others(house: House) -> None:
    ana, ben = house.visitor("Ana", phone=True), house.visitor("Ben")
    ben.join(ana.open_table("scribble"))
    expect(ana.seat("Ben")).to_be_visible()
    ana.start()
    ana.draw((0.2, 0.2), (0.5, 0.5), (0.8, 0.2))
    for person in (ana, ben):
        drawing = person.page.get_by_label("a drawing of 1 stroke")
        expect(drawing.locator("path")).to_have_count(1)


def test_a_sheet_that_was_sent_is_a_new_one_next_time(house: House) -> None:
    ana, ben, _ = house.table("sealed_orders")
    ana.start()
    for person in (ana, ben):
        person.press_button("Spread evenly")
        expect(person.actions.get_by_text("All 12 are given out.")).to_be_visible()
        person.press(person.actions.locator("button.big"))
    for person in (ana, ben):
        expect(person.actions.get_by_text("12 of 12 left to give out.")).to_be_visible()
        expect(person.actions.locator("button.big")).to_be_disabled()
