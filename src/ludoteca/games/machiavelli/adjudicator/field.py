"""The field of one turn: the position and its orders in flat lists, which every step reads."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..map.board import GARRISON, Board, Kind, Province
from .types import (
    ADVANCE,
    DEFAULT_RULINGS,
    NO_UNIT,
    Order,
    OrderResult,
    Owner,
    Rulings,
    Unit,
    UnitIndex,
)


class Field:
    """Legal orders on a board. Every step writes what it decides to `results`."""

    def __init__(
        self,
        board: Board,
        units: Sequence[Unit],
        orders: list[Order],
        rulings: Rulings = DEFAULT_RULINGS,
        sunk: Collection[UnitIndex] = (),
    ) -> None:
        self.board = board
        self.rulings = rulings
        self.sunk = sunk
        """Fleets that are known to be dislodged, where only that ends a convoy (B-17)."""
        self.units = units
        self.orders = orders
        self.owners: Sequence[Owner] = ()
        self.kinds: Sequence[Kind] = ()
        self.places: Sequence[Province] = ()
        if units:
            self.owners, self.kinds, self.places = zip(*units, strict=True)
        occupants: list[tuple[UnitIndex, ...]] = [()] * len(board.ids)
        self.occupants = occupants
        """The armies and fleets in each province: by default one at most (B-10)."""
        self.garrisons: dict[Province, UnitIndex] = {}
        for number, (_, kind, place) in enumerate(units):
            if kind != GARRISON:
                occupants[place] += (number,)
            else:
                self.garrisons[place] = number
        self.results: list[OrderResult | None] = [None] * len(units)
        self.routes: dict[UnitIndex, tuple[Province, ...]] = {}
        self.advances: list[UnitIndex] = []
        self.into: dict[Province, list[UnitIndex]] = {}
        """The advances into each province, those from lower provinces first."""

    def note_advances(self) -> None:
        """List the advances. Sorted, so that no reason depends on the order in which the units are
        listed."""
        advances = [number for number, order in enumerate(self.orders) if order[0] == ADVANCE]
        advances.sort(key=self.places.__getitem__)
        self.advances, self.into = advances, {}
        for number in advances:
            self.into.setdefault(self.orders[number][1], []).append(number)

    def put_on_hold(self, number: UnitIndex, result: OrderResult) -> None:
        self.orders[number] = Order()
        self.results[number] = result

    def may_share(self, number: UnitIndex, other: UnitIndex) -> bool:
        """Whether two units may stand in one province: only with stacking, and only those of one
        owner (B-10). Such units do not block each other."""
        return self.rulings.stacking and self.owners[number] == self.owners[other]

    def attacker_from_elsewhere(self, number: UnitIndex, but_from: Province = -1) -> UnitIndex:
        """A unit of another owner that advances into this unit's province from any but the one
        named, or `NO_UNIT`."""
        owners, owner = self.owners, self.owners[number]
        for attacker in self.into.get(self.places[number], ()):
            if owners[attacker] != owner and self.places[attacker] != but_from:
                return attacker
        return NO_UNIT
