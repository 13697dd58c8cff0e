"""Which orders make sense for a unit: what pages offer, so that they need no rules themselves.

Everything here is legal by itself; whether it succeeds shows in the resolution. A sheet may say
more, as the notation does: an army may wait for ships that are not there yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ..adjudicator import BESIEGE, CONVERT, Order, Unit, fault
from ..adjudicator.convoys import find_route
from ..map.board import ARMY, FLEET, GARRISON, KINDS, Province
from ..model.names import unit_text
from ..model.state import MachiavelliContext, MachiavelliState
from .retreat_lists import suggested_retreats


class PossibleOrders(Struct, frozen=True, omit_defaults=True):
    """What one unit may be told to do; provinces and units as a sheet names them."""

    unit: str
    advance: tuple[str, ...] = ()
    """By itself; it may retreat there too."""
    carried: tuple[str, ...] = ()
    """By convoy, over seas where fleets are now."""
    via: tuple[str, ...] = ()
    """Where it may go both ways, and may ask for the ships."""
    support: tuple[str, ...] = ()
    convoy: tuple[str, ...] = ()
    besiege: bool = False
    convert: tuple[str, ...] = ()
    retreats: tuple[str, ...] = ()
    """A sensible list, best first."""


def possible_orders(
    state: MachiavelliState,
    numbers: Iterable[int],
    sight: frozenset[Province],
    ctx: MachiavelliContext,
) -> tuple[PossibleOrders, ...]:
    """Those of the units with these numbers, as far as somebody with this sight may know."""
    ground = _Ground(state, sight, ctx)
    return tuple(ground.orders(number) for number in numbers)


class _Ground:
    """A position as it is seen, with what is looked up for every unit."""

    def __init__(
        self, state: MachiavelliState, sight: frozenset[Province], ctx: MachiavelliContext
    ) -> None:
        self.state, self.ctx, self.board = state, ctx, ctx.board.map
        self.seen = [number for number in state.units if state.place_of(number) in sight]
        fleets = [number for number in self.seen if state.unit_kind[number] == FLEET]
        waters = map(state.place_of, fleets)
        self.manned = frozenset(water for water in waters if self.board.is_sea[water])
        """Seas with a fleet on them."""
        self.goals = {number: self._goals(number) for number in self.seen}

    def orders(self, number: int) -> PossibleOrders:
        state, board = self.state, self.board
        kind, place = state.unit_kind[number], state.place_of(number)
        reach, carried = board.reach[kind][place], self._carried(number)
        asks = carried & reach if self.ctx.options.via_convoy else frozenset()
        return PossibleOrders(
            unit=unit_text(state, number, board),
            advance=self._ids(reach),
            carried=self._ids(carried - reach),
            via=self._ids(asks),
            support=self._units(n for n in self.seen if n != number and self.goals[n] & reach),
            convoy=self._units(self._passengers(number)),
            besiege=self._is_legal(number, Order(BESIEGE)),
            convert=tuple(
                name
                for kind, name in enumerate(KINDS)
                if self._is_legal(number, Order(CONVERT, kind))
            ),
            retreats=self._ids(suggested_retreats(state, number, self.ctx)),
        )

    def _goals(self, number: int) -> frozenset[Province]:
        """Where a unit could be after the turn and be supported; garrisons hold no province."""
        kind, place = self.state.unit_kind[number], self.state.place_of(number)
        if kind == GARRISON:
            return frozenset()
        return self.board.reach[kind][place] | self._carried(number) | {place}

    def _carried(self, number: int) -> frozenset[Province]:
        """The coasts that an army could be taken to by the fleets that are at sea."""
        board, place = self.board, self.state.place_of(number)
        if self.state.unit_kind[number] != ARMY or not board.seas[place] & self.manned:
            return frozenset()
        return frozenset(
            to for to in board.land if to != place and find_route(board, place, to, self.manned)
        )

    def _passengers(self, number: int) -> Iterator[int]:
        """The armies a fleet could take part in carrying: those on the coasts of its waters."""
        sea = self.state.place_of(number)
        if sea not in self.manned:
            return
        for other in self.seen:
            if self.state.unit_kind[other] != ARMY:
                continue
            seas = self.board.seas[self.state.place_of(other)]
            if sea in seas or any(
                find_route(self.board, self.state.place_of(other), coast, self.manned)
                for coast in self.board.near[sea]
                if not self.board.is_sea[coast]
            ):
                yield other

    def _is_legal(self, number: int, order: Order) -> bool:
        state = self.state
        unit = Unit(state.unit_owner[number], state.unit_kind[number], state.place_of(number))
        return not fault(self.board, [unit], 0, order, state.owner)

    def _ids(self, provinces: Iterable[Province]) -> tuple[str, ...]:
        return tuple(self.board.ids[province] for province in provinces)

    def _units(self, numbers: Iterable[int]) -> tuple[str, ...]:
        return tuple(unit_text(self.state, number, self.board) for number in numbers)
