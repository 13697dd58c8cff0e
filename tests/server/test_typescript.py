"""TypeScript from structs: types, optional fields, comments, and the types of a small game."""

from __future__ import annotations

from decimal import Decimal
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from ludoteca import (
    About,
    Event,
    FixedRounds,
    Game,
    Move,
    Options,
    RoundRules,
    Seat,
    State,
    View,
)
from ludoteca.server.wire.game_types import GameTypes
from ludoteca.server.wire.struct_types import Names, contained, declaration, union


class Suit(Enum):
    RED = "red"
    BLUE = "blue"


class Card(Struct, frozen=True):
    id: str


class Everything(Struct, frozen=True):
    """All kinds of fields."""

    text: str
    number: int | float
    """None is not a number."""
    seat: Seat | None
    card: Card
    cards: tuple[Card, ...]
    pair: tuple[int, Card | None]
    rows: tuple[tuple[int, ...], ...]
    changing: list[str]
    by_name: dict[str, Card]
    suit: Suit
    size: Literal[1, 2]
    anything: Any
    named: Annotated[Any, Meta(extra_json_schema={"typescript": "View"})]


class Sparse(Struct, frozen=True, omit_defaults=True):
    always: int
    sometimes: int = 0


class Full(Struct, frozen=True, tag="full", tag_field="kind"):
    always: int
    sometimes: int = 0


NAMES: Names = {Card: "Card", Everything: "Everything", Sparse: "Sparse", Full: "Full"}


def test_every_kind_of_field_has_a_type() -> None:
    assert declaration(Everything, NAMES) == (
        "/** All kinds of fields. */\n"
        "export type Everything = {\n"
        "  text: string;\n"
        "  /** null is not a number. */\n"
        "  number: number;\n"
        "  seat: number | null;\n"
        "  card: Card;\n"
        "  cards: readonly Card[];\n"
        "  pair: readonly [number, Card | null];\n"
        "  rows: readonly (readonly number[])[];\n"
        "  changing: string[];\n"
        "  by_name: Record<string, Card>;\n"
        '  suit: "red" | "blue";\n'
        "  size: 1 | 2;\n"
        "  anything: unknown;\n"
        "  named: View;\n"
        "};\n"
    )


def test_what_has_no_type_is_refused() -> None:
    class Odd(Struct):
        price: Decimal

    with pytest.raises(TypeError, match="no TypeScript for"):
        declaration(Odd, {Odd: "Odd"})


@pytest.mark.parametrize(
    ("struct", "is_sent_by_browsers", "field"),
    [
        (Sparse, False, "sometimes?: number;"),
        (Full, False, "sometimes: number;"),
        (Full, True, "sometimes?: number;"),
    ],
)
def test_fields_with_defaults_may_be_missing_where_nobody_writes_them(
    struct: type[Struct], is_sent_by_browsers: bool, field: str
) -> None:
    text = declaration(struct, NAMES, is_sent_by_browsers=is_sent_by_browsers)
    assert f"  {field}\n" in text
    assert "  always: number;\n" in text


def test_tags_become_literals() -> None:
    assert '  kind: "full";\n' in declaration(Full, NAMES)


def test_secret_fields_may_hold_a_mark() -> None:
    assert "  id: string | Kept;\n" in declaration(Card, NAMES, secret=("id",))


def test_parts_stand_before_wholes_and_only_once() -> None:
    assert list(contained(Everything, Card)) == [Card, Everything]


def test_unions_have_a_line_for_each_member() -> None:
    assert union("Either", ["Card", "Full"]) == "export type Either =\n  | Card\n  | Full;\n"


# The types of a game


class TinyState(State):
    pass


class TinyView(View):
    left: int


class Taken(Event, secret=("card",)):
    seat: Seat
    card: int | None


class Take(Move):
    count: int = 1


class TinyOptions(Options):
    secret = ("words",)
    words: tuple[str, ...] = ()


def game_with(**parts: Any) -> Game:
    about = About(id="tiny_game", seats=(2, 2), options=TinyOptions, locale=Path())
    given: dict[str, Any] = {
        "about": about,
        "state": TinyState,
        "moves": (Take,),
        "events": (Taken,),
        "rounds": RoundRules(),
        "rules": FixedRounds(1),
        "view": lambda state, seat, ctx: TinyView.of(state, seat),
    }
    return Game(**given | parts)


def test_a_game_gathers_its_types_under_one_name() -> None:
    text = GameTypes(game_with()).typescript("@/net/wire")
    assert 'import type { FreeLeaf, Kept, KernelEvent } from "@/net/wire";\n' in text
    assert "export type TinyMove =\n  | Take;\n" in text
    assert "export type TinyEvent =\n  | KernelEvent\n  | Taken;\n" in text
    assert "  words: readonly string[] | Kept;\n" in text
    assert text.endswith(
        "export interface TinyTypes {\n"
        "  view: TinyView;\n"
        "  event: TinyEvent;\n"
        "  move: TinyMove;\n"
        "  options: TinyOptions;\n"
        "  free: FreeLeaf;\n"
        "  scenery: null;\n"
        "  outcome: null;\n"
        "  report: null;\n"
        "}\n"
    )


def test_hints_of_free_fields_are_told_apart_by_their_kind() -> None:
    text = GameTypes(game_with(hints={"card": Card})).typescript("@/net/wire")
    assert 'export type TinyFree =\n  | ({ free: "card" } & Card);\n' in text
    assert "  free: TinyFree;\n" in text


def test_a_view_that_is_declared_nowhere_is_the_common_one() -> None:
    types = GameTypes(game_with(view=len))
    assert types.prefix == "TinyGame"
    assert "  view: View;\n" in types.typescript("@/net/wire")


def test_two_types_of_one_name_are_refused() -> None:
    class Card(Event):
        seat: Seat

    with pytest.raises(TypeError, match="tiny_game: two types are called Card"):
        GameTypes(game_with(events=(Card,), hints={"card": globals()["Card"]}))
