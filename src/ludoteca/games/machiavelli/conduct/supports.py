"""Whether a support counted. It counts if the adjudicator accepted it and what it was for was
contested; it decides if without it the turn would have ended otherwise."""

from __future__ import annotations

from ..adjudicator import ADVANCE, Decisions, Order
from ..adjudicator.types import UnitIndex
from ..map.board import GARRISON, Province
from ..turn.movement import Movement


def is_contested(movement: Movement, supported: UnitIndex) -> bool:
    """An advance is contested if a unit of another owner stood in its target and did not leave it
    unhindered, or advanced there too; a stand is contested if a unit of another owner advanced
    into its province."""
    units, decided = movement.units, movement.decided
    owner, order = units[supported].owner, decided.orders[supported]
    place = _aim(movement, supported)
    for at, unit in enumerate(units):
        if unit.owner == owner or at == supported:
            continue
        other = decided.orders[at]
        if other.action == ADVANCE and other.target == place:
            return True
        stands = unit.place == place and unit.kind != GARRISON
        if stands and order.action == ADVANCE and decided.results[at].reason != "enters":
            return True
    return False


def decides(movement: Movement, supporter: UnitIndex) -> bool:
    """Whether the supported unit, or the place it fought for, would have fared otherwise if the
    supporter had held."""
    orders = list(movement.orders)
    supported = orders[supporter].target
    orders[supporter] = Order()
    return _outcome(movement.decide(orders), movement, supported) != _outcome(
        movement.decided, movement, supported
    )


def _outcome(
    decided: Decisions, movement: Movement, supported: UnitIndex
) -> tuple[Province, bool, bool]:
    place = _aim(movement, supported)
    return decided.places[supported], place in decided.contested, place in decided.repelled


def _aim(movement: Movement, supported: UnitIndex) -> Province:
    order = movement.decided.orders[supported]
    return order.target if order.action == ADVANCE else movement.units[supported].place
