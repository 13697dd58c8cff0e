"""A real server and a real Chromium for browser tests; each test gets people of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, sync_playwright

from .building import ROOT, build_pages, install_chromium
from .visitors import House

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUICK = {"BOT_DELAY": "0", "BOT_DELAY_SPREAD": "0", "BOT_DELAY_HARD": "0"}
GENEROUS = {"REQUESTS_PER_SECOND": "1000", "SESSIONS_PER_MINUTE": "1000"}
"""All people of a test come from one address."""
TRIES = 300


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=install_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of these tests is found."""
    build_pages()
    port = _free_port()
    folder = tmp_path_factory.mktemp("house")
    command = [sys.executable, "-m", "tests.web.house", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'house.db'}"]
    settings = {f"LUDOTECA_{name}": value for name, value in (QUICK | GENEROUS).items()}
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **settings}, stdout=log, stderr=log
        )
        try:
            url = f"http://localhost:{port}"
            _wait_for(url, server, Path(log.name))
            yield url
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def house(chromium: Browser, address: str) -> Iterator[House]:
    """The house as people find it. In the end no page may have reported an error."""
    house = House(chromium, address)
    yield house
    house.close()
    assert house.errors == []


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Ask until it answers, unless it ends."""
    for _ in range(TRIES):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=1):
                return
        except (URLError, TimeoutError, ConnectionError):
            with suppress(subprocess.TimeoutExpired):
                server.wait(0.1)
                break
    raise AssertionError(log.read_text("utf-8"))
