"""People in browsers: what they see of the house and what they do there, by its own words."""

from __future__ import annotations

import random
import re
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, expect

PHONE = {"width": 375, "height": 740}
DESK = {"width": 1280, "height": 800}
PATIENCE = 30_000
"""Milliseconds after which something that should have happened is missed."""
WORDS = ("cat", "house", "sun", "tree", "fish", "boat", "star", "apple", "key", "snake")

expect.set_options(timeout=PATIENCE)


class House:
    """The server as people find it, and everybody who is there."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.errors: list[str] = []
        self._visitors: list[Visitor] = []

    def visitor(
        self,
        name: str = "",
        *,
        locale: str = "en-GB",
        phone: bool = False,
        theme: Literal["dark", "light"] = "dark",
    ) -> Visitor:
        """Somebody new, in a browser of their own."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            locale=locale,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        visitor = Visitor(page, name)
        self._visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.page.context.close()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self._chance = random.Random(name)

    # At the door

    def open_table(self, game: str, **options: int) -> str:
        """Open a table of a game, with numbers for some options by their titles; its path."""
        page = self.page
        page.goto(f"/create/{game}")
        page.get_by_label("Your name").fill(self.name)
        more = page.locator("details summary")
        if options and more.count():
            more.click()
        for title, number in options.items():
            page.get_by_label(title, exact=True).fill(str(number))
        page.get_by_role("button", name="Open the table").click()
        expect(self.seat(self.name)).to_be_visible()
        return page.url

    def join(self, link: str, button: str = "Sit down") -> None:
        self.page.goto(link)
        self.page.get_by_role("textbox").first.fill(self.name)
        self.page.get_by_role("button", name=button).click()

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("list", name=re.compile("^(Seats|Asientos)$")).get_by_text(
            name, exact=True
        )

    def add_bot(self, strength: str) -> None:
        before = self.page.get_by_text(strength, exact=True).count()
        self.page.get_by_role("button", name="Add a bot").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=strength, exact=True).click()
        expect(dialog).to_be_hidden()
        expect(self.page.get_by_text(strength, exact=True)).to_have_count(before + 1)

    def start(self) -> None:
        self.page.get_by_role("button", name="Start", exact=True).click()
        expect(self.table).to_be_visible()

    # In the match

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-seq]")

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or 0)

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("What you can do|Lo que puedes"))

    @property
    def is_over(self) -> bool:
        return self.ranking.count() > 0

    @property
    def ranking(self) -> Locator:
        return self.page.get_by_role("list", name=re.compile("Ranking|Clasificación"))

    def see_step(self, seq: int) -> None:
        """Wait until this browser knows so many steps."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq", arg=seq
        )

    def act(self) -> bool:
        """Do something that is offered, anything; False when nothing is."""
        if self.is_over or not self.actions.count():
            return False
        self._fill_form()
        buttons = self.actions.locator("button.big:enabled")
        count = buttons.count()
        if not count:
            return False
        before = self.seq
        buttons.nth(self._chance.randrange(count)).click()
        self.see_step(before + 1)
        return True

    def _fill_form(self) -> None:
        form = self.actions.locator("form")
        if not form.count():
            return
        even = form.get_by_role("button", name=re.compile("Spread evenly|Repartir por igual"))
        if even.count():
            even.click()
        text = form.locator("input:not([type])")
        if text.count():
            text.fill(self._chance.choice(WORDS))
        for _ in range(5):
            open_field = form.locator("fieldset:has([type=radio]):not(:has(:checked))").first
            if not open_field.count():
                return
            tiles = open_field.locator(".chip")
            tiles.nth(self._chance.randrange(tiles.count())).click()

    def axe(self, source: str) -> list[dict[str, Any]]:
        """What an accessibility checker finds wrong with the page as it is now."""
        self.page.evaluate(source)
        found: dict[str, Any] = self.page.evaluate("axe.run(document)")
        violations: list[dict[str, Any]] = found["violations"]
        return violations


def play_to_the_end(*people: Visitor, most: int = 2_000) -> None:
    """Everybody plays whatever is offered until the result shows."""
    for _ in range(most):
        if people[0].is_over:
            break
        latest = max(person.seq for person in people)
        acted = False
        for person in people:
            person.see_step(latest)
            if person.act():
                acted, latest = True, max(latest, person.seq)
        if not acted and not people[0].is_over:
            people[0].see_step(latest + 1)
    for person in people:
        expect(person.ranking).to_be_visible()
