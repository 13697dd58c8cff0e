"""Chat and letters at a table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .users import Site, User, seat


def say(user: User, text: str) -> None:
    user.page.get_by_label("Say something").fill(text)
    user.page.keyboard.press("Enter")


def open_chat(user: User) -> None:
    user.press(user.page.get_by_role("button", name="Chat"))


def test_a_message_is_only_text(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    say(ben, "<img src=x onerror=alert(1)> hi")
    expect(ana.page.get_by_text("<img src=x onerror=alert(1)> hi")).to_be_visible()


def test_a_letter_is_read_by_nobody_else(site: Site) -> None:
    ana, ben, cy = (site.user(name) for name in ("Ana", "Ben", "Cy"))
    seat(ana, ben, cy, game="sealed_orders")
    ana.start()
    for user in (ana, ben, cy):
        expect(user.table).to_be_visible()
        open_chat(user)
    ana.page.get_by_label("To whom you write").select_option("only to Ben")
    say(ana, "Castle two is mine")
    expect(ben.page.get_by_text("Castle two is mine")).to_be_visible()
    expect(ben.page.get_by_text("only to Ben")).to_be_visible()
    say(ben, "Hello everybody")
    expect(cy.page.get_by_text("Hello everybody")).to_be_visible()
    expect(cy.page.get_by_text("Castle two is mine")).to_have_count(0)


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
    expect(report).to_be_disabled()
    expect(ben.page.get_by_role("button", name="Report the message of Ben")).to_have_count(0)
