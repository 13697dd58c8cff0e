"""The countdown before a live match follows the server's clock, however wrong the phone's is."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from .building import build_pages
from .conftest import LUDOTECA, PATIENT, UNLIMITED
from .party import party
from .server_process import run_server
from .users import Site

WRONG_CLOCK = "{ const now = Date.now; Date.now = () => now() + 300_000; }"
COUNTED = """
  window.counted = [];
  new MutationObserver(() => {
    const number = document.querySelector(".curtain strong")?.textContent;
    if (number && window.counted.at(-1) !== number) window.counted.push(number);
  }).observe(document, { subtree: true, childList: true });
"""


COUNTDOWN = {"COUNTDOWN": "8000"}
"""Milliseconds. Longer than the three seconds shown, so that a busy page is in time for them."""


def test_all_pages_count_the_same_three_seconds_down(chromium: Browser, tmp_path: Path) -> None:
    settings = UNLIMITED | PATIENT | COUNTDOWN | {"STATIC": str(build_pages())}
    with run_server(LUDOTECA, tmp_path, settings) as url, Site(chromium, url) as site:
        (ana, ben), screen = party(site, "pictionary", "Ben", language="en")
        pages = (ana.page, ben.page, screen)
        ben.page.add_init_script(WRONG_CLOCK)
        ben.page.reload()
        expect(ben.seat("Ana")).to_be_visible()
        for page in pages:
            page.evaluate(COUNTED)
        ana.start()
        for page in pages:
            expect(page.locator("[data-seq]")).to_be_visible()
        counted = [page.evaluate("window.counted") for page in pages]
    for seen in counted:  # a page that was busy may miss a number
        assert seen[0] == "3"
        assert seen in (["3", "2", "1"], ["3", "1"], ["3", "2"], ["3"])
