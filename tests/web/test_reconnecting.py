"""After a reload or a lost connection in mid-match nothing is missing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .tcp_proxy import TcpProxy
from .users import Site, User, seat


def assert_knows_as_much(one: User, other: User) -> None:
    """Both pages show the same log, seats and board; the game has no secrets."""
    one.see_step(other.seq)
    for each in (one, other):
        expect(each.seats.get_by_text("away")).to_have_count(0)
    expect(one.log).to_have_text(other.log.inner_text(), use_inner_text=True)
    assert public(one) == public(other)


def public(user: User) -> tuple[str, list[str]]:
    seats = re.sub(r"\byou\b|\s+", " ", user.seats.inner_text())
    return " ".join(seats.split()), user.page.locator(".panels").all_inner_texts()


def take_a_turn(user: User) -> None:
    """Roll three times, or until the turn passes; then hold."""
    for button in ("Roll the die",) * 3 + ("Hold and bank the pot",):
        if user.actions.count():
            before = user.seq
            user.press_button(button)
            user.see_step(before + 1)


def test_a_reloaded_page_knows_everything(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    take_a_turn(ana)
    ben.page.reload()
    assert_knows_as_much(ben, ana)


def test_a_reloaded_hand_is_the_same_hand(site: Site) -> None:
    ana, _, _ = site.table("liars_hand")
    ana.start()
    hand = ana.page.get_by_role("region", name="your hand")
    before = hand.inner_text()
    ana.page.reload()
    expect(hand).to_have_text(before, use_inner_text=True)


def test_an_offline_page_catches_up(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    ben.see_step(0)
    ben.page.context.set_offline(True)
    ben.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ben.page.get_by_text("No connection")).to_be_visible()
    take_a_turn(ana)
    ben.page.context.set_offline(False)
    assert_knows_as_much(ben, ana)
    expect(ben.page.get_by_text("No connection")).to_have_count(0)


def test_a_cut_connection_loses_no_step_and_no_move(site: Site) -> None:
    with TcpProxy(site.url) as proxy:
        ana, ben = site.user("Ana"), site.user("Ben", url=proxy.url)
        link = seat(ana, game="pig")
        ben.join(link.replace(site.url, proxy.url))
        expect(ana.seat("Ben")).to_be_visible()
        ana.start()
        ben.see_step(0)
        proxy.cut()
        expect(ben.page.get_by_text("No connection")).to_be_visible()
        expect(ana.seats.get_by_text("away")).to_be_visible()
        take_a_turn(ana)
        proxy.restore()
        assert_knows_as_much(ben, ana)
        before = ben.seq
        proxy.cut()
        expect(ben.page.get_by_text("No connection")).to_be_visible()
        ben.press_button("Hold and bank the pot")
        expect(ben.actions.locator(".pending")).to_be_visible()
        proxy.restore()
        ben.see_step(before + 1)
        assert_knows_as_much(ana, ben)
        expect(ana.log.get_by_text("Ben holds 0.")).to_have_count(1)


def test_a_part_of_the_page_that_did_not_come_is_fetched_again(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ben.page.route("**/assets/Actions-*", lambda route: route.abort(), times=1)
    ana.start()
    expect(ben.page.get_by_role("term").filter(has_text="pot")).to_be_visible()
