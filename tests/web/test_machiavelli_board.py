"""Machiavelli on its map: two users and four bots write sheets for three turns."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .accessibility import assert_accessible
from .machiavelli_player import (
    OPTIONS,
    SCENARIO,
    MachiavelliPlayer,
    end_diplomacy,
    until_the_turn,
)
from .positions import pass_time
from .users import Site, box_of, seat

READABLE_PAPERS = 300
"""The least height of open papers on a phone, in pixels."""


def seated(site: Site) -> tuple[MachiavelliPlayer, MachiavelliPlayer]:
    """Ana at a desk and Ben on a phone, with four bots."""
    ana, ben = (
        site.user("Ana", own_board=True),
        site.user("Ben", phone=True, theme="light", own_board=True),
    )
    seat(ana, ben, game="machiavelli", bots=("easy",) * 4, **OPTIONS)
    ana.start()
    return MachiavelliPlayer(ana), MachiavelliPlayer(ben)


def test_three_turns_with_every_order_and_every_expense(site: Site) -> None:
    ana, ben = seated(site)
    until_the_turn(1, ana, ben)
    look_around(ana)
    write_a_letter(ana, ben)
    draft_in_diplomacy(ana)
    change_ones_mind(ana)
    end_diplomacy(ana, ben)
    first_turn(ana)
    read_papers(ben)
    ben.advance("A verona", "padua")
    ben.choose("A venice")
    expect(ben.page.locator("[data-card]")).to_have_count(0)
    ben.press("Become fleet")
    ben.send(asked=True)
    until_the_turn(2, ana, ben)

    for unit in ("A arezzo", "A corsica", "G perugia", "F venice"):
        expect(ana.page.locator(f'[data-unit="{unit}"]')).to_be_visible()
    expect(ben.page.locator('[data-unit="A padua"]')).to_be_visible()
    ana.sees("Lucca, Florence against neutral: the siege begins (1/2).")
    look_back(ana)
    end_diplomacy(ana, ben)
    try_out(ana)
    second_turn(ana)
    assert_accessible(ana.page)
    assert_accessible(ben.page)
    watch_what_if(ana)
    ben.choose("F upper_adriatic")
    ben.press("Hold")
    ben.send(asked=True)
    until_the_turn(3, ana, ben)
    still_trying(ana)

    ana.sees("Lucca, Florence against neutral: the siege is lifted (0/2).")
    ana.sees("Florence sends Venice 2 ducats.")
    end_diplomacy(ana, ben)
    third_turn(ana)
    ben.send(asked=True)
    until_the_turn(4, ana, ben)
    ana.sees("garrison in Perugia becomes: army.")
    ana.sees("Florence pays against the famine in Florence.")
    expect(ana.page.locator(".line", has_text="garrison in Perugia becomes")).to_have_attribute(
        "data-result", "good"
    )
    expect(ana.page.locator("[data-famine]").first).to_be_visible()
    expect(ben.page.locator("[data-losses]")).to_contain_text("it could not be paid")
    width = ben.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 390


MINUTE = 60_000
THREE = {**SCENARIO, "cities_to_win": {"3": 50}, "powers": SCENARIO["powers"][:3]}
BY_DEADLINE = {**OPTIONS, "custom_scenario": THREE, "orders_minutes": 15, "early_end": "off"}


def test_a_draft_of_the_diplomacy_counts_at_the_deadline(
    arranged_site: Site, unloading_server: tuple[str, Path]
) -> None:
    ana = MachiavelliPlayer(arranged_site.user("Ana", own_board=True))
    seat(ana.user, game="machiavelli", bots=("easy",) * 2, **BY_DEADLINE)
    ana.user.start()
    until_the_turn(1, ana)
    paste_a_sheet(ana)
    expect(ana.dock.locator("[data-saved=saved]")).to_be_visible()
    pass_time(ana.user, unloading_server[1], 11 * MINUTE)
    expect(ana.dock).to_contain_text("Orders until")
    expect(ana.page.get_by_text("When the time is up, this draft counts.")).to_be_visible()
    pass_time(ana.user, unloading_server[1], 16 * MINUTE)
    until_the_turn(2, ana)
    expect(ana.page.locator('[data-unit="A arezzo"]')).to_be_visible()
    ana.open("Turns")
    report = ana.page.get_by_role("region", name="Florence", exact=True)
    line = report.get_by_role("button", name="army in Perugia advances to Arezzo.")
    expect(line).to_have_attribute("data-result", "good")


def paste_a_sheet(ana: MachiavelliPlayer) -> None:
    """Orders as text: what is understood becomes the draft, the rest is told line by line."""
    page = ana.page
    page.get_by_text("Paste a sheet").click()
    page.get_by_label("Orders and expenses as text").fill(
        "Army Perugia advances to Arezzo\nEjército Florencia apoya ejército Perugia\n"
        "A rome H\nto be or not to be\nrecruit garrison Pisa"
    )
    page.get_by_role("button", name="Read it").click()
    refused = page.get_by_role("list", name="Not understood")
    expect(refused).to_contain_text("Line 3: A rome H")
    expect(refused).to_contain_text("You have no such unit")
    expect(refused).to_contain_text("Line 4: to be or not to be")
    expect(page.get_by_role("list", name="Understood", exact=True).locator("li")).to_have_count(3)
    page.get_by_role("button", name="Take as my orders").click()
    expect(ana.order("army in Perugia")).to_have_value("advance arezzo false")
    expect(ana.order("army in Florence")).to_have_value("support A perugia false")
    expect(page.locator("[data-left]")).to_have_text("57")


def look_around(ana: MachiavelliPlayer) -> None:
    """A province tells about itself in every phase."""
    ana.point('[data-city="verona"]')
    card = ana.page.locator('[data-card="verona"]')
    expect(card).to_contain_text("Belongs to Venice")
    expect(card).to_contain_text("army of Venice")
    expect(card).to_contain_text("Borders on")
    card.get_by_role("button", name="Close").click()
    expect(ana.page.locator("[data-card].pinned")).to_have_count(0)
    expect(ana.dock).to_contain_text("Cities 1 / 50")
    ana.open("Powers")
    expect(ana.page.locator('[data-garrisoned="0"]')).to_have_text("1")
    expect(ana.page.locator('[data-held="0"]')).to_have_text("3")
    expect(ana.page.get_by_text("Win: 50 cities with a garrison")).to_be_visible()


def draft_in_diplomacy(ana: MachiavelliPlayer) -> None:
    """Orders are written from the first moment and kept by the server."""
    ana.writes()
    expect(ana.lit).to_have_count(5)
    ana.order("army in Perugia").select_option("advance arezzo false")
    expect(ana.dock.locator("[data-saved=saved]")).to_be_visible()
    ana.page.evaluate("sessionStorage.clear()")
    ana.page.reload()
    ana.writes()
    expect(ana.order("army in Perugia")).to_have_value("advance arezzo false")
    expect(ana.page.get_by_text("When the time is up, this draft counts.")).to_be_visible()
    ana.order("army in Perugia").select_option("")


def change_ones_mind(ana: MachiavelliPlayer) -> None:
    """Being ready can be taken back, and says who is not."""
    ana.be_ready()
    expect(ana.dock).to_contain_text("You are ready.")
    expect(ana.dock).to_contain_text("Not ready: Venice")
    ana.press("Ready (tap to take it back)")
    expect(ana.dock).not_to_contain_text("You are ready.")


def write_a_letter(ana: MachiavelliPlayer, ben: MachiavelliPlayer) -> None:
    """From the power's row on the scoreboard, and read over the map of a phone."""
    ana.open("Powers")
    ana.page.get_by_role("button", name="Letters with Venice").click()
    letters = ana.page.get_by_role("dialog")
    letters.get_by_label("Write to Venice").fill("Padua is yours")
    letters.get_by_role("button", name="Send").click()
    letters.get_by_role("button", name="Close").click()
    ben.open("Powers")
    ben.user.press(ben.page.get_by_role("button", name="Letters with Florence: 1 unread"))
    letters = ben.page.get_by_role("dialog")
    expect(letters.get_by_text("Padua is yours")).to_be_visible()
    expect(letters.get_by_role("heading", name="Turn 1, spring 1454")).to_be_visible()
    expect(letters).to_be_visible()
    ben.user.press(letters.get_by_role("button", name="Close"))
    expect(ben.page.locator("[data-letters] .unread")).to_have_count(0)
    ben.open("Orders")
    ana.open("Orders")


