"""Step 4: where the dislodged go (rules A.6)."""

from __future__ import annotations

from collections import Counter
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
    taken = {p for n, p in enumerate(places) if field.units[n][1] != GARRISON}
    garrisons = {place: owner for owner, kind, place in field.units if kind == GARRISON}
    wishes = {
        number: [
            place
            for place in lists.get(number, ())
            if place not in taken
            and place not in contested
            and garrisons.get(place, field.owners[number]) == field.owners[number]
            and is_open(field, number, attacker, place)
        ]
        for number, attacker in dislodged.items()
    }
    while best := {number: wishes[number][0] for number in wishes if wishes[number]}:
        named = Counter(best.values())
        for number, place in best.items():
            if named[place] == 1:
                places[number] = place
                taken.add(place)
                del wishes[number]
        wishes = {
            number: [p for p in wish if p not in taken and p != best.get(number)]
            for number, wish in wishes.items()
        }
    return {number: _fate(places[number], lists.get(number, ())) for number in dislodged}


def is_open(field: Field, number: Number, attacker: Number, place: Province) -> bool:
    """Whether the way there is open: in reach, and not where the attacker came from, unless it
    came over the sea (B-25, B-26)."""
    _, kind, here = field.units[number]
    if place == field.places[attacker] and attacker not in field.routes:
        return False
    return place in field.board.reach[kind][here]


def _fate(place: Province, wishes: Sequence[Province]) -> Reason:
    if place != NOWHERE:
        return "retreated"
    return "no_retreat_option" if wishes else "no_retreat_list"
