"""A user who plays Machiavelli on its map, and the scenario of the browser tests."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from .users import User


def power(id: str, units: list[str], *provinces: str, ducats: int = 0) -> dict[str, Any]:
    name = {"en": id.title(), "es": id.title()}
    look = {"name": name, "title": name, "colour": "#22c55e", "capital": id, "treasury": ducats}
    return {"id": id, **look, "provinces": [id, *provinces], "units": units}


FAR_AWAY = ("palermo", "bari", "marseilles", "tunis")
"""Capitals of the bots, without ducats and too far away to disturb the orders of the users."""
SCENARIO: dict[str, Any] = {
    "id": "everything",
    "name": {"en": "Everything", "es": "De todo"},
    "map": "italy",
    "year": 1454,
    "turns": 9,
    "cities_to_win": {"6": 50},
    "powers": [
        power(
            "florence",
            ["G florence", "A florence", "A perugia", "A pisa", "A lucca", "F ligurian_sea"],
            *("perugia", "pisa"),
            ducats=60,
        ),
        power("venice", ["A venice", "A verona", "F upper_adriatic"], "verona", ducats=3),
        *(power(id, [f"G {id}", f"A {id}"]) for id in FAR_AWAY),
    ],
    "neutral_units": ["G lucca"],
}
OPTIONS = {
    "scenario": "custom",
    "custom_scenario": SCENARIO,
    "diplomacy_minutes": 10,
    "orders_minutes": 10,
    "letters_always": True,
}


class MachiavelliPlayer:
    """A user who gives orders on the map, by mouse or by finger."""

    def __init__(self, user: User) -> None:
        self.user, self.page = user, user.page

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("list", name="Orders for your units")

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-province].lit")

    def order(self, unit: str) -> Locator:
        return self.page.get_by_label(f"Order for: {unit}")

    def point(self, mark: str) -> None:
        """Click or tap a mark on the map."""
        self.user.point(self.page.locator(mark))

    def choose(self, unit: str) -> None:
        self.point(f'[data-unit="{unit}"]')

    def press(self, name: str) -> None:
        self.user.press(self.dock.get_by_role("button", name=name, exact=True))

    def advance(self, unit: str, to: str) -> None:
        self.choose(unit)
        expect(self.dock).to_contain_text("choose where to advance to")
        self.point(f'[data-city="{to}"]')

    def be_ready(self) -> None:
        self.press("Ready")

    def open(self, tab: str) -> None:
        """Show papers; on a phone they rise over the map."""
        button = self.page.get_by_role("button", name=tab, exact=True)
        papers = self.page.locator(".papers")
        if button.get_attribute("aria-pressed") == "false" or not papers.is_visible():
            self.user.press(button)
        expect(papers).to_be_visible()

    def send(self, *, asked: bool = False) -> None:
        """Send the sheet; `asked` confirms that units are left without an order."""
        self.press("Send the sheet")
        if asked:
            self.user.press(self.page.get_by_role("button", name="Send it like this"))

    def pay(self, what: str, about: str, cost: int) -> None:
        form = self.page.get_by_role("form", name="Pay for something")
        form.get_by_label("What for").select_option(label=what)
        form.get_by_label("For whom or where").select_option(label=about)
        form.get_by_role("button", name=f"Add for {cost} ducats").click()

    def sees(self, text: str) -> None:
        """Find a text in the report of the last turn."""
        self.open("Turns")
        expect(self.page.get_by_text(text).first).to_be_visible()

    def writes(self) -> None:
        self.open("Orders")


def until_the_turn(number: int, *players: MachiavelliPlayer) -> None:
    for player in players:
        expect(player.dock).to_contain_text(f"turn {number} of")


def end_diplomacy(*players: MachiavelliPlayer) -> None:
    """All users are ready; the bots are at once."""
    for player in players:
        player.be_ready()
    for player in players:
        expect(player.dock).to_contain_text("Orders until")