def first_turn(ana: MachiavelliPlayer) -> None:
    """Advance, support, convoy, siege, an order that is removed, retreats, and a garrison."""
    expect(ana.lit).to_have_count(5)
    why_not(ana)
    ana.advance("A perugia", "arezzo")
    expect(ana.order("army in Perugia")).to_have_value("advance arezzo false")
    ana.choose("A florence")
    ana.press("Support")
    ana.choose("A perugia")
    expect(ana.order("army in Florence")).to_have_value("support A perugia false")
    ana.choose("A pisa")
    expect(ana.page.locator('[data-by-ship="corsica"]')).to_be_visible()
    ana.press("Choose again")
    ana.advance("A pisa", "corsica")
    ana.choose("F ligurian_sea")
    ana.press("Convoy")
    ana.choose("A pisa")
    expect(ana.order("fleet in Ligurian Sea")).to_have_value("convoy A pisa false")
    expect(ana.page.locator("path.way")).to_have_count(4)
    ana.choose("A lucca")
    ana.press("Besiege")
    ana.choose("G florence")
    ana.press("Hold")
    ana.choose("G florence")
    ana.press("Remove the order")
    expect(ana.order("garrison in Florence")).to_have_value("")
    row = ana.sheet.locator("li").filter(has=ana.order("army in Perugia"))
    row.get_by_text(re.compile("^Retreats")).click()
    row.get_by_role("button", name="Remove: Urbino").click()
    expect(row.get_by_role("button", name="Suggest")).to_be_visible()
    recruit(ana)
    ana.send()


