"""Users who play Risk on its map, by mouse or by finger."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .users import Site, User, seat

MOST_TABS = 120
SMALL_WORLD: dict[str, Any] = {"map": "simple", "placement": "batch"}


def tab_to(page: Page, name: str) -> None:
    """Press Tab until a control of this name has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")


class RiskPlayer:
    """A user whose moves are made on the map itself."""

    def __init__(self, user: User, attacks_a_turn: int = 0) -> None:
        self.user, self.page = user, user.page
        self.attacks_a_turn = attacks_a_turn
        self.attacks = 0
        """Attacks left in this turn."""

    # Shown

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

    # Done

    def point(self, territory: str) -> None:
        """Click or tap the armies of a territory."""
        self.user.point(self.page.locator(f'[data-badge="{territory}"]'))

    def point_at_lit(self, number: int = 0) -> str:
        expect(self.lit.first).to_be_visible()
        found = self.lit.nth(number % self.lit.count())
        territory = found.get_attribute("data-territory") or ""
        self.point(territory)
        return territory

    def press(self, button: Locator) -> None:
        before = self.user.seq
        self.user.press(button)
        self.user.see_step(before + 1)

    def has_turn(self) -> bool:
        """Looks once, when there is something to see: the match may end between two looks."""
        expect(self.dock.or_(self.user.ranking).first).to_be_visible()
        return self.dock.get_by_role("status").filter(has_text="Your turn").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until this seat is to act or the match is over."""
        self.page.wait_for_function(
            "() => document.querySelector('section strong') ?? document.querySelector('.medal')"
        )

    def act(self) -> None:
        """One move of a simple plan: place all armies, attack a few times, end the turn."""
        says = self.says
        if "Go on to attack" in says:  # the board does so by itself
            expect(self.dock).not_to_contain_text("Go on to attack")
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
        # After a conquest the armies that moved in may be chosen: then there are no odds yet.
        if "% to conquer it" in self.says:
            self.press(self.button("Attack to the end"))

    def place(self, says: str) -> None:
        before = self.user.seq
        self.attacks = self.attacks_a_turn or self.attacks
        if "How many in" not in says:
            self.point_at_lit(before)
            # In the set-up a single army is placed by the tap itself.
            if re.search(r"\b1 army\b.* left", says):
                self.user.see_step(before + 1)
                return
        self.press(self.button("^Place"))


def fight_to_the_end(*players: RiskPlayer, most: int = 500) -> None:
    """Each player acts in their turns until all of them see the result."""
    for _ in range(most):
        if players[0].user.is_over:
            break
        latest = max(one.user.seq for one in players)
        for one in players:
            one.user.see_step(latest)
        acting = [one for one in players if one.has_turn()]
        if acting:
            acting[0].act()
        elif not players[0].user.is_over:
            players[0].user.see_step(latest + 1)
    for one in players:
        expect(one.user.ranking).to_be_visible()


def finished_match(site: Site) -> User:
    """A user at a table where a short match on the small world is over."""
    ana = site.user("Ana", own_board=True)
    seat(ana, game="risk", bots=("easy",), **SMALL_WORLD, turn_limit=2)
    ana.start()
    player = RiskPlayer(ana)
    player.attacks = 1  # so that the record has a battle
    fight_to_the_end(player)
    return ana
