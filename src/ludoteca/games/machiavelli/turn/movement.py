"""Steps 3 and 4: orders go to the adjudicator, and its decisions are applied to the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.kernel import Event, Seat

from ..adjudicator import (
    ACTIONS,
    ADVANCE,
    BESIEGE,
    CONVERT,
    CONVOY,
    HOLD,
    SUPPORT,
    Decisions,
    Order,
    Unit,
    adjudicate,
)
from ..map.board import GARRISON, KINDS, NOWHERE, Province
from ..model.map_events import (
    Battle,
    Bounced,
    ConvoySettled,
    Moved,
    OrderInvalid,
    Retreated,
    SupportCut,
    SupportVoid,
    UnitEliminated,
)
from ..model.state import MachiavelliContext, MachiavelliState
from ..model.visibility import witnesses
from ..sheets.retreat_lists import suggested_retreats
from .plan import TurnPlan

CONVOY_FAILURES = ("no_route", "disrupted")


class Movement:
    """The decisions of a turn, applied to the units of the state."""

    def __init__(self, state: MachiavelliState, plan: TurnPlan, ctx: MachiavelliContext) -> None:
        self.state, self.plan, self.ctx = state, plan, ctx
        self.board = ctx.board.map
        self.numbers = state.units
        """Numbers of the units; the adjudicator knows them by index in this list."""
        index = {number: at for at, number in enumerate(self.numbers)}
        self.units = [
            Unit(state.unit_owner[n], state.unit_kind[n], state.place_of(n)) for n in self.numbers
        ]
        self.orders = [self._order(number, index) for number in self.numbers]
        self.retreats = {index[n]: self._retreats(n) for n in self.numbers}
        self.decided = self.decide(self.orders)
        self.moved: dict[int, int] = {}
        """New numbers of the units, by their old ones."""
        self.relieved: dict[Province, Seat] = {}
        """Cities whose siege ended because the besieger moved away, with the owner of that unit."""

    def decide(self, orders: Sequence[Order]) -> Decisions:
        """The decisions on these orders. It is asked before the units are moved."""
        rulings = self.ctx.options.rulings
        owners = self.state.owner
        return adjudicate(self.board, self.units, orders, self.retreats, owners, rulings)

    def _order(self, number: int, index: dict[int, int]) -> Order:
        order = self.plan.orders.get(number)
        if order is None or number in self.plan.halted:
            return Order()
        if order.action in (SUPPORT, CONVOY):
            return order._replace(target=index.get(order.target, -1))
        return order

    def _retreats(self, number: int) -> tuple[Province, ...]:
        listed = self.plan.retreats.get(number, ())
        if listed or not self.ctx.options.automatic_retreats:
            return listed
        return suggested_retreats(self.state, number, self.ctx)

    def apply(self) -> Iterator[Event]:
        """Report the decisions and move the units."""
        yield from self._orders()
        yield from self._battles()
        self._put_in_place()
        for at in range(len(self.numbers)):
            yield from self._unit_events(at)

    def _put_in_place(self) -> None:
        """The besieger gets the first rank in its province, newcomers the last (B-10). A siege ends
        when its besieger is gone or another unit takes its rank."""
        state, decided = self.state, self.decided
        order = sorted(range(len(self.numbers)), key=self._rank)
        self.moved = state.redeploy(
            {self.numbers[at]: decided.places[at] for at in order if decided.places[at] != NOWHERE}
        )
        for city in self.board.cities:
            if state.siege[city] and self.moved.get(city) != city:
                self.relieved[city] = state.besieger[city]
                state.lift_siege(city)

    def _rank(self, at: int) -> tuple[bool, bool]:
        came = self.decided.places[at] != self.units[at].place
        return came, self.decided.orders[at].action != BESIEGE

    def _unit_fields(self, at: int) -> tuple[int, str, str]:
        unit = self.units[at]
        return unit.owner, KINDS[unit.kind], self.board.ids[unit.place]

    def _seen(self, *provinces: Province) -> tuple[int, ...] | None:
        return witnesses(self.state, self.ctx, *provinces)

    def _orders(self) -> Iterator[Event]:
        """Steps 1, 3.1 and 3.2: illegal orders, convoys, supports."""
        ids = self.board.ids
        for at, (given, (reason, by)) in enumerate(
            zip(self.orders, self.decided.results, strict=True)
        ):
            seat, kind, province = self._unit_fields(at)
            seen = self._seen(self.units[at].place)
            on_hold = given.action != HOLD and self.decided.orders[at].action == HOLD
            if on_hold and reason in CONVOY_FAILURES:
                target = ids[given.target]
                yield ConvoySettled(seat, province, target, (), False, reason, seen=seen)
            elif on_hold:
                unit = (seat, kind, province, ACTIONS[given.action])
                yield OrderInvalid(*unit, reason, seen=seen)
            elif at in self.decided.routes:
                route = tuple(ids[sea] for sea in self.decided.routes[at])
                yield ConvoySettled(seat, province, ids[given.target], route, True, None, seen=seen)
            elif reason == "support_cut":
                yield SupportCut(seat, province, ids[self.units[by].place], seen=seen)
            elif given.action == SUPPORT and reason != "supports":
                yield SupportVoid(seat, province, reason, seen=seen)

    def _battles(self) -> Iterator[Event]:
        """Step 3.4: a battle for every province that more than one unit contests."""
        advances: dict[Province, list[int]] = {}
        for at in self.decided.strengths:
            advances.setdefault(self.decided.orders[at].target, []).append(at)
        stayed: dict[Province, list[int]] = {}
        for at, unit in enumerate(self.units):
            if unit.kind != GARRISON and self.decided.results[at].reason != "enters":
                stayed.setdefault(unit.place, []).append(at)
        for province in sorted(advances):
            yield from self._battle(province, advances[province], stayed.get(province, []))

    def _battle(
        self, province: Province, advances: list[int], stayed: list[int]
    ) -> Iterator[Event]:
        decided, units = self.decided, self.units
        defender = units[stayed[0]].owner if stayed else None
        entered = [at for at in advances if decided.results[at].reason == "enters"]
        joined = [at for at in entered if units[at].owner == defender]
        attackers = [at for at in advances if at not in joined]
        entered = [at for at in entered if at not in joined]
        if not attackers or (not stayed and len(entered) == len(attackers)):
            return  # no fight
        forces = [decided.strengths[at] for at in attackers]
        defence = sum(decided.defences[at] for at in stayed)
        tied = province in decided.contested or max(forces) == defence
        yield Battle(
            self.board.ids[province],
            tuple(units[at].owner for at in attackers),
            tuple(forces),
            defender,
            defence,
            units[entered[0]].owner if entered else None,
            "attacker_wins" if entered else "standoff" if tied else "defended",
            seen=self._seen(province),
        )

    def _unit_events(self, at: int) -> Iterator[Event]:
        """A unit moved, bounced, retreated, or is lost."""
        decided, place = self.decided, self.decided.places[at]
        seat, kind, source = self._unit_fields(at)
        came_from, order = self.units[at].place, decided.orders[at]
        if order.action == ADVANCE and decided.results[at].reason != "enters":
            unit = (seat, kind, source, self.board.ids[order.target])
            seen = self._seen(came_from, order.target)
            yield Bounced(*unit, decided.results[at].reason, seen=seen)
        if at in decided.dislodged:
            seen = self._seen(came_from, place)
            if place == NOWHERE:
                yield UnitEliminated(seat, kind, source, decided.fates[at], seen=seen)
            else:
                yield Retreated(seat, kind, source, self.board.ids[place], seen=seen)
        elif place != came_from:
            own = self.state.owner[place] == seat
            how = "convoy" if at in decided.routes else "reposition" if own else "advance"
            unit = (seat, kind, source, self.board.ids[place])
            yield Moved(*unit, how, seen=self._seen(came_from, place))

    def besieged(self) -> set[Province]:
        """Cities with a besieger that was not dislodged."""
        return {
            unit.place
            for at, unit in enumerate(self.units)
            if self.decided.orders[at].action == BESIEGE and at not in self.decided.dislodged
        }

    def conversions(self) -> Iterator[tuple[int, int]]:
        """Units that convert and were not dislodged, each with its new kind."""
        for at, number in enumerate(self.numbers):
            order = self.decided.orders[at]
            if order.action == CONVERT and at not in self.decided.dislodged:
                now = self.moved[number]
                if self.state.unit_owner[now] == self.units[at].owner:
                    yield now, order.target

    def was_fought_over(self, province: Province) -> bool:
        """Whether there was a standoff or the occupant beat off an attack (B-38)."""
        return province in self.decided.contested or province in self.decided.repelled
