"""Step 3.1: which armies find ships. Settled first and once, since it depends on nothing but the
orders of fleets (B-21)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ..map.board import ARMY, FLEET, Board, Province
from .field import Field
from .types import CONVOY, NOBODY, Number, Outcome


def settle_convoys(field: Field) -> bool:
    """Every army that goes by sea gets a route over fleets that nobody attacks, or holds; says
    whether any had to hold."""
    by_sea = _armies_at_sea(field)
    if not by_sea:
        return False
    carriers: dict[Number, list[Number]] = {}
    for fleet, order in enumerate(field.orders):
        if order[0] == CONVOY:
            carriers.setdefault(order[1], []).append(fleet)
    carried = [_find_ships(field, army, carriers.get(army, ())) for army in by_sea]
    return not all(carried)


def _armies_at_sea(field: Field) -> list[Number]:
    """Who has no way by land, or does not want it (B-22)."""
    kinds, places, by_land = field.kinds, field.places, field.board.reach[ARMY]
    orders = field.orders
    return [
        army
        for army in field.advances
        if kinds[army] == ARMY and (orders[army][2] or orders[army][1] not in by_land[places[army]])
    ]


def attacker_of_fleet(field: Field, fleet: Number) -> Number:
    """Any other owner's advance into its sea disrupts a convoying fleet (B-17)."""
    if not field.rulings.attacks_disrupt and fleet not in field.sunk:
        return NOBODY
    return field.attacker_from_elsewhere(fleet)


def _find_ships(field: Field, army: Number, fleets: Collection[Number]) -> bool:
    attackers = {field.places[fleet]: attacker_of_fleet(field, fleet) for fleet in fleets}
    calm = [sea for sea, attacker in attackers.items() if attacker == NOBODY]
    origin, target = field.places[army], field.orders[army].target
    route = find_route(field.board, origin, target, calm)
    if route:
        field.routes[army] = route
        return True
    lost = find_route(field.board, origin, target, attackers)
    by = _first_attacker(lost, attackers)
    field.put_on_hold(army, Outcome("disrupted" if lost else "no_route", by))
    return False


def _first_attacker(route: tuple[Province, ...], attackers: Mapping[Province, Number]) -> Number:
    return next((attackers[sea] for sea in route if attackers[sea] != NOBODY), NOBODY)


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
