"""The pages around the tables: lists, codes, profile, login, and a finished match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .accessibility import assert_accessible
from .mailbox import Mailbox
from .table_setup import open_session, open_table
from .users import Site, seat


def test_a_public_table_is_listed_and_a_private_one_is_not(site: Site) -> None:
    ana, ben = site.user("Ana"), site.user("Ben")
    code = seat(ana, game="sealed_orders").rsplit("/", 1)[1]
    listed = ben.page.get_by_role("link", name=code)
    ben.page.goto("/")
    expect(ben.page.get_by_role("heading", name="Pick a game")).to_be_visible()
    expect(listed).to_have_count(0)
    ana.allow("Show it in the list of open tables", now=True)
    ben.page.goto("/game/sealed_orders")
    expect(listed).to_be_visible()
    ben.page.goto("/")
    listed.click()
    expect(ben.page.get_by_text("At this table: Ana")).to_be_visible()


def test_the_rules_of_a_game_are_told_in_the_language_of_the_page(site: Site) -> None:
    ana = site.user()
    ana.page.goto("/game/pig")
    expect(ana.page.get_by_role("heading", name="In a minute")).to_be_visible()
    expect(ana.page.get_by_role("img", name="Two turns")).to_be_visible()
    ana.press(ana.page.get_by_role("button", name="Español"))
    expect(ana.page.get_by_role("heading", name="En un minuto")).to_be_visible()
    expect(ana.page.get_by_role("img", name="Dos turnos")).to_be_visible()
    expect(ana.page.get_by_role("heading", name="In a minute")).to_have_count(0)


def test_a_private_table_is_joined_by_its_code(site: Site) -> None:
    ana, ben = site.user("Ana"), site.user("Ben", phone=True)
    seat(ana, game="pig")
    code = ana.page.get_by_label("Code of a table").inner_text()
    ben.page.goto("/")
    ben.page.get_by_label("Code of a table").fill("XXXXXX")
    ben.press_button("Join")
    expect(ben.page.get_by_role("alert").get_by_text("There is no table XXXXXX.")).to_be_visible()
    ben.page.get_by_label("Code of a table").fill(f" {code[:3].lower()}-{code[3:].lower()} ")
    ben.press_button("Join")
    expect(ben.page.get_by_text("At this table: Ana")).to_be_visible()


def test_a_program_gets_a_token_which_is_shown_once(site: Site) -> None:
    ana = site.user("Ana")
    open_session(ana.page, "Ana")
    ana.page.goto("/profile")
    panel = ana.page.get_by_role("region", name="Your programs")
    panel.get_by_label("What the program is called").fill("Greedy")
    ana.press(panel.get_by_role("button", name="Make a token"))
    expect(panel.get_by_role("textbox", name="Token")).to_have_value(re.compile("^ludoteca_.{40,}"))
    ana.press(panel.get_by_role("button", name="Rename Robot Greedy"))
    panel.get_by_label("What the program is called").first.fill("Meek")
    ana.press(panel.get_by_role("button", name="Save"))
    expect(panel.get_by_text("Robot Meek")).to_be_visible()
    ana.page.reload()
    expect(panel.get_by_text("Robot Meek")).to_be_visible()
    expect(panel.get_by_role("textbox", name="Token")).to_have_count(0)
    ana.press(panel.get_by_role("button", name="Revoke the token of Robot Meek"))
    expect(panel.get_by_text("Its token is revoked.")).to_be_visible()
    expect(panel.get_by_text("Robot Meek")).to_have_count(0)


def test_the_link_is_shown_as_a_qr_code(site: Site) -> None:
    ana = site.user("Ana")
    link = seat(ana, game="pig")
    ana.page.get_by_text("Show as a QR code").click()
    code = ana.page.get_by_role("img", name=f"QR code of {link}")
    expect(code).to_be_visible()
    code.evaluate("image => image.decode()")


def test_a_code_moves_a_session_to_another_device(site: Site) -> None:
    ana, phone = site.user("Ana"), site.user(phone=True)
    open_session(ana.page, "Ana")
    link = open_table(ana.page, "pig")
    ana.page.goto("/profile")
    ana.press_button("Show a code")
    code = ana.page.get_by_role("status").filter(has_text=re.compile(r"^\S{6,}$")).inner_text()
    phone.page.goto("/profile")
    phone.page.get_by_label("Code from the other device").fill(code)
    phone.press_button("Continue here")
    expect(phone.page.get_by_role("heading", name="Ana")).to_be_visible()
    phone.page.goto(link)
    expect(phone.seats.get_by_text("you")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Add a bot")).to_be_visible()


def test_a_code_replaces_a_session_and_a_wrong_one_is_refused_beside_the_field(
    site: Site,
) -> None:
    ana, other = site.user("Ana"), site.user("Annie", phone=True)
    for user in (ana, other):
        open_session(user.page, user.name)
        user.page.goto("/profile")
    ana.press_button("Show a code")
    code = ana.page.get_by_role("status").filter(has_text=re.compile(r"^\S{6,}$")).inner_text()
    other.press(other.page.get_by_text("Code from the other device").first)
    field = other.page.get_by_role("textbox", name="Code from the other device")
    for typed in ("nope", code):
        field.fill(typed)
        other.press_button("Continue here")
        if typed != code:
            expect(other.page.get_by_role("alert").filter(has_text="code")).to_be_in_viewport()
    expect(other.page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()


def test_a_user_without_an_address_is_asked_before_logging_out(site: Site) -> None:
    ana = site.user("Ana")
    open_session(ana.page, "Ana")
    ana.page.goto("/profile")
    ana.press_button("Log out")
    ana.press_button("Stay")
    expect(ana.page.get_by_role("heading", name="Ana")).to_be_visible()
    ana.press_button("Log out")
    ana.press_button("Log out for good")
    expect(ana.page.get_by_label("Code from the other device")).to_be_visible()


@pytest.mark.parametrize("path", ["/game/nosuch", "/create/nosuch", "/t/A/nosuch"])
def test_where_there_is_nothing_a_page_says_so_and_leads_home(site: Site, path: str) -> None:
    page = site.user().page
    page.goto(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()


def test_the_server_speaks_the_language_of_the_page(site: Site) -> None:
    ana = site.user("Ana", locale="es-ES")
    ana.page.request.post("/api/session", data={"name": "Ana", "locale": "en"})
    ana.page.goto("/profile")
    expect(ana.page.get_by_role("heading", name="Ana")).to_be_visible()
    assert ana.page.request.get("/api/profile").json()["session"]["locale"] == "es"


def test_an_address_makes_an_account_and_a_mail_lets_one_in(site: Site, mailbox: Mailbox) -> None:
    ana = site.user("Ana")
    open_session(ana.page, "Ana")
    ana.page.goto("/profile")
    ana.page.get_by_label("E-mail address").fill("ana@example.org")
    ana.press_button("Send me a link")
    expect(ana.page.get_by_text("an e-mail is on its way")).to_be_visible()
    (link,) = re.findall(r"http://\S+/login#\S+", mailbox.next_to("ana@example.org"))
    ana.page.goto(link)
    ana.press_button("Log in")
    expect(ana.page.get_by_text("You are logged in as ana@example.org.")).to_be_visible()
    ana.press_button("Log out everywhere")
    expect(ana.page.get_by_label("Code from the other device")).to_be_visible()


def test_an_account_is_logged_out_in_another_browser(site: Site, mailbox: Mailbox) -> None:
    ana, lost, laptop = (
        site.user(name, phone=name != "Laptop") for name in ("Ana", "Lost", "Laptop")
    )
    for user in (ana, lost, laptop):
        open_session(user.page, user.name)
        user.page.request.post("/api/login", data={"email": "three@example.org"})
        (link,) = re.findall(r"http://\S+/login#\S+", mailbox.next_to("three@example.org"))
        user.page.goto(link)
        user.press_button("Log in")
        expect(user.page.get_by_role("heading", name="Where you are logged in")).to_be_visible()
    listed = laptop.page.get_by_role("region", name="Where you are logged in").get_by_role(
        "listitem"
    )
    expect(listed).to_have_count(3)
    expect(listed.first).to_contain_text("this one")
    assert_accessible(laptop.page)
    laptop.press(listed.last.get_by_role("button"))
    expect(listed).to_have_count(2)
    expect(laptop.page.get_by_text("Logged out there.")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_label("Code from the other device")).to_be_visible()


def test_a_new_name_and_a_theme_are_kept(site: Site) -> None:
    ana = site.user("Ana", theme="dark")
    ana.page.goto("/profile")
    ana.page.get_by_label("Your name").fill("Ana María")
    ana.press_button("Save")
    expect(ana.page.get_by_role("heading", name="Ana María")).to_be_visible()
    ana.page.get_by_label("light", exact=True).check()
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name="Ana María")).to_be_visible()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_finished_match_is_found_watched_and_verified(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    expect(ana.actions).to_be_visible()
    assert ana.act()
    ben.resign()
    ana.press_button("Verify that it was fair")
    expect(ana.page.get_by_text("The number of this browser is among them.")).to_be_visible()
    ana.page.keyboard.press("Escape")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    ana.page.goto("/profile")
    ana.page.get_by_role("link", name="Pig").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    expect(ana.seats).to_contain_text("0 points")
    ana.press_button("Last step")
    expect(ana.ranking).to_be_visible()
    stranger = site.user()
    stranger.page.goto(ana.page.url)
    stranger.press_button("First step")
    stranger.press_button("Next step")
    expect(stranger.page.get_by_text(re.compile("Ana (rolls|holds)"))).to_be_visible()
