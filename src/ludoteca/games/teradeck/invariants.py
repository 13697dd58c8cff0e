"""Invariants of every position of TeraDeck."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.parts.cards import DECK, DISCARD

from .deck import BUG, CARDS, COLOUR, KIND, MODULE, PATCH, compatible
from .state import (
    BUGGED,
    EMPTY,
    FIRST_SLOT,
    FREE,
    HAND,
    NOBODY,
    PATCHED,
    SLOTS,
    STABILISED,
    STABLE_TO_WIN,
    TeraContext,
    TeraState,
)

LYING = {EMPTY: (0, 0), FREE: (0, 0), BUGGED: (1, 0), PATCHED: (0, 1), STABILISED: (0, 2)}
"""State of a slot → number of bugs and patches in it."""
MISSED = (0, 1)
"""Turns that may be missed in a row: parties do not add up (ruling 16)."""


def invariants(state: TeraState, ctx: TeraContext) -> Iterator[str]:
    places = {DECK, DISCARD, *range(ctx.seats)}
    places |= {FIRST_SLOT + slot for slot in range(SLOTS * ctx.seats)}
    if len(state.place) != CARDS or not places.issuperset(state.place):
        yield f"the {CARDS} cards are in {state.place}"
        return
    for slot, status in enumerate(state.slots):
        yield from _slot(state, slot, status)
    for seat, out in enumerate(state.out):
        if state.place.count(seat) > HAND:
            yield f"seat {seat} holds {state.place.count(seat)} cards"
        if out and (seat in state.place or any(state.slots[SLOTS * seat : SLOTS * seat + SLOTS])):
            yield f"seat {seat} is out and has cards"
        if state.won == NOBODY and state.stable(seat) >= STABLE_TO_WIN:
            yield f"seat {seat} has won, and nobody noticed"
        if state.won == seat and state.stable(seat) < STABLE_TO_WIN:
            yield f"seat {seat} is said to have won with {state.stable(seat)} stable modules"
        if state.skips[seat] not in MISSED:
            yield f"seat {seat} will miss {state.skips[seat]} turns"
    if state.over == "four_stable" and state.won == NOBODY:
        yield "the match is over by four stable modules, and nobody has won"
    if _lacks_cards(state):
        yield f"seat {state.turn} is to act and has not refilled its hand"
    if not state.over and state.out[state.turn]:
        yield f"it is the turn of seat {state.turn}, which is out"


def _lacks_cards(state: TeraState) -> bool:
    """Whether the seat to act holds some cards but not three, although there are cards to draw: all
    others have refilled their hands, or hold none since a party and only restock."""
    held = state.place.count(state.turn)
    can_draw = DECK in state.place or DISCARD in state.place
    return not state.over and not state.ended and 0 < held < HAND and can_draw


def _slot(state: TeraState, slot: int, status: int) -> Iterator[str]:
    """The state of a slot agrees with its cards: one module of its colour, and attachments."""
    lying, colour = state.lying_in(slot), slot % SLOTS
    modules = [card for card in lying if KIND[card] == MODULE]
    found = tuple(sum(KIND[card] == kind for card in lying) for kind in (BUG, PATCH))
    if found != LYING[status] or len(modules) != (status != EMPTY):
        yield f"slot {slot} is in state {status} and holds {lying}"
    if any(COLOUR[card] != colour for card in modules):
        yield f"slot {slot} holds a module of another colour"
    if not all(compatible(COLOUR[card], colour) for card in lying):
        yield f"slot {slot} holds something that does not go with its module"
