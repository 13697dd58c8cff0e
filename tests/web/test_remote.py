"""The host's remote in the browser: who only leads, with one phone and the big screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from . import table_setup
from .party import FOUR_EACH, answers, podium
from .users import Site, User

QUIZ = {"quiz": FOUR_EACH, "reading": 0, "seconds": 60, "rounds": 2, "mode": "first_correct"}


def led(site: Site, **wish: object) -> tuple[User, User, User, Page]:
    """A host who plays nothing, two with a seat, and the big screen."""
    host = site.user("Mara", phone=True, own_board=True)
    ana, ben = (site.user(name, phone=True, own_board=True) for name in ("Ana", "Ben"))
    table_setup.open_session(host.page, host.name)
    body = {"game": "trivia", "options": QUIZ, "sit": False, **wish}
    answer = host.page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    link = answer.json()["table"]["link"]
    for one in (ana, ben):
        table_setup.open_session(one.page, one.name)
        table_setup.sit(one.page, link)
    screen = site.user("", own_board=True).page
    screen.goto(f"{link}/screen")
    for one in (host, ana, ben):
        one.page.goto(link)
        expect(one.seat("Ben")).to_be_visible()
    return host, ana, ben, screen


def test_who_only_leads_pauses_gives_time_goes_on_and_ends_from_their_phone(site: Site) -> None:
    host, ana, _, screen = led(site, host_paced=True)
    host.start()
    remote = host.page.get_by_role("region", name="The host's remote")
    expect(remote).to_be_in_viewport(ratio=1)
    expect(answers(host.page).first).to_be_disabled()
    host.press_button("Pause")
    expect(screen.get_by_text("The match is paused")).to_be_visible()
    host.press_button("Go on after the pause")
    expect(screen.get_by_text("The match is paused")).to_have_count(0)
    host.press_button("30 seconds more")
    left = ana.page.get_by_role("timer")
    ana.page.wait_for_function(
        "() => Number(document.querySelector('[role=timer] .number')?.textContent) > 60"
    )
    ana.press(answers(ana.page).filter(has_text="Tom"))
    expect(ana.page.get_by_role("status").filter(has_text="That was not it.")).to_be_visible()
    host.press_button("Skip ahead")
    expect(ana.page.get_by_text("the host goes on")).to_be_visible()
    expect(left).to_have_count(0)
    ana.press_button("Applause")
    expect(screen.locator(".air")).to_contain_text("Ana")
    host.press_button("Go on")
    expect(answers(ana.page).first).to_be_enabled()
    host.press_button("End the match")
    host.press_button("End it for everybody")
    expect(ana.ranking).to_be_visible()
    expect(podium(screen)).to_be_visible()
    expect(screen.get_by_role("heading", name="Nobody scored")).to_be_visible()
