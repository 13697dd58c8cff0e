"""Step 3.1: convoys. Settled first and once, since they depend only on the orders of fleets
(B-21)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..map.board import ARMY, FLEET, Board, Province
from .field import Field
from .types import CONVOY, NO_UNIT, OrderResult, UnitIndex


def settle_convoys(field: Field) -> bool:
    """Give every army that goes by sea a route over fleets that are not attacked, or put it on
    hold. Return whether any had to hold."""
    by_sea = _armies_at_sea(field)
    if not by_sea:
        return False
    carriers: dict[UnitIndex, list[UnitIndex]] = {}
    for fleet, order in enumerate(field.orders):
        if order[0] == CONVOY:
            carriers.setdefault(order[1], []).append(fleet)
    carried = [_find_ships(field, army, carriers.get(army, ())) for army in by_sea]
    return not all(carried)


def _armies_at_sea(field: Field) -> list[UnitIndex]:
    """Armies without a way by land, or ordered to go by convoy (B-22)."""
    kinds, places, by_land = field.kinds, field.places, field.board.reach[ARMY]
    orders = field.orders
    return [
        army
        for army in field.advances
        if kinds[army] == ARMY and (orders[army][2] or orders[army][1] not in by_land[places[army]])
    ]


def attacker_of_fleet(field: Field, fleet: UnitIndex) -> UnitIndex:
    """Any other owner's advance into its sea disrupts a convoying fleet (B-17)."""
    if not field.rulings.attacks_disrupt and fleet not in field.sunk:
        return NO_UNIT
    return field.attacker_from_elsewhere(fleet)


def _find_ships(field: Field, army: UnitIndex, fleets: Collection[UnitIndex]) -> bool:
    attackers = {field.places[fleet]: attacker_of_fleet(field, fleet) for fleet in fleets}
    calm = [sea for sea, attacker in attackers.items() if attacker == NO_UNIT]
    origin, target = field.places[army], field.orders[army].target
    route = find_route(field.board, origin, target, calm)
    if route:
        field.routes[army] = route
        return True
    lost = find_route(field.board, origin, target, attackers)
    by = _first_attacker(lost, attackers)
    field.put_on_hold(army, OrderResult("disrupted" if lost else "no_route", by))
    return False


def _first_attacker(
    route: tuple[Province, ...], attackers: Mapping[Province, UnitIndex]
) -> UnitIndex:
    return next((attackers[sea] for sea in route if attackers[sea] != NO_UNIT), NO_UNIT)


def find_route(
    board: Board, origin: Province, target: Province, seas: Collection[Province]
) -> tuple[Province, ...]:
    """A shortest chain of these seas from one coast to another; nothing if there is none."""
    landing = board.seas[target]
    routes: list[tuple[Province, ...]] = [
        (sea,) for sea in sorted(board.seas[origin].intersection(seas))
    ]
    seen = {route[-1] for route in routes}
    for route in routes:  # grows while it is searched: breadth first
        if route[-1] in landing:
            return route
        for sea in sorted(board.reach[FLEET][route[-1]].intersection(seas) - seen):
            seen.add(sea)
            routes.append((*route, sea))
    return ()
