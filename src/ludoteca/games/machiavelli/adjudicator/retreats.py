"""Step 4: where the dislodged go (rules A.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from ..map.board import GARRISON, NOWHERE, Province
from .field import Field
from .types import Number, Reason


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
    standing = {
        place: number for number, place in enumerate(places) if field.kinds[number] != GARRISON
    }
    wishes = {
        number: _ways_out(field, number, places, contested, lists.get(number, ()))
        for number in dislodged
    }
    while best := _best(field, wishes, standing):
        clashing = _clashing(field, best)
        for number, place in best.items():
            if number in clashing:
                wishes[number] = [wish for wish in wishes[number] if wish != place]
            else:
                places[number] = place
                standing[place] = number
                del wishes[number]
    return {number: _fate(places[number], lists.get(number, ())) for number in dislodged}


def _ways_out(
    field: Field,
    number: Number,
    places: Sequence[Province],
    contested: set[Province],
    listed: Sequence[Province],
) -> list[Province]:
    """What is in reach, not contested, without an enemy garrison, and not where an attacker came
    from, unless it came over the sea (B-25 to B-27)."""
    owner, kind, here = field.units[number]
    reach, garrisons, owners = field.board.reach[kind][here], field.garrisons, field.owners
    behind_attackers = [
        field.places[attacker]
        for attacker in field.into[here]
        if places[attacker] == here and attacker not in field.routes
    ]
    return [
        place
        for place in listed
        if place in reach
        and place not in contested
        and place not in behind_attackers
        and (place not in garrisons or owners[garrisons[place]] == owner)
    ]


def _best(
    field: Field, wishes: Mapping[Number, list[Province]], standing: Mapping[Province, Number]
) -> dict[Number, Province]:
    """The first place each can still have: nobody stands there, or who may share it (B-10)."""
    found: dict[Number, Province] = {}
    for number, listed in wishes.items():
        for place in listed:
            if place not in standing or field.may_share(number, standing[place]):
                found[number] = place
                break
    return found


def _clashing(field: Field, best: Mapping[Number, Province]) -> set[Number]:
    if len(set(best.values())) == len(best):
        return set()
    return {
        number
        for number, other in permutations(best, 2)
        if best[number] == best[other] and not field.may_share(number, other)
    }


def _fate(place: Province, wishes: Sequence[Province]) -> Reason:
    if place != NOWHERE:
        return "retreated"
    return "no_retreat_option" if wishes else "no_retreat_list"
