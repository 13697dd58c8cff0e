"""The sheet a seat sends each turn: orders for its units, expenses, a disbanding list."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..adjudicator.types import Action
from ..map.board import KindName
from ..map.map_document import Id

MAX_ORDERS, MAX_RETREATS, MAX_EXPENSES = 100, 20, 50
UNIT = r"^(G|[AF]([2-9]|[1-9][0-9])?) ([a-z][a-z0-9_]*)$"
UnitName: TypeAlias = Annotated[str, Meta(pattern=UNIT, max_length=46)]
"""A unit by kind and province: `A modena`. Of several armies and fleets in a province the second
is called `A2 modena` or `F2 modena`, and so on (B-10)."""
Ducats: TypeAlias = Annotated[int, Meta(ge=1, le=999)]


class Command(Struct, frozen=True):
    """An order for one unit, and its preferred retreats, best first."""

    unit: UnitName
    action: Action = "hold"
    target: str = ""
    """A province to advance to, a unit to support or convoy, a kind of unit to convert into."""
    via: bool = False
    """Go by convoy even where there is a way by land."""
    retreats: Annotated[tuple[Id, ...], Meta(max_length=MAX_RETREATS)] = ()


class Expense(Struct, frozen=True, tag_field="expense"):
    """An expense (rules A.4)."""


class Transfer(Expense, frozen=True, tag="transfer"):
    to: Id
    amount: Ducats
    note: Annotated[str, Meta(max_length=100)] = ""


class Assassinate(Expense, frozen=True, tag="assassinate"):
    target: Id
    amount: Literal[6, 12, 18]
    numbers: tuple[int, ...]


class Bribe(Expense, frozen=True, tag="bribe"):
    unit: UnitName
    retreats: Annotated[tuple[Id, ...], Meta(max_length=MAX_RETREATS)] = ()


class Relieve(Expense, frozen=True, tag="relieve"):
    """Famine relief: in autumn it protects against the coming famine, in spring it lifts the ban
    on recruiting."""

    province: Id


class Recruit(Expense, frozen=True, tag="recruit"):
    kind: KindName
    city: Id


AnyExpense: TypeAlias = Transfer | Assassinate | Bribe | Relieve | Recruit


class Sheet(Struct, frozen=True):
    orders: tuple[Command, ...] = ()
    expenses: tuple[AnyExpense, ...] = ()
    disband: tuple[UnitName, ...] = ()
    """Units to disband first when upkeep cannot be paid; valid until another list is sent."""


NOTHING = Sheet()
