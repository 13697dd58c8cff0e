"""What the adjudicator speaks of: units, orders and decisions, all of them small numbers."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec import Struct

from ..map.board import NOWHERE, Kind, Province

HOLD, ADVANCE, SUPPORT, CONVOY, BESIEGE, CONVERT = range(6)
ACTIONS = ("hold", "advance", "support", "convoy", "besiege", "convert")
DEFENDING = frozenset((HOLD, BESIEGE, CONVERT))
"""Who does one of these can be helped to defend, and usually nobody else defends at all (rules
A.5, B-01 to B-03, B-13)."""

Number: TypeAlias = int
"""A unit's place in the list of units."""
Owner: TypeAlias = int
Reason: TypeAlias = str
NOBODY: Number = -1


class Unit(NamedTuple):
    owner: Owner
    kind: Kind
    place: Province


class Order(NamedTuple):
    action: int = HOLD
    target: int = -1
    """A province to advance to, a unit to support or convoy, a kind to convert into."""
    by_convoy: bool = False
    """Go by sea even where there is a way by land."""


class Rulings(NamedTuple):
    """What may be decided otherwise; the defaults are the rulings of the rules."""

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
        """Who does one of these defends with 1."""
        found = set(DEFENDING)
        if not self.converting_defends:
            found.remove(CONVERT)
        if self.bounced_defends:
            found.add(ADVANCE)
        if self.busy_defends:
            found |= {SUPPORT, CONVOY}
        return frozenset(found)


USUAL = Rulings()


class Outcome(NamedTuple):
    """What became of an order, and the unit that made it so."""

    reason: Reason
    by: Number = NOBODY


class Decisions(Struct):
    """Everything that was decided; units by their number, provinces by their index."""

    orders: list[Order]
    """As they were carried out: what was illegal or found no ship is on Hold."""
    places: list[Province]
    """Where every unit ends up; `NOWHERE` when it is lost."""
    outcomes: list[Outcome]
    strengths: dict[Number, int]
    """Of every advance."""
    defences: list[int]
    """Of every unit, in the province where it stood."""
    dislodged: dict[Number, Number]
    """Who was dislodged, and by whom."""
    fates: dict[Number, Reason]
    """What became of the dislodged: `retreated`, or why they are lost."""
    routes: dict[Number, tuple[Province, ...]]
    """The seas that an army was carried over."""
    supporters: dict[Number, list[Number]]
    """Whose support counted, by the unit supported."""
    contested: set[Province]
    """Two or more advances tied for the lead there, and nobody entered (B-27)."""
    repelled: set[Province]
    """The occupant beat off somebody else's advance."""


__all__ = [
    "ACTIONS",
    "ADVANCE",
    "BESIEGE",
    "CONVERT",
    "CONVOY",
    "DEFENDING",
    "HOLD",
    "NOBODY",
    "NOWHERE",
    "SUPPORT",
    "USUAL",
    "Decisions",
    "Number",
    "Order",
    "Outcome",
    "Owner",
    "Reason",
    "Rulings",
    "Unit",
]
