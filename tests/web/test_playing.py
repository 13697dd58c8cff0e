"""Two people in browsers of their own play whole matches at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .visitors import House, play_to_the_end


def test_two_people_play_pig_to_the_result(house: House) -> None:
    ana, ben = house.visitor("Ana"), house.visitor("Ben", locale="es-ES", phone=True)
    link = ana.open_table("pig", **{"Points to win": 20})
    ben.join(link, "Sentarse")
    expect(ana.seat("Ben")).to_be_visible()
    ana.start()
    play_to_the_end(ana, ben)
    expect(ana.page.get_by_role("heading", name="wins")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Gana")).to_be_visible()


SHORT = {
    "liars_hand": {"Cards at the start": 1},
    "quick_quiz": {"Questions": 2, "Seconds to show the answer": 0},
    "scribble": {"Drawings": 2},
    "sealed_orders": {"Rounds": 2},
    "risk": {"Turns until the map decides (0: until somebody wins)": 4},
}


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_two_bots_play_every_game(house: House, game: str) -> None:
    ana, ben = house.visitor("Ana"), house.visitor("Ben")
    link = ana.open_table(game, **SHORT[game])
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    ana.add_bot("easy")
    ana.add_bot("easy")
    ana.start()
    play_to_the_end(ana, ben)
    expect(ben.ranking.get_by_role("listitem")).to_have_count(4)
