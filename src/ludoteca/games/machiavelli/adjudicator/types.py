"""Units, orders, rulings and decisions: the types of the adjudicator, mostly small integers."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from ..map.board import NOWHERE, Kind, Province

HOLD, ADVANCE, SUPPORT, CONVOY, BESIEGE, CONVERT = range(6)
Action: TypeAlias = Literal["hold", "advance", "support", "convoy", "besiege", "convert"]
ACTIONS: tuple[Action, ...] = ("hold", "advance", "support", "convoy", "besiege", "convert")
DEFENDING = frozenset((HOLD, BESIEGE, CONVERT))
"""Orders under which a unit can be supported in defence. By default only these defend at all
(rules A.5, B-01 to B-03, B-13)."""

UnitIndex: TypeAlias = int
"""A unit's index in the list of units."""
Owner: TypeAlias = int
Reason: TypeAlias = str
NO_UNIT: UnitIndex = -1


class Unit(NamedTuple):
    owner: Owner
    kind: Kind
    place: Province


class Order(NamedTuple):
    action: int = HOLD
    target: int = -1
    """A province to advance to, a unit to support or convoy, a kind to convert into."""
    by_convoy: bool = False
    """Go by convoy even where there is a way by land."""


class Rulings(NamedTuple):
    """Optional rulings; the defaults are those of the rules."""

    converting_defends: bool = True  # B-01
    bounced_defends: bool = False  # B-02
    busy_defends: bool = False  # B-03
    attacks_add_up: bool = False  # B-04
    swaps: bool = False  # B-06
    stacking: bool = False  # B-10
    garrisons_defend: bool = False  # B-11
    attacks_disrupt: bool = True  # B-17

    @property
    def defending(self) -> frozenset[int]:
        """Actions under which a unit defends with strength 1."""
        found = set(DEFENDING)
        if not self.converting_defends:
            found.remove(CONVERT)
        if self.bounced_defends:
            found.add(ADVANCE)
        if self.busy_defends:
            found |= {SUPPORT, CONVOY}
        return frozenset(found)


DEFAULT_RULINGS = Rulings()


class OrderResult(NamedTuple):
    """The reason for what became of an order, and the unit that caused it."""

    reason: Reason
    by: UnitIndex = NO_UNIT


class Decisions(Struct):
    """The result of a turn; units and provinces by index."""

    orders: list[Order]
    """As carried out: illegal orders, and advances without a convoy, became Hold."""
    places: list[Province]
    """The province of every unit after the turn; `NOWHERE` when it is lost."""
    results: list[OrderResult]
    strengths: dict[UnitIndex, int]
    """Of every advance."""
    defences: list[int]
    """Of every unit, in the province where it stood."""
    dislodged: dict[UnitIndex, UnitIndex]
    """Dislodged units, each with the unit that dislodged it."""
    fates: dict[UnitIndex, Reason]
    """For the dislodged: `retreated`, or the reason why they are lost."""
    routes: dict[UnitIndex, tuple[Province, ...]]
    """The seas an army crosses by convoy."""
    supporters: dict[UnitIndex, list[UnitIndex]]
    """Supporters whose support counted, by the unit supported."""
    contested: set[Province]
    """Provinces that no advance entered because the strongest tied (B-27)."""
    repelled: set[Province]
    """Provinces whose occupant beat off an advance of another owner."""


__all__ = [
    "ACTIONS",
    "ADVANCE",
    "BESIEGE",
    "CONVERT",
    "CONVOY",
    "DEFAULT_RULINGS",
    "DEFENDING",
    "HOLD",
    "NOWHERE",
    "NO_UNIT",
    "SUPPORT",
    "Action",
    "Decisions",
    "Order",
    "OrderResult",
    "Owner",
    "Reason",
    "Rulings",
    "Unit",
    "UnitIndex",
]
