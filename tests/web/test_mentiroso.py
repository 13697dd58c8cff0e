"""Mentiroso on three phones and a big screen: written speeches, votes, and the truth."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from .accessibility import assert_accessible
from .party import party, podium
from .users import Site, User

OWN = {
    "statements": [
        {"statement": f"Cousin number {n} once slept in a tree.", "truth": True} for n in range(10)
    ]
}
"""All true, so that the test knows what the orator knows."""
OPTIONS: dict[str, Any] = {
    "language": "en",
    "rounds": 1,
    "preparing": 60,
    "speaking": 180,
    "voting": 60,
    "showing": 1,
    "statements": OWN,
}


def vote(page: Page, word: str) -> Locator:
    return page.get_by_role("region", name="Vote").get_by_role("button", name=word)


def orator_first(users: list[User]) -> list[User]:
    """The orator of this round and the voters, once all of their pages show it."""
    for user in users:
        expect(user.page.locator(".mentiroso .who").first).to_contain_text("say")
    (orator,) = [user for user in users if user.page.get_by_text("Only you know").count()]
    return [orator, *(user for user in users if user is not orator)]


def test_three_phones_and_a_big_screen_play_mentiroso_to_the_podium(site: Site) -> None:
    users, screen = party(site, "mentiroso", "Ben", "Cleo", **OPTIONS)
    users[0].start()
    for number in (1, 2, 3):
        for page in (screen, *(user.page for user in users)):
            expect(page.get_by_text(f"Speech {number}").first).to_be_visible()
        orator, believer, doubter = orator_first(users)
        expect(orator.page.get_by_text("you score if most vote “lie”")).to_be_visible()
        for page in (screen, believer.page):
            expect(page.get_by_text("Only you know")).to_have_count(0)
            expect(vote(page, "True")).to_be_disabled()
        orator.press_button("Begin to speak")
        field = orator.page.get_by_role("textbox", name="A line of your speech")
        field.fill(f"I held the ladder, number {number}.")
        field.press("Enter")
        for page in (screen, believer.page):
            speech = page.get_by_role("list", name="Speech")
            expect(speech).to_have_text(f"I held the ladder, number {number}.")
        orator.press_button("I have finished")
        expect(vote(believer.page, "True")).to_be_enabled()
        if number == 1:
            for page in (orator.page, believer.page, screen):
                assert_accessible(page)
        believer.press(vote(believer.page, "True"))
        expect(screen.get_by_text("Votes: 1 of 2")).to_be_visible()
        doubter.press(vote(doubter.page, "Lie"))
    for page in (screen, *(user.page for user in users)):
        expect(podium(page)).to_be_visible()
