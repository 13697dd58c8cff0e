"""Fixtures of the browser tests: a real server, a real Chromium, and a site per test."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .building import build_pages, install_chromium, install_headless_shell
from .mailbox import Mailbox
from .positions import UNLOADING
from .server_process import run_server
from .users import Site

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--default-tile-width=1400",
    "--default-tile-height=1000",
]
"""One tile for a whole page: maps are painted anew at every click, once for each of their tiles."""
QUICK = {
    "BOT_DELAY": "0",
    "BOT_DELAY_SPREAD": "0",
    "COUNTDOWN": "0",
    "MAIL_GATHER": "1",
}
UNLIMITED = {
    "REQUESTS_PER_SECOND": "1000",
    "SESSIONS_PER_MINUTE": "1000",
    "CHATS_PER_SECOND": "1000",
    "LOGINS_PER_HOUR": "1000",
    "GUESSES_PER_MINUTE": "1000",
    "WORK_PER_ADDRESS": "100000",
    "WORK_PER_HOUSE": "100000",
    "CONNECTIONS_PER_ADDRESS": "10000",
    "TABLES_PER_ADDRESS": "10000",
    "TABLES_PER_HOUR": "10000",
}
"""Rate limits are per address, and all users of these tests share one."""
PATIENT = {
    "REVEAL_TIMEOUT": "60000",
    "BOT_TIME_LIMIT": "60000",
    "SKIP_AFTER": "3600000",
    "LEAVE_AFTER": "3600000",
    "HOST_AFTER": "3600000",
    "PLAY_NOW_GRACE": "3600000",
    "ARRIVAL_GRACE": "3600000",
}
"""Timeouts that a browser or a bot on a machine under load does not reach."""
LUDOTECA = (sys.executable, "-m", "ludoteca.cli")
SHARED_SET_UP = ("card_positions", "pace", "risk_result", "risk_variants", "wheel")
"""Test modules that share an expensive fixture: each of them stays in one process."""
LONG = ("sources", "machiavelli_board", "countdown")
"""Test modules with long tests: they begin early, so that no process waits for them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem.removeprefix("test_") not in LONG)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Distribute whole modules with a shared set-up first, then tests one by one."""
    scheduler: Any = import_module("xdist.scheduler").LoadScopeScheduling(config, log)
    scheduler._split_scope = _scope_of
    return scheduler


def _scope_of(test_id: str) -> str:
    module = test_id.partition("::")[0]
    is_shared = Path(module).stem.removeprefix("test_") in SHARED_SET_UP
    return module if is_shared else test_id


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The headless shell; in the large profile the full browser."""
    with sync_playwright() as playwright:
        path = install_chromium() if LARGE else install_headless_shell()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox.open() as mailbox:
        yield mailbox


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[str]:
    settings = QUICK | UNLIMITED | PATIENT | mailbox.settings | {"STATIC": str(build_pages())}
    with run_server(LUDOTECA, tmp_path_factory.mktemp("server"), settings) as url:
        yield url


@pytest.fixture
def site(chromium: Browser, server_url: str) -> Iterator[Site]:
    with Site(chromium, server_url) as site:
        yield site


@pytest.fixture(scope="session")
def unloading_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """URL and database of a server whose matches can be put into any position."""
    settings = QUICK | UNLIMITED | PATIENT | UNLOADING | {"STATIC": str(build_pages())}
    folder = tmp_path_factory.mktemp("unloading")
    with run_server(LUDOTECA, folder, settings) as url:
        yield url, folder / "house.db"


@pytest.fixture(scope="module")
def arranged_site(chromium: Browser, unloading_server: tuple[str, Path]) -> Iterator[Site]:
    """A site whose matches can be put into any position."""
    with Site(chromium, unloading_server[0]) as site:
        yield site
