"""The score of a move: four figures and two corrections (rule 10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.kernel import Move, Seat

from ..deck import COLOUR, INDEX, KIND, MULTI, PATCH
from ..moves import ApplyPatch, Discard, PlaceModule, ThrowBug
from ..operations import ArchitectChange, EndYearParty, InternalPhishing, ProjectSwap, RecruitAce
from ..state import BUGGED, EMPTY, FREE, PATCHED, SLOTS, STABILISED, TeraState
from .outlook import CLOSE, Outlook, bugs, is_close, shields
from .personalities import Personality

OPERATIONS = (ArchitectChange, RecruitAce, InternalPhishing, EndYearParty, ProjectSwap)
CLOSE_FACTOR, LAGGING = 1.5, 0.1
SPENT_ON_A_COLOUR, SAVED_A_MULTICOLOUR, DISCARDED = -0.5, 0.5, -0.25
AFRAID = {CLOSE: 6.0, 2: 1.5}
"""Stable modules of a rival at its turn → penalty."""
WORTH = {EMPTY: 0.0, BUGGED: 0.4, FREE: 1.0, PATCHED: 1.3, STABILISED: 1.6}
"""State of a module → its worth, by what it takes to break it."""
STANDING_WEIGHT, FRESH_CARD = 8.0, 4.0


class Score(Struct, frozen=True):
    progress: float
    sabotage: float
    defence: float
    efficiency: float
    opportunity: float
    reply: float
    total: float


def score(
    seen: Outlook,
    move: Move,
    weights: Sequence[float],
    personality: Personality,
) -> Score:
    after = seen.after(move)
    progress = float(after.stable(seen.seat) - seen.now.stable(seen.seat))
    is_hard = personality.difficulty == "hard"
    sabotage = sum(harm(seen, after, rival, is_hard) for rival in seen.rivals)
    defence = shelter(seen, after, progress)
    efficiency = thrift(seen, move)
    opportunity = personality.operation_bonus if isinstance(move, OPERATIONS) else 0.0
    reply = answer(seen, after) if is_hard else 0.0
    total = (
        weights[0] * progress
        + weights[1] * sabotage * personality.sabotage_weight
        + weights[2] * defence * personality.defence_weight
        + weights[3] * efficiency
        + opportunity
        + reply
    )
    return Score(progress, sabotage, defence, efficiency, opportunity, reply, total)


def harm(seen: Outlook, after: TeraState, rival: Seat, is_hard: bool) -> float:
    """Stable modules that a rival loses; more where it is close to winning. A hard player does not
    attack seats that lag behind."""
    lost = seen.now.stable(rival) - after.stable(rival)
    if is_close(seen.now, rival):
        return lost * CLOSE_FACTOR
    return lost * LAGGING if is_hard and seen.now.stable(rival) < seen.best_rival else float(lost)


def shelter(seen: Outlook, after: TeraState, progress: float) -> float:
    """Score of defence: 1 for a patch, 2 for a stabilisation, 1 for a bug removed, or half where it
    was progress already."""
    patched, stabilised = shields(seen.now, seen.seat)
    patched_then, stabilised_then = shields(after, seen.seat)
    cured = max(0, bugs(seen.now, seen.seat) - bugs(after, seen.seat))
    gained = (patched_then - patched) + 2 * (stabilised_then - stabilised)
    return gained + cured * (0.5 if progress > 0 else 1.0)


def thrift(seen: Outlook, move: Move) -> float:
    """Score of efficiency: strong cards, and multicoloured ones that are not wasted."""
    match move:
        case EndYearParty() | ProjectSwap():
            return 1.0
        case InternalPhishing():
            return 1.0 if bugs(seen.now, seen.seat) > 1 else 0.0
        case Discard(cards=cards):
            return DISCARDED * len(cards) - sum(_worth(seen, INDEX[card]) for card in cards)
        case ThrowBug(card=id) | ApplyPatch(card=id) | PlaceModule(card=id):
            return _spending(seen, INDEX[id])
    return 0.0


def _spending(seen: Outlook, card: int) -> float:
    """Positive for a plain card where a multicoloured one in hand would serve too, negative for the
    reverse."""
    hand = [INDEX[id] for id in seen.view.hand]
    kin = [other for other in hand if KIND[other] == KIND[card] and other != card]
    if COLOUR[card] == MULTI:
        return SPENT_ON_A_COLOUR if kin else 0.0
    return SAVED_A_MULTICOLOUR if any(COLOUR[other] == MULTI for other in kin) else 0.0


def _worth(seen: Outlook, card: int) -> float:
    """Value of a card given away; 0 for one that cannot be played."""
    if any(INDEX[one.card] == card for one in seen.view.unplayable):
        return 0.0
    return 0.75 if COLOUR[card] == MULTI or KIND[card] > PATCH else 0.25


def answer(seen: Outlook, after: TeraState) -> float:
    """Outlook after the move, without knowledge of any hand: all projects, rivals that could win in
    their next turn, and the value of fresh cards."""
    fear = 0.0
    for rival in seen.rivals:
        nearness = 1.0 if rival == seen.next else 0.6
        waiting = 0.4 if after.skips[rival] else 1.0
        fear += AFRAID.get(min(after.stable(rival), CLOSE), 0.0) * nearness * waiting
    drawn = sum(after.place[INDEX[id]] != seen.seat for id in seen.view.hand)
    gained = outcome(seen, after) - outcome(seen, seen.now)
    return STANDING_WEIGHT * gained + FRESH_CARD * drawn - fear


def outcome(seen: Outlook, state: TeraState) -> float:
    """The own project against the others, of which the best counts most."""
    others = [standing(state, rival) for rival in seen.rivals]
    against = max(others) + sum(others) / len(others)
    return standing(state, seen.seat) - against / 2


def standing(state: TeraState, seat: Seat) -> float:
    """Worth of a project: each module counts more, the nearer it is to four."""
    project = state.slots[SLOTS * seat : SLOTS * seat + SLOTS]
    worth = sum(WORTH[one] for one in project)
    return worth + worth * worth / 6
