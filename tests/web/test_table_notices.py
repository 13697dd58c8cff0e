"""What nobody at a table may miss: requests, messages, absence, a new name, the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .users import Site, User, seat

SHORT = {"target": 10}


def propose(user: User, what: str) -> None:
    user.press_button("At this table")
    user.press_button(what)


def in_view(one: Locator) -> None:
    expect(one).to_be_in_viewport(ratio=0.9)


def scroll_down(page: Page) -> None:
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


@pytest.mark.parametrize("phone", [True, False])
def test_a_request_is_seen_wherever_the_page_is_scrolled_to(site: Site, phone: bool) -> None:
    ana, ben = site.user("Ana", phone=phone), site.user("Ben", phone=phone)
    seat(ana, ben, game="pig", target=10)
    ana.start()
    expect(ben.table).to_be_visible()
    scroll_down(ben.page)
    propose(ana, "Ask for a pause")
    asked = ben.page.get_by_role("region", name="Proposal")
    in_view(asked)
    expect(ben.page).to_have_title("● You are asked · Pig · Ludoteca")
    waiting = ana.page.get_by_role("region", name="Proposal")
    expect(waiting).to_contain_text("Waiting for Ben.")
    expect(waiting).to_contain_text("No answer within")
    asked.get_by_role("button", name="Agree").click()
    expect(ana.page.get_by_text("paused").first).to_be_visible()


def test_messages_in_view_are_read_and_others_are_shown_for_a_moment(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    seat(ana, ben, game="pig", target=10)
    ben.page.get_by_label("Say something").fill("in the lobby")
    ben.page.keyboard.press("Enter")
    lobby = ana.page.get_by_text("in the lobby")
    lobby.scroll_into_view_if_needed()
    ana.start()
    expect(ben.table).to_be_visible()
    expect(ana.table).to_be_visible()
    expect(ana.page.locator(".unread")).to_have_count(0)
    ben.press(ben.page.get_by_role("button", name="Letters").first)
    ben.press(ben.page.get_by_role("dialog").get_by_role("listitem").first)
    ben.page.get_by_label("Write to everybody").fill("hurry up")
    ben.press(ben.page.get_by_role("button", name="Send"))
    toast = ana.page.get_by_role("button", name="hurry up")
    in_view(toast)
    expect(ana.page.locator(".unread").first).to_have_text("1")
    toast.click()
    in_view(ana.page.get_by_text("hurry up"))
    expect(ana.page.locator(".unread")).to_have_count(0)


def test_who_is_away_is_played_for_after_a_countdown(site: Site) -> None:
    ana, ben, _ = site.table("pig", **SHORT)
    ben.page.goto("/")
    ana.start()
    ana.press_button("Hold and bank the pot")
    expect(ana.page.get_by_text("Ben is away. The autopilot plays in")).to_be_visible()


def test_a_new_name_is_at_the_table_at_once(site: Site) -> None:
    ana, ben, _ = site.table("pig", **SHORT)
    ana.start()
    expect(ben.table).to_be_visible()
    renamed = ben.page.request.patch("/api/session", data={"name": "Berta"})
    assert renamed.ok
    for user in (ana, ben):
        expect(user.page.get_by_role("list", name="Seats").get_by_text("Berta")).to_be_visible()


def test_the_winner_is_congratulated_and_a_rematch_is_agreed(site: Site) -> None:
    ana, ben, _ = site.table("pig", **SHORT)
    ana.start()
    ana.resign()
    expect(ben.page.get_by_role("heading", name="You win!")).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Ben wins")).to_be_visible()
    for user in (ana, ben):
        expect(user.page.get_by_role("list", name="The podium")).to_be_visible()
    ben.press_button("Play again")
    expect(ana.page.get_by_role("heading", name="Ben wins")).to_be_visible()
    asked = ana.page.get_by_role("region", name="Proposal")
    expect(asked).to_contain_text("Ben wants to play again.")
    asked.get_by_role("button", name="Agree").click()
    for user in (ana, ben):
        expect(user.seat("Ben")).to_be_visible()
    ana.page.get_by_role("link", name="Result of the last match").click()
    expect(ana.page).to_have_url(re.compile("/match/"))


def test_sounds_are_turned_on_in_the_bar_at_the_top(site: Site) -> None:
    ana = site.user("Ana")
    ana.page.goto("/")
    sounds = ana.page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    ana.page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "true")
