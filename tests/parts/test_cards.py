"""Cards: drawing, dealing, recycling; each card is always in one place."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import FastChance, seed_from_int
from ludoteca.parts.cards import (
    DECK,
    DISCARD,
    NO_CARD,
    deal,
    draw,
    first_in,
    gather,
    held,
    move_all,
    recycle,
    swap,
)

CHANCE = FastChance(seed_from_int(0))
PLACES = st.lists(st.sampled_from([DECK, DISCARD, 0, 1, 2]), min_size=1, max_size=40)


def test_held_lists_the_cards_of_a_place_in_order() -> None:
    assert held([1, DECK, 1, 0], 1) == [0, 2]


def test_first_in_finds_a_card_or_none() -> None:
    assert first_in([1, DECK, 1, 0], 1, (1, 2, 0)) == 2
    assert first_in([1, DECK, 1, 0], 0, (0, 1)) == NO_CARD


def test_what_is_moved_is_told() -> None:
    places = [1, DECK, 1, 0]
    assert move_all(places, 1, DISCARD) == [0, 2]
    assert places == [DISCARD, DECK, DISCARD, 0]


def test_recycling_keeps_the_card_on_top() -> None:
    places = [DISCARD, DISCARD, 0, DISCARD]
    assert recycle(places, keep=3) == 2
    assert places == [DECK, DECK, 0, DISCARD]


def test_swapped_places_leave_all_others_alone() -> None:
    places = [0, 1, 2, DECK, 0]
    swap(places, 0, 1)
    assert places == [1, 0, 2, DECK, 1]


# Deck and discard pile, cards to draw: drawn, recycled.
DRAWS = [
    ([DECK, DECK, DISCARD], 1, 1, 0),
    ([DECK, DECK, DISCARD], 2, 2, 0),
    ([DECK, DISCARD, DISCARD], 3, 3, 2),
    ([DECK, DISCARD, 5], 3, 2, 1),
    ([5, 5, 5], 2, 0, 0),
]


@pytest.mark.parametrize(("places", "count", "drawn", "recycled"), DRAWS)
def test_an_empty_deck_is_made_of_the_discard_pile(
    places: list[int], count: int, drawn: int, recycled: int
) -> None:
    cards, number = draw(places, 0, count, CHANCE)
    assert (len(cards), number) == (drawn, recycled)
    assert all(places[card] == 0 for card in cards)


@given(PLACES, st.integers(0, 12))
def test_drawing_neither_loses_nor_doubles_a_card(places: list[int], count: int) -> None:
    before = Counter(places)
    cards, _ = draw(places, 0, count, CHANCE)
    assert len(cards) == len(set(cards)) == min(count, before[DECK] + before[DISCARD])
    assert Counter(places)[0] == before[0] + len(cards)
    assert sum(Counter(places).values()) == sum(before.values())


def test_everybody_is_dealt_the_same_number() -> None:
    places = [DISCARD] * 20
    gather(places)
    deal(places, [0, 2], 5, CHANCE)
    assert Counter(places) == {DECK: 10, 0: 5, 2: 5}


def test_every_card_of_the_deck_is_drawn_equally_often() -> None:
    found: Counter[int] = Counter()
    for _ in range(3000):
        found.update(draw([DECK] * 3, 0, 1, CHANCE)[0])
    assert all(900 < found[card] < 1100 for card in range(3))
