"""Chat and letters at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .accessibility import assert_accessible
from .conftest import LARGE
from .test_table_notices import in_view
from .users import Site, User, seat


def say(user: User, text: str) -> None:
    user.page.get_by_label("Say something").fill(text)
    user.page.keyboard.press("Enter")


def drawer(user: User) -> Locator:
    return user.page.locator("[role=dialog]:not(dialog)")


def open_letters(user: User, *, of: str = "") -> None:
    """Open the letters, and the conversation of that name."""
    if not drawer(user).count():
        user.press(user.page.get_by_role("button", name=re.compile("^Letters")).first)
    if of:
        user.press(drawer(user).get_by_role("listitem").filter(has_text=of).first)


def write(user: User, text: str) -> None:
    drawer(user).get_by_role("textbox").fill(text)
    user.press(drawer(user).get_by_role("button", name="Send", exact=True))
    expect(drawer(user).get_by_role("textbox")).to_have_value("")


def begin(user: User, *to: str) -> None:
    """Begin a conversation with these."""
    user.press(drawer(user).get_by_role("button", name="New letter"))
    for name in to:
        user.press(drawer(user).get_by_label(name))
    user.press(drawer(user).get_by_role("button", name="Write"))


def test_a_message_is_only_text(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    say(ben, "<img src=x onerror=alert(1)> hi")
    expect(ana.page.get_by_text("<img src=x onerror=alert(1)> hi")).to_be_visible()


def test_letters_in_a_circle_are_read_by_nobody_else(site: Site) -> None:
    """Two phones and a desk: answered to all, marked, found, kept as a draft."""
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True, theme="light")
    cy, dora = site.user("Cy"), site.user("Dora")
    seat(ana, ben, cy, dora, game="sealed_orders")
    ana.start()
    for user in (ana, ben, cy, dora):
        expect(user.table).to_be_visible()
    open_letters(ana)
    begin(ana, "Ben", "Cy")
    write(ana, "Castle two is mine.\n\nRead https://ludoteca.test/pact.")
    link = drawer(ana).get_by_role("link")
    expect(link).to_have_attribute("href", "https://ludoteca.test/pact")
    expect(link).to_have_attribute("rel", re.compile("noopener noreferrer"))

    toast = ben.page.get_by_role("button", name="Castle two is mine")
    in_view(toast)
    ben.press(toast)
    expect(drawer(ben).get_by_role("heading", name="Ana and Cy")).to_be_focused()
    drawer(ben).get_by_role("textbox").fill("Then three is ours")
    ben.page.reload()
    expect(ben.page.locator(".unread")).to_have_count(0)  # the server knows that it was read
    open_letters(ben, of="Ana and Cy")
    expect(drawer(ben).get_by_role("textbox")).to_have_value("Then three is ours")
    ben.press(drawer(ben).get_by_role("button", name="Send", exact=True))
    expect(drawer(ana).get_by_text("Then three is ours")).to_be_visible()

    badge = cy.page.get_by_role("button", name="Letters: 2 unread messages")
    expect(badge).to_be_visible()
    badge.click()
    drawer(cy).get_by_label("Search letters").fill("CASTLE mine")
    drawer(cy).get_by_role("list", name="Search letters").get_by_role("button").click()
    expect(drawer(cy).get_by_role("log").get_by_role("listitem")).to_have_count(2)
    expect(drawer(cy).get_by_role("heading", name="Round 1")).to_be_visible()
    expect(cy.page.locator(".unread")).to_have_count(0)

    cy.page.keyboard.press("Escape")
    open_letters(cy, of="Everybody")
    write(cy, "Peace to all")
    open_letters(dora, of="Peace to all")
    expect(drawer(dora).get_by_text("Peace to all")).to_be_visible()
    dora.page.reload()
    open_letters(dora)
    expect(drawer(dora).get_by_role("listitem")).to_have_count(1)
    expect(dora.page.get_by_text("Castle two is mine")).to_have_count(0)
    for user in (ana, cy):
        assert_accessible(user.page)


def test_a_muted_user_is_told_so(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.at_seat("Ben", "Mute")
    expect(offered(ana, "Unmute")).to_be_visible()
    say(ben, "Hello")
    expect(ben.page.get_by_role("alert").locator("p")).to_be_visible()
    expect(ben.page.get_by_label("Say something")).to_have_value("Hello")
    ana.press(offered(ana, "Unmute"))
    expect(offered(ana, "Mute")).to_be_visible()
    say(ben, "Hello")
    expect(ana.page.get_by_text("Hello", exact=True)).to_be_visible()


def offered(ana: User, act: str) -> Locator:
    """An entry of the menu that the host has for Ben's seat."""
    dialog = ana.page.get_by_role("dialog")
    if not dialog.count():
        ana.press(ana.seat("Ben"))
    return dialog.get_by_role("button", name=act, exact=True)


def test_a_message_is_reported_once(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    say(ben, "Rude words")
    report = ana.page.get_by_role("button", name="Report the message of Ben")
    report.click()
    asked = ana.page.get_by_role("dialog")
    asked.get_by_label("What is wrong?").select_option("Insults or bullying")
    asked.get_by_role("button", name="Send the report").click()
    expect(report).to_be_disabled()
    expect(ben.page.get_by_role("button", name="Report the message of Ben")).to_have_count(0)


@pytest.mark.skipif(not LARGE, reason="the paths of every size are for the large profile")
@pytest.mark.parametrize("phone", [True, False])
def test_who_plays_anonymously_is_told_at_the_end(site: Site, phone: bool) -> None:
    ana, ben = site.user("Ana", phone=phone), site.user("Ben", phone=phone)
    ana.page.goto("/create/sealed_orders")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_text("More about the table").click()
    ana.page.get_by_label("Anonymous until the end").check()
    ana.page.get_by_label("What players may write").select_option(
        label="Only messages to everybody"
    )
    ana.press_button("Open the table")
    expect(ana.seat("Incognito 1")).to_be_visible()
    ben.page.goto(ana.page.url)
    expect(ben.page.get_by_text("Nobody is told who plays")).to_be_visible()
    expect(ben.page.get_by_text("No letters", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Ana")).to_have_count(0)
    ben.join(ana.page.url)
    expect(ana.seat("Incognito 2")).to_be_visible()
    expect(ben.page.get_by_text("The host starts when everybody is here.")).to_be_visible()
    ana.start()
    expect(ben.table).to_be_visible()
    open_letters(ben, of="Everybody")
    expect(drawer(ben).get_by_role("button", name="New letter")).to_have_count(0)
    write(ben, "Who are you?")
    open_letters(ana, of="Everybody")
    expect(drawer(ana).get_by_text("Who are you?")).to_be_visible()
    expect(ana.page.get_by_text("Ben")).to_have_count(0)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.resign()
    expect(ben.ranking.get_by_text("Ana")).to_be_visible()
    expect(ana.ranking.get_by_text("Ben")).to_be_visible()
