"""UNO and TeraDeck in prepared positions: swaps, challenges, catches, operations, and many cards
on the smallest phone."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from ludoteca.kernel import Match
from tests.games.teradeck import positions as teradeck
from tests.games.uno import positions as uno

from .accessibility import assert_accessible
from .card_player import CardPlayer, drag
from .positions import set_position
from .users import Site, Theme, box_of, seat

HOUSE_RULES = {"stacking": True, "seven_zero": True, "jump_in": True}
MATCH_TIME = 1_000_000
"""Later than the end of any of these matches."""
BEN, CLEO = 1, 2
THEMES: tuple[Theme, ...] = ("dark", "light")


class Table:
    """A table of three at which only Ana is connected, so that its position can be set."""

    def __init__(self, site: Site, database: Path, game: str) -> None:
        ana, *others = (site.user(name, own_board=True) for name in ("Ana", "Ben", "Cleo"))
        seat(ana, *others, game=game)
        ana.start()
        for one in others:
            expect(one.table).to_be_visible()
            one.page.close()
        self.ana, self._database = CardPlayer(ana), database

    def arrange(self, position: Match) -> CardPlayer:
        set_position([self.ana.user], self._database, position)
        return self.ana

    def card(self, id: str) -> None:
        self.ana.take(self.ana.page.locator(f"[data-card={id}]"))

    def spot(self, name: str) -> None:
        self.ana.page.locator(f'[data-spot="{name}"]').click()

    def told(self, sentence: str) -> None:
        expect(self.ana.user.log).to_contain_text(sentence)


@pytest.fixture(scope="module")
def uno_table(arranged_site: Site, unloading_server: tuple[str, Path]) -> Table:
    return Table(arranged_site, unloading_server[1], "uno")


@pytest.fixture(scope="module")
def teradeck_table(arranged_site: Site, unloading_server: tuple[str, Path]) -> Table:
    return Table(arranged_site, unloading_server[1], "teradeck")


def test_a_card_is_played_by_keyboard_and_another_says_why_not(uno_table: Table) -> None:
    hands = ["blue_3 red_2 wild", "green_1 green_2", "yellow_1 yellow_2"]
    ana = uno_table.arrange(uno.position(hands, "red_5"))
    uno_table.card("blue_3")
    expect(ana.dock).to_contain_text("neither the colour nor the symbol")
    ana.page.keyboard.press("Escape")
    expect(ana.dock).to_contain_text("Play a card that fits")
    go_along_to(ana, "red_2")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-card=red_2]")).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("Enter")
    uno_table.told("Ana plays red 2.")


def go_along_to(ana: CardPlayer, card: str) -> None:
    """Move the focus from the first card of the hand to this one."""
    ana.hand.first.focus()
    for _ in range(ana.hand.count()):
        if ana.page.evaluate("document.activeElement.dataset.card") == card:
            return
        ana.page.keyboard.press("ArrowRight")
    raise AssertionError(f"{card} cannot be reached by keyboard")


def test_a_card_is_dragged_on_the_pile(uno_table: Table) -> None:
    hands = ["blue_3 red_9 blue_4", "green_1 green_2", "yellow_1 yellow_2"]
    ana = uno_table.arrange(uno.position(hands, "red_5"))
    drag(ana.page, ana.page.locator("[data-card=red_9]"), ana.page.locator("[data-spot=pile]"))
    uno_table.told("Ana plays red 9.")


def test_a_forgotten_call_is_made_up_for_and_a_false_one_costs_two_cards(uno_table: Table) -> None:
    hands = ["red_2 blue_3", "red_1 green_2 green_3", "yellow_1 yellow_2"]
    ana = uno_table.arrange(uno.position(hands, "red_5"))
    uno_table.card("red_2")
    uno_table.card("red_2")
    ana.button("^Call UNO now!$").click()
    uno_table.told("Ana calls UNO just in time.")
    options = {"false_call": "draw_two"}
    uno_table.arrange(uno.position(["red_2 blue_3 blue_4", *hands[1:]], "red_5", options=options))
    uno_table.card("red_2")
    ana.button("^Call UNO$").click()
    uno_table.card("red_2")
    uno_table.told("Ana calls UNO without a reason.")


def test_a_wild_card_is_played_by_keyboard_with_a_colour(uno_table: Table) -> None:
    hands = ["blue_3 wild blue_4", "green_1 green_2", "yellow_1 yellow_2"]
    ana = uno_table.arrange(uno.position(hands, "red_5"))
    go_along_to(ana, "wild")
    ana.page.keyboard.press("Enter")
    ana.button("^green$").press("Enter")
    uno_table.told("Ana plays wild card and names green.")


def test_a_seven_asks_with_whom_to_swap_hands(uno_table: Table) -> None:
    hands = ["red_7 blue_3 blue_4", "green_1 green_2", "yellow_1 yellow_2 yellow_3"]
    ana = uno_table.arrange(uno.position(hands, "red_5", options=HOUSE_RULES))
    uno_table.card("red_7")
    uno_table.spot("pile")
    expect(ana.dock).to_contain_text("with whom to swap hands")
    uno_table.spot(f"seat/{CLEO}")
    uno_table.told("Ana and Cleo swap hands.")
    expect(ana.page.locator("[data-card=yellow_3]")).to_be_visible()


def test_a_zero_passes_all_hands_on(uno_table: Table) -> None:
    hands = ["red_0 blue_3 blue_4", "green_1 green_2", "yellow_1 yellow_2 yellow_3"]
    ana = uno_table.arrange(uno.position(hands, "red_5", options=HOUSE_RULES))
    uno_table.card("red_0")
    uno_table.card("red_0")
    uno_table.told("Everybody passes the hand on, forwards.")
    expect(ana.page.locator("[data-card=yellow_3]")).to_be_visible()


def test_a_penalty_is_passed_on_by_a_card_of_the_same_kind(uno_table: Table) -> None:
    hands = ["blue_draw_two blue_3 blue_4", "green_1 green_2", "yellow_1 yellow_2"]
    owed = {"penalty": 2}
    ana = uno_table.arrange(
        uno.position(hands, "red_draw_two", phase="penalty", options=HOUSE_RULES, fields=owed)
    )
    expect(ana.button("^Draw 2 cards$")).to_be_visible()
    expect(ana.able).to_have_count(1)
    uno_table.card("blue_draw_two")
    uno_table.spot("pile")
    expect(ana.page.locator(".penalty")).to_have_text("+4")
    expect(ana.dock).to_contain_text("It is the turn of Ben.")


def test_the_same_card_jumps_in_out_of_turn_and_uno_is_called_with_it(uno_table: Table) -> None:
    hands = ["red_5_2 blue_3", "green_1 green_2", "yellow_1 yellow_2"]
    ana = uno_table.arrange(uno.position(hands, "red_5", turn=BEN, options=HOUSE_RULES))
    expect(ana.dock).to_contain_text("You may jump in with the same card.")
    ana.button("^Call UNO$").click()
    uno_table.card("red_5_2")
    uno_table.spot("pile")
    uno_table.told("Ana jumps in.")
    uno_table.told("Ana plays red 5. “UNO!”")


def test_a_forgotten_call_is_caught_while_the_window_is_open(uno_table: Table) -> None:
    hands = ["red_7 blue_3 blue_4", "green_1", "yellow_1 yellow_2"]
    forgotten = {"uncalled": BEN, "window": MATCH_TIME}
    ana = uno_table.arrange(uno.position(hands, "red_5", fields=forgotten))
    expect(ana.dock).to_contain_text("One moment: UNO was not called.")
    assert not ana.has_turn()
    expect(ana.button("UNO")).to_have_count(1)  # three cards in hand: nothing to call
    ana.button("^Catch Ben: no UNO!$").click()
    uno_table.told("Ana catches Ben, who did not call UNO.")
    expect(ana.dock.locator("strong")).to_be_visible()


@pytest.mark.parametrize(("bluffed", "verdict"), [(True, "rightly"), (False, "wrongly")])
def test_a_wild_draw_four_is_challenged(uno_table: Table, bluffed: bool, verdict: str) -> None:
    hands = ["red_7 blue_3 blue_4", "green_1 green_2", "yellow_1 yellow_2"]
    played = {"colour": 3, "penalty": 4, "bluffer": CLEO, "bluffed": bluffed, "former_colour": 1}
    ana = uno_table.arrange(
        uno.position(hands, "wild_draw_four", phase="penalty", options={}, fields=played)
    )
    expect(ana.button("^Draw 4 cards$")).to_be_visible()
    ana.button("^Challenge Cleo$").click()
    uno_table.told(f"Ana challenges Cleo, {verdict}")
    expect(ana.hand).to_have_count(3 if bluffed else 9)


BUGGED = "backend:bugged mobile:bugged"


def test_phishing_sends_each_bug_where_it_is_told_to(teradeck_table: Table) -> None:
    projects = [BUGGED, "backend:free mobile:free", "backend:free"]
    hands = ["op_internal_phishing_1 bug_backend_1", "bug_mobile_1", "bug_mobile_2"]
    ana = teradeck_table.arrange(teradeck.position(hands, projects))
    teradeck_table.card("op_internal_phishing_1")
    expect(ana.dock).to_contain_text("where does the bug of Backend go?")
    teradeck_table.spot(f"module/{CLEO}/backend")
    expect(ana.dock).to_contain_text("where does the bug of Mobile go?")
    ana.button("^It stays there$").click()
    teradeck_table.told("Ana passes the bug of Backend on to Backend of Cleo.")
    bugged = ana.page.locator("[data-spot^='module/'].bugged")
    expect(bugged).to_have_count(2)
    expect(ana.page.get_by_role("img", name="Your Mobile: bugged")).to_be_visible()


def test_a_card_says_why_it_cannot_be_played_and_several_are_discarded(
    teradeck_table: Table,
) -> None:
    hands = ["patch_backend_1 module_mobile_1 bug_backend_1", "bug_mobile_1", "bug_mobile_2"]
    ana = teradeck_table.arrange(teradeck.position(hands, ["", "backend:free", "mobile:free"]))
    for theme in THEMES:
        ana.page.emulate_media(color_scheme=theme)
        assert_accessible(ana.page)
    expect(ana.page.locator("[data-card].dim")).to_have_count(1)
    teradeck_table.card("patch_backend_1")
    expect(ana.dock.get_by_role("status")).to_contain_text("no module it could")
    expect(ana.lit).to_have_count(0)
    teradeck_table.card("patch_backend_1")
    ana.discard(2)
    teradeck_table.told("Ana discards Mobile Module, Backend Bug.")


def test_a_card_says_what_it_does_when_held_up_and_all_do_in_the_gallery(
    teradeck_table: Table,
) -> None:
    hand = "op_end_year_party_1 module_mobile_1"
    ana = teradeck_table.arrange(teradeck.position([hand, "", ""], ["", "", ""]))
    effect = ana.page.locator("[data-card=op_end_year_party_1] .effect")
    expect(effect).to_be_hidden()
    teradeck_table.card("op_end_year_party_1")
    expect(effect).to_have_text("All others discard their hands and miss their next turn.")
    expect(effect).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="All cards").click()
    gallery = ana.page.get_by_role("dialog", name="All cards")
    expect(gallery.get_by_role("listitem")).to_have_count(20)
    expect(gallery.get_by_text("Swap your whole project with that of a rival")).to_be_visible()
    gallery.get_by_role("button", name="Close").click()


def test_the_hand_does_not_cover_the_target_of_phishing_on_a_phone(teradeck_table: Table) -> None:
    projects = ["backend:bugged", "backend:free", "backend:patched mobile:free"]
    ana = teradeck_table.arrange(
        teradeck.position(["op_internal_phishing_1 bug_mobile_1", "", ""], projects)
    )
    ana.page.set_viewport_size({"width": 390, "height": 844})
    teradeck_table.card("op_internal_phishing_1")
    target = ana.page.locator('[data-spot="module/1/backend"]')
    target.click()
    teradeck_table.told("passes the bug of Backend on to Backend of Ben")
    ana.page.set_viewport_size({"width": 1280, "height": 800})


def test_whole_projects_are_swapped_with_stabilised_modules(teradeck_table: Table) -> None:
    projects = ["", "backend:stabilised mobile:bugged", "backend:free"]
    hands = ["op_project_swap_1 bug_backend_1", "bug_mobile_1", "bug_mobile_2"]
    ana = teradeck_table.arrange(teradeck.position(hands, projects))
    teradeck_table.card("op_project_swap_1")
    expect(ana.dock).to_contain_text("choose with whom to swap projects")
    teradeck_table.spot(f"seat/{BEN}")
    teradeck_table.told("Ana and Ben swap their projects.")
    expect(ana.page.get_by_role("img", name="Your Backend: stabilised")).to_be_visible()


MANY_CARDS = (
    "red_0 red_1 red_2 blue_3 blue_4 blue_5 green_6 green_7 green_8 yellow_9 yellow_skip wild"
)
SMALL_PHONE: ViewportSize = {"width": 320, "height": 640}
SEEN = 30
"""Least width in pixels of a card that the next one does not cover."""


def test_many_cards_stay_readable_on_the_smallest_phone(
    arranged_site: Site, unloading_server: tuple[str, Path]
) -> None:
    ana = CardPlayer(arranged_site.user("Ana", phone=True, own_board=True))
    page = ana.page
    page.set_viewport_size(SMALL_PHONE)
    seat(ana.user, game="uno", bots=("easy",) * 7)
    ana.user.start()
    ana.wait_for_turn()
    others = [f"{colour}_{number}_2" for colour in ("red", "blue") for number in "123"]
    position = uno.position([MANY_CARDS, *others, "green_1 green_2"], "red_5")
    set_position([ana.user], unloading_server[1], position)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SMALL_PHONE["width"]
    expect(ana.hand).to_have_count(12)
    boxes = [box_of(card) for card in ana.hand.all()]
    lines = [(one, two) for one, two in pairwise(boxes) if one["x"] < two["x"]]
    assert min(two["x"] - one["x"] for one, two in lines) >= SEEN
    expect(ana.user.seats.get_by_role("listitem")).to_have_count(7)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert_accessible(page)
