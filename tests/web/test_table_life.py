"""What people do at a table besides playing, in real browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .visitors import House, Visitor, play_to_the_end

SHORT = {"Points to win": 10}
MOST_TABS = 80


def seated(house: House) -> tuple[Visitor, Visitor, str]:
    """Two people at a table of Pig."""
    ana, ben = house.visitor("Ana"), house.visitor("Ben")
    link = ana.open_table("pig", **SHORT)
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    return ana, ben, link


def choose_for(host: Visitor, name: str, act: str) -> None:
    host.seat(name).click()
    host.page.get_by_role("dialog").get_by_role("button", name=act).click()


def test_whoever_is_sent_away_is_told_and_the_seat_is_free(house: House) -> None:
    ana, ben, _ = seated(house)
    choose_for(ana, "Ben", "Send away")
    expect(ben.page.get_by_role("heading", name="no longer at this table")).to_be_visible()
    expect(ana.seat("Ben")).to_have_count(0)


def test_at_a_locked_table_one_can_only_watch(house: House) -> None:
    ana, _, link = seated(house)
    ana.page.get_by_text("For the host").click()
    ana.page.get_by_label("Nobody else may sit down").check()
    cy = house.visitor("Cy")
    cy.join(link, "Watch")
    expect(ana.page.get_by_text("Watching: Cy")).to_be_visible()
    expect(cy.seat("Cy")).to_have_count(0)


def test_a_table_is_handed_over(house: House) -> None:
    ana, ben, _ = seated(house)
    choose_for(ana, "Ben", "Make host")
    expect(ben.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(ana.page.get_by_text("Ben starts when everybody is here.")).to_be_visible()


def test_the_start_button_says_what_is_missing(house: House) -> None:
    ana = house.visitor("Ana")
    ana.open_table("pig")
    expect(ana.page.locator(".start [aria-disabled=true]")).not_to_have_text("Start")
    ana.add_bot("easy")
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_a_rematch_begins_with_the_same_people(house: House) -> None:
    ana, ben, _ = seated(house)
    ana.start()
    play_to_the_end(ana, ben)
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.seat("Ben")).to_be_visible()
    expect(ben.seat("Ana")).to_be_visible()
    ana.start()
    play_to_the_end(ana, ben)


def test_a_spectator_sees_the_match_and_can_do_nothing_in_it(house: House) -> None:
    ana, ben, link = seated(house)
    ana.start()
    cy = house.visitor("Cy")
    cy.join(link, "Watch")
    expect(cy.table).to_be_visible()
    assert not cy.act()
    play_to_the_end(ana, ben)
    expect(cy.ranking).to_be_visible()


def test_the_dice_are_verified_in_the_browser(house: House) -> None:
    ana, ben, _ = seated(house)
    ana.start()
    play_to_the_end(ana, ben)
    ana.page.get_by_role("button", name="Verify the dice").click()
    expect(ana.page.get_by_text("The number of this browser is among them.")).to_be_visible()


def test_the_language_switches_at_once_in_mid_match(house: House) -> None:
    ana, _, _ = seated(house)
    ana.start()
    expect(ana.actions.get_by_role("button", name="Roll the die")).to_be_visible()
    ana.page.get_by_role("button", name="Español").click()
    expect(ana.actions.get_by_role("button", name="Tirar el dado")).to_be_visible()
    expect(ana.page.get_by_text("Empieza la ronda 1.").first).to_be_visible()


def test_a_pause_needs_everybodys_consent(house: House) -> None:
    ana, ben, _ = seated(house)
    ana.start()
    ana.page.get_by_role("button", name="At this table").click()
    ana.page.get_by_role("button", name="Ask for a pause").click()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ana.page.get_by_text("The match is paused.")).to_be_visible()
    assert not ana.act()


def test_a_position_is_told_in_words(house: House) -> None:
    ana, _, _ = seated(house)
    ana.start()
    ana.page.get_by_role("button", name="At this table").click()
    ana.page.get_by_role("button", name="Show in words").click()
    expect(ana.page.get_by_role("region", name="The position in words")).to_contain_text("Ana")


def test_an_earlier_position_can_be_looked_at(house: House) -> None:
    ana, ben, _ = seated(house)
    ana.start()
    ana.act()
    ana.page.get_by_role("button", name="Round 1 begins.").click()
    expect(ana.page.get_by_text("You are looking at step 0")).to_be_visible()
    ana.page.get_by_role("button", name="Back to now").click()
    expect(ana.page.get_by_text("You are looking at step")).to_have_count(0)
    play_to_the_end(ana, ben)


def test_who_reloads_or_loses_the_network_misses_nothing(house: House) -> None:
    ana, ben, _ = seated(house)
    ana.start()
    ana.act()
    ben.page.reload()
    ben.see_step(ana.seq)
    ben.page.context.set_offline(True)
    ben.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ben.page.get_by_text("No connection")).to_be_visible()
    while ana.act():
        pass  # as long as it is Ana's turn
    ben.page.context.set_offline(False)
    ben.see_step(ana.seq)
    log = re.compile("What happened")
    told = ana.page.get_by_role("list", name=log).inner_text()
    expect(ben.page.get_by_role("list", name=log)).to_have_text(told, use_inner_text=True)


def test_what_somebody_says_is_only_text(house: House) -> None:
    ana, ben, _ = seated(house)
    ben.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hi")
    ben.page.keyboard.press("Enter")
    expect(ana.page.get_by_text("<img src=x onerror=alert(1)> hi")).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Go from control to control until one of this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


def test_a_match_can_be_played_with_the_keyboard_alone(house: House) -> None:
    ana = house.visitor("Ana")
    page = ana.page
    page.goto("/create/pig")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ana")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(ana.seat("Ana")).to_be_visible()
    tab_to(page, "Add a bot")
    page.keyboard.press("Enter")
    tab_to(page, "easy")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    expect(ana.actions.get_by_role("button", name="Roll the die")).to_be_enabled()
    before = ana.seq
    tab_to(page, "Roll the die")
    page.keyboard.press("Enter")
    ana.see_step(before + 1)