def read_papers(ben: MachiavelliPlayer) -> None:
    """On a phone the sheet opens over most of the map; a unit chosen on it goes back to the map."""
    ben.open("Orders")
    papers = box_of(ben.page.locator(".papers"))
    assert papers["height"] >= READABLE_PAPERS
    ben.user.press(ben.page.get_by_label("Choose on the map: army in Verona"))
    expect(ben.page.locator("[data-action=pull]")).to_have_attribute("aria-expanded", "false")
    ben.press("Choose again")
    ben.user.press(ben.page.get_by_role("button", name="Orders", exact=True))
    expect(ben.page.locator(".papers")).not_to_be_visible()


def why_not(ana: MachiavelliPlayer) -> None:
    """An impossible order is explained, and the unit stays chosen."""
    ana.choose("A florence")
    ana.page.locator('[data-province="bari"]').press("Enter")
    expect(ana.dock).to_contain_text("cannot go to Bari: not adjacent")
    ana.press("Choose again")


def recruit(ana: MachiavelliPlayer) -> None:
    """The same is offered once, and the forecast of the spring includes it."""
    left = ana.page.locator("[data-left]")
    expect(left).to_have_text("60")
    expect(ana.page.get_by_text("+5 from garrisoned cities, −16 for units")).to_be_visible()
    ana.pay("Recruit", "garrison, Perugia", 3)
    expect(left).to_have_text("57")
    expect(ana.dock).to_contain_text("Paying 3 of 60 ducats: Recruit in Perugia: garrison.")
    expect(ana.page.get_by_text("+7 from garrisoned cities, −17 for units")).to_be_visible()
    offered = ana.page.get_by_label("For whom or where")
    expect(offered).to_contain_text("Pisa")
    expect(offered).not_to_contain_text("Perugia")


