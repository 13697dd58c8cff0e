"""Choices: legal moves, random moves, membership and wire rows from a few rows."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import (
    NOTHING,
    Chance,
    Choices,
    Free,
    GameError,
    Move,
    Range,
    Row,
    Text,
    seed_from_int,
)


class Bid(Move):
    count: int
    rank: int


class Say(Move):
    text: str


class Place(Move):
    sheet: tuple[int, int]


class Triple(Move):
    one: int
    two: int
    three: int


class Vow(Move):
    count: int
    text: str


class Fold(Move):
    """A move without fields."""


def even_pair(value: object) -> bool:
    return isinstance(value, tuple) and sum(value) % 2 == 0


EVEN = Free("pair", lambda chance: (chance.below(3) * 2, 4), even_pair, hints=(("sum", 4),))
WORD = Text(5, samples=("cat", "dog"))
BIDS = Bid.where(count=Range(2, 3), rank=[0, 5])

CONTAINED: list[tuple[Row, Move, bool]] = [
    (Bid.where(count=Range(2, 4), rank=5), Bid(2, 5), True),
    (Bid.where(count=Range(2, 4), rank=5), Bid(4, 5), True),
    (Bid.where(count=Range(2, 4), rank=5), Bid(1, 5), False),
    (Bid.where(count=Range(2, 4), rank=5), Bid(5, 5), False),
    (Bid.where(count=Range(2, 4), rank=5), Bid(3, 6), False),
    (Bid.where(count=[1, 3], rank=[0, 9]), Bid(3, 9), True),
    (Bid.where(count=[1, 3], rank=[0, 9]), Bid(2, 9), False),
    (Bid.where(count=[1, 3], rank=[0, 9]), Bid(3, 1), False),
    (Fold.where(), Fold(), True),
    (Fold.where(), Bid(1, 1), False),
    (Place.where(sheet=(1, 2)), Place((1, 2)), True),
    (Place.where(sheet=(1, 2)), Place((2, 1)), False),
    (Place.where(sheet=[(1, 2), (2, 1)]), Place((2, 1)), True),
    (Place.where(sheet=EVEN), Place((1, 3)), True),
    (Place.where(sheet=EVEN), Place((1, 2)), False),
    (Say.where(text="yes"), Say("yes"), True),
    (Say.where(text="yes"), Say("no"), False),
    (Say.where(text=WORD), Say("a"), True),
    (Say.where(text=WORD), Say("abcde"), True),
    (Say.where(text=WORD), Say("abcdef"), False),
    (Say.where(text=WORD), Say(""), False),
    (Say.where(text=WORD), Say("a\nb"), False),
]

WIRE: list[tuple[Row, dict[str, object]]] = [
    (Fold.where(), {}),
    (BIDS, {"count": {"from": 2, "to": 3}, "rank": {"one_of": [0, 5]}}),
    (Bid.where(1, range(0, 7, 3)), {"count": {"is": 1}, "rank": {"one_of": [0, 3, 6]}}),
    (Bid.where(1, None), {"count": {"is": 1}, "rank": {"is": None}}),
    (Say.where(WORD), {"text": {"text": 5}}),
    (Place.where(EVEN), {"sheet": {"free": "pair", "sum": 4}}),
]


def dice() -> Chance:
    return Chance(seed_from_int(1))


@pytest.mark.parametrize(("row", "move", "expected"), CONTAINED)
def test_choices_contain_exactly_what_their_rows_describe(
    row: Row, move: Move, expected: bool
) -> None:
    other = Bid.where(count=100, rank=100)
    assert (move in Choices(row)) is expected
    assert (move in Choices(other, row)) is expected


def test_text_takes_nothing_but_text() -> None:
    assert not WORD.contains(7)


def test_no_choices_are_false_and_contain_nothing() -> None:
    assert not Choices()
    assert not NOTHING
    assert Fold() not in NOTHING
    assert list(NOTHING.legal_moves()) == []
    assert NOTHING.to_wire() == []
    assert Choices(Fold.where())


def test_the_kinds_are_those_of_the_rows() -> None:
    assert Choices(BIDS, Fold.where(), Bid.where(1, 1)).kinds == {Bid, Fold}


def test_the_legal_moves_are_every_combination_row_by_row() -> None:
    moves = list(Choices(BIDS, Fold.where(), Place.where(sheet=(1, 2))).legal_moves())
    assert moves == [Bid(2, 0), Bid(2, 5), Bid(3, 0), Bid(3, 5), Fold(), Place((1, 2))]


def test_choices_are_gone_through_move_by_move() -> None:
    assert list(Choices(BIDS)) == list(Choices(BIDS).legal_moves())


@pytest.mark.parametrize("row", [Say.where(text=WORD), Place.where(sheet=EVEN)])
def test_free_fields_can_be_sampled_but_not_listed(row: Row) -> None:
    assert not row.is_finite
    with pytest.raises(ValueError, match="has free fields"):
        list(Choices(row).legal_moves())
    assert row.contains(row.sample(dice()))


def test_only_rows_without_free_fields_are_finite() -> None:
    assert BIDS.is_finite
    assert Fold.where().is_finite


def test_the_first_move_is_the_first_that_can_be_listed() -> None:
    nothing_left = Bid.where(count=[], rank=1)
    assert Choices(Say.where(text=WORD), nothing_left, BIDS, Fold.where()).first() == Bid(2, 0)


@pytest.mark.parametrize("rows", [(), (Say.where(text=WORD),), (Bid.where(count=[], rank=1),)])
def test_where_nothing_can_be_listed_there_is_no_first_move(rows: tuple[Row, ...]) -> None:
    with pytest.raises(GameError, match="autopilot of its own"):
        Choices(*rows).first()


WEIGHTS: list[tuple[Row, int]] = [
    (Bid.where(Range(1, 3), Range(1, 50)), 3),
    (Bid.where([7, 9], 1), 2),
    (Bid.where(1, Range(1, 50)), 1),
    (Say.where(WORD), 1),
    (Fold.where(), 1),
]


@pytest.mark.parametrize(("row", "weight"), WEIGHTS)
def test_a_row_counts_as_often_as_its_first_field_has_values(row: Row, weight: int) -> None:
    other = Place.where([(1, 2)] * 5)
    choices, chance, weighted = Choices(row, other), dice(), dice()
    for _ in range(50):
        drawn = (row, other)[weighted.weighted([weight, 5])].sample(weighted)
        assert choices.sample(chance) == drawn


def test_a_random_move_takes_a_row_first_so_that_none_is_drowned() -> None:
    rows = Place.where([(1, 2), (2, 1)]), Bid.where([1, 2, 3, 4, 5], Range(1, 50)), Fold.where()
    choices, chance, weighted = Choices(*rows), dice(), dice()
    drawn = [choices.sample(chance) for _ in range(800)]
    assert drawn == [rows[weighted.weighted([2, 5, 1])].sample(weighted) for _ in range(800)]
    kinds = Counter(map(type, drawn))
    assert [round(kinds[kind] / 100) for kind in (Place, Bid, Fold)] == [2, 5, 1]


def test_where_there_is_one_row_nothing_is_drawn_to_choose_it() -> None:
    row, one, other = Bid.where([1, 2, 3], 5), dice(), dice()
    assert Choices(row).sample(one) == row.sample(other)
    assert one.position == other.position


def test_every_listed_value_is_sampled_in_time() -> None:
    choices, chance = Choices(BIDS), dice()
    assert {choices.sample(chance) for _ in range(100)} == set(choices.legal_moves())


def test_random_text_is_one_of_the_samples() -> None:
    chance = dice()
    assert {WORD.sample(chance) for _ in range(50)} == {"cat", "dog"}
    assert Text(5).sample(chance) == "?"


@given(number=st.integers(0), low=st.integers(-5, 5), size=st.integers(0, 9))
def test_whatever_is_sampled_is_contained(number: int, low: int, size: int) -> None:
    rows = Bid.where(Range(low, low + size), [1, 2]), Place.where(EVEN), Say.where(WORD)
    choices = Choices(*rows)
    assert choices.sample(Chance(seed_from_int(number))) in choices


@pytest.mark.parametrize(("row", "fields"), WIRE)
def test_clients_get_rows_with_what_each_field_may_be(row: Row, fields: dict[str, object]) -> None:
    wire = Choices(row).to_wire()
    assert wire == [{"move": row.move.tag, "fields": fields}]
    assert json.loads(json.dumps(wire)) == wire


# Dependent fields


def up_to(count: int) -> range:
    return Range(1, count)


DEPENDENT = Bid.where(count=[1, 3], rank=up_to)
PYRAMID = Triple.where(Range(1, 2), lambda one: [one, 5], lambda one, two: one + two)
FAN = Triple.where(Range(1, 2), lambda one: [one, 5], lambda one, *_: Range(0, one))
LAMP = Triple.where(Range(1, 2), lambda one: [one, 5], [7, 8])
LATE = Triple.where(lambda: [1, 2], lambda one: [one, 5], [7, 8])
LAST = Triple.where(lambda: [1, 2], [7, 8], lambda one, *_: [one, 5])


def test_a_field_may_depend_on_those_before_it() -> None:
    listed = [Bid(1, 1), Bid(3, 1), Bid(3, 2), Bid(3, 3)]
    assert list(Choices(DEPENDENT).legal_moves()) == listed
    assert list(PYRAMID.moves()) == [
        Triple(1, 1, 2),
        Triple(1, 5, 6),
        Triple(2, 2, 4),
        Triple(2, 5, 7),
    ]


DEPENDING: list[tuple[Row, Move, bool]] = [
    (DEPENDENT, Bid(3, 3), True),
    (DEPENDENT, Bid(1, 3), False),
    (DEPENDENT, Bid(2, 1), False),
    (PYRAMID, Triple(2, 5, 7), True),
    (PYRAMID, Triple(2, 5, 8), False),
    (PYRAMID, Triple(2, 1, 3), False),
    (FAN, Triple(2, 5, 2), True),
    (FAN, Triple(1, 5, 2), False),
    (LAMP, Triple(2, 5, 8), True),
    (LAMP, Triple(2, 1, 8), False),
    (LATE, Triple(2, 5, 8), True),
    (LATE, Triple(3, 5, 8), False),
]


@pytest.mark.parametrize(("row", "move", "expected"), DEPENDING)
def test_such_a_row_contains_what_goes_together(row: Row, move: Move, expected: bool) -> None:
    assert (move in Choices(row)) is expected


@pytest.mark.parametrize("row", [DEPENDENT, PYRAMID, FAN, LAMP, LATE, LAST])
def test_what_such_a_row_samples_goes_together_too(row: Row) -> None:
    choices, chance = Choices(row), dice()
    assert {choices.sample(chance) for _ in range(200)} == set(choices.legal_moves())


def test_clients_get_rows_whose_fields_do_not_depend_on_each_other() -> None:
    assert Choices(DEPENDENT, Fold.where()).expanded().rows == (
        Bid.where(1, Range(1, 1)),
        Bid.where(3, Range(1, 3)),
        Fold.where(),
    )
    assert Choices(DEPENDENT).to_wire() == [
        {"move": "bid", "fields": {"count": {"is": 1}, "rank": {"from": 1, "to": 1}}},
        {"move": "bid", "fields": {"count": {"is": 3}, "rank": {"from": 1, "to": 3}}},
    ]


def test_a_field_that_looks_at_the_first_fields_only_needs_no_more_rows_than_they_have() -> None:
    assert Choices(FAN).expanded().rows == (
        Triple.where(1, [1, 5], Range(0, 1)),
        Triple.where(2, [2, 5], Range(0, 2)),
    )


@pytest.mark.parametrize("row", [LAMP, LATE])
def test_what_depends_on_nothing_is_told_as_it_is(row: Row) -> None:
    assert Choices(row).expanded().rows == (
        Triple.where(1, [1, 5], [7, 8]),
        Triple.where(2, [2, 5], [7, 8]),
    )


def test_the_first_field_may_be_worked_out_too() -> None:
    assert Choices(LAST).expanded().rows == (
        Triple.where(1, [7, 8], [1, 5]),
        Triple.where(2, [7, 8], [2, 5]),
    )


def test_a_free_field_may_depend_on_those_before_it_and_still_cannot_be_listed() -> None:
    def word(count: int) -> Text:
        return Text(count)

    row = Vow.where(count=[2, 4], text=word)
    assert row.contains(Vow(2, "ab"))
    assert not row.contains(Vow(2, "abc"))
    assert row.contains(row.sample(dice()))
    with pytest.raises(ValueError, match="Vow has free fields"):
        list(row.moves())
    assert Choices(row, Fold.where()).first() == Fold()


def test_a_range_has_both_its_ends() -> None:
    assert list(Range(2, 4)) == [2, 3, 4]


def test_choices_show_their_rows() -> None:
    assert repr(Choices(Bid.where(1, [2]))) == f"Choices({Bid.where(1, [2])!r},)"


WRONG_ROWS: dict[str, Callable[[], Any]] = {
    "contained": lambda: Bid(1, 1) in Choices(Bid.where(1)),
    "told": lambda: Choices(Bid.where(1)).to_wire(),
}


@pytest.mark.parametrize("asked", WRONG_ROWS)
def test_a_row_with_too_few_leaves_is_an_error_and_not_a_choice(asked: str) -> None:
    with pytest.raises(ValueError, match="shorter"):
        WRONG_ROWS[asked]()


def test_a_row_with_too_many_leaves_is_not_told() -> None:
    with pytest.raises(ValueError, match="longer"):
        Choices(Bid.where(1, 2, 3)).to_wire()


def test_hints_that_take_work_are_made_only_for_who_sees_them() -> None:
    asked: list[int] = []

    def hints() -> dict[str, object]:
        asked.append(1)
        return {"pairs": ((0, 4), (2, 4))}

    row = Place.where(sheet=Free("pair", lambda chance: (0, 4), even_pair, hints))
    assert row.contains(Place((0, 4)))
    assert asked == []
    assert Choices(row).to_wire()[0]["fields"]["sheet"] == {
        "free": "pair",
        "pairs": ((0, 4), (2, 4)),
    }
    assert asked == [1]


def test_sealed_choices_hold_samples_in_the_place_of_functions_that_know_too_much() -> None:
    secret = (2, 4)
    row = Place.where(sheet=Free("pair", lambda chance: secret, lambda value: value == secret))
    sealed = pickle.loads(pickle.dumps(Choices(row).sealed(Chance(seed_from_int(1)))))
    assert sealed.sample(Chance(seed_from_int(2))) == Place(secret)
    assert Place(secret) in sealed
    assert Place((0, 4)) not in sealed
    plain, known = Say.where(text=WORD), Place.where(sheet=EVEN)
    assert Choices(plain, known).sealed(Chance(seed_from_int(1))).rows == (plain, known)
