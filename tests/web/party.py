"""Helpers for the party games: users with phones, one big screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from .users import Site, User, box_of, seat

FOUR_EACH = {
    "questions": [
        {
            "question": f"Who baked cake number {number}?",
            "options": ["Ana", "Leo", "Eva", "Tom"],
            "answer": number % 4,
            "because": "It tasted like it.",
        }
        for number in range(2)
    ]
}
"""A quiz whose questions have an option for each of four phones."""
NOTE = """selector => {
  const look = () => {
    for (const one of document.querySelectorAll(selector)) noted.push(one.textContent.trim());
  };
  window.noted = [];
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}"""


def party(site: Site, game: str, *guests: str, **options: Any) -> tuple[list[User], Page]:
    """Users with phones seated at a table, and its big screen."""
    ana = site.user("Ana", phone=True, own_board=True)
    others = [site.user(name, phone=True, theme="light", own_board=True) for name in guests]
    link = seat(ana, *others, game=game, **options)
    screen = site.user("", own_board=True).page
    screen.goto(f"{link}/screen")
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    return [ana, *others], screen


def podium(page: Page) -> Locator:
    return page.get_by_role("list", name="The podium")


def answers(page: Page) -> Locator:
    return page.get_by_role("region", name="Options").get_by_role("button")


def note(page: Page, selector: str) -> None:
    """Record every text that is shown there from now on, however briefly."""
    page.evaluate(NOTE, selector)


def see_noted(page: Page, words: str = "") -> None:
    """Wait until these words, or any, were recorded."""
    page.wait_for_function("words => noted.some((one) => one.includes(words))", arg=words)


def sheet(page: Page) -> Locator:
    return page.get_by_role("img", name="Drawing")


def by_turn(users: list[User], screen: Page) -> list[User]:
    """The drawer of this round first, then the others, once all of their pages show who draws."""
    screen.wait_for_function(
        "() => document.querySelector('.who') && !document.querySelector('.word')"
    )
    name = screen.locator(".who").inner_text().split(" draws")[0].strip()
    drawer = next(user for user in users if user.name == name)
    expect(drawer.page.get_by_role("application")).to_be_visible()
    others = [user for user in users if user is not drawer]
    for other in others:
        expect(other.page.locator(".who")).to_contain_text(f"{name} draws")
    return [drawer, *others]


def guess(guesser: User, text: str) -> None:
    field = guesser.page.get_by_role("textbox", name="Your guess")
    field.fill(text)
    field.press("Enter")


def give(page: Page, text: str) -> None:
    file = {"name": "quiz.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def team(host: User, name: str) -> Locator:
    """A team with its members on the host's page."""
    teams = host.page.get_by_role("region", name="Teams")
    return teams.get_by_role("heading", name=name).locator("..")


def drag_to(host: User, name: str, into: str) -> None:
    """Drag a player into a team."""
    teams, mouse = host.page.get_by_role("region", name="Teams"), host.page.mouse
    box_of(teams)  # scroll the teams into view and wait until they rest
    mouse.move(*_middle(teams.get_by_text(name, exact=True)))
    mouse.down()
    mouse.move(*_middle(teams.get_by_role("heading", name=into)), steps=3)
    mouse.up()
    expect(team(host, into)).to_contain_text(name)


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def replay(watcher: User) -> None:
    """Open the replay of the match."""
    watcher.page.get_by_role("link", name="Watch again").click()
    expect(watcher.page.get_by_role("group", name="As seen by")).to_be_visible()
