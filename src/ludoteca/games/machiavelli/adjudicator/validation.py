"""Legality of an order by itself, before other orders are looked at (rules A.3)."""

from __future__ import annotations

from collections.abc import Sequence

from ..map.board import ARMY, FLEET, GARRISON, Board, Province
from .types import (
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    SUPPORT,
    Order,
    Owner,
    Reason,
    Unit,
    UnitIndex,
)

CONVERSIONS = frozenset(((FLEET, ARMY), (ARMY, FLEET), (GARRISON, ARMY)))


def illegal_reason(
    board: Board,
    units: Sequence[Unit],
    number: UnitIndex,
    order: Order,
    city_owners: Sequence[Owner] | None = None,
) -> Reason:
    """The reason why an order is illegal; empty when it is legal. Without `city_owners`, any city
    may be besieged."""
    unit, action = units[number], order[0]
    if action == ADVANCE:
        plain = not order[2] and order[1] in board.reach[unit[1]][unit[2]]
        return "" if plain else _advance(board, unit, order[1])
    if action == SUPPORT:
        return _support(units, number, order.target)
    if action == CONVOY:
        return _convoy(board, units, unit, order.target)
    if action == BESIEGE:
        return _siege(board, unit, city_owners)
    if action == CONVERT:
        return _conversion(board, unit, order.target)
    return ""


def _advance(board: Board, unit: Unit, target: Province) -> Reason:
    """An advance that is not a plain step: by convoy, or impossible."""
    if unit.kind == GARRISON:
        return "garrison_cannot_move"
    if not 0 <= target < len(board.ids):
        return "no_target"
    if target == unit.place:
        return "own_province"
    if unit.kind == FLEET:
        return _sailing(board, unit.place, target)
    if board.is_sea[target]:
        return "army_to_sea"
    if board.seas[unit.place] and board.seas[target]:
        return ""  # by convoy, if there is one
    return "not_adjacent"


def _sailing(board: Board, place: Province, target: Province) -> Reason:
    if target in board.reach[FLEET][place]:
        return ""
    afloat = board.is_sea[target] or board.is_port[target]
    return "not_adjacent" if afloat else "fleet_needs_port"


def _support(units: Sequence[Unit], number: UnitIndex, supported: UnitIndex) -> Reason:
    if not 0 <= supported < len(units):
        return "no_unit"
    if supported == number:
        return "self_support"
    return "garrison_cannot_support" if units[number].kind == GARRISON else ""


def _convoy(board: Board, units: Sequence[Unit], unit: Unit, army: UnitIndex) -> Reason:
    if unit.kind != FLEET:
        return "only_fleets_convoy"
    if not board.is_sea[unit.place]:
        return "fleet_not_at_sea"
    if not 0 <= army < len(units):
        return "no_unit"
    return "" if units[army].kind == ARMY else "only_armies_convoyed"


def _siege(board: Board, unit: Unit, city_owners: Sequence[Owner] | None) -> Reason:
    if unit.kind == GARRISON:
        return "garrison_cannot_besiege"
    if unit.kind == FLEET and not board.is_port[unit.place]:
        return "fleet_not_in_port"
    if not board.has_city(unit.place):
        return "no_city"
    if city_owners is not None and city_owners[unit.place] == unit.owner:
        return "own_city"
    return ""


def _conversion(board: Board, unit: Unit, kind: int) -> Reason:
    if (unit.kind, kind) not in CONVERSIONS:
        return "conversion_not_allowed"
    if unit.kind != GARRISON and not board.is_port[unit.place]:
        return "not_a_port"
    return ""
