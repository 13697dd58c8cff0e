"""Notation: every move as a line of text, and back."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ludoteca import Move, PlainNotation
from ludoteca.kernel.text.notation import usage

from .tiny import Walk, lane, refused


class Side(StrEnum):
    LEFT = "left"
    FAR_RIGHT = "far right"


class Point(Struct, frozen=True):
    x: int
    label: str


class Everything(Move):
    number: int
    text: str
    maybe: str | None
    yes: bool
    ratio: float
    sheet: tuple[int, ...]
    words: tuple[str, ...]
    points: tuple[Point, ...]
    side: Side
    suit: Literal["hearts", "null"]
    raw: bytes


class Bid(Move):
    count: int
    word: str


class Fold(Move):
    """A move without fields."""


NOTATION = PlainNotation([Everything, Bid, Fold])

WRITTEN: list[tuple[Move, str]] = [
    (Fold(), "fold"),
    (Bid(3, "cat"), "bid 3 cat"),
    (Bid(-3, "sea-horse"), "bid -3 sea-horse"),
    (Bid(3, "niño"), "bid 3 niño"),
    (Bid(3, "a cat"), 'bid 3 "a cat"'),
    (Bid(3, "un niño"), 'bid 3 "un niño"'),
    (Bid(3, ""), 'bid 3 ""'),
    (Bid(3, "7"), 'bid 3 "7"'),
    (Bid(3, "7up"), 'bid 3 "7up"'),
    (Bid(3, "-x"), 'bid 3 "-x"'),
    (Bid(3, "null"), 'bid 3 "null"'),
    (Bid(3, "true"), 'bid 3 "true"'),
    (Bid(3, "NaN"), 'bid 3 "NaN"'),
    (Bid(3, 'say "hi" ]'), 'bid 3 "say \\"hi\\" ]"'),
]
UNREADABLE = [
    "bid",
    "bid 3",
    "bid 3 cat 5",
    "bid cat 3",
    "bid 3 true",
    "bid 3 4",
    "bid 3 cat!",
    'bid 3 "cat',
    'bid 3"cat"',
    "bid 3-4 cat",
    "bid 1.5 cat",
    "bid null cat",
    "bid 3 [",
    "bid " + "[" * 100_000,
    "fold 1",
    "fold x",
]


@pytest.mark.parametrize(("move", "text"), WRITTEN)
def test_a_move_is_written_as_its_tag_and_its_fields(move: Move, text: str) -> None:
    assert NOTATION.format_move(move) == text
    assert NOTATION.parse_move(text) == move


def test_spaces_around_and_between_do_not_matter() -> None:
    assert NOTATION.parse_move("  bid   3 \t cat ") == Bid(3, "cat")


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: text[:20])
def test_what_cannot_be_read_is_refused_with_how_to_write_it(text: str) -> None:
    kind = Fold if text.startswith("fold") else Bid
    with refused("bad_notation", text=text[:80], usage=usage(kind)):
        NOTATION.parse_move(text)


@pytest.mark.parametrize("text", ["", "fly 3", "Bid 3 cat", "x" * 200])
def test_an_unknown_move_is_refused_with_those_there_are(text: str) -> None:
    with refused("unknown_notation", text=text[:80], known="everything, bid, fold"):
        NOTATION.parse_move(text)


def test_usage_names_the_fields() -> None:
    assert usage(Bid) == "bid <count> <word>"
    assert usage(Fold) == "fold"


ANY_TEXT = st.text(st.characters(codec="utf-8"))


@given(
    st.builds(
        Everything,
        number=st.integers(-(2**60), 2**60),
        text=ANY_TEXT,
        maybe=st.none() | ANY_TEXT,
        yes=st.booleans(),
        ratio=st.floats(allow_nan=False),
        sheet=st.lists(st.integers(-9, 99)).map(tuple),
        words=st.lists(ANY_TEXT).map(tuple),
        points=st.lists(st.builds(Point, x=st.integers(0, 9), label=ANY_TEXT)).map(tuple),
        side=st.sampled_from(Side),
        suit=st.sampled_from(["hearts", "null"]),
        raw=st.binary(),
    )
)
def test_every_move_is_read_back_from_its_notation(move: Everything) -> None:
    text = NOTATION.format_move(move)
    assert "\n" not in text
    assert NOTATION.parse_move(text) == move


class Shorthand:
    """A game's own notation."""

    def format_move(self, move: Move) -> str:
        assert isinstance(move, Walk)
        return "w" * move.steps

    def parse_move(self, text: str) -> Move:
        return Walk(len(text))


def test_a_game_may_have_a_notation_of_its_own() -> None:
    text = lane(notation=Shorthand()).text
    assert text.format_move(Walk(3)) == "www"
    assert text.parse_move("ww") == Walk(2)
