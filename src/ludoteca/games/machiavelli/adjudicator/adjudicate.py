"""The whole of it: from positions and orders to decisions with reasons."""

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
    NOBODY,
    USUAL,
    Decisions,
    Number,
    Order,
    Outcome,
    Owner,
    Rulings,
    Unit,
)
from .validation import fault

DONE = {
    action: Outcome(reason)
    for action, reason in enumerate(
        ("holds", "enters", "supports", "convoys", "besieges", "converts")
    )
}


def adjudicate(
    board: Board,
    units: Sequence[Unit],
    orders: Sequence[Order],
    retreats: Mapping[Number, Sequence[Province]] | None = None,
    city_owners: Sequence[Owner] | None = None,
    rulings: Rulings = USUAL,
) -> Decisions:
    """One order for every unit in the same place of the list, and lists of retreats for those
    who have one. What is illegal becomes Hold."""
    given = board, units, orders, retreats or {}, city_owners, rulings
    decided = _decide(*given)
    sunk: set[Number] = set()
    while not rulings.attacks_disrupt and not sunk >= (lost := _lost_carriers(decided)):
        sunk |= lost
        decided = _decide(*given, sunk)
    return decided


def _lost_carriers(decided: Decisions) -> set[Number]:
    """Convoying fleets that are dislodged; who is sunk once stays so, lest it never end."""
    return {number for number in decided.dislodged if decided.orders[number][0] == CONVOY}


def _decide(
    board: Board,
    units: Sequence[Unit],
    orders: Sequence[Order],
    retreats: Mapping[Number, Sequence[Province]],
    city_owners: Sequence[Owner] | None,
    rulings: Rulings,
    sunk: Collection[Number] = (),
) -> Decisions:
    field = Field(board, units, list(orders), rulings, sunk)
    for number, order in enumerate(orders):
        if order[0] and (reason := fault(board, units, number, order, city_owners)):
            field.put_on_hold(number, Outcome(reason))
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
        outcomes=[
            outcome or _carried_out(field, number) for number, outcome in enumerate(field.outcomes)
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


def _carried_out(field: Field, number: Number) -> Outcome:
    """What no step has written down was simply done; only fleets may have sailed in vain."""
    action = field.orders[number][0]
    if action == CONVOY and (attacker := attacker_of_fleet(field, number)) != NOBODY:
        return Outcome("disrupted", attacker)
    return DONE[action]
