"""A server with a browser, for benchmarks and screenshots."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.error import URLError

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.building import ROOT, build_pages, install_chromium

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUICK = {"BOT_DELAY": "0", "BOT_DELAY_SPREAD": "0", "BOT_DELAY_HARD": "0"}
TRIES = 300


@contextmanager
def served_browser(bot_delay: int = 0) -> Iterator[tuple[Browser, str]]:
    """A browser, and the URL of a server whose bots take `bot_delay` milliseconds a move."""
    pages = build_pages()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = _free_port()
        command = [sys.executable, "-m", "ludoteca.cli", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/house.db"]
        settings = {"STATIC": str(pages), "REQUESTS_PER_SECOND": "1000", **QUICK}
        settings["WORK_PER_ADDRESS"] = "100000"
        settings["BOT_DELAY"] = str(bot_delay)
        env = os.environ | {f"LUDOTECA_{name}": value for name, value in settings.items()}
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=log)
            browser = playwright.chromium.launch(executable_path=install_chromium(), args=FLAGS)
            try:
                url = f"http://localhost:{port}"
                _wait_for(url, server)
                yield browser, url
            finally:
                browser.close()
                server.terminate()
                server.wait(20)


def open_table(page: Page, bots: int, **options: Any) -> None:
    """Open a table of Risk with bots only; the page is its host's, as a spectator."""
    page.request.post("/api/session", data={"name": "Ana"})
    request = {"game": "risk", "options": options, "sit": False}
    look = page.request.post("/api/tables", data=request).json()
    page.goto(look["table"]["link"])
    for number in range(bots):
        page.get_by_role("button", name="Add a bot").click()
        page.get_by_role("dialog").get_by_role("button", name="easy", exact=True).click()
        expect(page.get_by_role("button", name="Add a bot")).to_be_visible()
        expect(page.get_by_text("easy", exact=True)).to_have_count(number + 1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Poll until the server answers; fail if it exits."""
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=1):
                return
        except (URLError, TimeoutError, ConnectionError):
            with suppress(subprocess.TimeoutExpired):
                server.wait(0.1)
                break
    raise RuntimeError("the server did not start")
