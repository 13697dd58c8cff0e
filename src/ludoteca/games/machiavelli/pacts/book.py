"""The agreements of a match: finding, adding and changing them."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.kernel import Rejected, Seat

from ..model.pacts import (
    GIVEN,
    LASTING,
    MOST_AGREED,
    MOST_MADE,
    MOST_OPEN,
    MOST_PAST,
    PER_TURN,
    PLACED,
    Pact,
    PactState,
    Terms,
    pair,
    pairs,
)
from ..model.state import DRAFTS, MachiavelliContext, MachiavelliState, Phase

ALIVE: frozenset[PactState] = frozenset({"open", "agreed"})
UNANSWERED: frozenset[PactState] = frozenset({"declined", "withdrawn", "lapsed"})
"""States of proposals that came to nothing; they are forgotten a turn later."""


def is_talking(state: MachiavelliState) -> bool:
    """Whether letters may be written (B-74)."""
    return state.phase == Phase.DIPLOMACY or state.letters_always


def may_negotiate(state: MachiavelliState, ctx: MachiavelliContext) -> bool:
    """Proposals are made and answered when letters may be written; not in matches of version 1."""
    return ctx.version >= DRAFTS and is_talking(state)


def between(state: MachiavelliState, one: Seat, other: Seat) -> tuple[Pact, ...]:
    """The pacts of two seats; none before the first proposal of a match."""
    return state.known_pacts[pair(one, other)] if state.known_pacts else ()


def find(state: MachiavelliState, one: Seat, other: Seat, number: int) -> Pact | None:
    known = 0 <= other < len(state.out) and one != other
    pacts = between(state, one, other) if known else ()
    return next((pact for pact in pacts if pact.number == number), None)


def add(state: MachiavelliState, pact: Pact) -> None:
    if not state.known_pacts:
        state.pacts = [() for _ in pairs(len(state.out))]
    state.known_pacts[pair(*pact.seats)] += (pact,)


def change(state: MachiavelliState, pact: Pact, /, **changes: object) -> Pact:
    """Put a changed pact in the place of this one."""
    changed = replace(pact, **changes)
    at = pair(*pact.seats)
    state.known_pacts[at] = tuple(
        changed if one.number == pact.number else one for one in state.known_pacts[at]
    )
    return changed


def forget(state: MachiavelliState, at: int) -> None:
    """Drop the unanswered proposals of earlier turns, and the oldest agreements of too many."""
    kept = [
        pact
        for pact in state.known_pacts[at]
        if pact.state not in UNANSWERED or pact.made >= state.round
    ]
    past = [pact for pact in kept if pact.state not in ALIVE]
    old = {pact.number for pact in past[: max(0, len(past) - MOST_PAST)]}
    state.known_pacts[at] = tuple(pact for pact in kept if pact.number not in old)


def pact_of(terms: Terms, by: Seat, state: MachiavelliState) -> Pact:
    """The pact that a seat would propose by these terms."""
    made = [pact for pact in between(state, by, terms.to) if pact.made == state.round]
    giver = -1
    if terms.kind in GIVEN:
        giver = by if terms.gives else terms.to
    return Pact(
        number=PER_TURN * state.round + len(made),
        by=by,
        to=terms.to,
        kind=terms.kind,
        province=terms.province,
        giver=giver,
        turns=terms.turns,
        amount=terms.amount,
        made=state.round,
    )


def check_terms(terms: Terms, by: Seat, state: MachiavelliState, ctx: MachiavelliContext) -> None:
    """Refuse terms that say too little or too much, or that are a proposal or agreed already."""
    if not 0 <= terms.to < ctx.seats or terms.to == by or state.out[terms.to]:
        raise Rejected("pact_needs_a_partner")
    if (terms.kind in PLACED) != bool(terms.province):
        raise Rejected("pact_needs_a_province")
    if terms.province and terms.province not in ctx.board.map.ids:
        raise Rejected("unknown_province", province=terms.province)
    if (terms.kind in LASTING) != (terms.turns > 0):
        raise Rejected("pact_needs_turns")
    if (terms.kind == "payment") != (terms.amount > 0):
        raise Rejected("pact_needs_an_amount")
    if not terms.gives and terms.kind not in GIVEN:
        raise Rejected("pact_binds_both")
    meant = pact_of(terms, by, state)
    known = between(state, by, terms.to)
    if any(pact.state in ALIVE and pact.terms == meant.terms for pact in known):
        raise Rejected("pact_known")


def has_room(state: MachiavelliState, by: Seat, to: Seat) -> bool:
    """Whether a seat may make another proposal to a seat."""
    mine = [pact for pact in between(state, by, to) if pact.by == by]
    is_free = sum(pact.state == "open" for pact in mine) < MOST_OPEN
    return is_free and sum(pact.made == state.round for pact in mine) < MOST_MADE


def may_agree(state: MachiavelliState, one: Seat, other: Seat) -> bool:
    """Whether two seats may agree on something more."""
    return sum(pact.state == "agreed" for pact in between(state, one, other)) < MOST_AGREED
