"""Agreements in the browser: proposed to a bot, answered in a letter, kept or broken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .accessibility import assert_accessible
from .conftest import LARGE
from .table_setup import add_bots, open_session, open_table, play
from .test_chat import drawer, open_letters
from .users import Site, User

TALKS = {"letters_always": True, "diplomacy_minutes": 0, "orders_minutes": 60, "early_end": "on"}
NOTHING = {"move": "submit", "orders": [], "expenses": [], "disband": []}


def pact(user: User, kind: str) -> Locator:
    return drawer(user).locator(f"[data-pact={kind}]").first


def begin(user: User) -> str:
    """A match against two bots, of which the first is honest and friendly."""
    open_session(user.page, user.name)
    link = open_table(user.page, "machiavelli", **TALKS)
    add_bots(user.page, link, "easy", "easy")
    user.page.goto(link)
    user.start()
    expect(user.page.locator("[data-province]").first).to_be_visible()
    return link


def propose(user: User, kind: str) -> None:
    user.press(drawer(user).get_by_role("button", name="Propose an agreement"))
    form = drawer(user).get_by_role("form")
    form.get_by_label("What").select_option(kind)
    user.press(form.get_by_role("button", name="Propose", exact=True))
    expect(form).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False] if LARGE else [True])
def test_a_person_and_a_bot_agree_and_a_broken_word_shows(site: Site, phone: bool) -> None:
    ana = site.user("Ana", phone=phone, own_board=True)
    link = begin(ana)
    open_letters(ana)
    ana.press(drawer(ana).get_by_role("button", name=re.compile("^Agreements")))
    propose(ana, "peace")
    expect(pact(ana, "peace")).to_contain_text("agreed", ignore_case=True)
    propose(ana, "payment")
    expect(pact(ana, "payment")).to_contain_text("agreed", ignore_case=True)
    assert_accessible(ana.page)
    ana.press(drawer(ana).get_by_role("button", name="All letters"))
    ana.press(drawer(ana).get_by_role("listitem").filter(has_text="agreement").first)
    expect(drawer(ana).get_by_role("log")).to_contain_text("peace, until notice is given")
    play(ana.page, link, NOTHING)
    ana.press(drawer(ana).get_by_role("button", name=re.compile("^Agreements with")))
    expect(pact(ana, "peace")).to_contain_text("kept so far", ignore_case=True)
    expect(pact(ana, "payment")).to_contain_text("broken by", ignore_case=True)
