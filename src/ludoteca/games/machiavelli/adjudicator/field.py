"""The field of one turn: the position and its orders in flat lists, which every step reads."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..map.board import GARRISON, Board, Kind, Province
from .types import ADVANCE, NOBODY, USUAL, Number, Order, Outcome, Owner, Rulings, Unit


class Field:
    """Legal orders on a board. Steps write down what they decide in the outcomes."""

    def __init__(
        self,
        board: Board,
        units: Sequence[Unit],
        orders: list[Order],
        rulings: Rulings = USUAL,
        sunk: Collection[Number] = (),
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
        occupants: list[tuple[Number, ...]] = [()] * len(board.ids)
        self.occupants = occupants
        """The armies and fleets in each province: one at most, usually (B-10)."""
        self.garrisons: dict[Province, Number] = {}
        for number, (_, kind, place) in enumerate(units):
            if kind != GARRISON:
                occupants[place] += (number,)
            else:
                self.garrisons[place] = number
        self.outcomes: list[Outcome | None] = [None] * len(units)
        self.routes: dict[Number, tuple[Province, ...]] = {}
        self.advances: list[Number] = []
        self.into: dict[Province, list[Number]] = {}
        """The advances into each province, those from lower provinces first."""

    def note_advances(self) -> None:
        """Write down who advances where. Sorted, so that no reason depends on the order in which
        the units are listed."""
        advances = [number for number, order in enumerate(self.orders) if order[0] == ADVANCE]
        advances.sort(key=self.places.__getitem__)
        self.advances, self.into = advances, {}
        for number in advances:
            self.into.setdefault(self.orders[number][1], []).append(number)

    def put_on_hold(self, number: Number, outcome: Outcome) -> None:
        self.orders[number] = Order()
        self.outcomes[number] = outcome

    def may_share(self, number: Number, other: Number) -> bool:
        """Whether two units may stand in one province: those of one owner, and usually not even
        they (B-10). Who may does not bar the other's way."""
        return self.rulings.stacking and self.owners[number] == self.owners[other]

    def attacker_from_elsewhere(self, number: Number, but_from: Province = -1) -> Number:
        """A unit of another owner that advances into this unit's province, though not from the
        one named; or nobody."""
        owners, owner = self.owners, self.owners[number]
        for attacker in self.into.get(self.places[number], ()):
            if owners[attacker] != owner and self.places[attacker] != but_from:
                return attacker
        return NOBODY
