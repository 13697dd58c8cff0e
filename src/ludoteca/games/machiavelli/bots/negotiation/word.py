"""Whether a bot keeps its word: its honesty against what there is to gain by breaking it."""

from __future__ import annotations

from ludoteca.kernel import Chance

from ...model.pacts import Pact
from .given import PEACEFUL
from .standing import Outlook

OPEN_CITY, CITY, NO_HELP, NO_MONEY = 60, 25, 20, 30
"""Temptations, in percent: what somebody without any honesty would give in to."""
FAIR = 40
"""Honesty from which a bot gives notice of a peace instead of breaking it."""


def keeps(pact: Pact, outlook: Outlook, chance: Chance) -> bool:
    """Whether it means to keep a pact in this turn."""
    lack = 100 - outlook.character.honesty
    return chance.below(10_000) >= lack * temptation(pact, outlook)


def temptation(pact: Pact, outlook: Outlook) -> int:
    other = pact.other(outlook.seat)
    if pact.kind in PEACEFUL:
        prey = outlook.prey(other)
        if not prey:
            return 0
        return CITY if all(outlook.has_garrison(city) for city in prey) else OPEN_CITY
    if pact.kind == "demilitarised":
        place = outlook.board.index[pact.province]
        wanted = outlook.board.has_city(place) and outlook.owner.get(place, -1) != outlook.seat
        return CITY if wanted and outlook.reaches(outlook.seat, place) else 0
    if pact.kind == "payment":
        return NO_MONEY if pact.giver == outlook.seat else 0
    if pact.kind == "support":
        return NO_HELP if pact.giver == outlook.seat else 0
    return NO_HELP


def gives_notice(pact: Pact, outlook: Outlook) -> bool:
    """Whether it ends a peace in the open: with whoever is ahead of everybody, or broke a word."""
    if pact.kind != "peace" or pact.last or outlook.character.honesty < FAIR:
        return False
    return outlook.leader == pact.other(outlook.seat)
