"""The algorithm of the rules, step by step: validation, convoys, supports, battles, retreats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ..map.board import NOWHERE, Board, Province
from .battles import Battles
from .convoys import attacker_of_fleet, settle_convoys
from .field import Field
from .retreats import settle_retreats
from .supports import defences, settle_supports, strengths
from .types import (
    CONVOY,
    DEFAULT_RULINGS,
    NO_UNIT,
    Decisions,
    Order,
    OrderResult,
    Owner,
    Rulings,
    Unit,
    UnitIndex,
)
from .validation import illegal_reason

DONE = {
    action: OrderResult(reason)
    for action, reason in enumerate(
        ("holds", "enters", "supports", "convoys", "besieges", "converts")
    )
}


def adjudicate(
    board: Board,
    units: Sequence[Unit],
    orders: Sequence[Order],
    retreats: Mapping[UnitIndex, Sequence[Province]] | None = None,
    city_owners: Sequence[Owner] | None = None,
    rulings: Rulings = DEFAULT_RULINGS,
) -> Decisions:
    """Decide a turn. `orders[n]` is the order of `units[n]`, `retreats` lists where dislodged units
    would go, best first. An illegal order becomes Hold."""
    given = board, units, orders, retreats or {}, city_owners, rulings
    decided = _decide(*given)
    sunk: set[UnitIndex] = set()
    while not rulings.attacks_disrupt and not sunk >= (lost := _lost_carriers(decided)):
        sunk |= lost
        decided = _decide(*given, sunk)
    return decided


def _lost_carriers(decided: Decisions) -> set[UnitIndex]:
    """Convoying fleets that are dislodged. The set only grows, so that the loop ends."""
    return {number for number in decided.dislodged if decided.orders[number][0] == CONVOY}


def _decide(
    board: Board,
    units: Sequence[Unit],
    orders: Sequence[Order],
    retreats: Mapping[UnitIndex, Sequence[Province]],
    city_owners: Sequence[Owner] | None,
    rulings: Rulings,
    sunk: Collection[UnitIndex] = (),
) -> Decisions:
    field = Field(board, units, list(orders), rulings, sunk)
    for number, order in enumerate(orders):
        if order[0] and (reason := illegal_reason(board, units, number, order, city_owners)):
            field.put_on_hold(number, OrderResult(reason))
    field.note_advances()
    if settle_convoys(field):
        field.note_advances()

    supporters = settle_supports(field)
    battles = Battles(field, strengths(field, supporters), defences(field, supporters), supporters)
    battles.fight()

    dislodged, contested = battles.dislodged(), battles.contested()
    places = list(field.places)
    for number in battles.entering:
        places[number] = field.orders[number][1]
    for number in dislodged:
        places[number] = NOWHERE
    fates = settle_retreats(field, places, dislodged, contested, retreats)
    return Decisions(
        orders=field.orders,
        places=places,
        results=[
            result or _carried_out(field, number) for number, result in enumerate(field.results)
        ],
        strengths=battles.strengths,
        defences=battles.defences,
        dislodged=dislodged,
        fates=fates,
        routes=field.routes,
        supporters=supporters,
        contested=contested,
        repelled=battles.repelled(),
    )


def _carried_out(field: Field, number: UnitIndex) -> OrderResult:
    """The result of an order that no step has decided on: it was carried out, unless a convoying
    fleet was disrupted."""
    action = field.orders[number][0]
    if action == CONVOY and (attacker := attacker_of_fleet(field, number)) != NO_UNIT:
        return OrderResult("disrupted", attacker)
    return DONE[action]
