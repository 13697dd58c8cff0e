"""Every page is accessible: no serious violation, in both themes, on phone and desk."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect

from . import table_setup
from .accessibility import assert_accessible
from .conftest import LARGE
from .test_chat import say
from .test_operators import case_of, operator
from .users import DESK, PHONE, Site, Theme, User, seat

THEMES: tuple[Theme, ...] = ("dark", "light")
LOOKS = tuple(product((DESK, PHONE), THEMES))
if not LARGE:  # each size and each theme once instead of every pair
    LOOKS = LOOKS[0], LOOKS[-1]


def assert_accessible_everywhere(user: User) -> None:
    """In every size and theme."""
    for size, theme in LOOKS:
        user.page.set_viewport_size(size)
        user.page.emulate_media(color_scheme=theme)
        assert_accessible(user.page)


@pytest.mark.parametrize(
    ("path", "heading"),
    {
        "/": "Pick a game",
        "/create/risk": "Risk",
        "/game/risk": "Risk",
        "/play/pig": "Play now",
        "/tournaments": "Tournaments",
        "/tournaments/new/pig": "Announce a tournament",
        "/notices": "Notices",
        "/profile": "Profile",
        "/login": "Log in",
        "/operator": "There is nothing here",
        "/nowhere": "There is nothing here",
        "/t/ABCDEF": "This table is not there",
    }.items(),
)
def test_pages_without_a_table(site: Site, path: str, heading: str) -> None:
    ana = site.user("Ana")
    ana.page.goto(path)
    expect(ana.page.get_by_role("heading", name=heading).first).to_be_visible()
    for folded in ana.page.locator("main summary").all():
        folded.click()
    assert_accessible_everywhere(ana)


def test_a_table_before_the_match(site: Site) -> None:
    ana, ben = site.user("Ana"), site.user("Ben")
    link = ana.open_table("pig")
    ben.page.goto(link)
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    assert_accessible_everywhere(ben)
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    for folded in ana.page.locator("main summary").all():
        folded.click()
    assert_accessible_everywhere(ana)
    ana.press_button("Add a bot")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_accessible_everywhere(ana)


def test_a_table_after_the_match_its_replay_and_the_profile(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    ana.act()
    ben.resign()
    expect(ana.ranking).to_be_visible()
    assert_accessible_everywhere(ana)
    ana.page.get_by_role("link", name="Watch again").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()
    assert_accessible_everywhere(ana)
    ben.page.goto("/profile")
    expect(ben.page.get_by_role("link", name="Pig")).to_be_visible()
    assert_accessible_everywhere(ben)


@pytest.mark.skipif(not LARGE, reason="the pages without a table are enough for `make test`")
def test_waiting_and_a_tournament_from_registration_to_its_table(site: Site) -> None:
    ana, ben = site.user("Ana"), site.user("Ben")
    for user in (ana, ben):
        table_setup.open_session(user.page, user.name)
    tournament = {"name": "Autumn Cup", "game": "pig", "rounds": 1}
    made = ana.page.request.post("/api/tournaments", data=tournament).json()
    address = f"/tournament/{made['card']['code']}"
    for user in (ana, ben):
        user.page.goto(address)
        user.press_button("Enter the tournament")
        expect(user.page.get_by_text("You play in this tournament.")).to_be_visible()
    assert_accessible_everywhere(ana)
    ana.press_button("Start now")
    expect(ana.page.get_by_role("heading", name="Standings")).to_be_visible()
    assert_accessible_everywhere(ana)
    ana.page.get_by_role("link", name="Go to your table").click()
    expect(ana.page.get_by_role("heading", name="Your opponents are coming")).to_be_visible()
    assert_accessible_everywhere(ana)
    ben.page.goto("/play/pig")
    ben.page.get_by_role("radio", name="8", exact=True).check()
    ben.press_button("Play now")
    expect(ben.page.get_by_role("heading", name="Waiting for Pig")).to_be_visible()
    assert_accessible_everywhere(ben)
    ben.press_button("Stop waiting")
    expect(ben.page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="the profile is enough for `make test`")
def test_a_players_page_and_the_dialog_of_deletion(site: Site) -> None:
    ana, ben, _ = site.table("pig")
    ana.start()
    ben.resign()
    ana.ranking.get_by_role("link", name="Ben").click()
    expect(ana.page.get_by_role("heading", name="Ben")).to_be_visible()
    expect(ana.page.get_by_text("Place 2 of 2")).to_be_visible()
    assert_accessible_everywhere(ana)
    ana.page.goto("/profile")
    ana.press_button("Delete everything")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_accessible_everywhere(ana)


def test_the_operators_page_with_a_case(
    arranged_site: Site, unloading_server: tuple[str, Path]
) -> None:
    ana, ben = arranged_site.user("Ana"), arranged_site.user("Ben")
    seat(ana, ben, game="pig")
    say(ben, "Rude words")
    ana.press_button("Report the message of Ben")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert_accessible_everywhere(ana)
    ana.press_button("Send the report")
    olga = operator(arranged_site, unloading_server, phone=False)
    olga.press(case_of(olga, "Ben").get_by_role("button", name="Ban", exact=True))
    assert_accessible_everywhere(olga)


GAMES = ["pig", "scribble", "sealed_orders"]
"""Buttons, a drawing, and a form."""
if LARGE:
    GAMES += ["liars_hand", "quick_quiz", "risk"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_the_generic_board(site: Site, game: str) -> None:
    ana, ben, _ = site.table(game)
    ana.start()
    expect(ana.page.locator(".panels").first).to_be_attached()
    assert_accessible_everywhere(ana)
    if game == "scribble":  # the drawer's board and the guesser's differ
        assert_accessible_everywhere(ben)
