"""Somebody was sent a link, has a phone and has never been here: link, name, seated."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from .visitors import PHONE, House, Visitor

MOST_SCRIPT = 200_000
"""Bytes of script for the shell, zipped."""
ABOVE_THE_KEYBOARD = PHONE["height"] * 0.55


@pytest.mark.parametrize(
    ("locale", "name_field", "sit", "you"),
    [("en-GB", "Your name", "Sit down", "you"), ("es-ES", "Tu nombre", "Sentarse", "tú")],
)
def test_three_taps_lead_to_a_seat(
    house: House, locale: str, name_field: str, sit: str, you: str
) -> None:
    link = house.visitor("Ana").open_table("risk")
    guest = house.visitor("Guest", locale=locale, phone=True)
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


def test_the_keys_own_button_is_enough(house: House) -> None:
    """Whoever typed the name presses “go” on the keyboard of the phone."""
    guest = house.visitor("Guest", phone=True)
    guest.page.goto(house.visitor("Ana").open_table("pig"))
    guest.page.get_by_label("Your name").tap()
    guest.page.keyboard.type("Guest")
    guest.page.keyboard.press("Enter")
    expect(guest.seat("Guest")).to_be_visible()


def test_a_name_that_is_taken_is_no_obstacle(house: House) -> None:
    link = house.visitor("Ana").open_table("pig")
    other = house.visitor("Ana", phone=True)
    other.join(link)
    expect(other.seat("Ana")).to_be_visible()
    expect(other.seat("Ana 2")).to_be_visible()


def test_a_name_that_cannot_be_is_refused_in_words_and_kept_to_be_mended(house: House) -> None:
    guest = house.visitor("Guest", locale="es-ES", phone=True)
    guest.page.goto(house.visitor("Ana").open_table("pig"))
    field = guest.page.get_by_label("Tu nombre")
    field.fill("<Guest>")
    guest.press_button("Sentarse")
    expect(guest.page.get_by_role("alert").get_by_text("nombre")).to_be_visible()
    expect(field).to_have_value("<Guest>")
    field.fill("Guest")
    guest.press_button("Sentarse")
    expect(guest.seat("Guest")).to_be_visible()


def test_who_has_been_here_before_needs_no_name_again(house: House) -> None:
    first = house.visitor("Ana").open_table("pig")
    guest = house.visitor("Guest", phone=True)
    guest.join(first)
    expect(guest.seat("Guest")).to_be_visible()
    guest.page.goto(house.visitor("Ben").open_table("pig"))
    guest.press_button("Sit down")
    expect(guest.seat("Guest")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF"])
def test_little_has_to_be_loaded_before_the_first_page_shows(house: House, path: str) -> None:
    answers: list[Response] = []
    page = house.visitor(phone=True).page

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    loaded = [*answers]
    scripts = [one.body() for one in loaded if one.request.resource_type == "script"]
    assert 0 < sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT
    assert {urlsplit(one.url).netloc for one in loaded} == {urlsplit(house.url).netloc}


def test_nothing_is_wider_than_the_smallest_phone(house: House) -> None:
    ana, ben, _ = house.table("risk")
    for person in (ana, ben):
        person.page.set_viewport_size({"width": 320, "height": 640})
    assert_fits(ana)
    ana.start()
    assert_fits(ana)
    for path in ("/", "/create/risk", "/game/risk", "/profile", "/login", "/nowhere"):
        ben.page.goto(path)
        expect(ben.page.get_by_role("heading").first).to_be_visible()
        assert_fits(ben)


def assert_fits(visitor: Visitor) -> None:
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 320, visitor.page.url
