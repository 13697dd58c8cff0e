"""People who play Risk on the map: by mouse, by finger, or by keyboard in words."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .building import MODULES
from .visitors import House, Visitor

ON_THE_MAP = "localStorage.removeItem('ludoteca.plain')"
"""Whatever a browser preferred before: these tests are about the board of the game's own."""
AXE = MODULES / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
MOST_TABS = 120


def visitor(house: House, name: str, **kind: Any) -> Visitor:
    """Somebody new, who gets the boards that games have of their own."""
    somebody = house.visitor(name, **kind)
    somebody.page.context.add_init_script(ON_THE_MAP)
    return somebody


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    assert [
        (one["id"], node["html"][:160], node["failureSummary"][:300])
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ] == []


def tab_to(page: Page, name: str) -> None:
    """Go from control to control until one of this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


class Commander:
    """Somebody at a table of Risk, whose moves are made on the map itself."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.attacks = 0
        """Left in this turn."""

    # What there is to see

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("What you can do|Lo que puedes"))

    @property
    def says(self) -> str:
        return self.dock.get_by_role("status").inner_text()

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-territory].lit:not(.chosen)")

    def button(self, name: str) -> Locator:
        return self.dock.get_by_role("button", name=re.compile(name))

    # What can be done

    def point(self, territory: str) -> None:
        """Click or tap where the armies of a territory stand."""
        self.visitor.point(self.page.locator(f'[data-badge="{territory}"]'))

    def point_at_lit(self, number: int = 0) -> str:
        found = self.lit.nth(number % self.lit.count())
        territory = found.get_attribute("data-territory") or ""
        self.point(territory)
        return territory

    def press(self, button: Locator) -> None:
        before = self.visitor.seq
        self.visitor.press(button)
        self.visitor.see_step(before + 1)

    def has_turn(self) -> bool:
        return not self.visitor.is_over and "Your turn" in self.says

    def wait_for_turn(self) -> None:
        """Until something is asked of this seat, or the match is over."""
        self.page.wait_for_function(
            "() => document.querySelector('section strong') ?? document.querySelector('.medal')"
        )

    def act(self) -> None:
        """One step of a simple plan: place all, attack a few times, end the turn."""
        says = self.says
        if re.search("Go on to attack", says):
            self.attacks = 2
            self.press(self.button("Go on to attack"))
        elif "Attack: choose" in says or "No territory can" in says:
            if self.attacks and self.lit.count():
                self.attack()
            else:
                self.press(self.button("End the turn"))
        elif "choose the territory to attack" in says:
            self.press(self.button("End the turn")) if not self.attacks else self.attack_on()
        elif "% to conquer it" in says:
            self.press(self.button("Attack to the end"))
        elif "You may move armies" in says:
            self.press(self.button("End the turn"))
        elif "is yours!" in says:
            self.press(self.button("Move .* in"))
        elif "too many cards" in says:
            self.press(self.page.get_by_role("button", name=re.compile("Trade for")))
        else:
            self.place(says)

    def attack(self) -> None:
        self.point_at_lit()
        expect(self.dock).to_contain_text("choose the territory to attack")
        self.attack_on()

    def attack_on(self) -> None:
        self.attacks -= 1
        self.point_at_lit()
        # Armies that have just moved in may have become the ones that go on: then choose again.
        if "% to conquer it" in self.says:
            self.press(self.button("Attack to the end"))

    def place(self, says: str) -> None:
        before = self.visitor.seq
        if "How many in" not in says:
            self.point_at_lit(before)
            if re.search("last army|1 army of", says):
                self.visitor.see_step(before + 1)
                return
        self.press(self.button("^Place"))


def open_table(host: Visitor, *, turns: int, map_name: str = "") -> str:
    """A table of Risk at which a match does not take the whole evening; its link."""
    page = host.page
    page.goto("/create/risk")
    page.get_by_label("Your name").fill(host.name)
    page.locator("details summary").click()
    if map_name:
        page.get_by_label(map_name).check()
    page.get_by_label("All at once").check()
    page.get_by_role("spinbutton", name="Turns until the map").fill(str(turns))
    page.get_by_role("button", name="Open the table").click()
    expect(host.seat(host.name)).to_be_visible()
    return page.url


def fight_to_the_end(*commanders: Commander, most: int = 500) -> None:
    """Everybody commands when it is their turn, until the result shows."""
    for _ in range(most):
        if commanders[0].visitor.is_over:
            break
        latest = max(one.visitor.seq for one in commanders)
        for one in commanders:
            one.visitor.see_step(latest)
        acting = [one for one in commanders if one.has_turn()]
        if acting:
            acting[0].act()
        elif not commanders[0].visitor.is_over:
            commanders[0].visitor.see_step(latest + 1)
    for one in commanders:
        expect(one.visitor.ranking).to_be_visible()


def finished_match(house: House, turns: int = 2) -> Visitor:
    """Somebody at a table where a short match on the small world is over."""
    ana = visitor(house, "Ana")
    open_table(ana, turns=turns, map_name="Small world")
    ana.add_bot("easy")
    ana.start()
    commander = Commander(ana)
    commander.attacks = 1  # so that there is a battle to look back at
    fight_to_the_end(commander)
    return ana
