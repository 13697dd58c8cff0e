"""The receipt of a sheet: what its sender is told of it by mail, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from ludoteca.kernel import Event, News, Seat, named

from .model.sheet import (
    AnyExpense,
    Assassinate,
    Bribe,
    Command,
    Recruit,
    Relieve,
    Sheet,
    Transfer,
)
from .model.term_types import KindId, ProvinceId

Unit: TypeAlias = Annotated[str, named("unit")] | None
Power: TypeAlias = Annotated[str, named("power")] | None


class SheetReceived(Event):
    turn: int
    orders: int
    expenses: int


class OrderReceived(Event):
    unit: Unit
    action: str
    province: ProvinceId | None = None
    helped: Unit = None
    kind: KindId | None = None


class ExpenseReceived(Event):
    expense: str
    amount: int = 0
    power: Power = None
    unit: Unit = None
    province: ProvinceId | None = None
    kind: KindId | None = None


def receipt(seat: Seat, sheet: Sheet, turn: int) -> News:
    """What has arrived from a seat."""
    about = SheetReceived(turn, len(sheet.orders), len(sheet.expenses))
    return News("received", (seat,), about, tuple(_lines(sheet)), topic="receipt")


def _lines(sheet: Sheet) -> Iterator[Event]:
    yield from map(_order, sheet.orders)
    yield from map(_expense, sheet.expenses)


def _order(order: Command) -> OrderReceived:
    unit, action, target = order.unit, order.action, order.target
    match action:
        case "advance":
            return OrderReceived(unit, "via" if order.via else action, province=target)
        case "support" | "convoy":
            return OrderReceived(unit, action, helped=target)
        case "convert":
            return OrderReceived(unit, action, kind=target)
    return OrderReceived(unit, action)


def _expense(expense: AnyExpense) -> ExpenseReceived:
    match expense:
        case Transfer(to=to, amount=amount):
            return ExpenseReceived("transfer", amount, power=to)
        case Assassinate(target=target, amount=amount):
            return ExpenseReceived("assassinate", amount, power=target)
        case Bribe(unit=unit):
            return ExpenseReceived("bribe", unit=unit)
        case Relieve(province=province):
            return ExpenseReceived("relieve", province=province)
        case Recruit(kind=kind, city=city):
            return ExpenseReceived("recruit", kind=kind, province=city)
