"""People's pages: followed from a table, what one shows of oneself, and who is blocked."""

from __future__ import annotations

from playwright.sync_api import expect

from . import table_setup
from .users import Site


def test_a_page_tells_of_a_person_who_can_be_followed_and_blocked(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    page = ana.page
    page.goto("/create/pig")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Show it in the list of open tables").check()
    ana.press_button("Open the table")
    expect(ana.seat("Ana")).to_be_visible()
    ben.join(page.url)
    expect(ana.seat("Ben")).to_be_visible()
    ben.page.get_by_label("Say something").fill("Good luck")
    ben.page.keyboard.press("Enter")
    expect(page.get_by_text("Good luck")).to_be_visible()
    link = page.url
    ana.start()
    expect(ben.table).to_be_visible()
    ben.resign()
    expect(ana.ranking).to_be_visible()
    ana.press(ana.ranking.get_by_role("link", name="Ben"))
    expect(page.get_by_role("heading", name="Ben")).to_be_visible()
    expect(page.get_by_text("Place 2 of 2 · resigned")).to_be_visible()
    ana.press_button("Follow")
    expect(page.get_by_role("button", name="Stop following")).to_be_visible()
    ana.press_button("Block")
    ana.press(page.get_by_role("dialog").get_by_role("button", name="Block"))
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("list", name="Ranking")).to_be_visible()
    expect(page.get_by_text("Good luck")).to_have_count(0)
    ben.page.goto("/profile")
    ben.page.get_by_label("Hide my matches").check()
    ben.page.get_by_role("group", name="Favourite games").get_by_label("Pig").check()
    ben.press(ben.page.get_by_role("link", name="See what others see"))
    expect(ben.page.get_by_role("list", name="Favourite games")).to_contain_text("Pig")
    ana.press(page.get_by_role("list", name="Ranking").get_by_role("link", name="Ben"))
    expect(page.get_by_text("Ben does not show past matches.")).to_be_visible()


def test_everything_of_ones_own_is_downloaded_and_deleted(site: Site) -> None:
    ana = site.user("Ana", phone=True)
    page = ana.page
    table_setup.open_session(page, "Ana")
    page.goto("/profile")
    with page.expect_download() as download:
        ana.press(page.get_by_role("link", name="Download everything"))
    assert download.value.suggested_filename == "ludoteca.json"
    ana.press_button("Delete everything")
    sure = page.get_by_role("button", name="Delete for good")
    expect(sure).to_be_disabled()
    page.get_by_label("Type Ana to confirm").fill("Ana")
    ana.press(sure)
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
    page.goto("/profile")
    expect(page.get_by_role("heading", name="Profile")).to_be_visible()
    expect(page.get_by_role("heading", name="Your data")).to_have_count(0)
