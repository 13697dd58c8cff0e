"""A rated match on phones: opened, seen at the door, played, and what it did to ratings."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from . import table_setup
from .users import Site

RATING = re.compile(r"1[3-6]\d\d ± \d+, [+−-]\d+")


def test_a_rated_match_changes_ratings(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    page = ana.page
    page.goto("/create/pig")
    page.get_by_label("Your name").fill("Ana")
    expect(page.get_by_label("Matches are rated")).to_have_count(0)
    page.get_by_label("Show it in the list of open tables").check()
    page.get_by_label("Matches are rated").check()
    ana.press_button("Open the table")
    expect(ana.seat("Ana")).to_be_visible()
    link = page.url
    ben.page.goto(link)
    expect(ben.page.get_by_text("Rated", exact=True)).to_be_visible()
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    ana.start()
    for user in (ana, ben):
        table_setup.play(user.page, link, {"move": "hold"})
    ben.resign()
    for user in (ana, ben):
        expect(user.ranking.get_by_text(RATING)).to_have_count(2)
    ben.page.goto("/profile")
    expect(ben.page.get_by_role("heading", name="Your ratings")).to_be_visible()
    expect(ben.page.get_by_text("1 rated match")).to_be_visible()
    page.goto("/game/pig")
    ana.press(page.get_by_role("link", name="Leaderboard"))
    expect(page.get_by_role("row", name=re.compile("Ana"))).to_be_visible()
    expect(page.get_by_text("You are not listed yet")).to_be_visible()
