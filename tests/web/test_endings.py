"""How a match ends: the host chooses it in the form, and the header of the match tells it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .users import Site


def test_a_host_has_trivia_end_by_time_and_sees_how_much_is_left(site: Site) -> None:
    ana, ben, _ = site.table("trivia")
    ana.page.locator("summary", has_text=re.compile("^Options$")).click()
    ana.press_button("Change")
    dialog = ana.page.get_by_role("dialog", name="Options")
    ending = dialog.get_by_role("group", name="The match ends")
    expect(dialog.get_by_text("Questions", exact=True)).to_be_visible()
    ending.get_by_label("When somebody has enough points").check()
    expect(dialog.get_by_text("Points to win")).to_be_visible()
    expect(dialog.get_by_text("Questions", exact=True)).to_be_hidden()
    ending.get_by_label("When its time is up").check()
    expect(dialog.get_by_text("Length of the match")).to_be_visible()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    ana.start()
    for page in (ana.page, ben.page):
        expect(page.locator("[data-ending]")).to_have_text(re.compile(r"· 1[45]:\d\d left to play"))
        expect(page.get_by_text("Question 1 of")).to_have_count(0)
