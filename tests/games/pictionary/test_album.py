"""The album of the bots: every drawing is of a shipped word, and can be drawn."""

from __future__ import annotations

from itertools import accumulate

import pytest

from ludoteca.games.pictionary.bots.album import album, pages, sketch, strokes_of
from ludoteca.games.pictionary.bots.hand import box, drawn_by_hand
from ludoteca.games.pictionary.moves.drawing import MOST_PACKETS, is_stroke
from ludoteca.games.pictionary.state import PAPER
from ludoteca.games.pictionary.words import THEMES, load
from ludoteca.kernel import FastChance, seed_from_int

LEAST = 300
LEAST_OF_A_THEME = 15
MOST_STROKES = 40
LONGEST = 12_000
"""Paper units of all strokes: a quick drawing, not a work of art."""
SHORTEST = 10
LARGEST = 350
"""A drawing takes at least this much of the paper, in one direction."""


def test_the_album_has_300_drawings_of_shipped_words() -> None:
    themes = {word.text: word.theme for word in load("en")}
    assert len(album()) >= LEAST
    for theme, page in pages().items():
        assert {themes.get(word) for word in page.words} == {theme}
        assert len(page.words) >= LEAST_OF_A_THEME
        assert page.emblem
    assert list(pages()) == list(THEMES)


def test_no_drawing_is_there_twice() -> None:
    drawings = list(album().values())
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("word", [*album(), *THEMES])
def test_a_drawing_is_quickly_drawn(word: str) -> None:
    strokes = sketch(word, word)
    assert 0 < len(strokes) <= MOST_STROKES
    assert all(max(box([stroke])[2:]) >= SHORTEST for stroke in strokes)
    assert max(box(strokes)[2:]) >= LARGEST
    packets = drawn_by_hand(strokes, FastChance(seed_from_int(1)))
    assert sum(packet.length for packet in packets) <= LONGEST


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_draws_what_the_rules_allow(seed: int) -> None:
    for number, word in enumerate(album()):
        packets = drawn_by_hand(sketch(word, ""), FastChance(seed_from_int(1000 * seed + number)))
        assert len(packets) <= MOST_PACKETS
        assert all(is_stroke(packet.points) for packet in packets)
        assert not packets[0].joined


def test_a_hand_never_draws_the_same_twice_and_draws_all_of_it() -> None:
    strokes = sketch("house", "")
    drawn = [drawn_by_hand(strokes, FastChance(seed_from_int(seed))) for seed in range(20)]
    assert len({tuple(packets) for packets in drawn}) == 20
    for packets in drawn:
        assert sum(not packet.joined for packet in packets) == len(strokes)


SHAPES = [
    ("l 0 0 10 20", [((0, 0), (10, 20))]),
    ("p 0 0 10 0 10 10", [((0, 0), (10, 0), (10, 10), (0, 0))]),
    ("r 0 0 10 20", [((0, 0), (10, 0), (10, 20), (0, 20), (0, 0))]),
    ("L 100 0 200 50", [((100, 0), (200, 50)), ((900, 0), (800, 50))]),
    ("l -5 0 10 2000", [((0, 0), (10, PAPER))]),
]


@pytest.mark.parametrize(("shape", "strokes"), SHAPES)
def test_a_shape_is_read(shape: str, strokes: list[tuple[tuple[int, int], ...]]) -> None:
    assert list(strokes_of(shape)) == strokes


@pytest.mark.parametrize("shape", ["s 0 0 50 80 100 0", "c 0 0 50 80 100 0"])
def test_a_curve_goes_through_its_points(shape: str) -> None:
    (curve,) = strokes_of(shape)
    assert {(0, 0), (50, 80), (100, 0)} <= set(curve)
    assert (curve[0] == curve[-1]) == shape.startswith("c")


@pytest.mark.parametrize("shape", ["", "x 1 2", "l 1", "l 1 2", "o 1 2", "l a b c d", "r 1 2 3"])
def test_what_is_no_shape_is_refused(shape: str) -> None:
    with pytest.raises(ValueError, match=r"not a shape|not enough"):
        list(strokes_of(shape))


def test_points_of_packets_add_up() -> None:
    """The drawer finds its place in a drawing by the points on the paper."""
    packets = drawn_by_hand(sketch("cat", ""), FastChance(seed_from_int(3)))
    ends = list(accumulate(len(packet.points) for packet in packets))
    assert ends == sorted(set(ends))
