"""Whether a bot keeps a promise: its honesty against the gain from breaking it."""

from __future__ import annotations

from ludoteca.kernel import Chance

from ...model.pacts import Pact
from .outlook import Outlook
from .promises import PEACEFUL

OPEN_CITY, CITY, NO_HELP, NO_MONEY = 60, 25, 20, 30
"""Temptations: the percentage at which a bot of honesty 0 breaks its promise."""
FAIR = 40
"""Honesty from which a bot gives notice of a peace instead of breaking it."""


def keeps(pact: Pact, outlook: Outlook, chance: Chance) -> bool:
    """Draw whether to keep a pact in this turn."""
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
    """Whether to give notice of a peace: with the leader, if the bot is honest enough."""
    if pact.kind != "peace" or pact.last or outlook.character.honesty < FAIR:
        return False
    return outlook.leader == pact.other(outlook.seat)
