"""What the seats did in a turn, as far as agreements are judged by it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from ludoteca.kernel import Event, Seat

from ..adjudicator import ADVANCE, BESIEGE, CONVOY, SUPPORT, Order
from ..map.board import GARRISON, KINDS, NOWHERE, Province
from ..model.events import AssassinationTried, TransferMade
from ..model.map_events import BribeTried, OrderInvalid, Retreated
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import visible_provinces


class Deed(Struct, frozen=True):
    """A valid order. `aim`: the province an advance goes to; of support and convoys, where the
    helped unit goes or stays; of a siege, its city."""

    seat: Seat
    action: int
    place: Province
    aim: Province
    helped: Seat = -1
    helps_attack: bool = False
    """Whether the helped unit advances or besieges."""
    helped_at: Province = NOWHERE


class Conduct(Struct, frozen=True):
    """A turn. Owners and units are those before its orders."""

    deeds: tuple[Deed, ...] = ()
    owner: tuple[Seat, ...] = ()
    present: frozenset[tuple[Seat, Province]] = frozenset()
    """Who had an army or fleet where."""
    gates: frozenset[tuple[Seat, Province]] = frozenset()
    """Who had a garrison where."""
    after: frozenset[tuple[Seat, Province]] = frozenset()
    """Who has an army or fleet where at the end, retreats left out."""
    paid: Mapping[tuple[Seat, Seat], int] = {}
    """Ducats that arrived, by sender and recipient."""
    bribes: frozenset[tuple[Seat, Seat]] = frozenset()
    attempts: frozenset[tuple[Seat, Seat]] = frozenset()
    """Assassinations, of whom on whom."""
    near: Sequence[Sequence[Province]] = ()
    """The neighbours of each province."""
    seen: Sequence[frozenset[Province]] = ()
    """In the fog: provinces each seat saw at the beginning or at the end. Empty without fog."""

    def sees(self, seat: Seat, province: Province) -> bool:
        return not self.seen or province in self.seen[seat]


class Witness:
    """Notes a turn: the position before its orders, then what came of them."""

    def __init__(
        self, state: MachiavelliState, orders: Mapping[int, Order], ctx: MachiavelliContext
    ) -> None:
        self.state, self.ctx = state, ctx
        self.owner = tuple(state.owner)
        self.present = _standing(state)
        self.gates = frozenset(
            (state.unit_owner[number], state.place_of(number))
            for number in state.units
            if state.unit_kind[number] == GARRISON
        )
        self.deeds = {number: self._deed(number, order, orders) for number, order in orders.items()}
        self.names: dict[tuple[Seat, str, Province], int] = {
            (state.unit_owner[n], KINDS[state.unit_kind[n]], state.place_of(n)): n for n in orders
        }
        self.seen = self._visible()

    def _deed(self, number: int, order: Order, orders: Mapping[int, Order]) -> Deed:
        state, here = self.state, self.state.place_of(number)
        seat = state.unit_owner[number]
        if order.action == ADVANCE:
            return Deed(seat, ADVANCE, here, order.target)
        if order.action not in (SUPPORT, CONVOY) or not 0 <= order.target < len(state.unit_kind):
            return Deed(seat, order.action, here, here)
        helped = orders.get(order.target, Order())
        aim = helped.target if helped.action == ADVANCE else state.place_of(order.target)
        attacks = helped.action in (ADVANCE, BESIEGE)
        there = state.place_of(order.target)
        return Deed(seat, order.action, here, aim, state.unit_owner[order.target], attacks, there)

    def _visible(self) -> tuple[frozenset[Province], ...]:
        if not self.ctx.options.fog:
            return ()
        return tuple(
            visible_provinces(self.state, seat, self.ctx) for seat in range(self.ctx.seats)
        )

    def conduct(self, history: Iterable[Event]) -> Conduct:
        """The turn, at its end."""
        history = tuple(history)
        index = self.ctx.board.map.index
        invalid = {
            self.names.get((event.seat, event.kind, index[event.province]))
            for event in history
            if isinstance(event, OrderInvalid)
        }
        fled = {
            (event.seat, index[event.target]) for event in history if isinstance(event, Retreated)
        }
        paid: dict[tuple[Seat, Seat], int] = {}
        for event in history:
            if isinstance(event, TransferMade) and event.success:
                between = (event.sender, event.recipient)
                paid[between] = paid.get(between, 0) + event.amount
        before, now = self.seen, self._visible()
        return Conduct(
            deeds=tuple(
                deed
                for number, deed in self.deeds.items()
                if number not in invalid and deed.aim != NOWHERE
            ),
            owner=self.owner,
            present=self.present,
            gates=self.gates,
            after=_standing(self.state) - fled,
            paid=paid,
            bribes=frozenset(
                (event.payer, event.victim) for event in history if isinstance(event, BribeTried)
            ),
            attempts=frozenset(
                (event.attacker, event.target)
                for event in history
                if isinstance(event, AssassinationTried)
            ),
            near=self.ctx.board.map.near,
            seen=tuple(one | other for one, other in zip(before, now, strict=True)),
        )


def _standing(state: MachiavelliState) -> frozenset[tuple[Seat, Province]]:
    return frozenset(
        (state.unit_owner[number], state.place_of(number))
        for number in state.units
        if state.unit_kind[number] != GARRISON
    )
