"""Users in browsers of their own: what they see of the site and what they do there."""

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

from . import table_setup

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
Theme = Literal["dark", "light"]
PATIENCE = 30_000
"""Timeout of every expectation in milliseconds; generous, for machines under load."""
GUESSES = ("cat", "house", "sun", "tree", "fish", "boat", "star", "apple", "key", "snake")
STEP_OR_RESULT = """seq =>
  (Number(document.querySelector("[data-seq]")?.dataset.seq) >= seq &&
    !document.querySelector("[aria-busy=true]")) ||
  document.querySelector("ol .medal")
"""
"""A move's step may arrive before its answer, until which the buttons wait."""
AT_REST = """async (one) => {
  one.scrollIntoView({ block: "center", inline: "center" });
  const where = () => JSON.stringify(one.getBoundingClientRect());
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let before = ""; before !== where(); await frame()) before = where();
}"""
GENERIC_BOARD = "localStorage.setItem('ludoteca.plain', 'yes')"

expect.set_options(timeout=PATIENCE)


class Site:
    """A server and the users who have its pages open."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.errors: list[str] = []
        self._users: list[User] = []

    def user(
        self,
        name: str = "",
        *,
        locale: str = "en-GB",
        phone: bool = False,
        theme: Theme = "dark",
        url: str = "",
        own_board: bool = False,
        motion: bool = False,
        service_worker: bool = False,
    ) -> User:
        """A new user in a browser context of their own. They play on the generic board unless
        `own_board` asks for the one that the game brings, without animations unless `motion` asks
        for them, and without the service worker, whose requests no test could route."""
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=locale,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if service_worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        if not own_board:
            context.add_init_script(GENERIC_BOARD)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        user = User(page, name, taps=phone)
        self._users.append(user)
        return user

    def open_table(self, game: str, **options: Any) -> str:
        """A table whose host, Ana, has no page open; its link."""
        host = self.user("Ana")
        table_setup.open_session(host.page, host.name)
        return table_setup.open_table(host.page, game, **options)

    def table(self, game: str, **options: Any) -> tuple[User, User, str]:
        """Two users seated at a table, and its link."""
        ana, ben = self.user("Ana"), self.user("Ben")
        link = seat(ana, ben, game=game, **options)
        return ana, ben, link

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Close every browser context. No page may have reported an error."""
        for user in self._users:
            user.page.context.close()
        assert self.errors == []


def seat(host: User, *guests: User, game: str, bots: tuple[str, ...] = (), **options: Any) -> str:
    """Seat users and bots of these strengths at a new table and show it to all users; its link."""
    table_setup.open_session(host.page, host.name)
    link = table_setup.open_table(host.page, game, **options)
    for guest in guests:
        table_setup.open_session(guest.page, guest.name)
        table_setup.sit(guest.page, link)
    if bots:
        table_setup.add_bots(host.page, link, *bots)
    for user in (host, *guests):
        user.page.goto(link)
    for user in (host, *guests):
        for other in (host, *guests):
            expect(user.seat(other.name)).to_be_visible()
    return link


class User:
    """A user with a browser page: a mouse at a desk, a finger on a phone."""

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
        """Click or tap the middle of a drawn element, whatever lies above it."""
        box = box_of(thing)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.taps:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_button(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=name, exact=True))

    # Before the match

    def open_table(self, game: str, **options: int | str) -> str:
        """Open a table with the form, with options by their titles: a number is typed, a string
        is the name of a tile. Returns its link."""
        page = self.page
        page.goto(f"/create/{game}")
        page.get_by_label("Your name").fill(self.name)
        more = page.locator("details summary").filter(has_text="more options")
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

    def add_bot(self, strength: str, character: str = "Surprise me") -> None:
        bots = self.seats.get_by_text(strength, exact=True)
        before = bots.count()
        self.press_button("Add a bot")
        if character != "Surprise me":
            self.page.get_by_role("dialog").get_by_role("radio", name=character).check(force=True)
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=strength, exact=True))
        expect(bots).to_have_count(before + 1)

    def at_seat(self, name: str, act: str) -> None:
        """Open the menu of a seat and choose from it."""
        self.press(self.seat(name))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=act))

    def allow(self, what: str, *, now: bool) -> None:
        """As the host, set a switch of the table and wait until the server has confirmed it."""
        tools = self.page.get_by_role("group").filter(has_text="For the host")
        if not tools.get_by_label(what).is_visible():
            self.press(tools.get_by_text("For the host"))
        tools.get_by_label(what).set_checked(now)
        expect(tools).to_have_attribute("aria-busy", "false")

    def at_table(self, *acts: str) -> None:
        """Open the menu of the table and choose from it, then from what it asks next."""
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
        """Wait until this page shows that step or the result, which follows the last step."""
        self.page.wait_for_function(STEP_OR_RESULT, arg=seq)

    def act(self, *, eagerly: bool = False) -> bool:
        """Choose at random from what is offered, or eagerly the first; False when nothing is."""
        before = self.seq
        try:
            if not self._choose(eagerly=eagerly):
                return False
        except TimeoutError:
            if self.seq == before:
                raise
            return False  # another seat or a timeout came first: the offer is gone
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
        """Confirmed by key: a second tap at the same place at once is ignored as a double tap."""
        self.at_table("Resign")
        self.page.get_by_role("button", name="Yes, I resign").press("Enter")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def draw(self, *line: tuple[float, float]) -> None:
        """Draw a line with a finger; points are fractions of the sheet's width and height."""
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
    """Bounding box of an element, scrolled into view and at rest."""
    thing.evaluate(AT_REST)
    box = thing.bounding_box()
    assert box is not None
    return box


def play_to_the_end(*users: User, most: int = 2_000) -> None:
    """All users choose at random from what is offered until they see the result."""
    for _ in range(most):
        if users[0].is_over:
            break
        latest = max(user.seq for user in users)
        acted = False
        for user in users:
            user.see_step(latest)
            if user.act():
                acted, latest = True, max(latest, user.seq)
        if not acted and not users[0].is_over:
            users[0].see_step(latest + 1)
    for user in users:
        expect(user.ranking).to_be_visible()
