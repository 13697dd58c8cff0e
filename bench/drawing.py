"""The pages on a slow phone: first paint, size of the scripts, cost of a board update."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Error, Page
from playwright.sync_api import TimeoutError as TooLate

from .harness import Failed, Figure
from .load.browser import open_table, served_browser

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
SLOWER = 4
"""Assumed slowdown of a phone's processor against this machine."""
SLOW_NET = {"offline": False, "latency": 150, "downloadThroughput": 200e3, "uploadThroughput": 90e3}
"""1.6 Mbit/s with a latency of 150 ms."""
UPDATES = 200
SETTLED = 10
"""Updates before measuring: the first ones include drawing the board."""
BOT_DELAY = 50
"""Milliseconds between two updates: faster than people, slow enough to draw each."""

COUNT = """
window.updates = 0;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.includes('"type":"step"')) window.updates += 1;
    });
  }
};
"""
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
SCRIPTS = """performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js"))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024"""


def figures(rounds: int) -> Iterator[Figure]:
    try:
        with served_browser(BOT_DELAY) as (browser, url):
            yield from _first_sight(browser, url, rounds)
            yield from _updates(browser, url)
    except (Error, TooLate, OSError, RuntimeError) as error:
        raise Failed(f"drawing: {error}") from None


def _first_sight(browser: Browser, url: str, rounds: int) -> Iterator[Figure]:
    """The start page, opened for the first time."""
    paints, sizes = [], []
    for _ in range(rounds):
        page, devtools = _phone(browser, url)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_NET)
        page.goto("/")
        page.get_by_role("heading", name="Pick a game").wait_for()
        paints.append(page.evaluate(PAINT))
        sizes.append(page.evaluate(SCRIPTS))
        page.context.close()
    yield _least("First paint, slow phone", "ms", median(paints), 1_500)
    yield _least("Scripts of the shell, gzipped", "KB", median(sizes), 200)


def _updates(browser: Browser, url: str) -> Iterator[Figure]:
    """Four bots play Risk while the page watches. Measures the time of the page's own thread, times
    the slowdown: with the browser's CPU throttling, other load on this machine would count too."""
    page, devtools = _phone(browser, url)
    page.add_init_script(COUNT)
    open_table(page, bots=4)
    shell = page.evaluate(SCRIPTS)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("[data-territory]").first.wait_for()
    yield _least("Scripts of the board of Risk, gzipped", "KB", page.evaluate(SCRIPTS) - shell, 50)
    _wait_for_updates(page, SETTLED)
    before, first = _counts(devtools), page.evaluate("window.updates")
    _wait_for_updates(page, first + UPDATES)
    after, last = _counts(devtools), page.evaluate("window.updates")
    page.context.close()
    rise = {name: (after[name] - before[name]) / (last - first) for name in after}
    work = 1_000 * SLOWER * sum(rise[name] for name in WORK)
    yield _least("An update of the board, slow phone", "ms", work, 16)
    yield _least("Layouts an update", "", rise["LayoutCount"], 3)


def _wait_for_updates(page: Page, many: int) -> None:
    # Poll rarely: polling takes time of the page's thread as well.
    page.wait_for_function(f"() => window.updates >= {many}", polling=250, timeout=120_000)


def _phone(browser: Browser, url: str) -> tuple[Page, CDPSession]:
    context = browser.new_context(base_url=url, **PHONE)  # type: ignore[arg-type]
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    return page, devtools


def _counts(devtools: CDPSession) -> dict[str, float]:
    told: dict[str, Any] = devtools.send("Performance.getMetrics")
    return {metric["name"]: metric["value"] for metric in told["metrics"]}


def _least(name: str, unit: str, ours: float, goal: float) -> Figure:
    return Figure(name=name, unit=unit, ours=ours, goal=goal, less_is_better=True)
