"""A table besides the moves: hosting, leaving, watching, pausing, taking back, looking back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .users import Site, play_to_the_end, seat

SHORT = {"target": 10}


def test_a_user_sent_away_is_told_and_cannot_come_back(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.at_seat("Ben", "Send away")
    expect(ana.seat("Ben")).to_have_count(0)
    for _ in range(2):
        expect(ben.page.get_by_role("heading", name="no longer at this table")).to_be_visible()
        expect(ben.page.get_by_text("You were sent away from this table")).to_be_visible()
        ben.page.reload()


def test_at_a_locked_table_one_can_only_watch_until_it_is_opened(site: Site) -> None:
    ana, _, link = site.table("pig")
    ana.allow("Nobody else may sit down", now=True)
    cy = site.user("Cy")
    cy.page.goto(link)
    expect(cy.page.get_by_text("The host has locked the table")).to_be_visible()
    cy.join(link, "Watch")
    expect(ana.page.get_by_text("Watching: Cy")).to_be_visible()
    expect(cy.page.get_by_text("come in, but not sit down")).to_be_visible()
    expect(cy.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(cy.page.locator(".problem")).to_have_count(0)
    ana.allow("Nobody else may sit down", now=False)
    cy.press_button("Sit down")
    expect(ana.seat("Cy")).to_be_visible()


def test_a_table_is_handed_over(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.at_seat("Ben", "Make host")
    expect(ana.page.get_by_text("Ben starts when everybody is here.")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    ben.start()
    expect(ana.table).to_be_visible()


def test_the_host_who_leaves_hands_the_table_over(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.at_seat("Ana", "Stand up")
    expect(ana.page.get_by_text("Watching: Ana")).to_be_visible()
    ana.press_button("Leave the table")
    expect(ana.page.get_by_role("heading", name="Pick a game")).to_be_visible()
    ben.add_bot("easy")
    ben.start()


@pytest.mark.parametrize(
    ("game", "chosen", "shown"),
    [
        ("uno", "Classic", "When somebody has enough points"),
        ("risk", "Quick", "Small world"),
    ],
)
def test_a_preset_chosen_by_the_host_is_shown_to_all(
    site: Site, game: str, chosen: str, shown: str
) -> None:
    ana, ben, _ = site.table(game)
    for each in (ana, ben):
        each.page.locator("summary", has_text=re.compile("^Options$")).click()
    ana.press_button("Change")
    dialog = ana.page.get_by_role("dialog", name="Options")
    dialog.get_by_role("radio", name=re.compile(f"^{chosen}")).check()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    expect(ben.page.locator("dd.unusual", has_text=shown)).to_be_visible()


def test_a_closed_table_is_closed_for_all(site: Site) -> None:
    ana, ben, link = site.table("pig")
    ana.page.get_by_text("For the host").click()
    ana.press_button("Close the table")
    ana.press_button("Close it for everybody")
    expect(ana.page.get_by_role("heading", name="Pick a game")).to_be_visible()
    expect(ben.page.get_by_text("The host has closed this table.")).to_be_visible()
    late = site.user("Cy")
    late.page.goto(link)
    expect(late.page.get_by_role("heading", name="This table is not there")).to_be_visible()
    expect(late.page.get_by_text("It may have been closed.")).to_be_visible()


def test_bots_of_a_strength_are_added_and_removed(site: Site) -> None:
    ana = site.user("Ana")
    seat(ana, game="risk")
    expect(ana.page.locator(".start [aria-disabled=true]")).not_to_have_text("Start")
    ana.add_bot("hard", "Alba")
    ana.add_bot("easy", "Vera")
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    ana.press(ana.seat("Bot Vera"))
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_text("Tells the truth")).to_be_visible()
    expect(dialog.get_by_text("Bot (easy)")).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.at_seat("Bot Alba", "Remove the bot")
    expect(ana.seat("hard")).to_have_count(0)
    expect(ana.seat("easy")).to_have_count(1)


def test_the_host_changes_the_options_before_the_start(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.page.locator("summary", has_text="Options").click()
    ana.press_button("Change")
    points_to_win = ana.page.get_by_role("dialog").get_by_label("Points to win", exact=True)
    points_to_win.fill("9999")
    points_to_win.blur()
    told = ana.page.get_by_text("Only 10 to 500 is possible: it is 500 now.")
    expect(told).to_be_visible()
    points_to_win.fill("10")
    expect(told).to_be_hidden()
    ana.press_button("Save")
    ben.page.locator("summary", has_text="Options").click()
    points = ben.page.get_by_role("definition").filter(has_text=re.compile("^10$"))
    expect(points).to_be_visible()


def test_a_rematch_begins_with_the_same_users(site: Site) -> None:
    ana, ben, _ = site.table("pig", **SHORT)
    ana.start()
    ben.resign()
    ana.press_button("Play again")
    ben.press_button("Agree")
    expect(ana.seat("Ben")).to_be_visible()
    expect(ben.seat("Ana")).to_be_visible()
    ana.start()
    play_to_the_end(ana, ben)


def test_a_spectator_sees_the_match_and_can_do_nothing_in_it(site: Site) -> None:
    ana, ben, link = site.table("liars_hand", cards=1)
    ana.start()
    cy = site.user("Cy")
    cy.join(link, "Watch")
    expect(cy.log).to_contain_text("Ana is dealt a hand.")
    expect(cy.page.get_by_role("region", name="your hand")).to_have_count(0)
    expect(cy.page.get_by_text("Waiting for Ana.")).to_be_visible()
    expect(cy.page.get_by_text("you are watching")).to_be_visible()
    expect(ana.page.get_by_text("Watching: Cy")).to_be_visible()
    assert not cy.act()
    cy.press_button("At this table")
    expect(cy.page.get_by_role("button", name="Resign")).to_have_count(0)
    cy.page.keyboard.press("Escape")
    play_to_the_end(ana, ben)
    expect(cy.ranking).to_be_visible()


def test_a_match_without_spectators_has_none(site: Site) -> None:
    ana, _, link = site.table("pig")
    ana.allow("Others may watch", now=False)
    ana.start()
    cy = site.user("Cy")
    cy.page.goto(link)
    expect(cy.page.get_by_text("played without spectators")).to_be_visible()
    expect(cy.page.get_by_label("Your name")).to_have_count(0)


def test_the_replay_of_a_match_without_spectators_is_shared_by_a_link(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.allow("Others may watch", now=False)
    ana.start()
    ben.resign()
    ana.press_button("Share the replay")
    link = ana.page.get_by_role("textbox", name="Link to this replay").input_value()
    assert "#" in link
    stranger, friend, late = (site.user(name).page for name in ("Eve", "Zoe", "Yan"))
    stranger.goto(link.partition("#")[0])
    expect(stranger.get_by_text("only its players can see it")).to_be_visible()
    friend.goto(link)
    expect(friend.get_by_role("slider", name="Step")).to_be_visible()
    expect(friend.get_by_role("textbox", name="Link to this replay")).to_have_value(link)
    ana.press_button("Take my links back")
    expect(ana.page.get_by_text("no longer work")).to_be_visible()
    late.goto(link)
    expect(late.get_by_text("only its players can see it")).to_be_visible()


def test_a_resignation_lets_the_others_win(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    ben.at_table("Resign", "Play on")
    expect(ben.page.get_by_role("button", name="Resign", exact=True)).to_be_focused()
    ben.page.keyboard.press("Escape")
    ben.resign()
    expect(ana.page.get_by_role("heading", name="You win!")).to_be_focused()
    expect(ben.page.get_by_role("heading", name="Ana wins")).to_be_focused()


def test_leaving_in_mid_match_gives_it_up(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    ben.at_table("Leave the table", "Leave, and give up the match")
    expect(ben.page.get_by_role("heading", name="Pick a game")).to_be_visible()
    expect(ana.page.get_by_role("heading", name="You win!")).to_be_visible()


def test_a_move_is_taken_back_when_the_others_agree(site: Site) -> None:
    ana, ben, _ = site.table("liars_hand")
    ana.start()
    for user in (ana, ben):
        expect(user.actions).to_be_visible()
        user.press(user.actions.locator("button.big").first)
    expect(ana.log).to_contain_text("Ben bids")
    ana.at_table("Ask to take my last move back")
    expect(ben.page.get_by_text("Ana asks to take a move back.")).to_be_visible()
    expect(ben.page.get_by_text("No answer within 0:")).to_be_visible()
    ben.press_button("Agree")
    expect(ana.page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Waiting for Ana.")).to_be_visible()


def test_a_pause_and_going_on_need_everybodys_consent(site: Site) -> None:
    ana, ben, _ = site.table("sealed_orders")
    ana.start()
    expect(ana.page.get_by_role("timer")).to_be_visible()
    ana.at_table("Ask for a pause")
    expect(ana.page.get_by_text("The match is paused.")).to_have_count(0)
    ben.press_button("Agree")
    for user in (ana, ben):
        expect(user.page.get_by_text("The match is paused.")).to_be_visible()
        expect(user.page.get_by_role("timer")).to_have_count(0)
    assert not ana.act()
    ben.press_button("Ask to go on")
    ana.press_button("Agree")
    expect(ben.page.get_by_role("timer")).to_be_visible()
    expect(ben.actions).to_be_visible()
    assert ben.act()


def test_the_language_switches_at_once_in_mid_match(site: Site) -> None:
    ana, _, _ = site.table("pig")
    ana.start()
    expect(ana.actions.get_by_role("button", name="Roll the die")).to_be_visible()
    ana.page.get_by_role("button", name="Español").click()
    expect(ana.actions.get_by_role("button", name="Tirar el dado")).to_be_visible()
    expect(ana.log).to_contain_text("Empieza la ronda 1.")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.page.reload()
    expect(ana.actions.get_by_role("button", name="Tirar el dado")).to_be_visible()


def test_a_position_is_told_in_words(site: Site) -> None:
    ana, _, _ = site.table("pig")
    ana.start()
    ana.at_table("Show in words")
    expect(ana.page.get_by_role("region", name="The position in words")).to_contain_text("Ana")
    expect(ana.actions.get_by_role("button", name="Roll the die")).to_be_visible()


def test_an_earlier_position_can_be_looked_at(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    ana.press_button("Roll the die")
    ana.see_step(1)
    acting = ana if ana.actions.count() else ben
    for user in (ana, ben):
        user.press_button("Round 1 begins.")  # which only offers to leave the present
        expect(user.page.get_by_text("You are looking at step")).to_have_count(0)
        user.press_button("Show the table as it was then")
        expect(user.page.get_by_text("You are looking at step 0")).to_be_in_viewport()
        expect(user.log.locator("[aria-current=step]").first).to_be_in_viewport()
        expect(user.actions).to_have_count(0)
    expect(acting.page.get_by_text("It is your turn now.")).to_be_visible()
    ana.press_button("Back to now")
    expect(ana.page.get_by_text("You are looking at step")).to_have_count(0)
