"""Forms and menus."""

from typing import Any

import pytest

from ludoteca import (
    Choices,
    FastChance,
    Free,
    Move,
    Range,
    Row,
    Text,
    game,
    seed_from_int,
)
from ludoteca.cli.session import Session
from ludoteca.cli.terminal.forms import Form, InvalidValue
from ludoteca.cli.terminal.menu import menu
from ludoteca_liars_hand.game import Bid, Call
from ludoteca_sealed_orders.game import ANY_SHEET, Seal

ENGLISH = Session("en")
CHANCE = FastChance(seed_from_int(0))

ROWS = [
    Bid.where(count=3, rank=Range(4, 5)),
    Bid.where(count=Range(4, 9), rank=Range(0, 5)),
]


def form(*rows: Row) -> Form:
    name = "sealed_orders" if rows[0].move is Seal else "liars_hand"
    return Form(rows, game(name).text.speaker(), ENGLISH.say)


class Tell(Move):
    """A move with fields of every kind."""

    word: str
    place: str
    number: int


TELL = [
    Tell.where(Text(5), ["here", "over_there"], [2, 3, 5]),
    Tell.where(Text(5), "nowhere", 0),
]


@pytest.mark.parametrize(
    ("rows", "usage"),
    [
        (ROWS, "bid <count 3–9> <rank 0–5>"),
        ([Seal.where(sheet=ANY_SHEET)], "seal <sheet>"),
        (TELL, "tell <word> <place here|over_there|nowhere> <number 0|2|3|…>"),
    ],
)
def test_a_form_says_how_its_moves_are_written(rows: list[Row], usage: str) -> None:
    assert form(*rows).usage() == usage


@pytest.mark.parametrize(
    ("rows", "chosen", "hint"),
    [
        (ROWS, [], "3–9"),
        (ROWS, [3], "4 king, 5 ace"),
        (ROWS, [4], "0 nine, 1 ten, 2 jack, 3 queen, 4 king, 5 ace"),
        (TELL, [], "text, up to 5 characters; * for any"),
        (TELL, ["word"], "here, over_there, nowhere"),
        (TELL, ["word", "here"], "2, 3, 5"),
        (TELL, ["word", "nowhere"], "0"),
    ],
)
def test_what_a_field_may_be_depends_on_those_before(
    rows: list[Row], chosen: list[Any], hint: str
) -> None:
    assert form(*rows).hint(chosen, CHANCE) == hint


def test_of_very_many_values_only_some_are_shown() -> None:
    hint = form(Tell.where("a", [f"v{i}" for i in range(1000)], 0)).hint(["a"], CHANCE)
    assert hint.startswith("v0, v1, ")
    assert hint.endswith("v13, …, v999")


@pytest.mark.parametrize(
    ("rows", "chosen", "typed", "value"),
    [
        (ROWS, [], "7", 7),
        (ROWS, [4], "Ace", 5),
        (TELL, [], "hello", "hello"),
        (TELL, ["word"], "OVER_THERE", "over_there"),
        ([Seal.where(sheet=ANY_SHEET)], [], "[0,0,12]", (0, 0, 12)),
        ([Seal.where(sheet=ANY_SHEET)], [], "0 0,12", (0, 0, 12)),
    ],
)
def test_a_field_is_read_by_value_or_by_name(
    rows: list[Row], chosen: list[Any], typed: str, value: object
) -> None:
    assert form(*rows).read(chosen, typed) == value


@pytest.mark.parametrize(
    ("rows", "chosen", "typed"),
    [
        (ROWS, [], "2"),
        (ROWS, [3], "nine"),
        (TELL, [], "too long"),
        (TELL, ["word"], "elsewhere"),
        ([Seal.where(sheet=ANY_SHEET)], [], "0 0"),
        ([Seal.where(sheet=ANY_SHEET)], [], "nonsense"),
        ([Seal.where(sheet=ANY_SHEET)], [], "[" * 100_000),
        ([Seal.where(sheet=ANY_SHEET)], [], '{"a": 1}'),
    ],
)
def test_what_does_not_fit_a_field_is_refused(
    rows: list[Row], chosen: list[Any], typed: str
) -> None:
    with pytest.raises(InvalidValue):
        form(*rows).read(chosen, typed)


def test_a_form_filled_by_chance_is_a_choice() -> None:
    choices, bid = Choices(*ROWS), form(*ROWS)
    for _ in range(50):
        chosen: list[Any] = []
        while len(chosen) < 2:
            chosen.append(bid.draw(chosen, CHANCE))
        assert bid.move(chosen) in choices


def test_a_menu_goes_by_kinds_of_move() -> None:
    liars_hand = game("liars_hand")
    choices = Choices(ROWS[0], Call.where(), ROWS[1])
    items = menu(liars_hand, choices, liars_hand.text.speaker(), ENGLISH.say)
    assert [item.label for item in items] == ["bid <count 3–9> <rank 0–5>", "Liar!"]
    few = menu(liars_hand, Choices(ROWS[0]), liars_hand.text.speaker(), ENGLISH.say)
    assert [(item.label, item.notation) for item in few] == [
        ("Bid 3 × king", "bid 3 4"),
        ("Bid 3 × ace", "bid 3 5"),
    ]


def test_fields_that_depend_on_others_are_asked_for_too() -> None:
    liars_hand = game("liars_hand")
    choices = Choices(Bid.where(Range(1, 9), lambda count: Range(0, 5) if count > 1 else [5]))
    (item,) = menu(liars_hand, choices, liars_hand.text.speaker(), ENGLISH.say)
    assert item.form is not None
    assert item.form.hint([1], CHANCE) == "5 ace"
    assert item.form.hint([2], CHANCE).startswith("0 nine, 1 ten")


def test_a_free_leaf_keeps_its_limits_in_the_hint() -> None:
    leaf = Free("dot", lambda chance: 5, lambda value: value == 5, hints=(("from", 5),))
    assert form(Tell.where(leaf, "a", 0)).hint([], CHANCE) == "dot, from 5; such as 5; * for any"
