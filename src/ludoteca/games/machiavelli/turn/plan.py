"""The plan of a turn: the sheets of all seats, with names resolved to units and provinces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct, field

from ludoteca.kernel import Seat

from ..adjudicator import ACTIONS, ADVANCE, CONVERT, CONVOY, SUPPORT, Order
from ..adjudicator.types import NO_UNIT
from ..map.board import KINDS, NOWHERE, Province
from ..model.names import find_unit
from ..model.sheet import NOTHING, AnyExpense, Command
from ..model.state import MachiavelliContext, MachiavelliState

E = TypeVar("E", bound=AnyExpense)


class TurnPlan(Struct):
    """Orders and expenses of all seats, and what the money step changes about them."""

    orders: dict[int, Order] = {}
    retreats: dict[int, tuple[Province, ...]] = {}
    expenses: list[list[AnyExpense]] = []
    halted: set[int] = field(default_factory=set)
    """Units whose orders are void: bribed, or of an assassinated owner."""
    assassinated: set[Seat] = field(default_factory=set)

    def paid_for(self, kind: type[E]) -> Iterator[tuple[Seat, E]]:
        """The expenses of a kind, by seat and in the order of the sheet."""
        for seat, expenses in enumerate(self.expenses):
            for expense in expenses:
                if isinstance(expense, kind):
                    yield seat, expense


def read_sheets(state: MachiavelliState, ctx: MachiavelliContext) -> TurnPlan:
    sheets = [
        NOTHING if sheet is None or state.out[seat] else sheet
        for seat, sheet in enumerate(state.sheets)
    ]
    plan = TurnPlan(expenses=[list(sheet.expenses) for sheet in sheets])
    board = ctx.board.map
    for seat, sheet in enumerate(sheets):
        if sheet.disband:
            found = (find_unit(state, unit, board) for unit in sheet.disband)
            state.disband[seat] = tuple(number for number in found if number is not None)
        for command in sheet.orders:
            number = find_unit(state, command.unit, board)
            if number is None or state.unit_owner[number] != seat:
                continue
            plan.orders[number] = _order(command, state, ctx)
            plan.retreats[number] = tuple(board.index[id] for id in command.retreats)
    return plan


def _order(command: Command, state: MachiavelliState, ctx: MachiavelliContext) -> Order:
    action = ACTIONS.index(command.action)
    if action == ADVANCE:
        return Order(action, ctx.board.map.index.get(command.target, NOWHERE), command.via)
    if action in (SUPPORT, CONVOY):
        unit = find_unit(state, command.target, ctx.board.map)
        return Order(action, NO_UNIT if unit is None else unit)
    if action == CONVERT:
        return Order(action, KINDS.index(command.target) if command.target in KINDS else -1)
    return Order(action)
