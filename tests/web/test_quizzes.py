"""One's own quizzes: made in the editor with a picture, kept, shared by link, played by others."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.games.trivia.every_kind import QUESTIONS
from tests.media_files import mp3, picture

from .accessibility import assert_accessible
from .layout import assert_laid_out
from .users import Site, User

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
SHOTS = os.environ.get("LUDOTECA_SCREENSHOTS")
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
JOB = 120_000
"""Patience with the first job of a compute process, which has to start, in milliseconds."""
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
    taken = page.get_by_role("button", name="Take the picture away")
    expect(taken).to_be_visible(timeout=JOB)
    page.get_by_role("button", name="Keep it").click()
    missing = (
        "What the picture or sound is, in words for those who cannot see or hear it, is missing."
    )
    expect(page.get_by_text(missing)).to_be_visible()
    page.get_by_label("In words, for those").fill("Meadows under a blue sky")
    link = keep(page)

    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Our holidays")).to_be_visible()
    expect(ben.page.get_by_text("One question · by Ana")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Play it").click()
    expect(ben.page.get_by_text("Your own quiz: “Our holidays”, one question")).to_be_visible()
    ben.add_bot("easy")
    ben.start()
    expect(ben.page.get_by_role("heading", name="What do you see here?")).to_be_visible()
    shown = ben.page.get_by_role("button", name="Enlarge the picture: Meadows under a blue sky")
    expect(shown.locator("img")).to_have_js_property("naturalWidth", 640)
    ben.page.get_by_role("button", name="Mountain", exact=True).click()
    expect(ben.page.locator(".reveal .verdict")).to_contain_text("Right!")


def fill_kind(page: Page, kind: str, question: str) -> None:
    """A new question of a kind, with the fields that it needs."""
    page.get_by_role("button", name="Add a question").click()
    page.get_by_role("textbox", name="Question", exact=True).fill(question)
    page.get_by_label("Kind", exact=True).select_option(kind)
    if kind in ("several", "order", "poll"):
        what = "Item" if kind == "order" else "Option"
        for number in range(1, 5):
            page.get_by_label(f"{what} {number}", exact=True).fill(f"Thing {number}")
    if kind == "several":
        page.get_by_label("Option 3 is right").check()
    if kind == "true_false":
        page.get_by_label("False", exact=True).check()
    if kind == "typed":
        page.get_by_label("Accepted answer 1").fill("Madrid")
    if kind == "number":
        page.get_by_label("The right number").fill("12,5")
        page.get_by_label("Unit (optional)").fill("m")
    if kind == "hotspot":
        add_file(page, "Add a picture", "hill.jpg", "image/jpeg", picture("JPEG", (2_400, 1_600)))
        page.get_by_label("In words, for those").fill("A hill")
        page.get_by_role("button", name="Add a place").click()
        page.get_by_role("button", name="Place 1: 50 % across, 50 % down").press("ArrowLeft")
        expect(page.get_by_role("button", name="Place 1: 48 % across, 50 % down")).to_be_visible()


@large_only
@pytest.mark.parametrize("size", [PHONE, LAPTOP, SMALL], ids=["phone", "laptop", "small"])
@pytest.mark.parametrize("theme", THEMES)
def test_all_kinds_are_edited_and_previewed(
    site: Site, size: ViewportSize, theme: Literal["dark", "light"]
) -> None:
    ana = site.user("Ana", theme=theme)
    ana.page.set_viewport_size(size)
    page = open_editor(ana)
    shot(page, f"editor-empty-{size['width']}-{theme}")
    write_first(page, "Which one is high?")
    for kind in QUESTIONS:
        if kind != "choice":
            fill_kind(page, kind, f"A question of the kind {kind}")
        is_narrow = size["width"] < 960
        if is_narrow:
            page.get_by_role("button", name="Preview").click()
        scope = page.get_by_role("dialog") if is_narrow else page.get_by_role("complementary")
        expect(scope.locator(".trivia h2")).to_be_visible()
        shot(page, f"editor-{kind}-{size['width']}-{theme}")
        scope.get_by_role("button", name="The answer").click()
        expect(scope.locator(".reveal")).to_be_visible()
        if is_narrow:
            scope.get_by_role("button", name="Back").click()
    assert_accessible(page)
    assert_laid_out(page, size)
    keep(page)
    shot(page, f"editor-kept-{size['width']}-{theme}")
    page.goto("/profile")
    expect(page.get_by_role("link", name="Quiz without a title")).to_be_visible()
    shot(page, f"my-quizzes-{size['width']}-{theme}")


@large_only
def test_questions_are_moved_and_deleted_by_keyboard(site: Site) -> None:
    page = open_editor(site.user("Ana"))
    write_first(page, "First")
    for name in ("Second", "Third"):
        fill_kind(page, "true_false", name)
    titles = page.locator(".questions .asked")
    page.get_by_role("button", name="Question 3: move up").press("Enter")
    expect(titles).to_have_text(["First", "Third", "Second"])
    page.keyboard.press("Enter")  # the focus has moved along
    expect(titles).to_have_text(["Third", "First", "Second"])
    page.get_by_role("button", name="Delete question 2").press("Enter")
    expect(titles).to_have_text(["Third", "Second"])
    page.reload()
    expect(titles).to_have_text(["Third", "Second"])


@large_only
def test_files_are_refused_beside_the_field_in_the_readers_language(site: Site) -> None:
    page = open_editor(site.user("Ana"))
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
    add_file(page, "Add a picture", "x.png", "image/png", svg)
    expect(page.get_by_text("This is neither a picture")).to_be_visible()
    add_file(page, "Add a sound", "x.mp3", "audio/mpeg", mp3(30))
    expect(page.get_by_text("A sound lasts at most 20 seconds.")).to_be_visible()
    add_file(page, "Add a sound", "x.mp3", "audio/mpeg", mp3(70))
    expect(page.get_by_text("This file is larger than 1 MB.")).to_be_visible()
    page.get_by_role("button", name="Switch to Español").click()
    expect(page.get_by_role("heading", name="Editor de cuestionarios")).to_be_visible()
    add_file(page, "Añadir un sonido", "x.mp3", "audio/mpeg", mp3(30))
    expect(page.get_by_text("Un sonido dura como mucho 20 segundos.")).to_be_visible()


@large_only
def test_a_file_is_imported_and_downloaded_and_a_lost_picture_is_told(
    site: Site, tmp_path: Path
) -> None:
    page = open_editor(site.user("Ana"))
    lost = f"sha256:{'0' * 64}"
    shown: dict[str, Any] = {**QUESTIONS["choice"], "picture": lost, "alt": "A lost one"}
    lines = [shown, {"question": "Bad?"}]
    path = tmp_path / "quiz.json"
    path.write_text(json.dumps({"title": "Brought", "questions": lines}))
    page.locator("header input[type=file]").set_input_files(path)
    expect(page.get_by_label("Title of the quiz")).to_have_value("Brought")
    expect(page.get_by_text("Line 1: a question has 2 to 6 options.")).to_be_visible()
    page.get_by_role("button", name=str(shown["question"])).click()
    told = "The picture is not there any more. In words: A lost one"
    expect(page.get_by_text(told).first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert "Brought" in Path(download.value.path()).read_text("utf-8")
