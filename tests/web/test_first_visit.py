"""The first visit, by a link on a phone: link, name, seated."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from .users import PHONE, Site, User

MOST_SCRIPT = 200_000
"""Bytes of compressed script of the first page."""
OWN_TABLES = re.compile("Waits for you|Your tables")
"""The shelf a table of one's own is on; the first one where the match waits for the person."""
ABOVE_THE_KEYBOARD = PHONE["height"] * 0.55


@pytest.mark.parametrize(
    ("locale", "name_field", "sit", "you"),
    [("en-GB", "Your name", "Sit down", "you"), ("es-ES", "Tu nombre", "Sentarse", "tú")],
)
def test_three_taps_lead_to_a_seat(
    site: Site, locale: str, name_field: str, sit: str, you: str
) -> None:
    link = site.open_table("risk")
    guest = site.user("Guest", locale=locale, phone=True)
    guest.page.goto(link)  # the first tap
    field = guest.page.get_by_label(name_field)
    button = guest.page.get_by_role("button", name=sit)
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < ABOVE_THE_KEYBOARD
    field.tap()
    guest.page.keyboard.type("Guest")
    button.tap()
    expect(guest.seat("Guest")).to_be_in_viewport()
    expect(guest.seat(you)).to_be_visible()


def test_one_tap_leads_to_a_match_against_bots(site: Site) -> None:
    guest = site.user("Guest", phone=True)
    guest.page.goto("/")
    titles = guest.page.get_by_role("region").get_by_role("heading", level=2)
    shelves = titles.filter(has_not_text="Open tables")  # of other tests on this server
    expect(shelves).to_have_text(["Pick a game", "Small games"])
    games = guest.page.get_by_role("region", name="Pick a game").get_by_role("heading", level=3)
    expect(games.last).to_have_text("Machiavelli")
    guest.page.get_by_role("button", name="Play against bots: TeraDeck").tap()
    expect(guest.page.locator("[data-seq]")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator("[data-seq]")).to_be_visible()
    guest.page.go_back()
    mine = guest.page.get_by_role("region", name=OWN_TABLES)
    expect(mine.get_by_role("link")).to_contain_text("TeraDeck")


def test_the_keys_own_button_is_enough(site: Site) -> None:
    """The phone's keyboard has a button of its own that submits the name."""
    guest = site.user("Guest", phone=True)
    guest.page.goto(site.open_table("pig"))
    guest.page.get_by_label("Your name").tap()
    guest.page.keyboard.type("Guest")
    guest.page.keyboard.press("Enter")
    expect(guest.seat("Guest")).to_be_visible()


def test_a_name_that_is_taken_is_no_obstacle(site: Site) -> None:
    link = site.open_table("pig")
    other = site.user("Ana", phone=True)
    other.join(link)
    expect(other.seat("Ana")).to_be_visible()
    expect(other.seat("Ana 2")).to_be_visible()


def test_a_name_that_cannot_be_is_refused_in_words_and_kept_to_be_mended(site: Site) -> None:
    guest = site.user("Guest", locale="es-ES", phone=True)
    guest.page.goto(site.open_table("pig"))
    field = guest.page.get_by_label("Tu nombre")
    field.fill("<Guest>")
    guest.press_button("Sentarse")
    expect(guest.page.get_by_role("alert").get_by_text("nombre")).to_be_visible()
    expect(field).to_have_value("<Guest>")
    field.fill("Guest")
    guest.press_button("Sentarse")
    expect(guest.seat("Guest")).to_be_visible()


def test_a_returning_user_needs_no_name_again(site: Site) -> None:
    first = site.open_table("pig")
    guest = site.user("Guest", phone=True)
    guest.join(first)
    expect(guest.seat("Guest")).to_be_visible()
    guest.page.goto(site.open_table("pig"))
    guest.press_button("Sit down")
    expect(guest.seat("Guest")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF"])
def test_little_has_to_be_loaded_before_the_first_page_shows(site: Site, path: str) -> None:
    answers: list[Response] = []
    page = site.user(phone=True).page

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    loaded = [*answers]
    scripts = [one.body() for one in loaded if one.request.resource_type == "script"]
    assert 0 < sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT
    assert {urlsplit(one.url).netloc for one in loaded} == {urlsplit(site.url).netloc}


def test_nothing_is_wider_than_the_smallest_phone(site: Site) -> None:
    ana, ben, _ = site.table("risk")
    for user in (ana, ben):
        user.page.set_viewport_size({"width": 320, "height": 640})
    assert_fits(ana)
    ana.start()
    assert_fits(ana)
    for path in ("/", "/create/risk", "/game/risk", "/profile", "/login", "/nowhere"):
        ben.page.goto(path)
        expect(ben.page.get_by_role("heading").first).to_be_visible()
        assert_fits(ben)


def assert_fits(user: User) -> None:
    width = user.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320, user.page.url
