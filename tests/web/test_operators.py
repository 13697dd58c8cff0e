"""Reports and operators, and tables with clean words and approved names."""

from __future__ import annotations

import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from . import table_setup
from .accessibility import assert_accessible
from .conftest import LARGE, LUDOTECA
from .test_chat import say
from .users import Site, User, seat

Server = tuple[str, Path]


def operator(site: Site, server: Server, *, phone: bool = True, locale: str = "en-GB") -> User:
    """Somebody who opened the link of the command line, while the server runs."""
    url, database = server
    port = str(urlsplit(url).port)
    command = [*LUDOTECA, "operator-link", "--database", f"sqlite:///{database}", "--port", port]
    made = subprocess.run(command, capture_output=True, text=True, check=True)
    user = site.user("Olga", phone=phone, locale=locale)
    user.page.goto(made.stdout.strip())
    user.page.get_by_label("Your name" if locale == "en-GB" else "Tu nombre").fill("Olga")
    user.press_button("Become an operator" if locale == "en-GB" else "Empezar a moderar")
    expect(user.page.locator("#cases")).to_be_visible()
    assert "#" not in user.page.url
    return user


def report(user: User, name: str, reason: str) -> None:
    flag = user.page.get_by_role("button", name=f"Report the message of {name}").last
    user.press(flag)
    dialog = user.page.get_by_role("dialog")
    dialog.get_by_label("What is wrong?").select_option(reason)
    dialog.get_by_label("In your own words").fill("Third time today")
    user.press(dialog.get_by_role("button", name="Send the report"))
    expect(flag).to_be_disabled()


def case_of(user: User, name: str) -> Locator:
    return user.page.get_by_role("article", name=name).first


def decide(user: User, name: str, decision: str, confirm: str = "Confirm") -> None:
    case = case_of(user, name)
    user.press(case.get_by_role("button", name=decision, exact=True))
    user.press(case.get_by_role("button", name=f"{confirm}: {decision}"))


def test_a_reported_message_leads_to_a_warning_that_is_read(
    arranged_site: Site, unloading_server: Server
) -> None:
    site = arranged_site
    ana, luis = site.user("Ana", phone=True), site.user("Luis", phone=True, locale="es-ES")
    seat(ana, game="pig")
    table_setup.open_session(luis.page, "Luis")
    luis.page.goto(ana.page.url)
    luis.page.get_by_label("Di algo").fill("You fool")
    luis.page.keyboard.press("Enter")
    expect(ana.page.get_by_text("You fool")).to_be_visible()
    report(ana, "Luis", "Insults or bullying")
    ana.page.goto("/operator")
    expect(ana.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    olga = operator(site, unloading_server)
    expect(case_of(olga, "Luis")).to_contain_text("You fool")
    expect(case_of(olga, "Luis")).to_contain_text("Third time today")
    decide(olga, "Luis", "Warn")
    expect(olga.page.get_by_text("The person was warned.")).to_be_visible()
    warning = luis.page.get_by_role("dialog", name="Has recibido una advertencia")
    expect(warning).to_contain_text("Insultos o acoso")
    luis.press(warning.get_by_role("button", name="Lo he leído"))
    expect(warning).to_have_count(0)
    luis.page.get_by_label("Di algo").fill("Perdón")
    luis.page.keyboard.press("Enter")
    expect(luis.page.get_by_role("listitem").filter(has_text="Perdón")).to_be_visible()


def test_bad_words_are_refused_and_names_wait_for_the_host(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True), site.user("Ben", phone=True)
    table_setup.open_session(ana.page, "Ana")
    ana.page.goto("/create/pig")
    ana.page.get_by_text("More about the table").click()
    ana.page.get_by_label("Rule out bad words").check()
    ana.page.get_by_label("Approve names of newcomers").check()
    ana.press_button("Open the table")
    expect(ana.seat("Ana")).to_be_visible()
    ben.page.goto(ana.page.url)
    expect(ben.page.get_by_text("is called Incognito until the host")).to_be_visible()
    ben.join(ana.page.url)
    expect(ben.page.get_by_text("Your name, Ben, waits for the host's approval.")).to_be_visible()
    expect(ana.seat("Incognito 1")).to_be_visible()
    ben.page.get_by_label("Say something").fill("What the f u c k")
    ben.page.keyboard.press("Enter")
    refusal = ben.page.get_by_role("alert").get_by_text("There is a word in this")
    expect(refusal).to_be_visible()
    expect(ben.page.get_by_label("Say something")).to_have_value("What the f u c k")
    ana.page.get_by_label("Name for Ben").fill("Benny")
    ana.press_button("Approve the name Ben")
    expect(ana.seat("Benny")).to_be_visible()
    expect(ben.seat("Benny")).to_be_visible()
    expect(ben.page.get_by_text("waits for the host's approval")).to_have_count(0)


@pytest.mark.skipif(not LARGE, reason="the short path is enough for `make test`")
@pytest.mark.parametrize("phone", [True, False])
def test_every_decision_and_what_it_does(
    arranged_site: Site, unloading_server: Server, *, phone: bool
) -> None:
    site = arranged_site
    ana, ben = site.user("Ana", phone=phone), site.user("Ben", phone=phone)
    seat(ana, ben, game="pig")
    olga = operator(site, unloading_server, phone=phone)
    for decision, name, told in (
        ("Dismiss", "Ben", "The case was dismissed."),
        ("Rename", "Ben", "The person was renamed."),
        ("Time-out", "Somebody", "The person was silenced."),
    ):
        say(ben, f"Rude {decision}")
        expect(ana.page.get_by_text(f"Rude {decision}")).to_be_visible()
        report(ana, name, "Hatred of a group of people")
        olga.page.reload()
        case = case_of(olga, name)
        olga.press(case.get_by_role("button", name=decision, exact=True))
        if decision == "Rename":
            case.get_by_label("New name").fill("Somebody")
        assert_accessible(olga.page)
        olga.press(case.get_by_role("button", name=f"Confirm: {decision}"))
        expect(olga.page.get_by_text(told)).to_be_visible()
    expect(ana.seat("Somebody")).to_be_visible()
    told_ben = ben.page.get_by_role("dialog", name="You may not write for a while")
    expect(told_ben).to_be_visible()
    assert_accessible(ben.page)
    ben.press(told_ben.get_by_role("button", name="I have read this"))
    expect(ben.page.get_by_text("You may not write for a while")).to_be_visible()
    say(ben, "Why?")
    silenced = ben.page.get_by_role("alert").get_by_text("An operator has silenced you")
    expect(silenced).to_be_visible()
    ana.at_seat("Somebody", "Report Somebody")
    ana.press(ana.page.get_by_role("button", name="Send the report"))
    olga.page.reload()
    decide(olga, "Somebody", "Ban")
    expect(ben.page.get_by_role("heading", name="You may not play here for now")).to_be_visible()
    assert_accessible(ben.page)
    olga.press(olga.page.get_by_role("button", name="Undo the sanction of Somebody").first)
    expect(olga.page.get_by_text("The sanction was undone.")).to_be_visible()
    ben.page.goto("/")
    expect(ben.page.get_by_role("heading", name="Pick a game")).to_be_visible()
