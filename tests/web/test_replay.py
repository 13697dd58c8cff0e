"""Replays: where they begin, the step in their address, keys, and controls that stay in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .layout import SIZES, assert_laid_out, beyond_the_window
from .risk_player import finished_match
from .table_setup import play
from .users import Site, seat

ONE_TURN = {"turns": 1, "diplomacy_minutes": 0, "orders_minutes": 10}


def at(page: Page, step: int) -> None:
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"\?step={step}(#|$)"))


def plays_by_itself(page: Page) -> None:
    """The space bar plays and pauses; at the end there is nothing to pause."""
    run, pause = (page.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    page.keyboard.press("Space")
    expect(pause).to_be_visible()
    page.keyboard.press("Space")
    expect(run).to_be_visible()
    page.keyboard.press("Space")
    expect(pause).to_be_visible()
    page.keyboard.press("End")
    expect(run).to_be_visible()


def test_a_replay_has_an_address_for_every_step_and_keys(site: Site) -> None:
    ana = finished_match(site)
    page = ana.page
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"Risk: .* won · .*20"))
    expect(page).to_have_url(re.compile(r"\?step=\d+"))
    begins = int(re.findall(r"step=(\d+)", page.url)[0])
    page.keyboard.press("ArrowRight")
    at(page, begins + 1)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(page, max(0, begins - 1))
    plays_by_itself(page)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    assert_laid_out(page, SIZES[2])
    shown = ".frame, .continents, .desk, [data-fitted] aside"
    assert beyond_the_window(page, shown) == []
    expect(page.locator("svg[data-drawing] .over > text").first).to_be_visible()
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Ana")
    assert_laid_out(page, SIZES[0])
    for share in (0.0, 1.0):
        page.evaluate("share => scrollTo(0, share * document.body.scrollHeight / 3)", share)
        expect(page.get_by_role("button", name="Next step")).to_be_in_viewport(ratio=1)
    page.reload()
    at(page, 1)


def test_a_replay_of_machiavelli_goes_from_turn_to_turn(site: Site) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    link = seat(ana, game="machiavelli", bots=("easy", "easy"), **ONE_TURN)
    ana.start()
    send = page.locator("[data-action=send]")
    expect(send).to_be_enabled()
    play(page, link, {"move": "submit", "orders": [], "expenses": [], "disband": []})
    page.get_by_role("link", name="Watch again").click()
    shown = page.locator("[data-playback]")
    expect(shown).to_have_attribute("data-playback", "whole")
    expect(shown).to_contain_text("Turn 1, spring 1454")
    expect(shown.get_by_role("button")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    expect(page.get_by_text("cannot be changed")).to_have_count(0)
    expect(page.locator("[data-tab=sheet]")).to_have_count(0)
    shown.get_by_role("button", name="Moves").click()
    expect(shown).to_have_attribute("data-playback", "moves")
    expect(page.locator("path.way").first).to_be_attached()
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    expect(shown).to_have_count(0)
