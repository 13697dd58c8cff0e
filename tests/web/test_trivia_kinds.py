"""Every kind of question of Trivia, answered on phones, on laptops and seen on the big screen."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.games.trivia.every_kind import QUESTIONS, only

from .accessibility import assert_accessible
from .layout import assert_laid_out
from .party import party
from .trivia_player import ANSWERS, answer, kind_on
from .users import Site, seat

LARGE = os.environ.get("LUDOTECA_PROFILE") == "large"
UNHURRIED: dict[str, Any] = {
    "language": "en",
    "mode": "everyone",
    "reading": 0,
    "seconds": 60,
    "rounds": 20,
}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREEN: ViewportSize = {"width": 1920, "height": 1080}
SHOTS = os.environ.get("LUDOTECA_SCREENSHOTS")


def twice(kind: str) -> dict[str, Any]:
    """A quiz with two questions of one kind, so that the answer of the first is looked at."""
    question = QUESTIONS[kind]
    again = {**question, "question": f"Once more: {question['question']}"}
    return {"questions": [question, again]}


def right(page: Page) -> None:
    expect(page.locator(".reveal .verdict")).to_contain_text("Right!")


def test_several_kinds_of_question_are_answered_on_a_phone(site: Site) -> None:
    ana, ben = site.user("Ana", phone=True, own_board=True), site.user("Ben", own_board=True)
    kinds = ("several", "typed", "order", "hotspot")
    seat(ana, ben, game="trivia", quiz=only(*kinds), showing=1, **UNHURRIED)
    ana.start()
    seen = set()
    for number in range(1, len(kinds) + 1):
        for user in (ana, ben):
            expect(user.page.get_by_text(f"Question {number} of {len(kinds)}")).to_be_visible()
        seen.add(answer(ana.page))
        ben.press_button("Pass")
        right(ana.page)
    assert seen == {*kinds}


@pytest.mark.skipif(not LARGE, reason="the large profile")
@pytest.mark.parametrize("kind", ANSWERS)
def test_every_kind_is_laid_out_everywhere(site: Site, kind: str) -> None:
    """On phones and laptops, dark and light, before and after the answer."""
    users, screen = party(site, "trivia", "Ben", quiz=twice(kind), showing=30, **UNHURRIED)
    users[0].start()
    assert kind_on(users[0].page) == kind
    look(users[0].page, f"{kind}-open", PHONE, SMALL, LAPTOP)
    look(screen, f"{kind}-stage", SCREEN)
    assert_accessible(users[0].page)
    for user in users:
        answer(user.page)
    expect(users[0].page.locator(".reveal")).to_be_visible()
    look(users[0].page, f"{kind}-shown", PHONE, SMALL, LAPTOP)
    look(screen, f"{kind}-stage-shown", SCREEN)
    assert_accessible(users[0].page)
    assert_accessible(screen)


def look(page: Page, name: str, *sizes: ViewportSize) -> None:
    """Nothing is cut or too small at each size, in each theme."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for size in sizes:
            page.set_viewport_size(size)
            if SHOTS:
                page.screenshot(path=Path(SHOTS) / f"{name}-{size['width']}-{theme}.png")
            assert_laid_out(page, size)
