"""Seats whose players gave them up: taken over by a person from the list, by a bot, or let go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import LARGE
from .table_setup import send
from .users import Site, User, seat


def offer_of(user: User, name: str) -> Locator:
    return user.page.get_by_role("region", name=f"The seat of {name} is open.")


def three_at(site: Site, game: str, *, phone: bool) -> list[User]:
    users = [site.user(name, phone=phone) for name in ("Ana", "Ben", "Cleo")]
    seat(*users, game=game)
    users[0].start()
    for user in users:
        expect(user.table).to_be_visible()
    return users


@pytest.mark.parametrize("phone", [True, False] if LARGE else [True])
def test_a_stranger_takes_over_a_seat_from_the_list(site: Site, phone: bool) -> None:
    ana, ben, cleo = three_at(site, "pig", phone=phone)
    doors = {"type": "doors", "public": True, "spectators": True}
    send(ana.page, ana.page.url, doors)
    ben.resign()
    offer = offer_of(ana, "Ben")
    expect(offer).to_contain_text("It leaves the match in")
    expect(offer).to_be_in_viewport(ratio=0.9)
    dora = site.user("Dora", phone=phone)
    dora.page.goto("/")
    section = dora.page.get_by_role("region", name="Seats to take over")
    section.get_by_role("link", name="Pig").filter(has_text="The seat of Ben").click()
    watch(dora)
    offer_of(dora, "Ben").get_by_role("button", name="Take this seat").click()
    for user in (ana, cleo, dora):
        expect(user.page.get_by_role("list", name="Seats").get_by_text("Dora")).to_be_visible()
        expect(offer_of(user, "Ben")).to_have_count(0)


@pytest.mark.skipif(not LARGE, reason="one seat is enough for `make test`")
@pytest.mark.parametrize("phone", [True, False])
def test_a_removed_players_seat_goes_to_a_bot(site: Site, phone: bool) -> None:
    ana, ben, cleo = three_at(site, "pig", phone=phone)
    send(ana.page, ana.page.url, {"type": "propose", "what": "remove", "person": person_of(ben)})
    cleo.page.get_by_role("button", name="Agree").click()
    offer = offer_of(ana, "Ben")
    offer.get_by_role("button", name="Put a bot in it").click()
    asked = cleo.page.get_by_role("region", name="Proposal")
    expect(asked).to_contain_text("Ana wants a bot (easy) in the seat of Ben.")
    asked.get_by_role("button", name="Agree").click()
    expect(offer).to_have_count(0)
    expect(ana.page.get_by_role("list", name="Seats").get_by_text("Bot Alba")).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one seat is enough for `make test`")
@pytest.mark.parametrize("phone", [True, False])
def test_a_removed_players_seat_goes_to_a_person(site: Site, phone: bool) -> None:
    ana, ben, cleo = three_at(site, "pig", phone=phone)
    send(ana.page, ana.page.url, {"type": "propose", "what": "remove", "person": person_of(ben)})
    cleo.page.get_by_role("button", name="Agree").click()
    dora = site.user("Dora", phone=phone)
    dora.page.goto(ana.page.url)
    watch(dora)
    offer_of(dora, "Ben").get_by_role("button", name="Take this seat").click()
    expect(ana.page.get_by_role("list", name="Seats").get_by_text("Dora")).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one seat is enough for `make test`")
@pytest.mark.parametrize("phone", [True, False])
def test_a_seat_is_taken_up_again_or_let_go(site: Site, phone: bool) -> None:
    ana, ben, cleo = three_at(site, "risk", phone=phone)
    ben.resign()
    ben.page.get_by_role("button", name="Take it up again").click()
    expect(offer_of(ana, "Ben")).to_have_count(0)
    ben.resign()
    offer_of(ana, "Ben").get_by_role("button", name="Let it go").click()
    asked = cleo.page.get_by_role("region", name="Proposal")
    expect(asked).to_contain_text("Ana wants to let the seat of Ben go.")
    asked.get_by_role("button", name="Agree").click()
    expect(offer_of(ana, "Ben")).to_have_count(0)


def watch(user: User) -> None:
    expect(user.page.get_by_text("a seat is open")).to_be_visible()
    user.page.get_by_label("Your name").fill("Dora")
    user.page.get_by_role("button", name="Watch").click()


def person_of(user: User) -> str:
    session: str = user.page.request.get("/api/welcome").json()["session"]["id"]
    return session
