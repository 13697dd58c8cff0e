"""Pages behind the links of e-mails and invitations: taking over a seat, unsubscribing."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from . import table_setup
from .accessibility import assert_accessible
from .mailbox import Mailbox
from .users import Site, User, seat

TURNS_MISSED = 3
OPTIONS: dict[str, Any] = {
    "diplomacy_minutes": 0,
    "orders_minutes": 600,
    "famine": "off",
    "cities": 50,
}


def resolve_a_turn(turn: int, absent: User, *others: User) -> None:
    """The others send sheets without orders; the absent one sends none."""
    for one in (absent, *others):
        expect(one.actions).to_contain_text(f"turn {turn} of")
    for one in others:
        one.press_button("Send the sheet")
        one.press_button("Send it like this")
    absent.press_button("Let the turn pass …")
    absent.press_button("Let it pass")
    expect(others[0].actions).to_contain_text(f"turn {turn + 1} of")


def resolve_unseen(turn: int, link: str, absent: User, *others: User) -> None:
    """The same without the pages, which only show the next turn."""
    for one in others:
        table_setup.play(one.page, link, {"move": "submit"})
    table_setup.play(absent.page, link, {"move": "pass"})
    for one in (absent, *others):
        expect(one.actions).to_contain_text(f"turn {turn + 1} of")


def test_a_seat_that_waits_is_taken_over_by_a_link_once(site: Site) -> None:
    ana, ben, cleo = (site.user(name, own_board=True) for name in ("Ana", "Ben", "Cleo"))
    link = seat(ana, ben, cleo, game="machiavelli", **OPTIONS)
    ana.start()
    resolve_a_turn(1, ben, ana, cleo)
    for turn in range(2, TURNS_MISSED + 1):
        resolve_unseen(turn, link, ben, ana, cleo)
    for one in (ana, cleo):
        one.press_button("somebody else takes the seat")
        expect(one.page.get_by_role("button", name="somebody else", pressed=True)).to_be_visible()
    resolve_unseen(TURNS_MISSED + 1, link, ben, ana, cleo)
    ana.press_button("Make a link for it")
    link = ana.page.get_by_label("Link to the seat").input_value()

    dora, eve = (
        site.user("Dora", phone=True, theme="light", own_board=True),
        site.user("Eve", own_board=True),
    )
    dora.page.goto(link)
    expect(dora.page.get_by_text("In a match of Machiavelli under way, Ben")).to_be_visible()
    assert_accessible(dora.page)
    dora.page.get_by_label("Your name").fill("Dora")
    dora.press_button("Take the seat")
    expect(dora.page.get_by_role("button", name="Send the sheet")).to_be_visible()
    eve.page.goto(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("code")
    expect(eve.page.get_by_role("button", name="Take the seat")).to_have_count(0)


def test_one_press_ends_the_mails(site: Site, mailbox: Mailbox) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    table_setup.open_session(page, "Ana")
    page.request.post("/api/login", data={"email": "ana.by.post@example.org"})
    (login,) = re.findall(r"http://\S+/login#\S+", mailbox.next_to("ana.by.post@example.org"))
    page.goto(login)
    ana.press_button("Log in")
    expect(page.get_by_text("You are logged in as")).to_be_visible()
    link = table_setup.open_table(page, "machiavelli")
    table_setup.add_bots(page, link, "easy", "easy")
    page.goto(link)
    ana.start()
    (link,) = re.findall(r"http://\S+/unsubscribe#\S+", mailbox.next_to("ana.by.post@example.org"))
    page.goto(link)
    assert_accessible(page)
    ana.press_button("No more e-mails")
    expect(page.get_by_text("Done. No more e-mails")).to_be_visible()
    page.get_by_role("link", name="Profile").last.click()
    expect(page.get_by_role("checkbox", name="Write to me when it is my turn")).not_to_be_checked()
