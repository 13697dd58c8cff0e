"""Answers to the questions of `every_kind`, given on a page as a person gives them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.games.trivia.every_kind import QUESTIONS


def kind_on(page: Page) -> str:
    """The kind of the question that can be answered."""
    page.wait_for_function("() => document.querySelector('.trivia .line button')")
    classes = (page.locator(".trivia").get_attribute("class") or "").split()
    return next(kind for kind in QUESTIONS if kind in classes)


def answer(page: Page) -> str:
    """Answer the question on the page rightly, and return its kind."""
    kind = kind_on(page)
    ANSWERS[kind](page)
    return kind


def _press(page: Page, name: str) -> None:
    page.locator(".trivia").get_by_role("button", name=name).click()


def _options(*names: str) -> Callable[[Page], None]:
    def choose(page: Page) -> None:
        for name in names:
            page.get_by_role("checkbox", name=name).click()
        _press(page, f"Send {len(names)} answers")

    return choose


def _type(page: Page) -> None:
    page.get_by_label("Your answer").fill("velasquez")
    page.keyboard.press("Enter")


def _estimate(page: Page) -> None:
    field = page.get_by_label("Your number (m)")
    field.fill("299")
    _press(page, "More")
    expect(field).to_have_value("300")
    _press(page, "Send")


def _order(page: Page) -> None:
    """Move each item up to its place by its arrow."""
    items = QUESTIONS["order"]["items"]
    for place, item in enumerate(items):
        rows = page.locator(".order li .text")
        for _ in range(rows.all_inner_texts().index(item) - place):
            _press(page, f"{item}: move up")
    expect(page.locator(".order li .text")).to_have_text(items)
    _press(page, "Send")


def _point(page: Page) -> None:
    """Tap near the place, then move the cross into it by the keys."""
    frame = page.get_by_role("application")
    box = frame.bounding_box()
    assert box
    frame.click(position={"x": 0.5 * box["width"], "y": 0.5 * box["height"]})
    for _ in range(8):
        frame.press("ArrowRight")
    expect(page.locator(".frame + [role=status]")).to_have_text("Cross: 66 % across, 50 % down")
    _press(page, "Send")


ANSWERS: dict[str, Callable[[Page], None]] = {
    "choice": lambda page: _press(page, "The blue one"),
    "true_false": lambda page: _press(page, "False"),
    "poll": lambda page: _press(page, "Quiz"),
    "several": _options("Two", "Four", "Six"),
    "typed": _type,
    "number": _estimate,
    "order": _order,
    "hotspot": _point,
}
