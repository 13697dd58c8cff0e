"""People at a party: everybody with a phone, one big screen, and what they do there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from .commanders import visitor
from .visitors import House, Visitor, box_of

NOTE = """selector => {
  const look = () => {
    for (const one of document.querySelectorAll(selector)) noted.push(one.textContent.trim());
  };
  window.noted = [];
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}"""


def open_table(host: Visitor, game: str, **options: Any) -> str:
    """A table with these options, the host in a seat; its link."""
    page = host.page
    page.request.post("/api/session", data={"name": host.name, "locale": "en"})
    table = page.request.post("/api/tables", data={"game": game, "options": options}).json()
    link: str = table["table"]["link"]
    page.goto(link)
    return link


def party(house: House, game: str, *guests: str, **options: Any) -> tuple[list[Visitor], Page]:
    """Everybody with a phone, and the big screen of their table."""
    ana = visitor(house, "Ana", phone=True)
    link = open_table(ana, game, **options)
    others = [visitor(house, name, phone=True, theme="light") for name in guests]
    for guest in others:
        guest.join(link)
        expect(ana.seat(guest.name)).to_be_visible()
    screen = visitor(house, "").page
    screen.goto(f"{link}/screen")
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    return [ana, *others], screen


def podium(page: Page) -> Locator:
    return page.get_by_role("list", name="The podium")


def answers(page: Page) -> Locator:
    return page.get_by_role("region", name="Options").get_by_role("button")


def note(page: Page, selector: str) -> None:
    """From now on keep the words of whatever is shown there, be it for a moment only."""
    page.evaluate(NOTE, selector)


def see_noted(page: Page, words: str = "") -> None:
    """Wait until these words, or any, were shown where it is noted."""
    page.wait_for_function("words => noted.some((one) => one.includes(words))", arg=words)


def sheet(page: Page) -> Locator:
    return page.get_by_role("img", name="Drawing")


def by_turn(people: list[Visitor], screen: Page) -> list[Visitor]:
    """Who draws in the round that goes on first, then the others; all of them know it."""
    screen.wait_for_function(
        "() => document.querySelector('.who') && !document.querySelector('.word')"
    )
    name = screen.locator(".who").inner_text().split(" draws")[0].strip()
    drawer = next(person for person in people if person.name == name)
    expect(drawer.page.get_by_role("application")).to_be_visible()
    others = [person for person in people if person is not drawer]
    for other in others:
        expect(other.page.locator(".who")).to_contain_text(f"{name} draws")
    return [drawer, *others]


def guess(guesser: Visitor, text: str) -> None:
    field = guesser.page.get_by_role("textbox", name="Your guess")
    field.fill(text)
    field.press("Enter")


def give(page: Page, text: str) -> None:
    file = {"name": "quiz.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def team(host: Visitor, name: str) -> Locator:
    """A team and who is in it, as the host sees it."""
    teams = host.page.get_by_role("region", name="Teams")
    return teams.get_by_role("heading", name=name).locator("..")


def drag_to(host: Visitor, name: str, into: str) -> None:
    """Drag somebody into a team."""
    teams, mouse = host.page.get_by_role("region", name="Teams"), host.page.mouse
    box_of(teams)  # everybody is in sight and rests
    mouse.move(*_middle(teams.get_by_text(name, exact=True)))
    mouse.down()
    mouse.move(*_middle(teams.get_by_role("heading", name=into)), steps=3)
    mouse.up()
    expect(team(host, into)).to_contain_text(name)


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def replay(watcher: Visitor) -> None:
    """Watch the match again, from its beginning."""
    watcher.page.get_by_role("link", name="Watch again").click()
    expect(watcher.page.get_by_role("group", name="As seen by")).to_be_visible()
