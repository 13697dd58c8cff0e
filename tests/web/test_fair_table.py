"""Fair at the table in the browser: votes, proposals that end by themselves, hosted tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import LARGE
from .users import Site, seat

only_large = pytest.mark.skipif(not LARGE, reason="large profile")


def test_the_host_leads_a_hosted_table_and_the_door_says_so(site: Site) -> None:
    ana, ben, link = site.table("quick_quiz")
    door = site.user("Cy", phone=True)
    door.page.goto(link)
    for user in (door, ben):
        expect(user.page.get_by_text("Ana leads this table")).to_be_visible()
    ana.start()
    expect(ben.page.get_by_role("button", name="Pause the match")).to_have_count(0)
    ana.press_button("Pause the match")
    expect(ben.page.get_by_text("It goes on by itself in 9:")).to_be_visible()
    ana.press_button("Go on with the match")
    ana.press_button("Skip ahead without waiting")
    ben.see_step(1)
    ana.at_table("People at the table", "Mute Ben")
    ana.at_table("End the match", "End it for everybody")
    expect(ben.ranking).to_be_visible()


def test_the_players_vote_on_one_of_them(site: Site) -> None:
    ana, ben, cy = (site.user(name) for name in ("Ana", "Ben", "Cy"))
    seat(ana, ben, cy, game="pig")
    ana.start()
    cy.at_table("People at the table", "Vote to send Ana away")
    card = ben.page.get_by_role("region", name="Proposal")
    expect(card).to_contain_text("Cy wants to send Ana away. Waiting for Ben.")
    expect(card).to_contain_text("1 of 2 votes needed.")
    expect(card).to_contain_text("No answer within 0:")
    expect(ana.page.get_by_role("button", name="Agree")).to_have_count(0)
    ben.press_button("Agree")
    expect(ana.page.get_by_text("You were sent away from this table.")).to_be_visible()
    expect(cy.page.get_by_text("Ana has been sent away.")).to_be_visible()


@only_large
def test_a_failed_vote_and_a_withdrawn_proposal_are_told(site: Site) -> None:
    users = [site.user(name, phone=name == "Ben") for name in ("Ana", "Ben", "Cy")]
    ana, ben, cy = users
    seat(*users, game="pig")
    ana.start()
    ana.at_table("People at the table", "Vote to mute Ben")
    cy.press_button("Decline")
    for user in users:
        expect(user.page.get_by_text("The vote about Ben failed.")).to_be_visible()
    ben.at_table("Ask for a pause")
    expect(cy.page.get_by_text("Ben asks for a pause.")).to_be_visible()
    ben.press_button("Withdraw")
    expect(cy.page.get_by_text("Ben asks for a pause.")).to_have_count(0)


@only_large
def test_a_host_may_open_a_live_table_that_nobody_leads(site: Site) -> None:
    ana, ben, _ = site.table("quick_quiz")
    ana.allow("The host leads the match", now=False)
    expect(ben.page.get_by_text("Ana leads this table")).to_have_count(0)
    ana.start()
    expect(ana.page.get_by_role("button", name="Pause the match")).to_have_count(0)
    ana.at_table("Ask for a pause")
    ben.press_button("Agree")
    expect(ana.page.get_by_text("It goes on by itself in")).to_be_visible()
