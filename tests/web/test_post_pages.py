"""What one is led to by a link: a seat that waits for somebody, and the end of the mails."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .commanders import assert_accessible, visitor
from .post import PostOffice
from .visitors import House, Visitor

TURNS_MISSED = 3


def table_of(host: Visitor, **options: Any) -> str:
    """The link of a new table for Machiavelli, at which its host sits."""
    given = {"game": "machiavelli", "options": options}
    answer = host.page.request.post("/api/tables", data=given).json()
    link: str = answer["table"]["link"]
    host.page.goto(link)
    return link


def resolve_a_turn(turn: int, absent: Visitor, *others: Visitor) -> None:
    """The others send sheets without orders, one sends nothing."""
    for one in (absent, *others):
        expect(one.page.locator("caption")).to_contain_text(f"turn {turn} of")
    for one in others:
        one.press_button("Send the sheet")
        one.press_button("Send it like this")
    absent.press_button("Let the turn pass")
    expect(others[0].page.locator("caption")).to_contain_text(f"turn {turn + 1} of")


def test_a_seat_that_waits_is_taken_over_by_a_link_once(house: House) -> None:
    ana, ben, cleo = (visitor(house, name) for name in ("Ana", "Ben", "Cleo"))
    ana.page.goto("/")
    ana.page.request.post("/api/session", data={"name": "Ana"})
    link = table_of(ana, diplomacy_minutes=0, orders_minutes=600, famine="off", cities=50)
    for one in (ben, cleo):
        one.join(link)
        expect(ana.seat(one.name)).to_be_visible()
    ana.start()
    for turn in range(1, TURNS_MISSED + 1):
        resolve_a_turn(turn, ben, ana, cleo)
    for one in (ana, cleo):
        one.press_button("somebody else takes the seat")
        expect(one.page.get_by_role("button", name="somebody else", pressed=True)).to_be_visible()
    resolve_a_turn(TURNS_MISSED + 1, ben, ana, cleo)
    ana.press_button("Make a link for it")
    link = ana.page.get_by_label("Link to the seat").input_value()

    dora, eve = visitor(house, "Dora", phone=True, theme="light"), visitor(house, "Eve")
    dora.page.goto(link)
    expect(dora.page.get_by_text("In a match of Machiavelli under way, Ben")).to_be_visible()
    assert_accessible(dora.page)
    dora.page.get_by_label("Your name").fill("Dora")
    dora.press_button("Take the seat")
    expect(dora.page.get_by_role("button", name="Send the sheet")).to_be_visible()
    eve.page.goto(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("code")
    expect(eve.page.get_by_role("button", name="Take the seat")).to_have_count(0)


def test_one_press_ends_the_mails(house: House, post: PostOffice) -> None:
    ana = visitor(house, "Ana")
    page = ana.page
    page.goto("/")
    page.request.post("/api/session", data={"name": "Ana"})
    page.request.post("/api/login", data={"email": "ana.by.post@example.org"})
    (login,) = re.findall(r"http://\S+/login#\S+", post.next_to("ana.by.post@example.org"))
    page.goto(login)
    ana.press_button("Log in")
    expect(page.get_by_text("You are logged in")).to_be_visible()
    table_of(ana)
    for _ in range(2):
        ana.add_bot("easy")
    ana.start()
    (link,) = re.findall(r"http://\S+/unsubscribe#\S+", post.next_to("ana.by.post@example.org"))
    page.goto(link)
    assert_accessible(page)
    ana.press_button("No more e-mails")
    expect(page.get_by_text("Done. No more e-mails")).to_be_visible()
    page.get_by_role("link", name="Profile").last.click()
    expect(page.get_by_role("checkbox", name="Write to me when it is my turn")).not_to_be_checked()
