"""With the keyboard alone: opening a table, adding bots, filling forms, a whole match."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .users import Site, User

MOST_TABS = 400
"""More than the controls of any of these pages, lines of the log included."""
FOCUSED = "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"


def tab_to(page: Page, *names: str) -> None:
    """Press Tab until a control of one of these names has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) in names:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{names} cannot be reached by keyboard")


def enter(page: Page, *names: str) -> None:
    tab_to(page, *names)
    page.keyboard.press("Enter")


def open_table_with_a_bot(user: User, game: str, *, points: str = "") -> None:
    page = user.page
    page.goto("/")
    expect(page.get_by_role("link", name=f"With friends: {game}")).to_be_visible()
    enter(page, f"With friends: {game}")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ana")
    if points:
        tab_to(page, "Points to win: less")
        page.keyboard.press("Tab")
        page.keyboard.type(points)
    enter(page, "Open the table")
    expect(user.seat("Ana")).to_be_visible()
    enter(page, "Add a bot")
    enter(page, "easy")
    expect(user.seat("easy")).to_be_visible()
    enter(page, "Start")
    expect(user.table).to_be_visible()


def test_a_whole_match_is_played_with_the_keyboard_alone(site: Site) -> None:
    ana = site.user("Ana")
    open_table_with_a_bot(ana, "Pig", points="10")
    roll = ana.actions.get_by_role("button", name="Roll the die")
    while not ana.is_over:
        expect(roll.or_(ana.ranking).first).to_be_enabled()  # the move before is answered
        if not ana.is_over:
            before = ana.seq
            enter(ana.page, "Hold and bank the pot" if before % 3 == 2 else "Roll the die")
            ana.see_step(before + 1)
    tab_to(ana.page, "Play again")


def test_a_form_is_filled_with_the_keyboard_alone(site: Site) -> None:
    ana = site.user("Ana")
    open_table_with_a_bot(ana, "Liar's hand")
    bid = ana.actions.locator("button.big")
    expect(bid).to_be_visible()
    for _ in ("how many", "rank"):
        to_the_next_tiles(ana.page)
        ana.page.keyboard.press("ArrowRight")
    said = bid.inner_text()
    assert said == "Bid 2 × ten"
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    expect(ana.log).to_contain_text("Ana bids 2 × ten.")


def to_the_next_tiles(page: Page) -> None:
    page.keyboard.press("Tab")
    for _ in range(MOST_TABS):
        if page.evaluate("document.activeElement.type") == "radio":
            return
        page.keyboard.press("Tab")
    raise AssertionError("no tiles can be reached by keyboard")
