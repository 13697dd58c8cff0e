"""Machiavelli on its map: two people and four bots write sheets by clicking, for three turns."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .commanders import assert_accessible, visitor
from .visitors import House, Visitor

AT_ONCE = {
    "diplomacy_minutes": 10,
    "orders_minutes": 10,
    "turns": 4,
    "famine": "off",
    "letters_always": True,
}


class Prince:
    """Somebody who rules a power on the map, by mouse or by finger."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page

    @property
    def dock(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("list", name="Orders for your units")

    @property
    def lit(self) -> Locator:
        return self.page.locator("[data-province].lit")

    def order(self, unit: str) -> Locator:
        return self.page.get_by_label(f"Order for: {unit}")

    def point(self, mark: str) -> None:
        """Click or tap something that stands on the map."""
        thing = self.page.locator(mark)
        thing.evaluate("one => one.scrollIntoView({block: 'center', inline: 'center'})")
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.visitor.taps:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, unit: str) -> None:
        self.point(f'[data-unit="{unit}"]')

    def press(self, name: str) -> None:
        self.visitor.press(self.dock.get_by_role("button", name=name, exact=True))

    def advance(self, unit: str, to: str) -> None:
        self.choose(unit)
        expect(self.dock).to_contain_text("choose where to advance to")
        self.point(f'[data-city="{to}"]')

    def be_ready(self) -> None:
        self.press("Ready")

    def send(self) -> None:
        self.press("Send the sheet")


# Nobody else can reach Arezzo, Urbino or Padua in these turns: whatever bots do, these orders work.


def until_the_turn(number: int, *princes: Prince) -> None:
    for prince in princes:
        expect(prince.page.locator("caption")).to_contain_text(f"turn {number} of")


def seated(house: House) -> tuple[Prince, Prince]:
    """Ana at her desk and Ben on his phone, with four bots."""
    ana, ben = visitor(house, "Ana"), visitor(house, "Ben", phone=True, theme="light")
    ana.page.goto("/")
    ana.page.request.post("/api/session", data={"name": "Ana"})
    given = {"game": "machiavelli", "options": AT_ONCE}
    link = ana.page.request.post("/api/tables", data=given).json()["table"]["link"]
    ana.page.goto(link)
    ben.join(link)
    expect(ana.seat("Ben")).to_be_visible()
    for _ in range(4):
        ana.add_bot("easy")
    ana.start()
    return Prince(ana), Prince(ben)


def test_three_turns_are_played_on_the_map(house: House) -> None:
    ana, ben = seated(house)
    until_the_turn(1, ana, ben)
    assert ana.lit.count() == 0, "in the diplomatic phase nobody gives orders"
    write_a_letter(ana, ben)
    ana.be_ready()
    ben.be_ready()

    first_turn(ana)
    ben.advance("A verona", "padua")
    ben.send()
    until_the_turn(2, ana, ben)

    expect(ana.page.locator('[data-unit="A arezzo"]')).to_be_visible()
    expect(ana.page.locator('[data-unit="G perugia"]')).to_be_visible()
    expect(ben.page.locator('[data-unit="A padua"]')).to_be_visible()
    look_back(ana)
    ana.be_ready()
    ben.be_ready()
    try_out(ana)
    second_turn(ana)
    assert_accessible(ana.page)
    assert_accessible(ben.page)
    ben.choose("F upper_adriatic")
    ben.press("Hold")
    ben.send()
    until_the_turn(3, ana, ben)

    ana.be_ready()
    ben.be_ready()
    ana.send()
    ben.send()
    until_the_turn(4, ana, ben)
    width = ben.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 390


def write_a_letter(ana: Prince, ben: Prince) -> None:
    page = ana.page
    page.get_by_role("button", name="Chat").click()
    page.get_by_label("To whom you write").select_option(label="only to Ben")
    page.get_by_label("Say something").fill("Padua is yours")
    page.get_by_label("Say something").press("Enter")
    ben.visitor.press(ben.page.get_by_role("button", name=re.compile("^Chat")))
    expect(ben.page.get_by_text("Padua is yours")).to_be_visible()


def first_turn(ana: Prince) -> None:
    """An advance, a support, an order that is removed, retreats, and a garrison."""
    expect(ana.lit).to_have_count(2)
    ana.advance("A perugia", "arezzo")
    expect(ana.order("army in Perugia")).to_have_value("advance arezzo false")
    ana.choose("A florence")
    ana.press("Support")
    ana.choose("A perugia")
    expect(ana.order("army in Florence")).to_have_value("support A perugia false")
    expect(ana.page.locator("path.way")).to_have_count(2)
    ana.choose("G florence")
    ana.press("Hold")
    ana.choose("G florence")
    ana.press("Remove the order")
    expect(ana.order("garrison in Florence")).to_have_value("")
    row = ana.sheet.locator("li").filter(has=ana.order("army in Perugia"))
    row.get_by_text(re.compile("^Retreats")).click()
    row.get_by_role("button", name="Remove: Urbino").click()
    expect(row.get_by_role("button", name="Suggest")).to_be_visible()
    left = ana.page.locator("[data-left]")
    expect(left).to_have_text("15")
    form = ana.page.get_by_role("form", name="Pay for something")
    form.get_by_role("button", name="Add for 3 ducats").click()
    expect(left).to_have_text("12")
    ana.send()


def look_back(ana: Prince) -> None:
    """The turn with its reasons, on the map as it was."""
    page = ana.page
    page.get_by_role("button", name="Turns", exact=True).click()
    expect(page.get_by_text("Ana: army from Perugia to Arezzo.").first).to_be_visible()
    expect(page.locator("path.way.advance").first).to_be_visible()
    page.get_by_role("button", name="Show on the map").click()
    expect(page.get_by_text(re.compile("You are looking at step"))).to_be_visible()
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.get_by_text(re.compile("You are looking at step"))).to_have_count(0)


def try_out(ana: Prince) -> None:
    """What if: nothing of it is sent, but it can be taken over to the sheet."""
    page = ana.page
    page.get_by_role("button", name="What if?").click()
    ana.advance("A arezzo", "urbino")
    outcome = page.get_by_role("list", name="What would happen")
    expect(outcome).to_contain_text("Ana: army from Arezzo to Urbino.")
    page.get_by_label("Show the position afterwards").check()
    expect(page.locator('[data-unit="A urbino"]')).to_be_visible()
    page.get_by_role("button", name="Write mine on the sheet").click()
    page.get_by_role("button", name="Orders", exact=True).click()
    expect(ana.order("army in Arezzo")).to_have_value("advance urbino false")


def second_turn(ana: Prince) -> None:
    """By the list as well as on the map, and ducats for a neighbour."""
    page = ana.page
    ana.order("army in Florence").select_option("advance bologna false")
    form = page.get_by_role("form", name="Pay for something")
    form.get_by_label("What for").select_option(label="Send ducats")
    form.get_by_label("For whom or where").select_option(label="Venice")
    form.get_by_label("Ducats").fill("2")
    form.get_by_role("button", name="Add for 2 ducats").click()
    expect(page.get_by_text("2 ducats to Venice")).to_be_visible()
    ana.send()
    expect(ana.dock).to_contain_text("Your sheet is in")
