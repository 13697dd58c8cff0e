"""Allowed field types, and the generated state copier."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import new_class
from typing import Annotated, Any, Literal, TypeVar

import pytest
from msgspec import Struct

from ludoteca import Event, Move, Seat, State
from ludoteca.kernel.value_types import field_types, is_fixed, list_depth


class Suit(Enum):
    HEARTS = "h"


class Card(Struct, frozen=True):
    suit: Suit
    rank: int


class Loose(Struct):
    rank: int


class Bag(Struct, frozen=True):
    cards: list[int]


FIXED = [
    int, str, bool, float, bytes, type(None), Suit, Seat, Card, Literal["a", 1], int | None,
tuple[()], tuple[int, ...], tuple[Seat, str], tuple[Card, ...] | None,
    tuple[tuple[int, ...], ...], Annotated[tuple[int, int], "a pair"],
]  # fmt: skip
LISTS = [
    (list[int], 1),
    (list[Seat | None], 1),
    (list[Card], 1),
    (list[tuple[int, int]], 1),
    (Annotated[list[int], "marked"], 1),
    (list[list[int]], 2),
    (list[Annotated[list[int], "marked"]], 2),
    (list[list[list[str]]], 3),
]
REFUSED = [
    dict[str, int], set[int], frozenset[int], list, tuple, dict, object, Any, Loose, Bag,
    tuple[list[int], ...], tuple[Loose, ...], list[int] | None, list[dict[str, int]], list[Loose],
    Callable[[], int], TypeVar("Any thing"), list[set[int]], Annotated[set[int], "marked"],
]  # fmt: skip


@pytest.mark.parametrize("hint", FIXED, ids=str)
def test_scalars_frozen_structs_and_tuples_of_them_never_change(hint: Any) -> None:
    assert is_fixed(hint)
    assert list_depth(hint) == 0


@pytest.mark.parametrize(("hint", "depth"), LISTS, ids=str)
def test_lists_of_fixed_values_change_and_are_copied_to_their_depth(hint: Any, depth: int) -> None:
    assert not is_fixed(hint)
    assert list_depth(hint) == depth


@pytest.mark.parametrize("hint", REFUSED, ids=str)
def test_everything_else_is_neither_fixed_nor_copied(hint: Any) -> None:
    assert not is_fixed(hint)
    assert list_depth(hint) is None


@pytest.mark.parametrize("hint", REFUSED, ids=str)
def test_a_state_with_such_a_field_is_refused_when_the_class_is_made(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"^Wrong\.field: a state is made of scalars"):
        make(State, hint)


@pytest.mark.parametrize("base", [Move, Event])
@pytest.mark.parametrize("hint", [hint for hint, _ in LISTS] + REFUSED, ids=str)
def test_a_move_or_event_that_could_change_later_is_refused(base: type, hint: Any) -> None:
    with pytest.raises(TypeError, match=r"^Wrong\.field: .* may change later"):
        make(base, hint)


def make(base: type, hint: Any) -> Any:
    body = {"__annotations__": {"field": hint}, "__module__": __name__}
    return new_class("Wrong", (base,), {}, lambda namespace: namespace.update(body))


def test_the_fields_of_a_struct_are_told_with_their_marks() -> None:
    class Places(Struct):
        seat: Seat
        card: Card

    assert field_types(Places) == {"seat": Seat, "card": Card}


class Everything(State):
    number: int = 7
    sheet: tuple[int, ...] = (1, 2)
    card: Card = Card(Suit.HEARTS, 3)
    flat: list[int]
    deep: list[list[int]]
    deeper: list[list[list[int]]]


def everything() -> Everything:
    return Everything(flat=[1, 2], deep=[[3], []], deeper=[[[4], [5]], []])


def test_a_copy_is_equal_and_keeps_its_class() -> None:
    copy = everything().copy()
    assert type(copy) is Everything
    assert copy == everything()


CHANGES: dict[str, Callable[[Everything], object]] = {
    "a scalar": lambda draft: setattr(draft, "number", 8),
    "a kernel scalar": lambda draft: setattr(draft, "round", 8),
    "an item": lambda draft: draft.flat.append(9),
    "a list": lambda draft: draft.deep.append([9]),
    "an item of a list of a list": lambda draft: draft.deep[0].append(9),
    "a list of a list": lambda draft: draft.deeper[1].append([9]),
    "an item at the deepest": lambda draft: draft.deeper[0][1].append(9),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_written_on_a_copy_leaves_the_state_as_it_was(change: str) -> None:
    state = everything()
    draft = state.copy()
    CHANGES[change](draft)
    assert draft != everything()
    assert state == everything()


def test_a_copy_shares_what_never_changes() -> None:
    state = everything()
    copy = state.copy()
    assert copy.sheet is state.sheet
    assert copy.card is state.card
