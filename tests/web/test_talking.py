"""Chat and letters at a table, in real browsers."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .visitors import House, Visitor


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.keyboard.press("Enter")


def open_chat(visitor: Visitor) -> None:
    visitor.press(visitor.page.get_by_role("button", name="Chat"))


def test_what_somebody_says_is_only_text(house: House) -> None:
    ana, ben, _ = house.table("pig")
    say(ben, "<img src=x onerror=alert(1)> hi")
    expect(ana.page.get_by_text("<img src=x onerror=alert(1)> hi")).to_be_visible()


def test_a_letter_is_read_by_nobody_else(house: House) -> None:
    ana, ben, link = house.table("sealed_orders")
    cy = house.visitor("Cy")
    cy.join(link)
    expect(ana.seat("Cy")).to_be_visible()
    ana.start()
    for person in (ana, ben, cy):
        expect(person.table).to_be_visible()
        open_chat(person)
    ana.page.get_by_label("To whom you write").select_option("only to Ben")
    say(ana, "Castle two is mine")
    expect(ben.page.get_by_text("Castle two is mine")).to_be_visible()
    expect(ben.page.get_by_text("only to Ben")).to_be_visible()
    say(ben, "Hello everybody")
    expect(cy.page.get_by_text("Hello everybody")).to_be_visible()
    expect(cy.page.get_by_text("Castle two is mine")).to_have_count(0)


def test_whoever_is_muted_is_told_so(house: House) -> None:
    ana, ben, _ = house.table("pig")
    ana.at_seat("Ben", "Mute")
    expect(offered(ana, "Unmute")).to_be_visible()
    say(ben, "Hello")
    expect(ben.page.get_by_role("alert").locator("p")).to_be_visible()
    expect(ben.page.get_by_label("Say something")).to_have_value("Hello")
    ana.press(offered(ana, "Unmute"))
    expect(offered(ana, "Mute")).to_be_visible()
    say(ben, "Hello")
    expect(ana.page.get_by_text("Hello", exact=True)).to_be_visible()


def offered(ana: Visitor, act: str) -> Locator:
    """What the host may do with Ben, looked up at his seat."""
    dialog = ana.page.get_by_role("dialog")
    if not dialog.count():
        ana.press(ana.seat("Ben"))
    return dialog.get_by_role("button", name=act, exact=True)


def test_a_message_is_reported_once(house: House) -> None:
    ana, ben, _ = house.table("pig")
    say(ben, "Rude words")
    report = ana.page.get_by_role("button", name="Report the message of Ben")
    report.click()
    expect(report).to_be_disabled()
    expect(ben.page.get_by_role("button", name="Report the message of Ben")).to_have_count(0)
