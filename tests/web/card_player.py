"""Users who play UNO and TeraDeck on their boards, by mouse or by finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Position, expect

from .users import User, box_of

CORNER = 16
"""Pixels from the edge of a card: a spot that the next card does not cover."""
MOST_CHOICES = 10
"""Most choices that playing one card may ask for."""


class CardPlayer:
    """A user whose moves are made with the cards themselves."""

    def __init__(self, user: User, prefers: tuple[str, ...] = ("",)) -> None:
        self.user, self.page, self.prefers = user, user.page, prefers
        """Prefixes of the ids of cards, the preferred first."""

    # Shown

    @property
    def dock(self) -> Locator:
        return self.user.actions

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-card]")

    @property
    def able(self) -> Locator:
        return self.page.locator("[data-card].able")

    @property
    def lit(self) -> Locator:
        """Targets of the chosen card, without the deck."""
        return self.page.locator(".table button.lit:not([data-spot=deck]), .table .lit button")

    def button(self, name: str) -> Locator:
        return self.dock.get_by_role("button", name=re.compile(name))

    def has_turn(self) -> bool:
        """Looks once, when there is something to see: the match may end between two looks."""
        expect(self.dock.or_(self.user.ranking).first).to_be_visible()
        return self.dock.locator("strong").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until this seat is to act or the match is over."""
        self.page.wait_for_function(
            "() => document.querySelector('section strong') ?? document.querySelector('.medal')"
        )

    # Done

    def take(self, card: Locator) -> None:
        """Tap the corner of a card."""
        at: Position = {"x": CORNER, "y": box_of(card)["height"] / 3}
        if self.user.taps:
            card.tap(position=at)
        else:
            card.click(position=at)

    def act(self) -> None:
        """Play the preferred card on its first target, or make the first other choice."""
        before = self.user.seq
        if best := self.best():
            self.play(best)
        elif self.lit.count():  # a choice without a card
            self.user.press(self.lit.first)
        elif self.dock.locator(".bare button").count():
            self.user.press(self.dock.locator(".bare button").first)
        elif self.button("^Discard").count():
            self.discard()
        else:  # the colour of a wild card
            self.user.press(self.dock.get_by_role("button").first)
        self.user.see_step(before + 1)

    def best(self) -> str | None:
        """The preferred card among those that can be played."""
        cards = self.able.evaluate_all("found => found.map((one) => one.dataset.card)")
        return next((one for kind in self.prefers for one in cards if one.startswith(kind)), None)

    def play(self, card: str) -> None:
        """Take a card up, unless it was just drawn and is up already, and choose its targets."""
        before, found = self.user.seq, self.page.locator(f'[data-card="{card}"]')
        if not self.is_up(card, before):
            self.take(found)
            expect(found).to_have_attribute("aria-pressed", "true")
        for _ in range(MOST_CHOICES):
            if not self.is_up(card, before):
                break
            choices = self.lit if self.lit.count() else self.dock.locator(".acts button")
            self.user.press(choices.first)

    def is_up(self, card: str, seq: int) -> bool:
        """Whether the card was taken up and not yet played."""
        shown = f'[data-seq="{seq}"] [data-card="{card}"][aria-pressed=true]:not(.away)'
        return self.page.locator(shown).count() > 0

    def discard(self, count: int = 1) -> None:
        """Discard the first cards of the hand; several need the mode for it."""
        if count > 1:
            self.user.press(self.button("^Discard cards"))
        for number in range(count):
            self.take(self.hand.nth(number))
        self.user.press(self.button("^Discard [^…]+$"))


def drag(page: Page, card: Locator, target: Locator) -> None:
    source, goal = box_of(card), target.bounding_box()
    assert goal is not None
    page.mouse.move(source["x"] + CORNER, source["y"] + source["height"] / 3)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()
