"""People who play cards on the boards of UNO and TeraDeck: by mouse, or by finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Position, expect

from .visitors import Visitor, box_of

CORNER = 16
"""Pixels from the edge of a card: seen also where the next one lies on it."""
MOST_CHOICES = 10
"""So much there is to choose for a card at most."""


class CardPlayer:
    """Somebody at a table, whose moves are made with the cards themselves."""

    def __init__(self, visitor: Visitor, prefers: tuple[str, ...] = ("",)) -> None:
        self.visitor, self.page, self.prefers = visitor, visitor.page, prefers
        """Which cards are played first, by how their ids begin."""

    # What there is to see

    @property
    def dock(self) -> Locator:
        return self.visitor.actions

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-card]")

    @property
    def able(self) -> Locator:
        return self.page.locator("[data-card].able")

    @property
    def lit(self) -> Locator:
        """Where a card may go, but for the deck."""
        return self.page.locator(".table button.lit:not([data-spot=deck]), .table .lit button")

    def button(self, name: str) -> Locator:
        return self.dock.get_by_role("button", name=re.compile(name))

    def has_turn(self) -> bool:
        return not self.visitor.is_over and self.dock.locator("strong").count() > 0

    def wait_for_turn(self) -> None:
        """Until something is asked of this seat, or the match is over."""
        self.page.wait_for_function(
            "() => document.querySelector('section strong') ?? document.querySelector('.medal')"
        )

    # What can be done

    def take(self, card: Locator) -> None:
        """Tap the corner of a card."""
        at: Position = {"x": CORNER, "y": box_of(card)["height"] / 3}
        if self.visitor.taps:
            card.tap(position=at)
        else:
            card.click(position=at)

    def act(self) -> None:
        """Play the card that is liked best, on the first thing it may go on."""
        before = self.visitor.seq
        if best := self.best():
            self.play(best)
        elif self.lit.count():  # something is to be decided without a card
            self.visitor.press(self.lit.first)
        elif self.dock.locator(".bare button").count():
            self.visitor.press(self.dock.locator(".bare button").first)
        elif self.button("^Discard").count():
            self.discard()
        else:  # a colour is to be named
            self.visitor.press(self.dock.get_by_role("button").first)
        self.visitor.see_step(before + 1)

    def best(self) -> str | None:
        """Of the cards that can be played, the one that is liked best."""
        cards = self.able.evaluate_all("found => found.map((one) => one.dataset.card)")
        return next((one for kind in self.prefers for one in cards if one.startswith(kind)), None)

    def play(self, card: str) -> None:
        """Take a card up, unless it was just drawn and is up already, and say where it goes."""
        before, found = self.visitor.seq, self.page.locator(f'[data-card="{card}"]')
        if not self.is_up(card, before):
            self.take(found)
            expect(found).to_have_attribute("aria-pressed", "true")
        for _ in range(MOST_CHOICES):
            if not self.is_up(card, before):
                break
            choices = self.lit if self.lit.count() else self.dock.locator(".acts button")
            self.visitor.press(choices.first)

    def is_up(self, card: str, seq: int) -> bool:
        """Whether the card was taken up and not yet played."""
        shown = f'[data-seq="{seq}"] [data-card="{card}"][aria-pressed=true]:not(.away)'
        return self.page.locator(shown).count() > 0

    def discard(self, count: int = 1) -> None:
        """One card is taken up and thrown away; several are marked first."""
        if count > 1:
            self.visitor.press(self.button("^Discard cards"))
        for number in range(count):
            self.take(self.hand.nth(number))
        self.visitor.press(self.button("^Discard [^…]+$"))


def drag(page: Page, card: Locator, target: Locator) -> None:
    source, goal = box_of(card), target.bounding_box()
    assert goal is not None
    page.mouse.move(source["x"] + CORNER, source["y"] + source["height"] / 3)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()
