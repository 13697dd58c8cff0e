"""The result of a match of Risk, its replay and the proof of its dice; a match in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .accessibility import assert_accessible
from .risk_player import SMALL_WORLD, finished_match, tab_to
from .users import Site, User, seat

Doctor = Callable[[dict[str, Any]], None]


def test_a_result_leads_to_its_moments_and_its_replay(site: Site) -> None:
    ana = finished_match(site)
    page = ana.page
    expect(page.get_by_role("img", name="Territories")).to_be_visible()
    page.get_by_text("Luck", exact=True).click()
    expect(page.get_by_role("img", name="Luck")).to_be_visible()
    page.get_by_text("Figures", exact=True).click()
    expect(page.get_by_role("row", name="Armies placed")).to_be_visible()
    assert_accessible(page)
    moments = page.get_by_role("list", name="Key moments")
    moments.get_by_role("button").first.click()
    expect(page.get_by_text("You are looking at step")).to_be_in_viewport()
    expect(ana.log.locator("[aria-current=step]").first).to_be_visible()
    page.get_by_role("button", name="Share the replay").click()
    link = page.get_by_role("textbox", name="Replay").input_value()
    watch(site.user("Zoe", locale="es-ES", phone=True, theme="light", own_board=True), link)


def watch(zoe: User, link: str) -> None:
    """Another user follows the link and uses every control of the replay."""
    page = zoe.page
    page.goto(link)
    slider = page.get_by_role("slider", name="Paso")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Paso siguiente").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Reproducir").click()
    page.get_by_role("button", name="Pausa").click()
    page.get_by_role("button", name="1×").click()
    page.get_by_role("button", name="2×").click()
    last = slider.get_attribute("max") or ""
    slider.fill(str(int(last) - 2))
    page.get_by_role("button", name="Reproducir").click()
    expect(slider).to_have_value(last)
    page.get_by_role("radio", name="Ana").check()
    expect(page.get_by_text(f"{last} / {last}")).to_be_visible()
    expect(page.locator("[data-territory]")).to_have_count(24)
    page.get_by_role("button", name="Primer paso").click()
    expect(zoe.ranking).to_have_count(0)
    page.get_by_role("button", name="Último paso").click()
    expect(zoe.ranking).to_be_visible()
    assert_accessible(page)


def forget_a_number(record: dict[str, Any]) -> None:
    record["fair"]["nonces"] = record["fair"]["nonces"][1:]


def change_the_secret(record: dict[str, Any]) -> None:
    record["fair"]["secret"] = "00" * (len(record["fair"]["secret"]) // 2)


def change_the_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * (len(record["seed"]) // 2)


@pytest.fixture(scope="module")
def finished(chromium: Any, server_url: str) -> Any:
    """One finished match for all tests of its proof."""
    with Site(chromium, server_url) as site:
        yield finished_match(site)


def verdict(page: Page) -> str:
    page.get_by_role("button", name="Verify that it was fair").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".good, .problem").first).to_be_visible()
    told = dialog.inner_text()
    page.keyboard.press("Escape")
    return told


def test_the_dice_are_verified_in_the_browser(finished: User) -> None:
    told = verdict(finished.page)
    assert told.index("Chance was fair") < told.index("The seed follows")
    assert "The number of this browser is among them" in told


@pytest.mark.parametrize("doctor", [forget_a_number, change_the_secret, change_the_seed])
def test_a_doctored_record_is_found_out(finished: User, doctor: Doctor) -> None:
    def doctored(route: Route) -> None:
        record = route.fetch().json()
        doctor(record)
        route.fulfill(body=json.dumps(record), content_type="application/json")

    finished.page.route("**/record", doctored)
    told = verdict(finished.page)
    finished.page.unroute("**/record")
    assert re.search("does not follow|not the one|not among", told)


def test_a_match_is_played_in_words_by_keyboard(site: Site) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    seat(ana, game="risk", bots=("easy",), **SMALL_WORLD, turn_limit=3)
    ana.start()
    open_menu_by_keyboard(page)
    words = page.get_by_role("region", name="The position in words")
    expect(words).to_contain_text("Turn")
    expect(words.get_by_role("heading", name="Who holds what")).to_be_visible()
    expect(page.locator("[data-territory]")).to_have_count(0)
    for _ in range(40):
        page.wait_for_function(
            "() => document.querySelector('.actions *') ?? document.querySelector('.medal')"
        )
        if ana.is_over:
            break
        play_by_keyboard(ana)
    expect(ana.ranking).to_be_visible()
    expect(page.locator("[aria-live=polite]").last).to_contain_text("The match is over")


def open_menu_by_keyboard(page: Page) -> None:
    page.get_by_role("button", name="At this table").focus()
    page.keyboard.press("Enter")
    tab_to(page, "Show in words")
    page.keyboard.press("Enter")


def play_by_keyboard(ana: User) -> None:
    """Place armies on the first territory of the list; then end the turn."""
    page, before = ana.page, ana.seq
    if ana.actions.get_by_role("button", name="End the turn").count():
        tab_to(page, "End the turn")
    else:
        ana.actions.get_by_role("radio").first.focus()
        page.keyboard.press("Space")
        tab_to(page, ana.actions.get_by_role("button", name=re.compile("^Place")).inner_text())
    page.keyboard.press("Enter")
    ana.see_step(before + 1)
    page.wait_for_function("() => document.activeElement !== document.body")
