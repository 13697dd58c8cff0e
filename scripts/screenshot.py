"""Takes the picture of the README: `python -m scripts.screenshot [file]` plays Risk against bots in
a browser up to the middle of an attack."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from bench.load.browser import served_browser

PICTURE = Path(__file__).parents[1] / "docs" / "risk.png"
SIZE = {"width": 1440, "height": 900}
PLAYERS = 4
TURNS = 2
"""Our turns before the picture is taken."""


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    with served_browser() as (browser, url):
        page = browser.new_page(
            base_url=url,
            viewport=SIZE,  # type: ignore[arg-type]
            color_scheme="dark",
            reduced_motion="reduce",
            locale="en-GB",
        )
        sit_down(page)
        for _ in range(TURNS):
            reinforce(page)
            attack(page)
            press(page, "Attack to the end")
            if choose(page, "Move .* in").count():
                press(page, "Move .* in")
            press(page, "End the turn")
        reinforce(page)
        attack(page)
        press(page, "^Roll")
        page.screenshot(path=target)
    print(target)


def sit_down(page: Page) -> None:
    page.request.post("/api/session", data={"name": "Ana"})
    request = {"game": "risk", "options": {"placement": "batch"}}
    page.goto(page.request.post("/api/tables", data=request).json()["table"]["link"])
    for number in range(PLAYERS - 1):
        page.get_by_role("button", name="Add a bot").click()
        page.get_by_role("dialog").get_by_role("button", name="easy", exact=True).click()
        expect(page.get_by_text("easy", exact=True)).to_have_count(number + 1)
    page.get_by_role("button", name="Start", exact=True).click()


def reinforce(page: Page) -> None:
    """Place all armies on the strongest territory, until attacks may begin."""
    while not choose(page, "Go to fortify").count():
        expect(page.locator("[data-territory].lit").first).to_be_visible()
        if choose(page, "^Place").count():
            press(page, "^Place")
        else:
            strongest(page)


def attack(page: Page) -> None:
    """Attack from the strongest territory, unless a conquest has selected one."""
    if not page.locator("[data-territory].chosen").count():
        strongest(page)
    page.locator("[data-territory].lit:not(.chosen)").first.press("Enter")
    expect(page.get_by_text("% to conquer it")).to_be_visible()


def strongest(page: Page) -> None:
    """Select the selectable territory with most armies."""
    lit = page.locator("[data-territory].lit").all()
    armies = [int(re.findall(r"\d+", one.get_attribute("aria-label") or "0")[-1]) for one in lit]
    lit[armies.index(max(armies))].press("Enter")


def choose(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def press(page: Page, name: str) -> None:
    """Press a button and wait for the step it makes."""
    seq = int(page.locator("[data-seq]").get_attribute("data-seq") or 0)
    page.get_by_role("button", name=re.compile(name)).first.click()
    page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq
    )


if __name__ == "__main__":
    main()
