"""What a bot proposes by itself: at most one proposal a turn, to the seat whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel import Seat

from ...map.board import Province
from ...model.pacts import Terms
from .given import PEACEFUL
from .opinions import MIDDLE, Why
from .standing import Outlook

QUIET_TURNS = 3
BOLD = 60


class Idea(NamedTuple):
    terms: Terms
    why: Why
    about: Seat = -1


def idea(outlook: Outlook) -> Idea | None:
    """The proposal of this turn, if there is one."""
    other = partner(outlook)
    if other is None or outlook.remembers_breach_by(other) or not outlook.is_near(other):
        return None
    with_them = [pact for pact in outlook.view.pacts if other in pact.seats]
    if any(pact.made == outlook.view.round for pact in with_them):
        return None  # one thing at a time
    leader, character = outlook.leader, outlook.character
    peaceful = any(pact.kind in PEACEFUL and pact.state == "agreed" for pact in with_them)
    if leader == other:
        return None
    if not peaceful and leader is not None:
        return Idea(Terms(other, "peace"), "leader", leader)
    if not peaceful and character.warmth > max(MIDDLE, character.boldness):
        return Idea(Terms(other, "non_aggression", turns=QUIET_TURNS), "quiet")
    target = _target(outlook, other) if character.boldness >= BOLD else None
    if target is None:
        return None
    terms = Terms(other, "joint_attack", outlook.board.ids[target])
    return Idea(terms, "gain")


def partner(outlook: Outlook) -> Seat | None:
    """Whom a seat may write to in this turn: by rota, so that nobody gets several proposals of bots
    at once."""
    seats = len(outlook.view.out)
    other = (outlook.seat + 1 + outlook.view.round % (seats - 1)) % seats
    return None if outlook.view.out[other] else other


def _target(outlook: Outlook, other: Seat) -> Province | None:
    """The richest city of somebody else, or of nobody, that both could attack."""
    spared = {
        pact.other(outlook.seat)
        for pact in outlook.view.pacts
        if pact.kind in PEACEFUL and pact.state == "agreed"
    }
    within = [
        city
        for city in outlook.board.cities
        if outlook.owner.get(city, -1) not in {outlook.seat, other, *spared}
        and outlook.reaches(outlook.seat, city)
        and outlook.reaches(other, city)
    ]
    return max(within, key=outlook.board.income, default=None)
