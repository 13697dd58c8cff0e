"""Whoever reloads the page or loses the network in mid-match misses nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .visitors import House, Visitor
from .wires import Wire


def assert_knows_as_much(one: Visitor, other: Visitor) -> None:
    """Both see the same log, seats and board; the game has no secrets."""
    one.see_step(other.seq)
    for each in (one, other):
        expect(each.seats.get_by_text("away")).to_have_count(0)
    expect(one.log).to_have_text(other.log.inner_text(), use_inner_text=True)
    assert public(one) == public(other)


def public(visitor: Visitor) -> tuple[str, list[str]]:
    seats = re.sub(r"\byou\b|\s+", " ", visitor.seats.inner_text())
    return " ".join(seats.split()), visitor.page.locator(".panels").all_inner_texts()


def take_a_turn(visitor: Visitor) -> None:
    """Roll three times, or until it is somebody else's turn; then hold."""
    for button in ("Roll the die",) * 3 + ("Hold and bank the pot",):
        if visitor.actions.count():
            before = visitor.seq
            visitor.press_button(button)
            visitor.see_step(before + 1)


def test_a_reloaded_page_knows_everything(house: House) -> None:
    ana, ben, _ = house.table("pig")
    ana.start()
    take_a_turn(ana)
    ben.page.reload()
    assert_knows_as_much(ben, ana)


def test_a_reloaded_hand_is_the_same_hand(house: House) -> None:
    ana, _, _ = house.table("liars_hand")
    ana.start()
    hand = ana.page.get_by_role("region", name="your hand")
    before = hand.inner_text()
    ana.page.reload()
    expect(hand).to_have_text(before, use_inner_text=True)


def test_who_was_offline_catches_up(house: House) -> None:
    ana, ben, _ = house.table("pig")
    ana.start()
    ben.see_step(0)
    ben.page.context.set_offline(True)
    ben.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ben.page.get_by_text("No connection")).to_be_visible()
    take_a_turn(ana)
    ben.page.context.set_offline(False)
    assert_knows_as_much(ben, ana)
    expect(ben.page.get_by_text("No connection")).to_have_count(0)


def test_a_cut_wire_loses_no_step_and_no_move(house: House) -> None:
    with Wire(house.url) as wire:
        ana, ben = house.visitor("Ana"), house.visitor("Ben", url=wire.url)
        ben.join(ana.open_table("pig").replace(house.url, wire.url))
        expect(ana.seat("Ben")).to_be_visible()
        ana.start()
        ben.see_step(0)
        wire.cut()
        expect(ben.page.get_by_text("No connection")).to_be_visible()
        expect(ana.seats.get_by_text("away")).to_be_visible()
        take_a_turn(ana)
        wire.mend()
        assert_knows_as_much(ben, ana)
        before = ben.seq
        wire.cut()
        expect(ben.page.get_by_text("No connection")).to_be_visible()
        ben.press_button("Hold and bank the pot")
        expect(ben.actions.locator(".pending")).to_be_visible()
        wire.mend()
        ben.see_step(before + 1)
        assert_knows_as_much(ana, ben)
        expect(ana.log.get_by_text("Ben holds 0.")).to_have_count(1)


def test_a_part_of_the_page_that_did_not_come_is_fetched_again(house: House) -> None:
    ana, ben = house.visitor("Ana"), house.visitor("Ben")
    ben.join(ana.open_table("pig"))
    expect(ana.seat("Ben")).to_be_visible()
    ben.page.route("**/assets/Actions-*", lambda route: route.abort(), times=1)
    ana.start()
    expect(ben.page.get_by_role("term").filter(has_text="pot")).to_be_visible()
