"""Step 4: retreats of the dislodged (rules A.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from ..map.board import GARRISON, NOWHERE, Province
from .field import Field
from .types import Reason, UnitIndex


def settle_retreats(
    field: Field,
    places: list[Province],
    dislodged: Mapping[UnitIndex, UnitIndex],
    contested: set[Province],
    lists: Mapping[UnitIndex, Sequence[Province]],
) -> dict[UnitIndex, Reason]:
    """Move the dislodged to the first province on their lists that is open to them. In rounds: each
    names its best; one that two of them name is closed to both, and they go on to the next
    (B-28)."""
    if not dislodged:
        return {}
    standing = {
        place: number for number, place in enumerate(places) if field.kinds[number] != GARRISON
    }
    options = {
        number: _ways_out(field, number, places, contested, lists.get(number, ()))
        for number in dislodged
    }
    while best := _best(field, options, standing):
        clashing = _clashing(field, best)
        for number, place in best.items():
            if number in clashing:
                options[number] = [option for option in options[number] if option != place]
            else:
                places[number] = place
                standing[place] = number
                del options[number]
    return {number: _fate(places[number], lists.get(number, ())) for number in dislodged}


def _ways_out(
    field: Field,
    number: UnitIndex,
    places: Sequence[Province],
    contested: set[Province],
    listed: Sequence[Province],
) -> list[Province]:
    """Listed provinces in reach: not contested, without an enemy garrison, and not the one an
    attacker came from, unless by convoy (B-25 to B-27)."""
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
    field: Field,
    options: Mapping[UnitIndex, list[Province]],
    standing: Mapping[Province, UnitIndex],
) -> dict[UnitIndex, Province]:
    """The first province still open to each: empty, or shared with units it may share it with
    (B-10)."""
    found: dict[UnitIndex, Province] = {}
    for number, listed in options.items():
        for place in listed:
            if place not in standing or field.may_share(number, standing[place]):
                found[number] = place
                break
    return found


def _clashing(field: Field, best: Mapping[UnitIndex, Province]) -> set[UnitIndex]:
    if len(set(best.values())) == len(best):
        return set()
    return {
        number
        for number, other in permutations(best, 2)
        if best[number] == best[other] and not field.may_share(number, other)
    }


def _fate(place: Province, options: Sequence[Province]) -> Reason:
    if place != NOWHERE:
        return "retreated"
    return "no_retreat_option" if options else "no_retreat_list"
