"""A tournament on phones: announced, entered, played at its tables, to the final standings."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from .users import Site, User

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"


def choose(user: User, field: str, number: int) -> None:
    """Type a number into a stepper."""
    box = user.page.get_by_label(field, exact=True)
    box.fill(str(number))
    box.blur()


def announce(user: User, *, rounds: int, fewest: int) -> str:
    """A Swiss tournament of Pig; returns its address."""
    page = user.page
    page.goto("/")
    user.press(page.get_by_role("link", name="Tournaments"))
    user.press(page.get_by_role("link", name="Pig", exact=True))
    page.get_by_label("Your name").fill(user.name)
    page.get_by_label("Title").fill("Autumn Cup")
    choose(user, "Rounds", rounds)
    choose(user, "Most entrants", max(fewest, 8))
    choose(user, "Fewest entrants", fewest)
    page.get_by_label("Bots fill missing places").select_option("random")
    user.press_button("Announce a tournament")
    expect(page.get_by_role("heading", name="Autumn Cup")).to_be_visible()
    user.press_button("Enter the tournament")
    expect(page.get_by_text("You play in this tournament.")).to_be_visible()
    return page.url


def enter(user: User, address: str) -> None:
    user.page.goto(address)
    user.page.get_by_label("Your name").fill(user.name)
    user.press_button("Enter the tournament")
    expect(user.page.get_by_text("You play in this tournament.")).to_be_visible()


def go_to_table(user: User) -> str:
    """Follow the call; returns the code of the table."""
    user.press(user.page.get_by_role("link", name="Go to your table"))
    expect(user.page).to_have_url(re.compile("/t/"))
    return user.page.url


@pytest.mark.parametrize(
    ("rounds", "entrants"),
    [
        (1, 2),
        pytest.param(2, 8, marks=pytest.mark.skipif(not LARGE, reason="takes a while")),
    ],
)
def test_a_swiss_tournament_to_the_final_standings(site: Site, rounds: int, entrants: int) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    address = announce(ana, rounds=rounds, fewest=entrants)
    enter(ben, address)
    expect(ana.page.get_by_role("heading", name="2 entrants")).to_be_visible()
    ana.press_button("Start now")
    for _ in range(rounds):
        tables = {go_to_table(user) for user in (ana, ben)}
        ben.resign()
        if len(tables) > 1:
            ana.resign()
        for user in (ana, ben):
            expect(user.ranking).to_be_visible()
            user.press(user.page.get_by_role("link", name="To the tournament"))
            expect(user.page).to_have_url(address)
    for user in (ana, ben):
        page = user.page
        expect(page.get_by_text("these are the final standings")).to_be_visible(timeout=60_000)
        expect(page.get_by_role("table").get_by_role("row")).to_have_count(entrants + 1)
        expect(page.get_by_role("link", name="Watch again").first).to_be_visible()
    if entrants == 2:
        expect(ana.page.get_by_role("row", name=re.compile("^1 Ana 1 "))).to_be_visible()
