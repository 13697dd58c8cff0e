"""What a bot thinks of a proposal: whether it agrees, and the one reason that decided it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from ludoteca.kernel import Seat

from ...map.board import Province
from ...model.pacts import Pact, PactKind
from .given import spared
from .standing import Outlook

Why: TypeAlias = Literal[
    "leader", "leader_is_you", "quiet", "weak", "war", "help", "busy", "far", "gain", "no_gain",
    "stands_there", "no_matter", "rich", "poor", "gift", "broken", "distrust",
]  # fmt: skip

RESERVE = 2
"""Of what it has, a bot pays at most one part in so many."""
MIDDLE, COLD = 50, 25


class Opinion(NamedTuple):
    agrees: bool
    why: Why
    about: Seat = -1
    """The seat that the reason is about."""


def opinion(pact: Pact, outlook: Outlook) -> Opinion:
    """The opinion of the seat that a pact is proposed to."""
    is_gift = pact.kind == "payment" and pact.giver == pact.by
    if not is_gift and outlook.remembers_breach_by(pact.by):
        return Opinion(False, "broken")
    place = outlook.board.index.get(pact.province, -1)
    return OPINIONS[pact.kind](pact, place, outlook)


def _peace(pact: Pact, place: Province, outlook: Outlook) -> Opinion:
    other, character, leader = pact.by, outlook.character, outlook.leader
    if leader == other:
        return Opinion(False, "leader_is_you")
    if leader is not None and character.warmth >= COLD:
        return Opinion(True, "leader", leader)
    if (
        outlook.prey(other)
        and character.boldness > MIDDLE
        and character.boldness > character.warmth
    ):
        return Opinion(False, "war")
    if outlook.threat(other, outlook.seat) > outlook.threat(outlook.seat, other):
        return Opinion(True, "weak")
    agrees = character.warmth >= MIDDLE
    return Opinion(agrees, "quiet" if agrees else "distrust")


def _support(pact: Pact, place: Province, outlook: Outlook) -> Opinion:
    other, seat, character = pact.by, outlook.seat, outlook.character
    owner = outlook.owner.get(place, -1)
    if pact.taker == seat:
        if owner == seat or owner in spared(outlook.view, seat):
            return Opinion(False, "no_gain")
        reaches = outlook.reaches(seat, place)
        return Opinion(reaches, "gain" if reaches else "far")
    if owner == seat or outlook.stands_in(seat, place):
        return Opinion(False, "no_gain")
    if not outlook.reaches(seat, place):
        return Opinion(False, "far")
    if owner in spared(outlook.view, seat):
        return Opinion(False, "busy")
    if outlook.leader == other:
        return Opinion(False, "leader_is_you")
    if owner >= 0 and outlook.leader == owner:
        return Opinion(True, "leader", owner)
    agrees = character.warmth + MIDDLE - character.boldness >= MIDDLE
    return Opinion(agrees, "help" if agrees else "busy")


def _demilitarised(pact: Pact, place: Province, outlook: Outlook) -> Opinion:
    seat, character = outlook.seat, outlook.character
    owner = outlook.owner.get(place, -1)
    if outlook.stands_in(seat, place):
        return Opinion(False, "stands_there")
    wanted = outlook.board.has_city(place) and owner != seat and outlook.reaches(seat, place)
    if wanted and character.boldness > character.warmth:
        return Opinion(False, "war")
    return Opinion(True, "no_matter")


def _joint_attack(pact: Pact, place: Province, outlook: Outlook) -> Opinion:
    seat, character = outlook.seat, outlook.character
    owner = outlook.owner.get(place, -1)
    if owner == seat:
        return Opinion(False, "no_gain")
    if not outlook.reaches(seat, place):
        return Opinion(False, "far")
    if owner in spared(outlook.view, seat) or owner == pact.by:
        return Opinion(False, "busy")
    if outlook.leader == pact.by:
        return Opinion(False, "leader_is_you")
    if owner >= 0 and outlook.leader == owner:
        return Opinion(True, "leader", owner)
    agrees = character.boldness >= MIDDLE
    return Opinion(agrees, "gain" if agrees else "busy")


def _payment(pact: Pact, place: Province, outlook: Outlook) -> Opinion:
    if pact.taker == outlook.seat:
        return Opinion(True, "gift")
    if outlook.leader == pact.by:
        return Opinion(False, "leader_is_you")
    can = outlook.view.treasury[outlook.seat] >= RESERVE * pact.amount
    if not can:
        return Opinion(False, "poor")
    agrees = outlook.character.warmth >= 75
    return Opinion(agrees, "rich" if agrees else "no_gain")


OPINIONS: Mapping[PactKind, Callable[[Pact, Province, Outlook], Opinion]] = {
    "peace": _peace,
    "non_aggression": _peace,
    "support": _support,
    "demilitarised": _demilitarised,
    "joint_attack": _joint_attack,
    "payment": _payment,
}
