"""Maps of one's own, secret missions and teams of Risk, from the table to the end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.games.risk.positions import position

from .accessibility import assert_accessible
from .conftest import LARGE
from .positions import set_position
from .risk_player import RiskPlayer, fight_to_the_end
from .users import Site, Theme, User, seat

SHORE = ("North", "East", "South", "West")
ISLAND: dict[str, Any] = {
    "id": "island",
    "name": "Grandma's island",
    "continents": [{"id": "shore", "name": "Shore", "bonus": 2, "territories": list("nesw")}],
    "territories": [{"id": name[0].lower(), "name": f"{name} bay"} for name in SHORE],
    "borders": [["n", "e"], ["e", "s"], ["s", "w"], ["w", "n"]],
    "start": {"armies_per_territory": 9},
    "drawing": {
        "size": [400, 300],
        "territories": {
            "n": {"label": [200, 50]},
            "e": {"label": [330, 150]},
            "s": {"label": [200, 250]},
            "w": {"label": [70, 150]},
        },
    },
}


def upload(ana: User, file: Path) -> None:
    """Choose a map in the form of a new table."""
    page = ana.page
    field = page.get_by_role("group").filter(has=page.get_by_text("A map of your own", exact=True))
    if not page.get_by_text("Choose a file").is_visible():
        field.locator("summary").first.click()
    page.locator(".upload input[type=file]").set_input_files(file)


def create_form(ana: User) -> None:
    ana.page.goto("/create/risk")
    ana.page.get_by_label("Your name").fill(ana.name)


def test_a_map_from_a_file_is_played_and_watched_again(site: Site, tmp_path: Path) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    create_form(ana)
    (tmp_path / "island.json").write_text(json.dumps(ISLAND))
    upload(ana, tmp_path / "island.json")
    expect(page.get_by_role("status").get_by_text("Grandma's island")).to_be_visible()
    turns = page.get_by_label("Turns until the map decides", exact=True)
    if not turns.is_visible():
        page.locator("details summary").filter(has_text="more options").click()
    turns.fill("1")
    ana.press_button("Open the table")
    ana.add_bot("easy")
    ana.start()
    expect(page.locator("[data-territory]")).to_have_count(4)
    expect(page.locator("svg text", has_text="North bay")).to_be_visible()
    fight_to_the_end(RiskPlayer(ana))
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    expect(page.locator("[data-territory]")).to_have_count(4)
    expect(page.locator("svg text", has_text="West bay")).to_be_visible()


@pytest.mark.skipif(not LARGE, reason="one path of maps is in the small profile")
def test_a_shipped_map_is_copied_changed_and_uploaded(site: Site, tmp_path: Path) -> None:
    ana = site.user("Ana", own_board=True)
    page = ana.page
    create_form(ana)
    page.locator(".upload summary").first.click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Copy “Small world”").click()
    document = json.loads(download.value.path().read_text("utf-8"))
    document["name"] = "Cold world"
    document["territories"][0]["name"] = ""
    (tmp_path / "wrong.json").write_text(json.dumps(document))
    upload(ana, tmp_path / "wrong.json")
    expect(page.get_by_role("alert")).to_contain_text("is empty or not readable")
    document["territories"][0]["name"] = "Icebox"
    (tmp_path / "right.json").write_text(json.dumps(document))
    upload(ana, tmp_path / "right.json")
    expect(page.get_by_role("status").get_by_text("Cold world")).to_be_visible()
    assert_accessible(page)
    ana.press_button("Open the table")
    ana.add_bot("easy")
    ana.start()
    expect(page.locator("[data-territory]")).to_have_count(24)
    expect(page.locator("svg text", has_text="Icebox")).to_be_visible()


@pytest.fixture
def arranged(chromium: Browser, unloading_server: tuple[str, Path]) -> Any:
    """A site whose matches can be put into any position, and its database."""
    url, database = unloading_server
    with Site(chromium, url) as site:
        yield site, database


def test_a_mission_is_its_owners_secret_until_it_is_fulfilled(
    arranged: tuple[Site, Path],
) -> None:
    site, database = arranged
    users = [site.user(name, own_board=True) for name in ("Ana", "Ben", "Carla")]
    ana, ben, carla = users
    link = seat(ana, ben, carla, game="risk", missions=True, placement="batch")
    ana.start()
    prepared = position(
        land={"0": "alaska 9", "1": "kamchatka", "2": "rest"},
        options={"missions": True, "placement": "batch"},
        missions=["eliminate 1", "many", "garrisoned"],
        fields={"lap": 2},  # in the first no mission counts
    )
    set_position(users, database, prepared)
    missions = [
        "eliminate Ben (0 of 1)",
        "conquer 24 territories (1 of 24)",
        "hold 18 territories with at least 2 armies on each (0 of 18)",
    ]
    for one, mission in zip(users, missions, strict=True):
        expect(one.page.locator("[data-mission]")).to_have_text(
            re.compile(re.escape(f"Your secret mission: {mission}"))
        )
        for other in missions:
            assert (other in one.page.locator("main").inner_text()) == (other == mission)
    screen = site.user("", own_board=True).page
    screen.goto(f"{link}/screen")
    expect(screen.locator("[data-territory]").first).to_be_attached()
    expect(screen.locator("[data-mission]")).to_have_count(0)
    player = RiskPlayer(ana)
    player.point("alaska")
    player.point("kamchatka")
    player.press(player.button("Attack to the end"))
    for one in users:
        told = one.page.get_by_role("list", name="The secret missions")
        expect(told.get_by_role("listitem")).to_have_count(3)
        expect(told.get_by_role("listitem").first).to_contain_text("Ana: eliminate Ben (1 of 1).")
        expect(told.get_by_text("Fulfilled")).to_have_count(1)


def test_a_team_is_marked_and_wins_together(arranged: tuple[Site, Path]) -> None:
    site, database = arranged
    users = [site.user(name, own_board=True) for name in ("Ana", "Ben", "Carla", "Dan")]
    ana, ben, carla, _ = users
    seat(*users, game="risk", placement="batch")
    ana.press_button("2 teams")
    expect(ana.page.get_by_role("heading", name="Team Blue")).to_be_visible()
    ana.start()
    prepared = position(
        land={"0": "alaska 9, alberta", "1": "kamchatka", "2": "rest"},
        options={"placement": "batch"},
        seats=4,
        teams=(0, 1, 0, 1),
    )
    set_position(users, database, prepared)
    for name, team in (("Ana", "Red"), ("Ben", "Blue"), ("Carla", "Red"), ("Dan", "Blue")):
        expect(ana.seats.locator("li").filter(has_text=name)).to_contain_text(f"Team {team}")
    player = RiskPlayer(ana)
    player.point("ontario")
    expect(player.dock).to_contain_text("Ontario is your partner Carla’s.")
    expect(ana.page.locator("[data-info=ontario]").first).to_contain_text("Carla (your partner)")
    player.point("alaska")
    expect(ana.page.locator("[data-territory=kamchatka].lit")).to_have_count(1)
    expect(ana.page.locator("[data-territory=northwest].lit")).to_have_count(0)
    player.point("kamchatka")
    player.press(player.button("Attack to the end"))
    for one in (ana, carla):
        expect(one.page.get_by_role("heading", name="Your team wins!")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Team Red wins")).to_be_visible()
    expect(ben.ranking.get_by_role("listitem").first).to_contain_text("Team Red")


LOOKS: list[tuple[Theme, str]] = [("dark", "es-ES"), ("light", "en-GB")]


@pytest.mark.skipif(not LARGE, reason="one look of missions is in the small profile")
@pytest.mark.parametrize(("theme", "locale"), LOOKS)
def test_missions_are_told_on_a_phone(site: Site, theme: Theme, locale: str) -> None:
    ana = site.user("Ana", phone=True, own_board=True, theme=theme, locale=locale)
    seat(ana, game="risk", bots=("easy", "easy"), missions=True, placement="batch", turn_limit=3)
    ana.page.get_by_role("button", name=re.compile("^(Start|Empezar)$")).tap()
    told = re.compile("Your secret mission|Tu misión secreta")
    expect(ana.page.locator("[data-mission]")).to_have_text(told)
    assert_accessible(ana.page)
