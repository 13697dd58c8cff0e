"""Play now on phones: two strangers meet, play rated to the end; and how soon they do."""

from __future__ import annotations

import re
from time import monotonic

from playwright.sync_api import expect

from .users import Site, User

HOLD = "Hold and bank the pot"
MOST_SECONDS = 60
"""From the home page to the first move, where another person waits."""


def want(user: User, game: str, seats: str = "Any number") -> None:
    """From the home page to the waiting room, as somebody who was never here."""
    page = user.page
    page.goto("/")
    user.press(page.get_by_role("link", name="Play now").first)
    page.get_by_label("Your name").fill(user.name)
    user.press(page.get_by_role("radio", name=re.compile(f"^{game}")))
    user.press(page.get_by_role("radio", name=seats, exact=True))
    user.press_button("Play now")


def is_asked(user: User) -> bool:
    return user.actions.get_by_role("button", name=HOLD).count() > 0


def test_two_strangers_play_rated_to_the_end(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    want(ana, "Pig", "2")
    expect(ana.page.get_by_role("heading", name="Waiting for Pig")).to_be_visible()
    ana.press(ana.page.get_by_role("link", name="Look around"))
    expect(ana.page.get_by_text("Waiting for opponents")).to_be_visible()
    started = monotonic()
    want(ben, "Pig", "2")
    for user in (ana, ben):
        expect(user.page.locator("[data-seq]")).to_be_visible()
    mover, other = (ana, ben) if is_asked(ana) else (ben, ana)
    mover.press_button(HOLD)
    assert monotonic() - started < MOST_SECONDS
    other.press_button(HOLD)
    expect(other.page.get_by_role("button", name=HOLD)).to_have_count(0)
    ben.resign()
    for user in (ana, ben):
        expect(user.ranking.get_by_text(re.compile(r"± \d+, [+−-]\d+"))).to_have_count(2)