def look_back(ana: MachiavelliPlayer) -> None:
    """The turn by power with its reasons, and stage by stage on the map as it was."""
    page = ana.page
    report = page.get_by_role("region", name="Florence", exact=True)
    expect(report).to_contain_text("army in Perugia advances to Arezzo.")
    expect(report).to_contain_text("army in Florence supports the army in Perugia going to Arezzo.")
    expect(report).to_contain_text("garrison in Florence holds.")
    expect(page.locator(".report section").first).to_have_attribute("aria-label", "Florence")
    report.get_by_role("button", name="army in Perugia advances to Arezzo.").click()
    expect(page.locator('[data-province="arezzo"].lit')).to_be_visible()
    expect(page.locator('[data-unit="A arezzo"]')).to_be_visible()
    expect(page.locator("[data-playback]")).to_have_count(0)
    page.get_by_role("button", name="Watch on the map").click()
    expect(page.locator("[data-playback=orders]")).to_contain_text("Turn 1, spring 1454")
    expect(page.locator('[data-unit="A perugia"]')).to_be_visible()
    while page.locator("[data-playback=moves]").count() == 0:
        page.get_by_role("button", name="Next stage").click()
    expect(page.locator('[data-unit="A arezzo"]')).to_be_visible()
    take_a_picture(ana)
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator("[data-playback]")).to_have_count(0)


def take_a_picture(ana: MachiavelliPlayer) -> None:
    page = ana.page
    page.locator("[data-playback] [data-action=picture]").click()
    dialog = page.get_by_role("dialog", name="Picture")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save as PNG").click()
    assert download.value.suggested_filename == "machiavelli-turn-1-spring-1454.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    dialog.get_by_role("button", name="Close").click()


def try_out(ana: MachiavelliPlayer) -> None:
    """“What if” sends nothing, but its orders can be copied to the sheet."""
    page = ana.page
    ana.writes()
    ana.order("army in Florence").select_option("advance bologna false")
    ana.open("What if?")
    tried = page.get_by_role("list", name="Orders to try")
    expect(tried).to_contain_text("army in Florence advances to Bologna.")
    outcome = page.get_by_role("list", name="What would happen")
    expect(outcome).to_be_visible()  # units can be chosen once the server has answered
    ana.advance("A arezzo", "urbino")
    expect(outcome).to_contain_text("Florence: army from Arezzo to Urbino.")
    page.get_by_label("Show the position afterwards").check()
    expect(page.locator('[data-unit="A urbino"]')).to_be_visible()
    page.get_by_role("button", name="Make mine my draft").click()
    ana.writes()
    expect(ana.order("army in Arezzo")).to_have_value("advance urbino false")


def second_turn(ana: MachiavelliPlayer) -> None:
    """By the list as well as on the map; a bribe, an assassination, ducats for a neighbour."""
    page = ana.page
    ana.order("army in Florence").select_option("advance bologna false")
    ana.order("army in Lucca").select_option("hold  false")
    ana.pay("Bribe", "army of Tunis in Tunis", 15)
    ana.pay("Assassinate", "Palermo", 6)
    form = page.get_by_role("form", name="Pay for something")
    form.get_by_label("What for").select_option(label="Send ducats")
    form.get_by_label("For whom or where").select_option(label="Venice")
    form.get_by_label("Ducats").fill("2")
    form.get_by_role("button", name="Add for 2 ducats").click()
    expect(page.get_by_text("2 ducats to Venice", exact=True)).to_be_visible()
    ana.send(asked=True)
    expect(ana.dock).to_contain_text("Your sheet is in")


def watch_what_if(ana: MachiavelliPlayer) -> None:
    ana.open("What if?")
    ana.choose("G florence")


def still_trying(ana: MachiavelliPlayer) -> None:
    """A unit chosen when a turn begins stays chosen; what the last turn tried is cleared."""
    expect(ana.dock).to_contain_text("garrison in Florence: choose")
    expect(ana.page.get_by_role("list", name="What would happen")).to_have_count(0)
    ana.choose("A bologna")
    expect(ana.dock).to_contain_text("army in Bologna: choose")


def third_turn(ana: MachiavelliPlayer) -> None:
    """A garrison becomes an army, famine is relieved, the bribed unit takes orders."""
    ana.writes()
    expect(ana.order("army in Tunis")).to_be_visible()
    ana.choose("G perugia")
    ana.press("Become army")
    ana.pay("Against famine", "Florence", 3)
    ana.press("Send the sheet")
    dialog = ana.page.get_by_role("dialog", name="units have no order")
    expect(dialog).to_contain_text("army in Tunis")
    ana.user.press(dialog.get_by_role("button", name="Back to my orders"))
    expect(ana.dock).not_to_contain_text("Your sheet is in")
    ana.send(asked=True)
