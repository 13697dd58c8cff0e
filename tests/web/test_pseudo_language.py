"""The pages in a language to which nothing but files was added."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.server.tables.names import BOTS
from tests.languages.pseudo import LOCALE, accented, add_language, copy_with_language, plain_words
from tests.languages.test_pseudo_language import packages
from tests.server.inbox import free_port

from .building import MODULES, ROOT, WEB, install_packages

IS_LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
BUILT_FROM = (
    "src", "public", "plugins", "index.html", "package.json", "vite.config.ts", "tsconfig.json",
)  # fmt: skip
NAMES = {"Ana", "Ludoteca", "English", "Esperanto", "Español", "easy", *BOTS}
"""Our name, those of languages in themselves, and those of bots."""
SECONDS = 60


def build(folder: Path) -> Path:
    """The pages of this checkout with the language added; their folder."""
    install_packages()
    web = folder / "web"
    web.mkdir()
    for name in BUILT_FROM:
        copy = shutil.copytree if (WEB / name).is_dir() else shutil.copy
        copy(WEB / name, web / name)
    shutil.copytree(ROOT / "verifier", folder / "verifier")
    (web / "node_modules").symlink_to(MODULES)
    add_language(web / "src")
    subprocess.run(["npx", "vite", "build"], cwd=web, check=True, capture_output=True)
    return web / "dist"


@contextmanager
def served(folder: Path, pages: Path) -> Iterator[str]:
    """A server of packages with the language added; its address."""
    copy_with_language(packages(), folder / "packages")
    port = free_port()
    environ = os.environ | {
        "PYTHONPATH": str(folder / "packages"),
        "LUDOTECA_STATIC": str(pages),
        "LUDOTECA_BOT_DELAY": "0",
    }
    command = [sys.executable, "-m", "ludoteca.cli", "serve", "--database", "sqlite://"]
    server = subprocess.Popen([*command, "--port", str(port)], cwd=folder, env=environ)
    try:
        wait_for(f"http://localhost:{port}/health")
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait(SECONDS)


def wait_for(url: str) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            if httpx.get(url).is_success:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError(url)


def speaks_it(page: Page, *more: str) -> None:
    """Nothing on the page, also for screen readers, is said in plain English."""
    expect(page.locator("html")).to_have_attribute("lang", LOCALE)
    expect(page.get_by_text("⟦").first).to_be_visible()
    labels = page.locator("[aria-label], [title], [placeholder]").evaluate_all(
        """all => all.map(one =>
          ["aria-label", "title", "placeholder"].map(name => one.getAttribute(name)).join(" "))"""
    )
    said = "\n".join([page.locator("body").inner_text(), *labels])
    assert plain_words(said) - NAMES - set(more) == set()


def press(page: Page, label: str) -> None:
    """Press the button that English readers know by this label."""
    page.get_by_role("button", name=f"⟦{accented(label)}⟧", exact=True).first.click()


@pytest.mark.skipif(not IS_LARGE, reason="builds the pages once more")
def test_home_and_a_table_speak_a_language_that_was_added_as_files(
    chromium: Browser, tmp_path: Path
) -> None:
    with served(tmp_path, build(tmp_path)) as url:
        context = chromium.new_context(base_url=url, locale=LOCALE)
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("heading", name="⟦").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        speaks_it(page)
        page.goto("/profile")
        page.wait_for_load_state("networkidle")
        speaks_it(page)
        page.request.post("/api/session", data={"name": "Ana", "locale": LOCALE})
        for game in ("pig", "uno"):
            table = page.request.post("/api/tables", data={"game": game}).json()["table"]
            page.goto(table["link"])
            page.wait_for_load_state("networkidle")
            speaks_it(page, table["code"])
            for label in ("Add a bot", "easy", "Start"):
                press(page, label)
            expect(page.locator("[data-seq]").first).to_be_visible(timeout=SECONDS * 1000)
            page.wait_for_load_state("networkidle")
            speaks_it(page, table["code"])
        context.close()
