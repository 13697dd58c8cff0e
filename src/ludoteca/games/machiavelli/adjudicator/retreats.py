"""Step 4: where the dislodged go (rules A.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..board import GARRISON, NOWHERE, Province
from .field import Field
from .words import Number, Reason


def settle_retreats(
    field: Field,
    places: list[Province],
    dislodged: Mapping[Number, Number],
    contested: set[Province],
    lists: Mapping[Number, Sequence[Province]],
) -> dict[Number, Reason]:
    """Move the dislodged to the first place on their lists that they can have. In rounds: all
    name their best; what two of them name is lost to both, who go on to their next (B-28)."""
    if not dislodged:
        return {}
    kinds = field.kinds
    taken = {place for number, place in enumerate(places) if kinds[number] != GARRISON}
    shut = taken | contested
    wishes = {
        number: [
            place
            for place in lists.get(number, ())
            if place not in shut and is_open(field, number, attacker, place)
        ]
        for number, attacker in dislodged.items()
    }
    while best := {number: wishes[number][0] for number in wishes if wishes[number]}:
        named = list(best.values())
        for number, place in best.items():
            if named.count(place) == 1:
                places[number] = place
                taken.add(place)
                del wishes[number]
        wishes = {
            number: [p for p in wish if p not in taken and p != best.get(number)]
            for number, wish in wishes.items()
        }
    return {number: _fate(places[number], lists.get(number, ())) for number in dislodged}


def is_open(field: Field, number: Number, attacker: Number, place: Province) -> bool:
    """Whether the way there is open: in reach, no enemy garrison there, and not where the attacker
    came from, unless it came over the sea (B-25, B-26)."""
    _, kind, here = field.units[number]
    if place not in field.board.reach[kind][here]:
        return False
    if place == field.places[attacker] and attacker not in field.routes:
        return False
    garrison = field.garrisons.get(place, number)
    return field.owners[garrison] == field.owners[number]


def _fate(place: Province, wishes: Sequence[Province]) -> Reason:
    if place != NOWHERE:
        return "retreated"
    return "no_retreat_option" if wishes else "no_retreat_list"
