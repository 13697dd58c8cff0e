"""The sheet a seat sends in every turn: orders for its units, expenses, whom to disband first."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..map.map_document import Id

MAX_ORDERS, MAX_RETREATS, MAX_EXPENSES = 100, 20, 50
UNIT = r"^(G|[AF]([2-9]|[1-9][0-9])?) ([a-z][a-z0-9_]*)$"
UnitName: TypeAlias = Annotated[str, Meta(pattern=UNIT, max_length=46)]
"""A unit by what it is and where it stands: `A modena`. Of several armies and fleets in a province
the second is called `A2 modena` or `F2 modena`, and so on (B-10)."""
Action: TypeAlias = Literal["hold", "advance", "support", "convoy", "besiege", "convert"]
KindName: TypeAlias = Literal["army", "fleet", "garrison"]
Ducats: TypeAlias = Annotated[int, Meta(ge=1, le=999)]


class Command(Struct, frozen=True):
    """An order for one unit, and where it would retreat to, best first."""

    unit: UnitName
    action: Action = "hold"
    target: str = ""
    """A province to advance to, a unit to support or convoy, a kind of unit to convert into."""
    via: bool = False
    """Go by convoy even where there is a way by land."""
    retreats: Annotated[tuple[Id, ...], Meta(max_length=MAX_RETREATS)] = ()


class Expense(Struct, frozen=True, tag_field="expense"):
    """Something to spend ducats on (rules A.4)."""


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
    """Keep the coming famine away in autumn, or lift the ban on recruiting in spring."""

    province: Id


class Recruit(Expense, frozen=True, tag="recruit"):
    kind: KindName
    city: Id


AnyExpense: TypeAlias = Transfer | Assassinate | Bribe | Relieve | Recruit


class Sheet(Struct, frozen=True):
    orders: tuple[Command, ...] = ()
    expenses: tuple[AnyExpense, ...] = ()
    disband: tuple[UnitName, ...] = ()
    """Whom to give up first when the money does not last; stands until another list is sent."""


NOTHING = Sheet()
