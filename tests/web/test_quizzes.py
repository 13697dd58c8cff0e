"""One's own quizzes: made in the editor with a picture, kept, shared by link, played by others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.games.trivia.every_kind import QUESTIONS

from .accessibility import assert_accessible
from .layout import assert_laid_out
from tests.media_files import mp3, picture
from .users import Site, User

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
SHOTS = os.environ.get("LUDOTECA_SCREENSHOTS")
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
large_only = pytest.mark.skipif(not LARGE, reason="large profile: LUDOTECA_PROFILE=large")


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def open_editor(user: User) -> Page:
    page = user.page
    page.goto("/workshop/trivia")
    page.get_by_label("Your name").fill(user.name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Quiz editor")).to_be_visible()
    return page


def add_file(page: Page, what: str, name: str, kind: str, content: bytes) -> None:
    page.get_by_label(what, exact=True).set_input_files(
        {"name": name, "mimeType": kind, "buffer": content}
    )


def write_first(page: Page, question: str) -> None:
    page.get_by_role("textbox", name="Question", exact=True).fill(question)
    for number, text in enumerate(("River", "Mountain", "Lake", "Desert"), 1):
        page.get_by_label(f"Option {number}", exact=True).fill(text)
    page.get_by_label("Option 2 is right").check()


def keep(page: Page) -> str:
    """Keep the quiz; its link to share."""
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text("Kept in “My quizzes”.")).to_be_visible()
    return page.get_by_role("textbox", name="Link to share it").input_value()


def test_a_quiz_with_a_picture_is_made_shared_and_played(site: Site) -> None:
    ana, ben = site.user("Ana"), site.user("Ben", phone=True, own_board=True)
    page = open_editor(ana)
    page.get_by_label("Title of the quiz").fill("Our holidays")
    write_first(page, "What do you see here?")
    add_file(page, "Add a picture", "beach.png", "image/png", picture())
    expect(page.get_by_role("button", name="Take the picture away")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    missing = "What the picture or sound is, in words for those who cannot see or hear it, is missing."
    expect(page.get_by_text(missing)).to_be_visible()
    page.get_by_label("In words, for those").fill("Meadows under a blue sky")
    link = keep(page)

    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Our holidays")).to_be_visible()
    expect(ben.page.get_by_text("One question · by Ana")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Play it").click()
    expect(ben.page.get_by_text("Your own quiz: “Our holidays”, one question")).to_be_visible()
    ben.add_bot("Easy")
    ben.start()
    expect(ben.page.get_by_role("heading", name="What do you see here?")).to_be_visible()
    shown = ben.page.get_by_role("button", name="Enlarge the picture: Meadows under a blue sky")
    expect(shown.locator("img")).to_have_js_property("naturalWidth", 640)
    ben.page.get_by_role("button", name="Mountain").click()
    expect(ben.page.locator(".reveal .verdict")).to_contain_text("Right!")
