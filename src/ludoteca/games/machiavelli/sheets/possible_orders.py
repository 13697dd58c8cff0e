"""Orders to offer for each unit, so that clients need no rules.

Each is legal by itself; whether it succeeds is decided in the resolution. A sheet may have others
too: an army may wait for fleets that are not there yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ..adjudicator import BESIEGE, CONVERT, Order, Unit, illegal_reason
from ..adjudicator.convoys import find_route
from ..map.board import ARMY, FLEET, GARRISON, KINDS, Province
from ..model.names import unit_name
from ..model.state import MachiavelliContext, MachiavelliState
from .retreat_lists import suggested_retreats


class Crossing(Struct, frozen=True):
    """A way by sea, and the fleets that have to convoy the army for it."""

    target: str
    fleets: tuple[str, ...]


class PossibleOrders(Struct, frozen=True, omit_defaults=True):
    """Orders for one unit; provinces and units as named on a sheet."""

    unit: str
    advance: tuple[str, ...] = ()
    """Without a convoy; also the provinces it may retreat to."""
    carried: tuple[str, ...] = ()
    """By convoy, over seas that have fleets now."""
    crossings: tuple[Crossing, ...] = ()
    """The ways to the provinces of `carried`, in their order."""
    via: tuple[str, ...] = ()
    """Provinces it may reach both ways, and may order a convoy for."""
    support: tuple[str, ...] = ()
    convoy: tuple[str, ...] = ()
    besiege: bool = False
    convert: tuple[str, ...] = ()
    retreats: tuple[str, ...] = ()
    """A suggested list, best first."""


def possible_orders(
    state: MachiavelliState,
    numbers: Iterable[int],
    visible: frozenset[Province],
    ctx: MachiavelliContext,
) -> tuple[PossibleOrders, ...]:
    """The orders of these units, as far as a seat that sees these provinces may know."""
    position = _VisiblePosition(state, visible, ctx)
    return tuple(position.orders(number) for number in numbers)


class _VisiblePosition:
    """The visible part of a position, with lookups for every unit."""

    def __init__(
        self, state: MachiavelliState, visible: frozenset[Province], ctx: MachiavelliContext
    ) -> None:
        self.state, self.ctx, self.board = state, ctx, ctx.board.map
        self.seen = [number for number in state.units if state.place_of(number) in visible]
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
            unit=unit_name(state, number, board),
            advance=self._ids(reach),
            carried=self._ids(carried - reach),
            crossings=tuple(self._crossing(place, to) for to in carried - reach),
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
        """Provinces a unit could be supported into, or in; garrisons hold no province."""
        kind, place = self.state.unit_kind[number], self.state.place_of(number)
        if kind == GARRISON:
            return frozenset()
        return self.board.reach[kind][place] | self._carried(number) | {place}

    def _carried(self, number: int) -> frozenset[Province]:
        """Coasts that an army could reach by convoy of the fleets at sea."""
        board, place = self.board, self.state.place_of(number)
        if self.state.unit_kind[number] != ARMY or not board.seas[place] & self.manned:
            return frozenset()
        return frozenset(
            to for to in board.land if to != place and find_route(board, place, to, self.manned)
        )

    def _crossing(self, place: Province, to: Province) -> Crossing:
        """The shortest way, by the fleets at sea."""
        route = find_route(self.board, place, to, self.manned)
        fleets = self._units(n for sea in route for n in self.seen if self._is_fleet_in(n, sea))
        return Crossing(self.board.ids[to], fleets)

    def _is_fleet_in(self, number: int, sea: Province) -> bool:
        return self.state.place_of(number) == sea and self.state.unit_kind[number] == FLEET

    def _passengers(self, number: int) -> Iterator[int]:
        """Armies a fleet could help to convoy: those on the coasts of the seas it connects."""
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
        return not illegal_reason(self.board, [unit], 0, order, state.owner)

    def _ids(self, provinces: Iterable[Province]) -> tuple[str, ...]:
        return tuple(self.board.ids[province] for province in provinces)

    def _units(self, numbers: Iterable[int]) -> tuple[str, ...]:
        return tuple(unit_name(self.state, number, self.board) for number in numbers)
