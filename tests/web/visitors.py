"""People in browsers: what they see of the house and what they do there, by its own words."""

from __future__ import annotations

import random
import re
from typing import Any, Literal, Self

from playwright.sync_api import (
    Browser,
    FloatRect,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    expect,
)

from .building import MODULES

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
Theme = Literal["dark", "light"]
PATIENCE = 30_000
"""Milliseconds after which something that should have happened is missed."""
GUESSES = ("cat", "house", "sun", "tree", "fish", "boat", "star", "apple", "key", "snake")
STEP_OR_RESULT = """seq =>
  Number(document.querySelector("[data-seq]")?.dataset.seq) >= seq ||
  document.querySelector("ol .medal")
"""
AT_REST = """async (one) => {
  one.scrollIntoView({ block: "center", inline: "center" });
  const where = () => JSON.stringify(one.getBoundingClientRect());
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let before = ""; before !== where(); await frame()) before = where();
}"""
AXE = MODULES / "axe-core" / "axe.min.js"
PLAIN = "localStorage.setItem('ludoteca.plain', 'yes')"
"""These tests play on the generic board, also where a game has one of its own."""

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
        theme: Theme = "dark",
        url: str = "",
    ) -> Visitor:
        """Somebody new, in a browser of their own."""
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=locale,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PLAIN)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        visitor = Visitor(page, name, taps=phone)
        self._visitors.append(visitor)
        return visitor

    def table(self, game: str, **options: int | str) -> tuple[Visitor, Visitor, str]:
        """Two people seated at a table of their own, and the link to it."""
        ana, ben = self.visitor("Ana"), self.visitor("Ben")
        link = ana.open_table(game, **options)
        ben.join(link)
        expect(ana.seat("Ben")).to_be_visible()
        return ana, ben, link

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Everybody goes. In the end no page may have reported an error."""
        for visitor in self._visitors:
            visitor.page.context.close()
        assert self.errors == []


class Visitor:
    """Somebody with a browser: a mouse at a desk, a finger on a phone."""

    def __init__(self, page: Page, name: str, *, taps: bool) -> None:
        self.page = page
        self.name = name
        self.taps = taps
        self._chance = random.Random(name)

    def press(self, target: Locator) -> None:
        if self.taps:
            target.tap()
        else:
            target.click()

    def point(self, thing: Locator) -> None:
        """Click or tap the middle of something drawn, whatever lies above it."""
        box = box_of(thing)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.taps:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_button(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=True))

    # At the door

    def open_table(self, game: str, **options: int | str) -> str:
        """Open a table of a game, with some options by their titles; its address. A number is
        typed, a word is one of the tiles."""
        page = self.page
        page.goto(f"/create/{game}")
        page.get_by_label("Your name").fill(self.name)
        more = page.locator("details summary")
        if options and more.count():
            self.press(more)
        for title, value in options.items():
            if isinstance(value, int):
                page.get_by_label(title, exact=True).fill(str(value))
            else:
                page.get_by_role("group", name=title).get_by_label(value).check()
        self.press_button("Open the table")
        expect(self.seat(self.name)).to_be_visible()
        return page.url

    def join(self, link: str, button: str = "Sit down") -> None:
        self.page.goto(link)
        self.page.get_by_role("textbox").first.fill(self.name)
        self.press_button(button)

    @property
    def seats(self) -> Locator:
        return self.page.get_by_role("list", name=re.compile("^(Seats|Asientos)$"))

    def seat(self, name: str) -> Locator:
        return self.seats.get_by_text(name, exact=True)

    def add_bot(self, strength: str) -> None:
        bots = self.seats.get_by_text(strength, exact=True)
        before = bots.count()
        self.press_button("Add a bot")
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=strength, exact=True))
        expect(bots).to_have_count(before + 1)

    def at_seat(self, name: str, act: str) -> None:
        """Do something that is offered for whoever sits there."""
        self.press(self.seat(name))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=act))

    def allow(self, what: str, *, now: bool) -> None:
        """As the host, decide something about the table, and wait until the house knows."""
        tools = self.page.get_by_role("group").filter(has_text="For the host")
        if not tools.get_by_label(what).is_visible():
            self.press(tools.get_by_text("For the host"))
        tools.get_by_label(what).set_checked(now)
        expect(tools).to_have_attribute("aria-busy", "false")

    def at_table(self, *acts: str) -> None:
        """Open the menu of the table and choose from it, more than once where it asks again."""
        self.press_button("At this table")
        for act in acts:
            self.press_button(act)

    def start(self) -> None:
        self.press_button("Start")
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
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(What happened|Qué ha pasado)$"))

    @property
    def ranking(self) -> Locator:
        return self.page.get_by_role("list", name=re.compile("Ranking|Clasificación"))

    @property
    def is_over(self) -> bool:
        return self.ranking.count() > 0

    def see_step(self, seq: int) -> None:
        """Wait until this browser shows so many steps, or the result: it follows the last step."""
        self.page.wait_for_function(STEP_OR_RESULT, arg=seq)

    def act(self, *, eagerly: bool = False) -> bool:
        """Do something that is offered, anything, or eagerly the first; False when nothing is."""
        before = self.seq
        try:
            if not self._choose(eagerly=eagerly):
                return False
        except TimeoutError:
            if self.seq == before:
                raise
            return False  # somebody else was quicker, or time was up: what was offered is gone
        self.see_step(before + 1)
        return True

    def _choose(self, *, eagerly: bool) -> bool:
        if not self.actions.count():
            return False
        if self.actions.locator("form").count():
            self._fill_form(self.actions.locator("form"))
        buttons = self.actions.locator("button.big:enabled")
        count = buttons.count()
        if not count or self.is_over:
            return False
        self.press(buttons.nth(0 if eagerly else self._chance.randrange(count)))
        return True

    def _fill_form(self, form: Locator) -> None:
        if form.locator("ul").count():
            self.press(form.get_by_role("button", name=re.compile("Spread evenly|Repartir por")))
        text = form.locator("input:not([type])")
        if text.count():
            text.fill(self._chance.choice(GUESSES))
        open_field = form.locator("fieldset:has([type=radio]):not(:has(:checked))").first
        while open_field.count():
            tiles = open_field.locator(".chip")
            self.press(tiles.nth(self._chance.randrange(tiles.count())))

    def resign(self) -> None:
        self.at_table("Resign", "Resign for good")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    # By other means

    def axe(self) -> list[dict[str, Any]]:
        """What an accessibility checker finds wrong with the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        violations: list[dict[str, Any]] = found["violations"]
        return violations

    def draw(self, *line: tuple[float, float]) -> None:
        """Draw with a finger, in parts of the sheet's width and height."""
        box = box_of(self.page.get_by_role("application"))
        points = [
            {"x": box["x"] + x * box["width"], "y": box["y"] + y * box["height"]} for x, y in line
        ]
        finger = self.page.context.new_cdp_session(self.page)
        for kind, touched in (
            ("touchStart", points[:1]),
            *(("touchMove", [point]) for point in points[1:]),
            ("touchEnd", []),
        ):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def box_of(thing: Locator) -> FloatRect:
    """Where something is, once it is in the middle of the screen and at rest."""
    thing.evaluate(AT_REST)
    box = thing.bounding_box()
    assert box is not None
    return box


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
