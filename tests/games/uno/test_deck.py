"""The cards: numbers, which fits on which, points (rules 1, 4 and 12)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.uno.deck import CARDS, COLOUR, COLOURS, ID, INDEX, SYMBOL, VALUE, fits, same


def test_there_are_108_cards_and_each_has_an_id_of_its_own() -> None:
    assert CARDS == len(set(ID)) == 108


@pytest.mark.parametrize("colour", range(4))
def test_a_colour_has_25_cards(colour: int) -> None:
    symbols = Counter(SYMBOL[card] for card in range(CARDS) if COLOUR[card] == colour)
    assert symbols == {0: 1, **dict.fromkeys(range(1, 13), 2)}


def test_there_are_four_of_each_wild_card() -> None:
    assert Counter(id.removesuffix(id[-2:]) if id[-1] in "234" else id for id in ID[100:]) == {
        "wild": 4,
        "wild_draw_four": 4,
    }


VALUES = {
    "red_0": 0,
    "blue_1": 1,
    "green_9_2": 9,
    "yellow_skip": 20,
    "red_reverse": 20,
    "blue_draw_two": 20,
    "wild": 50,
    "wild_draw_four_3": 50,
}


@pytest.mark.parametrize(("id", "worth"), VALUES.items())
def test_a_card_counts_its_number_20_or_50(id: str, worth: int) -> None:
    assert VALUE[INDEX[id]] == worth


FITS = [
    ("red_5", "red", "blue_9", False, "neither colour nor number"),
    ("red_5", "red", "red_9", True, "the colour"),
    ("red_5", "red", "blue_5", True, "the number"),
    ("red_skip", "red", "green_skip", True, "the symbol"),
    ("red_skip", "red", "green_reverse", False, "another symbol"),
    ("red_5", "red", "wild", True, "a wild card"),
    ("red_5", "red", "wild_draw_four", True, "a wild card, even as a bluff"),
    ("wild", "green", "green_1", True, "the colour named"),
    ("wild", "green", "red_1", False, "not the colour named"),
    ("wild", "green", "wild_2", True, "wild on wild"),
]


@pytest.mark.parametrize(("top", "colour", "card", "does", "why"), FITS)
def test_what_fits_on_what(top: str, colour: str, card: str, does: bool, why: str) -> None:
    on = COLOURS.index(colour), SYMBOL[INDEX[top]]
    assert fits(INDEX[card], *on) is does, why


def test_twins_are_the_same_and_nothing_else_is() -> None:
    assert same(INDEX["red_5"], INDEX["red_5_2"])
    assert not same(INDEX["red_5"], INDEX["blue_5"])
