"""A real server and a real Chromium for browser tests; each test gets people of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from .arranging import FORGETFUL
from .building import build_pages, install_chromium, install_headless_shell
from .post import PostOffice
from .serving import serving
from .visitors import House

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUICK = {
    "BOT_DELAY": "0",
    "BOT_DELAY_SPREAD": "0",
    "BOT_DELAY_HARD": "0",
    "COUNTDOWN": "0",
    "MAIL_GATHER": "1",
}
GENEROUS = {
    "REQUESTS_PER_SECOND": "1000",
    "SESSIONS_PER_MINUTE": "1000",
    "CHATS_PER_SECOND": "1000",
    "LOGINS_PER_HOUR": "1000",
}
"""All people of a test come from one address, and do not stop to think."""
PATIENT = {
    "REVEAL_TIMEOUT": "60000",
    "BOT_TIME_LIMIT": "60000",
    "SKIP_AFTER": "3600000",
    "LEAVE_AFTER": "3600000",
}
"""Nothing goes on without a browser or a bot that is slow, as on a machine that does much else."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = install_chromium() if LARGE else install_headless_shell()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def post() -> Iterator[PostOffice]:
    with PostOffice.open() as office:
        yield office


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, post: PostOffice) -> Iterator[str]:
    """Where a server of these tests is found."""
    settings = QUICK | GENEROUS | PATIENT | post.settings | {"STATIC": str(build_pages())}
    command = [sys.executable, "-m", "ludoteca.cli"]
    with serving(command, tmp_path_factory.mktemp("house"), settings) as url:
        yield url


@pytest.fixture(scope="session")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server whose matches can be put into any position: where it is, and its database."""
    settings = QUICK | GENEROUS | PATIENT | FORGETFUL | {"STATIC": str(build_pages())}
    folder = tmp_path_factory.mktemp("forgetful")
    with serving([sys.executable, "-m", "ludoteca.cli"], folder, settings) as url:
        yield url, folder / "house.db"


@pytest.fixture
def house(chromium: Browser, address: str) -> Iterator[House]:
    """The house as people find it."""
    with House(chromium, address) as house:
        yield house


@pytest.fixture(scope="module")
def rare(chromium: Browser, forgetful: tuple[str, Path]) -> Iterator[House]:
    """A house whose matches can be put into any position."""
    with House(chromium, forgetful[0]) as house:
        yield house
